"""``carrom ruling``: JSON Lines in, one ruling a line out, in order."""

import json
import math
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from carrom.cli import discard_output
from carrom.cli.common import (
    BAD_INPUT,
    Arguments,
    BadInputError,
    Command,
    Operand,
    dispatch,
    quoted,
)
from carrom.messages import message
from carrom.rules.checks import ReportError
from carrom.rules.wire import answer, read, write
from carrom.texts import Language, render

LINE_LIMIT: Final = 1 << 20
"""The longest line read, in bytes; a longer one is passed over without keeping it."""
LONGEST_NUMBER: Final = 15
"""Digits of the longest whole number that is read as one; nothing on a board is counted so far."""


def _whole_number(text: str) -> int | float:
    """Read a whole number; a longer one counts as infinite, which is refused where it stands.

    Python itself neither reads nor writes numbers of several thousand digits.
    """
    if len(text) <= LONGEST_NUMBER:
        return int(text)
    return -math.inf if text.startswith("-") else math.inf


def _number(text: str) -> float:
    value = float(text)
    return value if abs(value) < 10**LONGEST_NUMBER else math.copysign(math.inf, value)


_decode: Final = json.JSONDecoder(
    parse_int=_whole_number, parse_float=_number, parse_constant=float
).decode
_quick_decode: Final = msgspec.json.Decoder().decode
_text: Final = json.JSONEncoder(ensure_ascii=False).encode


def _encode(answered: dict[str, object]) -> bytes:
    return _text(answered).encode("utf-8", "replace")


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _ruling(args: Arguments) -> int:
    language: Language = args.language if "--lang" in args else "en"
    status = 0
    live = args["FILE"] == "-"  # somebody may wait for each answer
    with _opened(args["FILE"]) as stream:
        for line in _lines(stream, args["FILE"]):
            answered, fine = rule_line(line, language)
            if not fine:
                status = BAD_INPUT
            _write(answered, flush=live)
    return status


def _write(answered: bytes, *, flush: bool) -> None:
    try:
        sys.stdout.buffer.write(answered + b"\n")
        if flush:
            sys.stdout.buffer.flush()
    except OSError as problem:
        discard_output()
        gone = isinstance(problem, BrokenPipeError)
        said = message("error-closed-output" if gone else "error-unwritable")
        raise BadInputError(said) from None


@lru_cache(maxsize=4096)
def rule_line(line: bytes | None, language: Language) -> tuple[bytes, bool]:
    """Answer one line; None stands for one that was too long. Batches repeat themselves."""
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
        return _quick_decode(line)
    except (ValueError, RecursionError):
        return _slow_decode(line)


def _slow_decode(line: bytes) -> object:
    """Read what the quick reader refuses: NaN and huge numbers belong to a field, the rest to none."""
    try:
        return _decode(line.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ReportError("", message("error-not-utf8")) from None
    except (ValueError, RecursionError):
        raise ReportError("", message("error-not-json")) from None


def _lines(stream: BinaryIO, name: str) -> Iterator[bytes | None]:
    try:
        while line := stream.readline(LINE_LIMIT + 1):
            if len(line) <= LINE_LIMIT or line.endswith(b"\n"):
                yield line
                continue
            while (rest := stream.readline(LINE_LIMIT)) and not rest.endswith(b"\n"):
                pass
            yield None
    except OSError as problem:
        raise _unreadable(name, problem) from None


def _opened(name: str) -> AbstractContextManager[BinaryIO]:
    if name == "-":
        if sys.stdin is None:  # closed before the program began
            raise _unreadable(name, OSError())
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(name).open("rb")
    except OSError as problem:
        raise _unreadable(name, problem) from None


def _unreadable(name: str, problem: OSError) -> BadInputError:
    if name == "-":
        return BadInputError(message("cli-input-unreadable"))
    reasons = {FileNotFoundError: "missing", IsADirectoryError: "directory"}
    reason = reasons.get(type(problem), "unreadable")
    return BadInputError(message(f"cli-file-{reason}", file=quoted(name)))


COMMAND: Final = Command(
    "carrom ruling",
    "ruling-help",
    operands=(Operand("FILE", "ruling-help-file", default="-"),),
    call=_ruling,
)
