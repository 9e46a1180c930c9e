"""Which pages may use the server: its own, and those of other sites that are named.

A name in the address that nobody has named here could be another site's, made to lead to this
machine; numbers and ``localhost`` could not.
"""

import re
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final

LOCAL: Final = "localhost"
_ORIGIN: Final = re.compile(r"https?://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")


def is_origin(text: str) -> bool:
    """Say whether a text names a site, as ``https://carrom.example`` does."""
    return _ORIGIN.fullmatch(text) is not None


class Origins:
    """The sites whose pages may use a server; of a name alone, pages at that name."""

    def __init__(self, named: Sequence[str]) -> None:
        self._named = frozenset(named)
        self._hosts = frozenset(_name(origin.rpartition("://")[2]) for origin in named)

    def reached(self, host: str | None) -> bool:
        """Say whether the server may be reached by an address, as the Host header has it."""
        name = _name(host or "")
        return name == LOCAL or name in self._hosts or _is_number(name)

    def allow(self, origin: str | None, host: str | None) -> bool:
        """Say whether a page of an origin may use the server; a request without one is no page's."""
        if not self.reached(host):
            return False
        own = (f"http://{host}", f"https://{host}")
        return origin is None or origin in self._named or origin in own


def _name(host: str) -> str:
    """Return the name of a host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
