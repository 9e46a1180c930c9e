"""``carrom server links``: the links of a tournament or a room, and new ones in the place of old."""

import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from carrom.cli.common import Arguments, BadInputError, Command, Operand, Option
from carrom.cli.serve import settings
from carrom.cli.server_admin import WHERE, with_store
from carrom.messages import Message, message, quoted
from carrom.texts import render

if TYPE_CHECKING:
    from carrom.server.tournaments.renewals import KnownLink
    from carrom.store.database import Database
    from carrom.store.store import Room
    from carrom.store.tournaments import Link

TABLE: Final = "table-"
TABLES, ALL = "tables", "all"
UMPIRE, WATCH, INVITATION, RECOVERY = "umpire", "watch", "invitation", "recovery-"
HOLDS: Final = timedelta(hours=1)
TRIES: Final = 20
Line = tuple[str, Message | str]
"""What a link is called on the command line, and what is told of it."""


def _links(args: Arguments) -> int:
    name, wanted = args["ID"], args.get("--renew")
    base = _base(args)

    async def work(store: "Database") -> list[Line] | None:
        if await store.tournament(name) is not None:
            if wanted is None:
                return await _of_tournament(store, name)
            return await _renewed_of_tournament(store, name, wanted, base)
        room = await store.room(name)
        if room is None:
            return None
        if wanted is None:
            return await _of_room(store, room, base)
        return await _renewed_of_room(store, room, wanted, base)

    found = with_store(args, work)
    if found is None:
        raise BadInputError(message("server-links-none", id=quoted(name)))
    width = max(len(what) for what, _ in found)
    for what, told in found:
        said = told if isinstance(told, str) else render(told, args.language)
        print(f"{what.ljust(width)}  {said}".rstrip())
    if wanted is None:
        print(render(message("server-links-hashes"), args.language))
    elif wanted == "organiser":
        print(render(message("server-links-others-stay"), args.language))
    return 0


def _base(args: Arguments) -> str:
    config = settings(args)
    return config.public_url or f"http://{config.host}:{config.port}"


async def _of_tournament(store: "Database", name: str) -> list[Line]:
    links = sorted(
        {each.link for each in await store.kept_links(name)},
        key=lambda link: (link.board, _ORDER.index(link.role)),
    )
    return [(_called(link), message("server-links-kept")) for link in links]


async def _renewed_of_tournament(
    store: "Database", name: str, wanted: str, base: str
) -> list[Line]:
    from carrom.server.tournaments.renewals import renew, renew_all  # noqa: PLC0415

    if wanted == ALL:
        return _shown(base, name, await renew_all(store, name) or [])
    there = {each.link for each in await store.kept_links(name)}
    chosen = [link for link in sorted(there, key=lambda link: link.board) if _is(link, wanted)]
    if not chosen:
        raise _unknown(wanted, [*dict.fromkeys(_called(each) for each in there), TABLES, ALL])
    return _shown(base, name, await renew(store, name, chosen) or [])


def _shown(base: str, name: str, fresh: "Sequence[KnownLink]") -> list[Line]:
    from carrom.server.rooms.codes import grouped  # noqa: PLC0415
    from carrom.server.tournaments.links import address_of  # noqa: PLC0415

    return [
        (
            _called(each.link),
            f"{address_of(base, name, each.link.role, each.secret)}  {grouped(each.code)}".rstrip(),
        )
        for each in fresh
    ]


async def _of_room(store: "Database", room: "Room", base: str) -> list[Line]:
    lines: list[Line] = []
    if room.desk:
        lines.append((UMPIRE, message("server-links-kept")))
    elif _free(room):
        lines.append((INVITATION, message("server-links-by-renewal")))
    if room.watch:
        lines.append((WATCH, _watch(base, room, room.watch)))
    seats = (await store.seats([room.id]))[room.id]
    kept = [(player, seat) for player, seat in seats.items() if seat.token and not room.desk]
    for player, seat in kept:
        told = "server-links-kept" if seat.recovery else "server-links-by-renewal"
        lines.append((f"{RECOVERY}{player}", message(told)))
    return lines


