"""JSON Lines for machines: one value a line in, one object a line out, in order, whatever the bytes.

A line that cannot be used is answered with an error of its own and the rest go on; the exit status
is 2 then. Only a stream that cannot be read or written ends the work early.
"""

import json
import math
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from carrom.cli import discard_output
from carrom.cli.common import BAD_INPUT, BadInputError
from carrom.messages import Message, message, quoted
from carrom.texts import Language, render

LINE_LIMIT: Final = 1 << 20
"""The longest line read, in bytes; a longer one is passed over without keeping it."""
LONGEST_NUMBER: Final = 15
"""Digits of the longest whole number that is read as one; nothing on a board is counted so far."""
Answer = Callable[[bytes | None], tuple[bytes, bool]]
"""Answers one line, None for one that was too long; says whether the line could be used."""


class LineError(ValueError):
    """A line that holds no JSON value; ``reason`` says why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.id)
        self.reason = reason


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


def answer_all(name: str, answer: Answer) -> int:
    """Answer every line of a file, or of standard input for ``-``, and return the exit status."""
    status = 0
    live = name == "-"  # somebody may wait for each answer
    with _opened(name) as stream:
        for line in _lines(stream, name):
            answered, fine = answer(line)
            if not fine:
                status = BAD_INPUT
            _write(answered, flush=live)
    return status


def parsed(line: bytes | None) -> object:
    """Return the value of a line; :class:`LineError` says why there is none."""
    if line is None:
        raise LineError(message("error-too-long", most=LINE_LIMIT))
    try:
        return _quick_decode(line)
    except (ValueError, RecursionError):
        return _slow_decode(line)


def encoded(answered: dict[str, object]) -> bytes:
    """Return an answer as the bytes of its line, without the line's end."""
    return _text(answered).encode("utf-8", "replace")


def refusal(field: str, reason: Message, language: Language) -> bytes:
    """Return the answer to a line that cannot be used; the field is a JSON pointer."""
    return encoded({"error": {"field": field, "reason": render(reason, language)}})


def _slow_decode(line: bytes) -> object:
    """Read what the quick reader refuses: NaN and huge numbers belong to a field, the rest to none."""
    try:
        return _decode(line.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise LineError(message("error-not-utf8")) from None
    except (ValueError, RecursionError):
        raise LineError(message("error-not-json")) from None


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
