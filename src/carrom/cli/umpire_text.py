"""Texts in a window: how wide they are, where they are broken, what is cut off."""

from collections.abc import Iterable

from prompt_toolkit.utils import get_cwidth

from carrom.messages import Message
from carrom.texts import Language, paragraphs, render


def sentences(said: Iterable[Message], tongue: Language) -> str:
    """Join messages to one paragraph."""
    return " ".join(paragraphs(render(part, tongue)) for part in said)


def wrapped(text_: str, width: int, first: str = "", indent: str = "") -> list[str]:
    """Break a text at its spaces into lines that fit; no-break spaces hold."""
    out: list[str] = []
    line, empty = first, True
    for word in text_.split(" "):
        joined = line + word if empty else f"{line} {word}"
        if get_cwidth(joined) <= width or (empty and get_cwidth(word) + len(indent) > width):
            line, empty = joined, False
            continue
        out.append(line)
        line, empty = indent + word, False
    out.append(line)
    return [cropped(part, width) for part in out]


def cropped(text_: str, width: int) -> str:
    """Cut a line off that is too long."""
    if get_cwidth(text_) <= width:
        return text_
    while get_cwidth(text_) > width - 1:
        text_ = text_[:-1]
    return text_ + "…"


def padded(text_: str, width: int) -> str:
    """Fill a text up with spaces, or cut it off."""
    text_ = cropped(text_, width)
    return text_ + " " * (width - get_cwidth(text_))
