"""SVG as text: numbers written the same everywhere, elements, and ids that do not clash.

Pictures are drawn in millimetres with the origin at the centre of the board. SVG's y goes down, so
a place on the board changes its sign there and nowhere else.
"""

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from carrom.equipment.pieces import Point

PREFIX: Final = "\ue000"
"""A sign for private use; stands before every id until :func:`own_ids` knows what the picture holds."""

_NOT_TEXT: Final = re.compile("[^\t\n\r -\ud7ff\ue001-\ufffd\U00010000-\U0010ffff]")

Value = str | float
Shade = tuple[float, str] | tuple[float, str, float]
"""A stop of a gradient: offset (0 to 1), colour and perhaps opacity."""


def number(value: float) -> str:
    """Write a number with at most two decimals (hundredths of a millimetre) and no needless sign.

    >>> number(12.5), number(-0.001), number(3.14159)
    ('12.5', '0', '3.14')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def mm(metres: float) -> str:
    """Write a length in millimetres."""
    return number(metres * 1000)


def at(place: Point) -> str:
    """Write a place on the board as ``x y`` for paths and transforms."""
    return f"{mm(place.x)} {mm(-place.y)}"


def tag(name: str, inside: str = "", /, **attributes: Value) -> str:
    """Write an element; ``stroke_width=2`` becomes ``stroke-width="2"``, ``class_`` ``class``."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_value(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def group(name: str, *parts: str, **attributes: Value) -> str:
    """Write a layer with its name as class; a layer without anything in it is left out."""
    inside = "".join(parts)
    return tag("g", inside, class_=name, **attributes) if inside else ""


def circle(centre: Point, radius: float, /, **attributes: Value) -> str:
    """Write a circle on the board (metres)."""
    return tag("circle", cx=mm(centre.x), cy=mm(-centre.y), r=mm(radius), **attributes)


def text(inside: str) -> str:
    """Make a text safe between tags; signs that XML does not know are replaced."""
    return escape(_NOT_TEXT.sub("\N{REPLACEMENT CHARACTER}", inside))


def radial(name: str, *shades: Shade, **attributes: Value) -> str:
    """Define a gradient from a middle outwards."""
    return tag("radialGradient", _stops(shades), id=own(name), **attributes)


def linear(name: str, *shades: Shade, **attributes: Value) -> str:
    """Define a gradient along a line."""
    return tag("linearGradient", _stops(shades), id=own(name), **attributes)


def own(name: str) -> str:
    """Return the id of a definition of this picture."""
    return PREFIX + name


def ref(name: str) -> str:
    """Refer to a definition of this picture as a paint or clip."""
    return f"url(#{PREFIX}{name})"


def own_ids(svg: str) -> str:
    """Give the ids of a picture a beginning of their own, so that several can share a page.

    It is taken from the picture's content: the same picture is the same text.
    """
    mark = blake2b(svg.encode(), digest_size=4).hexdigest()
    return svg.replace(PREFIX, f"c{mark}-")


def ascii_only(svg: str) -> str:
    """Write all other signs as references, so that no encoding can spoil the picture."""
    return svg.encode("ascii", "xmlcharrefreplace").decode("ascii")


def _stops(shades: Iterable[Shade]) -> str:
    written = []
    for offset, colour, *opacity in shades:
        more: dict[str, Value] = {"stop_opacity": opacity[0]} if opacity else {}
        written.append(tag("stop", offset=offset, stop_color=colour, **more))
    return "".join(written)


def _value(value: Value) -> str:
    return value if isinstance(value, str) else number(value)
