"""The engine of the page over HTTP: a page reports a motion that came out otherwise than here."""

from typing import Annotated, Final

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from carrom.messages import message
from carrom.server import logs
from carrom.server.http.addresses import asker
from carrom.server.http.limits import Budgets
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.struct_fields import STRICT

MOST_REPORTS, PER_SECONDS = 20, 600.0
"""That one address may make."""
_ENDLESS: Final = 2**31


class MotionDifference(BaseModel):
    """A stroke of a match whose motion the page computed otherwise."""

    model_config = STRICT

    room: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
    seq: Annotated[int, Field(ge=1, le=_ENDLESS)]
    """The entry of the stroke."""
    build: Annotated[str, Field(pattern=r"^[0-9a-f]{0,64}$")]
    """Which build of the page it was."""
    where: Annotated[str, Field(pattern=r"^[a-z0-9_.]{1,80}$")]
    """The first of the keyframes' figures that differs, such as discs.3.knots.1.2."""


def engine_requests() -> APIRouter:
    """Return the requests about the engine of the page."""
    router = APIRouter(prefix="/api/engine")
    budgets = Budgets(MOST_REPORTS, PER_SECONDS)

    @router.post("/differences", status_code=204, responses=refusals(413, 429))
    async def report(seen: MotionDifference, request: Request) -> None:
        """Log that a page computed a motion otherwise; nothing else follows from it."""
        if not budgets.take(asker(request)):
            raise refusal(429, message("server-reports"))
        told = {"room": seen.room, "seq": seen.seq, "build": seen.build, "where": seen.where}
        logs.warning("motion-differs", **told)

    return router
