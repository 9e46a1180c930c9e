"""The static copy of a tournament's public pages over HTTP, as one file to keep."""

from typing import Any, Final

from fastapi import APIRouter, Depends, Request, Response

from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.limits import Budgets
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.tournament_access import TournamentId, tournament_place
from carrom.server.side_work import LARGE
from carrom.server.tournaments.championships import earlier_ones
from carrom.server.tournaments.copies import worked
from carrom.server.tournaments.tournaments import Tournaments
from carrom.tournament.log import Tournament
from carrom.tournament.site import site_files, zipped

MOST_COPIES: Final = (30, 600.0)
"""Copies for one address in so many seconds."""
ARCHIVE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}
}


def _archive(tournament: Tournament, earlier: list[Tournament], folder: str) -> bytes:
    return zipped(site_files(tournament, earlier), folder)


def tournament_site_requests(tournaments: Tournaments) -> APIRouter:
    """Return the request for the copy; it holds what everybody may see, so it needs no link."""
    router = APIRouter(prefix="/api/tournaments", dependencies=[Depends(tournament_place)])
    budgets = Budgets(*MOST_COPIES)

    @router.get("/{name}/site.zip", responses={**ARCHIVE, **refusals(404, 429)})
    async def show_site(name: TournamentId, request: Request) -> Response:
        """Return the public pages as files, in an archive."""
        if not budgets.take(asker(request)):
            raise refusal(429, message("server-many"))
        live = await tournaments.find(name)
        if live is None:
            raise refusal(404, message("server-no-tournament"))
        folder = f"tournament-{name[:6]}"
        with LARGE.place(asker(request)):
            earlier = await earlier_ones(tournaments, live.tournament.state.competitions.values())
            data = await worked(live, tournaments.store, LARGE, _archive, earlier, folder)
        kept = f'attachment; filename="{folder}.zip"'
        headers = {"content-disposition": kept, "cache-control": "no-store"}
        return Response(data, media_type="application/zip", headers=headers)

    return router
