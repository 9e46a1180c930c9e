"""``carrom server rooms | block | delete | forget``: what an operator does, also while servers run.

Links are in :mod:`carrom.cli.server_links`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, TypeVar

from carrom.cli.common import Arguments, BadInputError, Command, Operand, Option
from carrom.cli.serve import FOLDER, STORE, settings
from carrom.extras import require
from carrom.messages import message, quoted
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.store.database import Database
    from carrom.store.operated import RoomSummary

T = TypeVar("T")
WHERE: Final = (*FOLDER, STORE)
DAYS, MOST_DAYS = "30", 36500
COLUMNS: Final = ("game", "opened", "used", "rules", "entries", "people", "reports")


def with_store(args: Arguments, work: "Callable[[Database], Awaitable[T]]") -> T:
    """Do something with the database of a server, which may run."""
    require("play")
    from carrom.server.http.responses import unsaved  # noqa: PLC0415
    from carrom.server.run import CannotServeError, open_database  # noqa: PLC0415 - takes a while
    from carrom.store.folder import DATABASE  # noqa: PLC0415
    from carrom.store.store import StorageError  # noqa: PLC0415

    config = settings(args)
    if not config.store and not (config.folder / DATABASE).is_file():
        folder = quoted(str(config.folder))
        raise BadInputError(message("server-operator-folder", folder=folder))

    async def whole() -> T:
        store = await open_database(config, locked=False)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(whole())
    except CannotServeError as problem:
        raise BadInputError(problem.said) from None
    except StorageError as problem:
        raise BadInputError(unsaved(problem)) from None


def _rooms(args: Arguments) -> int:
    found = with_store(args, lambda store: store.summaries())
    if "--json" in args:
        for room in found:
            print(_json(room, names="--names" in args))
        return 0
    if not found:
        print(render(message("server-rooms-none"), args.language))
        return 0
    heads = [render(message(f"server-rooms-{name}"), args.language) for name in COLUMNS]
    rows = [_row(room) for room in found]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    print(_line(heads, widths))
    for room, row in zip(found, rows, strict=True):
        print(_line(row, widths))
        for line in _details(room, args.language, names="--names" in args):
            print(f"  {line}")
    return 0


def _json(room: "RoomSummary", *, names: bool) -> str:
    import msgspec  # noqa: PLC0415 - only where it is wanted

    told = msgspec.to_builtins(room)
    if not names:
        del told["names"]
    return msgspec.json.encode(told).decode()


def _row(room: "RoomSummary") -> list[str]:
    counts = (room.entries, room.people, len(room.reports))
    return [room.room, _at(room.opened), _at(room.used), room.rules, *map(str, counts)]


def _line(words: Sequence[str], widths: Sequence[int]) -> str:
    left = len(COLUMNS) - 3
    cells = [
        word.ljust(width) if k < left else word.rjust(width)
        for k, (word, width) in enumerate(zip(words, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()


def _details(room: "RoomSummary", language: Language, *, names: bool) -> list[str]:
    lines = [
        message(
            "server-rooms-report",
            player=each.player,
            by=each.by,
            at=_at(each.at),
            reason=message(f"server-why-{each.reason}"),
        )
        for each in room.reports
    ]
    if names and room.names:
        told = ", ".join(f"{player} {quoted(name)}" for player, name in room.names.items())
        lines.append(message("server-rooms-names", names=told))
    return [render(line, language) for line in lines]


def _at(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%d %H:%M")


def _block(args: Arguments) -> int:
    given, room, player = args["--days"], args["ROOM"], args["PLAYER"]
    if not (given.isascii() and given.isdigit() and int(given) <= MOST_DAYS):
        raise BadInputError(message("server-block-days", days=quoted(given), most=MOST_DAYS))
    days = int(given)
    told = {"room": quoted(room), "player": quoted(player)}
    lasts = timedelta(days=days)
    if not with_store(args, lambda store: store.block(room, player, lasts)):
        raise BadInputError(message("server-block-unknown", **told))
    done = message("server-block-done", days=days, **told)
    print(render(done if days else message("server-block-lifted", **told), args.language))
    return 0


def _delete(args: Arguments) -> int:
    room = args["ROOM"]
    if not with_store(args, lambda store: store.delete(room)):
        raise BadInputError(message("server-delete-none", room=quoted(room)))
    print(render(message("server-delete-done", room=quoted(room)), args.language))
    return 0


def _forget(args: Arguments) -> int:
    name, room = args["NAME"], args.get("--room")
    count = with_store(args, lambda store: store.forget(name, room))
    if not count:
        raise BadInputError(message("server-forget-none", name=quoted(name)))
    done = message("server-forget-done", name=quoted(name), games=count)
    print(render(done, args.language))
    print(render(message("server-forget-except"), args.language))
    return 0


COMMANDS: Final = (
    Command(
        "carrom server rooms",
        "server-rooms-help",
        options=(
            Option("--json", "server-rooms-help-json"),
            Option("--names", "server-rooms-help-names"),
            *WHERE,
        ),
        call=_rooms,
    ),
    Command(
        "carrom server block",
        "server-block-help",
        operands=(
            Operand("ROOM", "server-block-help-room"),
            Operand("PLAYER", "server-block-help-player"),
        ),
        options=(Option("--days", "server-block-help-days", value="N", default=DAYS), *WHERE),
        call=_block,
    ),
    Command(
        "carrom server delete",
        "server-delete-help",
        operands=(Operand("ROOM", "server-delete-help-room"),),
        options=WHERE,
        call=_delete,
    ),
    Command(
        "carrom server forget",
        "server-forget-help",
        operands=(Operand("NAME", "server-forget-help-name"),),
        options=(Option("--room", "server-forget-help-room", value="ROOM"), *WHERE),
        call=_forget,
    ),
)
