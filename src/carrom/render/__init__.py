"""Pictures of the board: SVG and PNG, light and dark, positions and strokes.

>>> from carrom.equipment.editions import EDITIONS
>>> from carrom.equipment.rosette import rosette
>>> from carrom.equipment.standard import standard_geometry
>>> board = standard_geometry(EDITIONS["revised"])
>>> picture(rosette(board), board).svg[:4]
'<svg'
"""

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
