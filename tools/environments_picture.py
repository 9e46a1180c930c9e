"""Draw the picture of docs/environments.md: ``python tools/environments_picture.py``."""

from math import cos, radians, sin
from pathlib import Path

from carrom.envs.terms import new_terms
from carrom.equipment.pieces import Piece, Point, Standing
from carrom.equipment.rosette import rosette
from carrom.render import picture

INK = "#0b4f8a"
FILE = Path(__file__).parents[1] / "docs" / "images" / "environments.svg"


def mark(text: str, x: float, y: float, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="sans-serif" font-size="21" fill="{INK}" '
        f'text-anchor="{anchor}" stroke="#fff" stroke-width="5" paint-order="stroke">{text}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, width: float = 4.0) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{INK}" '
        f'stroke-width="{width}" stroke-linecap="round"/>'
    )


def arrow(x: float, y: float, degrees: float, length: float) -> str:
    tip = (x + length * cos(radians(degrees)), y - length * sin(radians(degrees)))
    heads = (
        line(
            *tip,
            tip[0] - 16 * cos(radians(degrees + off)),
            tip[1] + 16 * sin(radians(degrees + off)),
        )
        for off in (-28, 28)
    )
    return line(x, y, *tip) + "".join(heads)


def main() -> None:
    terms = new_terms()
    geometry = terms.geometry
    base = 1000 * geometry.base_distance
    striker = Standing(Piece.STRIKER, Point(0.08, -geometry.base_distance))
    svg = picture((*rosette(geometry), striker), geometry).svg
    places = [[1000 * end for end in place] for place in terms.places.tolist()]
    reach = 1000 * terms.reach
    parts = [
        *(line(low, base, high, base, 12.0) for low, high in places),
        *(mark(name, x, base + 62) for name, x in (("-1", -reach), ("0", 0.0), ("1", reach))),
        mark("action[0]: place", 0.0, base + 92),
        arrow(80, base, 90, 130),
        arrow(80, base, 45, 130),
        mark("action[1] = 0", 74, base - 140, "end"),
        mark("0.5", 182, base - 100, "start"),
        arrow(-300, 120, 0, 90),
        mark("x", -196, 127),
        arrow(-300, 120, 90, 90),
        mark("y", -300, 16),
        mark("the player in turn sits here", 0.0, 445),
    ]
    FILE.write_text(svg.replace("</svg>", f"<g>{''.join(parts)}</g></svg>"), encoding="utf-8")


if __name__ == "__main__":
    main()
