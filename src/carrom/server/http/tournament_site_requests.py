"""The static copy of a tournament's public pages over HTTP, as one file to keep."""

from typing import Any, Final

from fastapi import APIRouter, Request, Response

from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.limits import Budgets
from carrom.server.http.responses import in_thread, refusal, refusals
from carrom.server.http.tournament_access import TournamentId
from carrom.server.tournaments.championships import earlier_ones
from carrom.server.tournaments.tournaments import Tournaments
from carrom.tournament.site import site_files, zipped

MOST_COPIES: Final = (30, 600.0)
"""Copies for one address in so many seconds."""
ARCHIVE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}
}


def tournament_site_requests(tournaments: Tournaments) -> APIRouter:
    """Return the request for the copy; it holds what everybody may see, so it needs no link."""
    router = APIRouter(prefix="/api/tournaments")
    budgets = Budgets(*MOST_COPIES)

    @router.get("/{name}/site.zip", responses={**ARCHIVE, **refusals(404, 429)})
    async def show_site(name: TournamentId, request: Request) -> Response:
        """Return the public pages as files, in an archive."""
        if not budgets.take(asker(request)):
            raise refusal(429, message("server-many"))
        live = await tournaments.find(name)
        if live is None:
            raise refusal(404, message("server-no-tournament"))
        tournament = live.tournament
        earlier = await earlier_ones(tournaments, tournament.state.competitions.values())
        folder = f"tournament-{name[:6]}"
        data = await in_thread(lambda: zipped(site_files(tournament, earlier), folder))
        kept = f'attachment; filename="{folder}.zip"'
        headers = {"content-disposition": kept, "cache-control": "no-store"}
        return Response(data, media_type="application/zip", headers=headers)

    return router
