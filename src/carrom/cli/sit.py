"""``carrom sit``: a player of one's own sits down at a game to which there is an invitation."""

import asyncio
import secrets
import sys
from typing import TYPE_CHECKING, Final

from carrom.cli.arena_options import MOST_SEED, whole
from carrom.cli.common import (
    BAD_INPUT,
    Arguments,
    BadInputError,
    Command,
    Operand,
    Option,
    dispatch,
    paragraph,
)
from carrom.cli.compiling import announce_compiling
from carrom.messages import message, printable
from carrom.texts import render

if TYPE_CHECKING:
    from carrom.players.at_match import Computer
    from carrom.server.guests.invitation import Link
    from carrom.server.protocol import EntryView

NAME: Final = "Computer"
MOST_ANSWERS: Final = 20
"""Sentences of one entry that are passed on."""


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _sit(args: Arguments) -> int:
    seed = whole(args, "--seed", 0, MOST_SEED) if "--seed" in args else secrets.randbelow(2**32)
    from carrom.server.guests.errors import GuestError  # noqa: PLC0415 - takes a while
    from carrom.server.guests.invitation import read_link  # noqa: PLC0415

    try:
        link = read_link(args["LINK"])
        computer = _player(args)
        try:
            _play(args, link, computer, seed)
        finally:
            computer.close()
    except GuestError as problem:
        print(f"carrom: {printable(problem.said[args.language])}", file=sys.stderr)
        return BAD_INPUT
    return 0


def _player(args: Arguments) -> "Computer":
    from carrom.players.named import PlayerNameError, named_player  # noqa: PLC0415

    announce_compiling(args.language)
    try:
        return named_player(args["--player"])
    except PlayerNameError as problem:
        raise BadInputError(problem.said) from None


def _play(args: Arguments, link: "Link", computer: "Computer", seed: int) -> None:
    from carrom.server.guests.asking import short  # noqa: PLC0415
    from carrom.server.guests.guest import Guest  # noqa: PLC0415
    from carrom.server.guests.invitation import sit_down  # noqa: PLC0415

    language = args.language

    def told(entry: "EntryView") -> None:
        words = (
            short(each)[language] for each in (entry["entry"], *entry["answer"][:MOST_ANSWERS])
        )
        print(paragraph(printable(" ".join(words))), flush=True)

    async def play() -> None:
        guest = Guest(seat, computer, seed=seed, told=told)
        await guest.play()

    seat = sit_down(link, args["--name"])
    print(render(message("sit-seated", name=printable(args["--name"])), language), flush=True)
    asyncio.run(play())
    for fault in computer.faults:
        print(f"carrom: {render(fault.said, language)}", file=sys.stderr)


COMMAND: Final = Command(
    "carrom sit",
    "sit-help",
    operands=(Operand("LINK", "sit-help-link"),),
    options=(
        Option("--player", "sit-help-player", value="PLAYER", default="expert"),
        Option("--name", "sit-help-name", value="NAME", default=NAME),
        Option("--seed", "sit-help-seed", value="S"),
    ),
    call=_sit,
)
