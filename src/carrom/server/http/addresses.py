"""Where people reach the server, as links and codes tell it, and from where somebody asks.

An address that was set counts before all. Without one, a page on the server's own machine is told the
address in the local network, as ``localhost`` would lead another machine to itself.
"""

from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

OWN_NETWORK: Final = 64
"""Bits of an IPv6 address that one household shares."""


def base_address(request: HTTPConnection) -> str:
    """Return the address that links begin with, without a slash at its end.

    The public one, if there is one. A page on the server's own machine is told the one in the local
    network: ``localhost`` would lead another machine to itself. Else the one that was asked at.
    """
    public: str = getattr(request.app.state, "public_url", "")
    if public:
        return public.rstrip("/")
    lan: str = getattr(request.app.state, "lan_url", "")
    host = request.headers.get("host", "localhost")
    if lan and leads_to_itself(host):
        return lan
    return f"{request.url.scheme.replace('ws', 'http')}://{host}"


def asker(request: HTTPConnection) -> str:
    """Return who asks, as far as limits go: an address, of IPv6 the network."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> OWN_NETWORK << OWN_NETWORK))
    return host


def from_this_machine(request: HTTPConnection) -> bool:
    """Say whether the server's own machine asks, in nobody else's name."""
    return request.client is None or request.client.host in ("127.0.0.1", "::1")


def leads_to_itself(host: str) -> bool:
    """Say whether a Host header names the machine itself."""
    name = host.rpartition("]")[0].lstrip("[") or host.partition(":")[0]
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
