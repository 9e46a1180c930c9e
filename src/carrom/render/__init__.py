"""Pictures of the board: SVG and PNG, light and dark, positions and strokes.

>>> import carrom
>>> from carrom.equipment.rosette import rosette
>>> board = carrom.board("revised")
>>> picture(rosette(board), board).svg[:4]
'<svg'
"""

from carrom.equipment.editions import EDITIONS
from carrom.equipment.standard import DEFAULT_EDITION, standard_geometry
from carrom.match import notation
from carrom.render.picture import (
    LARGEST,
    SIZE,
    SMALLEST,
    Picture,
    PictureError,
    PictureProblem,
    board_svg,
    layout_title,
    picture,
    png,
    stroke_title,
)
from carrom.render.strokes import DrawnMotion
from carrom.render.themes import THEME_NAMES, ThemeName


def _draw(position: notation.Position) -> str:
    """Draw a position for a notebook; before the break, and at a real board, the board is empty."""
    geometry = standard_geometry(EDITIONS[DEFAULT_EDITION])
    return picture(position.layout or (), geometry).svg


notation.DRAW = _draw

__all__ = [
    "LARGEST",
    "SIZE",
    "SMALLEST",
    "THEME_NAMES",
    "DrawnMotion",
    "Picture",
    "PictureError",
    "PictureProblem",
    "ThemeName",
    "board_svg",
    "layout_title",
    "picture",
    "png",
    "stroke_title",
]
