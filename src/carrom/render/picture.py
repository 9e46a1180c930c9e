"""Whole pictures: SVG text, PNG bytes, and a value that notebooks show."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from math import isfinite
from pathlib import Path
from typing import Final, Self

from carrom.equipment import standard
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point
from carrom.extras import require
from carrom.files import write_whole
from carrom.match.notation import Position
from carrom.messages import Argument, Message, message
from carrom.render import board, discs, strokes, wood
from carrom.render.strokes import DrawnMotion
from carrom.render.svg import ascii_only, mm, own, own_ids, tag, text
from carrom.render.themes import THEMES, ThemeName
from carrom.texts import Language, render

SIZE: Final = 720
"""Pixels of a picture's side unless another size is asked for."""
SMALLEST: Final = 16
LARGEST: Final = 4096
"""Pixels of the largest picture that is made; as PNG it takes some 64 MB while it is drawn."""


class PictureProblem(StrEnum):
    """Why something cannot be drawn; the sentence is ``draw-problem-<problem>``."""

    SIZE = "size"
    OFF_BOARD = "off-board"
    NO_LAYOUT = "no-layout"


class PictureError(ValueError):
    """Something that cannot be drawn; ``said`` says why in one sentence."""

    def __init__(self, problem: PictureProblem, **args: Argument) -> None:
        super().__init__(f"{problem} {args}")
        self.problem = problem
        self.said: Message = message(f"draw-problem-{problem}", **args)


def board_svg(
    geometry: Geometry,
    layout: Layout = (),
    *,
    striker: Point | None = None,
    motion: DrawnMotion | None = None,
    theme: ThemeName = "light",
    size: int = SIZE,
    title: str = "",
    description: str = "",
    language: str = "",
) -> str:
    """Return a board as SVG: ASCII text, self-contained, the same for the same arguments.

    ``layout`` and ``striker`` are what lies on the board. With a ``motion`` the picture shows that
    stroke, and only what took part in it. ``size`` is the side in pixels. ``title`` and
    ``description`` are for those who cannot see the picture, ``language`` is theirs; without a
    title the picture counts as an ornament.
    """
    if not SMALLEST <= size <= LARGEST:
        raise PictureError(PictureProblem.SIZE, least=SMALLEST, most=LARGEST)
    colours = THEMES[theme]
    standing = [(each.piece, each.at) for each in layout]
    if striker is not None:
        standing.append((Piece.STRIKER, striker))
    if motion is not None:
        standing = []
        _on_board((each.at for each in motion.discs), geometry)
    _on_board((place for _, place in standing), geometry)
    half = wood.half_view(geometry)
    definitions = [board.definitions(geometry, colours), discs.definitions(colours)]
    faint = 1.0 if motion is None else strokes.MARKS
    layers = list(board.board(geometry, colours, marks=faint))
    if motion is not None:
        definitions.append(strokes.definitions(geometry, colours))
        layers += strokes.stroke(motion, geometry, colours)
    lying = ((piece, place, discs.radius_of(piece, geometry)) for piece, place in standing)
    layers += discs.discs(lying, colours)
    page = tag("rect", x=mm(-half), y=mm(-half), width="100%", height="100%", fill=colours.page)
    inside = [*_words(title, description), tag("defs", "".join(definitions)), page, *layers]
    box = f"{mm(-half)} {mm(-half)} {mm(2 * half)} {mm(2 * half)}"
    shape = {"width": str(size), "height": str(size), "viewBox": box}
    spoken = {"xml:lang": language} if title and language else {}
    svg = tag(
        "svg",
        "\n".join(part for part in inside if part),
        xmlns="http://www.w3.org/2000/svg",
        **shape,
        **_role(title, description),
        **spoken,
    )
    return ascii_only(own_ids(svg)) + "\n"


def png(svg: str, size: int = SIZE) -> bytes:
    """Return a picture as PNG, ``size`` pixels wide and high."""
    if not SMALLEST <= size <= LARGEST:
        raise PictureError(PictureProblem.SIZE, least=SMALLEST, most=LARGEST)
    require("pictures")
    import resvg_py  # noqa: PLC0415 - only those who want PNG pay for it

    return resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that a notebook shows as it is."""

    svg: str = field(repr=False)
    size: int = SIZE
    """Pixels of its side."""

    @classmethod
    def of_motion(
        cls,
        motion: DrawnMotion,
        *,
        theme: ThemeName = "light",
        size: int = SIZE,
        language: Language = "en",
    ) -> Self:
        """Draw a stroke on the board it was played on."""
        svg = board_svg(
            motion.geometry,
            motion=motion,
            theme=theme,
            size=size,
            title=render(stroke_title(motion), language),
            language=language,
        )
        return cls(svg, size)

    def png(self, size: int | None = None) -> bytes:
        """Return the picture as PNG, of its own size or another."""
        return png(self.svg, self.size if size is None else size)

    def save(self, path: Path | str) -> None:
        """Write the picture as PNG where the name ends so, else as SVG.

        The file appears whole or not at all; what stood there before is replaced.
        """
        path = Path(path)
        data = self.png() if path.suffix.lower() == ".png" else self.svg.encode("ascii")
        write_whole(path.resolve(), data)

    def _repr_svg_(self) -> str:
        return self.svg


def picture(
    shown: Position | Layout,
    geometry: Geometry | None = None,
    *,
    striker: Point | None = None,
    theme: ThemeName = "light",
    size: int = SIZE,
    language: Language = "en",
) -> Picture:
    """Draw a position or a layout; without a geometry, on the revised board.

    A position that has counts only cannot be drawn: :class:`PictureError`.
    """
    layout = shown.layout if isinstance(shown, Position) else shown
    if layout is None:
        raise PictureError(PictureProblem.NO_LAYOUT)
    svg = board_svg(
        geometry or standard.board(),
        layout,
        striker=striker,
        theme=theme,
        size=size,
        title=render(layout_title(layout, striker), language),
        language=language,
    )
    return Picture(svg, size)


def layout_title(layout: Layout, striker: Point | None = None) -> Message:
    """Say what lies on a board, for those who cannot see the picture."""
    count = {piece: sum(each.piece is piece for each in layout) for piece in Piece}
    count[Piece.STRIKER] += striker is not None
    return message("draw-title-layout", **{piece.value: number for piece, number in count.items()})


def stroke_title(motion: DrawnMotion) -> Message:
    """Say what a stroke did, for those who cannot see the picture."""
    return message("draw-title-stroke", moved=len(strokes.moved(motion)), fallen=len(motion.falls))


def _on_board(places: Iterator[Point], geometry: Geometry) -> None:
    """Refuse what does not lie on the surface."""
    for x, y in places:
        if not (isfinite(x) and isfinite(y) and max(abs(x), abs(y)) <= geometry.half_side):
            raise PictureError(PictureProblem.OFF_BOARD, x=repr(float(x)), y=repr(float(y)))


def _words(title: str, description: str) -> Iterator[str]:
    if title:
        yield tag("title", text(title), id=own("title"))
    if title and description:
        yield tag("desc", text(description), id=own("desc"))


def _role(title: str, description: str) -> dict[str, str]:
    if not title:
        return {"aria-hidden": "true"}
    names = ("title", "desc") if description else ("title",)
    return {"role": "img", "aria-labelledby": " ".join(own(name) for name in names)}
