"""From the code that stands on a table to the table's own page."""

from functools import partial
from typing import Final

from fastapi import APIRouter, Request

from carrom.messages import message
from carrom.server.http.addresses import asker
from carrom.server.http.limits import Budgets
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.seat_requests import Code, Tries
from carrom.server.http.tournament_messages import TableByCode
from carrom.server.rooms.codes import TABLE, typed
from carrom.server.rooms.new_rooms import hashed
from carrom.server.side_work import CODES
from carrom.server.tournaments.table_codes import secret_by
from carrom.store.store import Store
from carrom.tournament.terms import Role

MOST_TYPED: Final = (300, 60.0)
"""Codes from one address in so many seconds, right or wrong: a hall may share one."""


def table_code_requests(store: Store) -> APIRouter:
    """Return the request; wrong codes are bounded as those of games are."""
    router = APIRouter(prefix="/api")
    tries, typing = Tries(), Budgets(*MOST_TYPED)

    @router.get("/table-codes/{code}", responses=refusals(404, 429))
    async def show_table(code: Code, request: Request) -> TableByCode:
        """Return which table of which tournament a code leads to."""
        tries.begin(request)
        meant = typed(code)
        secret = ""
        if len(meant) == TABLE:
            if not typing.take(asker(request)):
                raise refusal(429, message("server-many"))
            with CODES.place(asker(request)):
                secret = await CODES.do(partial(secret_by, meant))
        found = await store.linked(hashed(secret)) if secret else None
        if found is None or found[1].role is not Role.TABLE:
            raise refusal(404, message("server-table-code-unknown"))
        tries.right(request)
        tournament, link = found
        return TableByCode(tournament=tournament, board=link.board, secret=secret)

    return router
