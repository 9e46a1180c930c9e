"""Where others reach the server: asked by pages that show links, and by the one that lets others in."""

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from carrom.messages import message
from carrom.server import lan, logs
from carrom.server.http.addresses import base_address, from_this_machine, leads_to_itself
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.struct_fields import STRICT
from carrom.server.lan import ClosedError, LanDoor


class ServerAddress(BaseModel):
    """How links to this server begin, and who can follow them."""

    base: str
    reach: Literal["others", "this-machine"]
    network: bool
    """Whether the machine is in a local network."""
    opens: bool
    """Whether the page that was opened at the start may let this network in."""


class OpenDoor(BaseModel):
    """Whoever started the server wants others of the local network to reach it."""

    model_config = STRICT

    token: Annotated[str, Field(max_length=100)]


def address_requests(door: LanDoor | None) -> APIRouter:
    """Return the requests about the server's address."""
    router = APIRouter(prefix="/api/address")

    @router.get("")
    async def show(request: Request) -> ServerAddress:
        """Say how links begin, and who can follow them."""
        return _address(request, door)

    @router.post("", responses=refusals(403, 409))
    async def open_door(asked: OpenDoor, request: Request) -> ServerAddress:
        """Let the local network in; only a page on the same machine, with the token of the start."""
        own = from_this_machine(request) and leads_to_itself(request.headers.get("host", ""))
        if door is None or not own or request.headers.get("origin") is None:
            raise refusal(403, message("server-door-closed"))
        try:
            address = await door.open(asked.token)
        except ClosedError as why:
            if why.problem == "token":
                raise refusal(403, message("server-door-closed")) from None
            raise refusal(409, message(f"server-door-{why.problem}")) from None
        request.app.state.lan_url = address
        logs.info("lan-opened")
        return _address(request, door)

    return router


def _address(request: Request, door: LanDoor | None) -> ServerAddress:
    base = base_address(request)
    alone = leads_to_itself(base.partition("://")[2])
    opened = bool(getattr(request.app.state, "lan_url", ""))
    return ServerAddress(
        base=base,
        reach="this-machine" if alone and not opened else "others",
        network=lan.lan_address() is not None,
        opens=alone and not opened and door is not None and door.opens,
    )