async def _renewed_of_room(store: "Database", room: "Room", wanted: str, base: str) -> list[Line]:
    makers: dict[str, Callable[[], Awaitable[str | None]]] = {
        WATCH: lambda: _new_watch(store, room, base)
    }
    if room.desk:
        makers[UMPIRE] = lambda: _new_umpire(store, room, base)
    elif _free(room):
        makers[INVITATION] = lambda: _new_invitation(store, room, base)
    for player, seat in (await store.seats([room.id]))[room.id].items():
        if seat.token and not room.desk:
            makers[f"{RECOVERY}{player}"] = partial(_new_recovery, store, room, player, base)
    made = await makers[wanted]() if wanted in makers else None
    if made is None:
        raise _unknown(wanted, list(makers))
    return [(wanted, made)]


async def _new_watch(store: "Database", room: "Room", base: str) -> str | None:
    from carrom.server.rooms.codes import new_watch  # noqa: PLC0415

    fresh = new_watch()
    return _watch(base, room, fresh) if await store.renew_watch(room.id, fresh) else None


async def _new_umpire(store: "Database", room: "Room", base: str) -> str | None:
    from carrom.server.rooms.new_rooms import hashed, new_token  # noqa: PLC0415

    fresh = new_token()
    done = await store.renew_umpire(room.id, hashed(fresh))
    return f"{base}/#/desk/{room.id}/{fresh}" if done else None


async def _new_invitation(store: "Database", room: "Room", base: str) -> str | None:
    from carrom.server.rooms.codes import INVITATION as LENGTH  # noqa: PLC0415
    from carrom.server.rooms.codes import new_code  # noqa: PLC0415
    from carrom.store.store import ConflictError, Invitation  # noqa: PLC0415

    for _ in range(TRIES):
        until = datetime.now(UTC) + HOLDS
        fresh = Invitation(code=new_code(LENGTH), room=room.id, until=until)
        try:
            await store.renew_invitation(fresh)
        except ConflictError:
            continue
        return f"{base}/#/join/{fresh.code}"
    return None


async def _new_recovery(store: "Database", room: "Room", player: str, base: str) -> str | None:
    from carrom.server.rooms.codes import RECOVERY as LENGTH  # noqa: PLC0415
    from carrom.server.rooms.codes import grouped, new_code  # noqa: PLC0415
    from carrom.server.rooms.new_rooms import hashed  # noqa: PLC0415

    code = new_code(LENGTH)
    done = await store.give_recovery(room.id, player, hashed(code))
    return f"{base}/#/recover  {grouped(code)}" if done else None


def _free(room: "Room") -> bool:
    return "open" in room.chairs.values()


def _watch(base: str, room: "Room", watch: str) -> str:
    return f"{base}/#/{'hall' if room.desk else 'watch'}/{watch}"


def _called(link: "Link") -> str:
    return f"{TABLE}{link.board}" if link.role == "table" else link.role.value


def _is(link: "Link", wanted: str) -> bool:
    return (wanted == TABLES and link.role == "table") or _called(link) == wanted


def _unknown(wanted: str, known: Sequence[str]) -> BadInputError:
    shown = ", ".join(sorted(known, key=_by_number))
    return BadInputError(message("server-links-unknown", wanted=quoted(wanted), known=shown))


def _by_number(word: str) -> tuple[str, int]:
    found = re.fullmatch(r"(.*?)(\d*)", word)
    return (found[1], int(found[2] or 0)) if found else (word, 0)


_ORDER: Final = ("organiser", "chief-umpire", "umpire", "table")
COMMAND: Final = Command(
    "carrom server links",
    "server-links-help",
    operands=(Operand("ID", "server-links-help-id"),),
    options=(
        Option("--renew", "server-links-help-renew", value="LINK"),
        Option("--public-url", "server-help-public-url", value="URL"),
        *WHERE,
    ),
    call=_links,
)
