"""The address of this machine in the local network."""

import socket
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared with
"""Hosts by which a server listens on all its addresses."""
ELSEWHERE: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Addresses that nobody has or that many networks have: by which of ours would they be reached?"""


def lan_address() -> str | None:
    """Return the address by which machines of the same network reach this one; None: there is none.

    Nothing is sent: the system is only asked which of its addresses it would use.
    """
    return next(filter(reaches_out, _own_addresses()), None)


def reaches_out(address: str) -> bool:
    """Say whether other machines may know an address of this one."""
    own = ip_address(address)
    return not own.is_loopback and not own.is_unspecified


def _own_addresses() -> Iterator[str]:
    for other in ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((other, 9))
            except OSError:
                continue
            yield probe.getsockname()[0]


def lan_url(host: str, port: int) -> str:
    """Return where a server that listens on a host is in the local network; empty: nowhere."""
    own = lan_address() if host in EVERYWHERE else None
    return "" if own is None else f"http://{own}:{port}"
