"""The address of this machine in the local network, and letting that network in."""

import secrets
import socket
from collections.abc import Awaitable, Callable, Iterator
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


class ClosedError(Exception):
    """The door cannot be opened; ``problem`` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class LanDoor:
    """Lets a local network reach a server that only its own machine could reach so far.

    Whoever started the server has a token, which opens it once.
    """

    def __init__(
        self,
        token: str,
        port: int,
        listen: Callable[[str, int], Awaitable[None]],
    ) -> None:
        """``listen`` takes connections at one more address."""
        self._token = token
        self._port = port
        self._listen = listen

    @property
    def opens(self) -> bool:
        """Whether there is a network to open it to."""
        return bool(self._token) and lan_address() is not None

    async def open(self, token: str) -> str:
        """Open it; return where others find the server from now on."""
        own = lan_address()
        if not self._token or not secrets.compare_digest(token.encode(), self._token.encode()):
            raise ClosedError("token")
        if own is None:
            raise ClosedError("network")
        self._token, kept = "", self._token  # while it is being opened nobody else opens it
        try:
            await self._listen(own, self._port)
        except OSError:
            self._token = kept
            raise ClosedError("port") from None
        return f"http://{own}:{self._port}"
