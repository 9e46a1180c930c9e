"""The links of tables as the server gives them to the organiser, for sheets of paper."""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from carrom.json_fields import FieldError
from carrom.messages import message
from carrom.tournament.terms import Role

PAGE = "/#/board"


class TableLink(Struct, frozen=True):
    """How the players at a table come to its page."""

    board: int
    address: str
    code: str = ""
    """What can be typed where no code can be scanned."""
    role: str = Role.TABLE

    @property
    def page(self) -> str:
        """Where a code is typed."""
        return self.address.partition(PAGE)[0] + PAGE


class _Links(Struct, frozen=True):
    links: list[TableLink]


TableLinks = Mapping[int, TableLink]


def read_links(data: bytes) -> TableLinks:
    """Read what ``GET /api/tournaments/ID/links`` answers; the links of tables, by board."""
    try:
        found = msgspec.json.decode(data, type=_Links).links
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise FieldError("", message("tournament-bad-links")) from None
    tables = {link.board: link for link in found if link.role == Role.TABLE and link.address}
    if not tables:
        raise FieldError("", message("tournament-bad-links"))
    return tables


def links_by(pattern: str, boards: Iterable[int]) -> TableLinks:
    """Return links whose addresses are a pattern with the number for ``{board}``."""
    return {n: TableLink(board=n, address=pattern.replace("{board}", str(n))) for n in boards}
