"""What a browser says of itself, in as many words as its owner needs to know it again."""

import re

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox|FxiOS", "Firefox"),
    ("Chromium", "Chromium"),
    ("Chrome|CriOS", "Chrome"),
    ("Safari", "Safari"),
    ("Atout/", "Atout"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X|Macintosh|Darwin", "macOS"),
    ("Linux", "Linux"),
)
"""The first that fits: each of them says that it is some of those below as well."""


def device_of(user_agent: str) -> str:
    """The browser and the system; empty where nothing of it is known."""
    return ", ".join(filter(None, (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))))


def _first(known: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for sign, name in known if re.search(sign, user_agent)), "")
