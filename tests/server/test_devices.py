"""A device by what its browser says, an address by what counts for limits."""

import pytest

from atout.server.addresses import address_of
from atout.server.devices import device_of


@pytest.mark.parametrize(
    ("said", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Atout/1.0 (Linux)", "Atout, Linux"),
        ("Atout/1.0 (Darwin)", "Atout, macOS"),
        (
            (
                "Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) "
                "SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36"
            ),
            "Samsung Internet, Android",
        ),
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
                "Version/18.5 Mobile/15E148 Safari/604.1"
            ),
            "Safari, iPhone",
        ),
        (
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
                "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
            ),
            "Edge, Windows",
        ),
        (
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) "
                "Chrome/140.0.0.0 Safari/537.36"
            ),
            "Chrome, macOS",
        ),
        ("curl/8.5.0", ""),
        ("", ""),
        ("<script>" * 1000, ""),
    ],
)
def test_a_device_is_its_browser_and_its_system(said, device):
    assert device_of(said) == device


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 5000), "192.0.2.7"),
        (("::ffff:192.0.2.7", 5000), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 5000), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::9", 5001), "2001:db8:1:2::/64"),
        (("", 0), ""),
        (None, ""),
    ],
)
def test_an_address_counts_with_its_network(client, address):
    assert address_of({"client": client}) == address
