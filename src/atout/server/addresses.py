"""Where somebody comes from, as far as it counts for limits."""

import ipaddress
from collections.abc import Mapping
from typing import Any

NETWORK = 64
"""Of an IPv6 address: whoever has one has all of such a network."""


def address_of(scope: Mapping[str, Any]) -> str:
    """The address of a client; empty where the server knows none."""
    host = str((scope.get("client") or ("", 0))[0])
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK), strict=False))


def is_loopback(host: str) -> bool:
    """Whether this is an address of this machine to itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
