"""From the code that stands on a table to the table's own page."""

from fastapi import APIRouter, Request

from carrom.messages import message
from carrom.server.http.responses import in_thread, refusal, refusals
from carrom.server.http.seat_requests import Code, Tries
from carrom.server.http.tournament_messages import TableByCode
from carrom.server.rooms.codes import TABLE, typed
from carrom.server.rooms.new_rooms import hashed
from carrom.server.tournaments.table_codes import secret_by
from carrom.store.store import Store
from carrom.tournament.terms import Role


def table_code_requests(store: Store) -> APIRouter:
    """Return the request; wrong codes are bounded as those of games are."""
    router = APIRouter(prefix="/api")
    tries = Tries()

    @router.get("/table-codes/{code}", responses=refusals(404, 429))
    async def show_table(code: Code, request: Request) -> TableByCode:
        """Return which table of which tournament a code leads to."""
        tries.begin(request)
        meant = typed(code)
        secret = await in_thread(lambda: secret_by(meant)) if len(meant) == TABLE else ""
        found = await store.linked(hashed(secret)) if secret else None
        if found is None or found[1].role is not Role.TABLE:
            raise refusal(404, message("server-table-code-unknown"))
        tries.right(request)
        tournament, link = found
        return TableByCode(tournament=tournament, board=link.board, secret=secret)

    return router
