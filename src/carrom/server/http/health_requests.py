"""The server seen from outside: whether it is alive, whether it is ready, its figures."""

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel

from carrom import __version__
from carrom.page_sources import page_mark
from carrom.server.readiness import Readiness, Unready
from carrom.server.rooms.rooms import Rooms


class Health(BaseModel):
    """Whether the server is well."""

    ok: bool
    version: str
    build: str
    """Of the page it serves; a page of another build renews itself."""
    rules: str
    """A mark of the modules that also run on the page; a page with others does not rule with them."""


class Ready(BaseModel):
    """Whether the server can take pages."""

    ready: bool
    reasons: list[Unready]
    """Why not."""


def health_requests(rooms: Rooms, build: str) -> APIRouter:
    """Return the requests of whoever looks after the server."""
    router = APIRouter()
    readiness = Readiness(rooms)
    rooms.metrics.build(build)

    @router.get("/healthz")
    async def healthz() -> Health:
        """Say that the server is alive."""
        return Health(ok=True, version=__version__, build=build, rules=page_mark())

    @router.get("/readyz", response_model=Ready, responses={503: {"model": Ready}})
    async def readyz() -> Response:
        """Say whether the server can take pages, and if not, why."""
        reasons = await readiness.reasons()
        told = Ready(ready=not reasons, reasons=reasons)
        return JSONResponse(told.model_dump(), 503 if reasons else 200)

    @router.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        """Return the figures of this process for Prometheus."""
        return Response(rooms.metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return router
