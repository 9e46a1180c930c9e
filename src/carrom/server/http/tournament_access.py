"""Who asks about which tournament, what their link is good for, and what it shows."""

import re
from typing import Annotated, Final

from fastapi import Header, Path, Request, Response

from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.limits import Budgets
from carrom.server.http.responses import in_thread, refusal
from carrom.server.http.seat_cookie import give_table, table_device
from carrom.server.tournaments.desk_results import TournamentDesks
from carrom.server.tournaments.tournaments import Live
from carrom.server.tournaments.view_types import TournamentView
from carrom.server.tournaments.views import tournament_view
from carrom.store.tournaments import Link
from carrom.tournament.terms import Role

MOST_ASKED: Final = (3000, 60.0)
"""Requests about one tournament, by one address, in so many seconds: a hall may share one."""
TournamentId = Annotated[str, Path(pattern=r"^[0-9a-f]{24}$")]
PlayerId = Annotated[str, Path(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$")]
Secret = Annotated[str, Header(alias="x-link", max_length=80, pattern=r"^[A-Za-z0-9_-]*$")]
DEVICE: Final = re.compile("[A-Za-z0-9]{1,32}")
"""What a device may call itself in the log: an id, never a name."""


class Access:
    """The way from a request to a tournament, by the link that it brings."""

    def __init__(self, desks: TournamentDesks) -> None:
        self.desks: Final = desks
        self.tournaments: Final = desks.tournaments
        self._budgets = Budgets(*MOST_ASKED)

    async def found(self, name: str, request: Request, secret: str) -> tuple[Live, Link]:
        """Return a tournament, and what the asker's link is good for."""
        if not self._budgets.take(f"{asker(request)} {name}"):
            raise refusal(429, message("server-many"))
        live = await self.tournaments.find(name)
        if live is None:
            raise refusal(404, message("server-no-tournament"))
        link = await self.tournaments.link(live, secret)
        if link.role is Role.TABLE:  # what a device says of itself proves nothing there
            return live, link._replace(device=table_device(request, name))
        device = request.headers.get("x-device", "")
        return live, link._replace(device=device if DEVICE.fullmatch(device) else "")

    def known(self, live: Live, link: Link, request: Request, response: Response) -> Link:
        """Return what the link is good for, with the id of a table's device, which gets one now."""
        if link.role is not Role.TABLE or link.device:
            return link
        return link._replace(device=give_table(request, response, live.id))

    async def for_role(
        self, name: str, request: Request, secret: str, *roles: Role
    ) -> tuple[Live, Link]:
        """Return the same for some roles; others are refused."""
        live, link = await self.found(name, request, secret)
        if link.role not in roles:
            raise refusal(403, message("tournament-refused-role"))
        return live, link

    async def shown(self, live: Live, link: Link) -> TournamentView:
        """Return what a link shows now."""
        rooms = self.tournaments.rooms
        known = await self.desks.known(live)
        boards = await rooms.store.boards(live.id)
        tournament, now = live.tournament, rooms.now()
        key = (link.role, link.board, tuple(sorted(known.items(), key=lambda one: one[0])), boards)
        made = live.views.get(key)
        if made is None:
            made = await in_thread(lambda: tournament_view(tournament, link, known, boards, now))
            if live.tournament is tournament:
                live.views[key] = made
        device = link.device if link.role is Role.TABLE else ""
        return made.model_copy(update={"now": now, "device": device})
