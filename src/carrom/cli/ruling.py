"""``carrom ruling``: JSON Lines in, one ruling a line out, in order."""

import json
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO, Final, NoReturn

from carrom.cli.common import (
    BAD_INPUT,
    Arguments,
    BadInputError,
    Command,
    Operand,
    dispatch,
)
from carrom.messages import Message, message
from carrom.rules.checks import ReportError
from carrom.rules.wire import answer, read, write
from carrom.texts import Language, render

LINE_LIMIT: Final = 1 << 20
"""The longest line read, in bytes; a longer one is passed over without keeping it."""


def _not_a_number(_: str) -> NoReturn:
    raise ValueError


_decode: Final = json.JSONDecoder(parse_constant=_not_a_number).decode
_encode: Final = json.JSONEncoder(ensure_ascii=False).encode


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _ruling(args: Arguments) -> int:
    language: Language = args.language if "--lang" in args else "en"
    status = 0
    out = sys.stdout.buffer
    live = args["FILE"] == "-"  # somebody may wait for each answer
    with _opened(args["FILE"]) as stream:
        for line in _lines(stream):
            answered, fine = rule_line(line, language)
            if not fine:
                status = BAD_INPUT
            out.write(answered.encode("utf-8", "replace") + b"\n")
            if live:
                out.flush()
    return status


def rule_line(line: bytes | None, language: Language) -> tuple[str, bool]:
    """Answer one line; None stands for one that was too long."""
    try:
        request = read(_parsed(line))
    except ReportError as problem:
        reason = render(problem.reason, language)
        return _encode({"error": {"field": problem.field, "reason": reason}}), False
    ruling = answer(request)
    answered = write(request, ruling)
    answered["text"] = " ".join(render(said, language) for said in ruling.messages)
    return _encode(answered), True


def _parsed(line: bytes | None) -> object:
    if line is None:
        raise ReportError("", message("error-too-long", most=LINE_LIMIT))
    try:
        return _decode(line.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ReportError("", message("error-not-utf8")) from None
    except (ValueError, RecursionError):
        raise ReportError("", message("error-not-json")) from None


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    while line := stream.readline(LINE_LIMIT + 1):
        if len(line) <= LINE_LIMIT or line.endswith(b"\n"):
            yield line
            continue
        while (rest := stream.readline(LINE_LIMIT)) and not rest.endswith(b"\n"):
            pass
        yield None


def _opened(name: str) -> AbstractContextManager[BinaryIO]:
    if name == "-":
        if sys.stdin is None:
            raise BadInputError(message("error-missing"))
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(name).open("rb")
    except OSError as problem:
        raise BadInputError(_why(name, problem)) from None


def _why(name: str, problem: OSError) -> Message:
    if isinstance(problem, FileNotFoundError):
        return message("error-no-file", file=name)
    return message("error-unreadable", file=name)


COMMAND: Final = Command(
    "carrom ruling",
    "ruling-help",
    operands=(Operand("FILE", "ruling-help-file", default="-"),),
    call=_ruling,
)
