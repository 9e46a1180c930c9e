"""The address of this machine in the local network."""

import socket
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
    for other in ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((other, 9))
            except OSError:
                continue
            own: str = probe.getsockname()[0]
        if not ip_address(own).is_loopback and not ip_address(own).is_unspecified:
            return own
    return None


def lan_url(host: str, port: int) -> str:
    """Return where a server that listens on a host is in the local network; empty: nowhere."""
    own = lan_address() if host in EVERYWHERE else None
    return "" if own is None else f"http://{own}:{port}"
