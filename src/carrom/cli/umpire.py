"""``carrom umpire``: the umpire's desk for a real board, in a terminal."""

import os
import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Operand,
    dispatch,
    paragraph,
    width,
)
from carrom.extras import require
from carrom.messages import message, printable
from carrom.texts import render

if TYPE_CHECKING:
    from carrom.cli.umpire_session import Session

_NO_FILE: Final = ""


def run(args: list[str]) -> int:
    """Run ``carrom umpire`` and return its exit status."""
    return dispatch(COMMAND, args)


def _umpire(args: Arguments) -> int:
    require("terminal")
    if not _is_terminal():
        raise BadInputError(message("umpire-no-terminal"))
    from carrom.cli.umpire_screen import Screen  # noqa: PLC0415
    from carrom.cli.umpire_session import Outside, Session, proposed_name  # noqa: PLC0415
    from carrom.desk.setup import Setup  # noqa: PLC0415
    from carrom.store.journal import Journal, JournalError  # noqa: PLC0415 - only with a terminal

    outside = Outside(
        now=lambda: datetime.now(UTC),
        coin=lambda: secrets.randbelow(2),
        match_id=lambda: secrets.token_hex(8),
    )
    file = args["FILE"]
    if file and os.path.lexists(file):
        try:
            journal = Journal.open(Path(file))
        except JournalError as problem:
            raise BadInputError(problem.said) from None
        session = Session.resume(args.language, outside, journal)
    else:
        name = file or proposed_name(datetime.now())  # noqa: DTZ005 - the time on the wall
        session = Session(args.language, outside, Setup(file=name, ask_file=not file))
    Screen(session).run()
    _farewell(session)
    return 0


def _is_terminal() -> bool:
    both = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    return both and os.environ.get("TERM", "dumb") != "dumb"


def _farewell(session: "Session") -> None:
    """Say where the record is; after the last board, leave the score sheet on the terminal."""
    from carrom.cli.umpire_layout import page_lines  # noqa: PLC0415 - only with a terminal
    from carrom.desk.entries import Page, Show  # noqa: PLC0415
    from carrom.match.state import Phase  # noqa: PLC0415

    desk, journal = session.desk, session.journal
    if desk is None or journal is None:
        print(render(message("umpire-not-begun"), session.tongue))
        return
    if desk.state.phase is Phase.OVER:
        session.page = Show(Page.SHEET)
        print("\n".join(text for _, text in page_lines(session, width())) + "\n")
    journal.close()
    print(
        paragraph(render(message("umpire-kept", file=printable(str(journal.path))), session.tongue))
    )


COMMAND: Final = Command(
    "carrom umpire",
    "umpire-about",
    operands=(Operand("FILE", "umpire-about-file", default=_NO_FILE),),
    call=_umpire,
)
