"""The colours of a picture, light and dark; both boards are wood with black and red marks."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, get_args

from carrom.equipment.pieces import Piece

ThemeName = Literal["light", "dark"]
THEME_NAMES: Final[tuple[ThemeName, ...]] = get_args(ThemeName)


@dataclass(frozen=True, slots=True)
class DiscColours:
    """A disc: where the light falls, its body, its edge, and the grooves turned into it."""

    light: str
    body: str
    edge: str
    groove: str


@dataclass(frozen=True, slots=True)
class Track:
    """A path: its line, and the casing that sets it off from the board."""

    line: str
    casing: str
    casing_opacity: float


@dataclass(frozen=True, slots=True)
class Theme:
    """All colours of a picture."""

    page: str
    board_shadow: float
    """Opacity of the shadow around the board."""
    surface_light: str
    """Under the lamp, at the middle of the board."""
    surface: str
    surface_dark: str
    """Towards the frame."""
    grain: str
    grain_opacity: float
    frame_light: str
    frame: str
    frame_dark: str
    frame_edge: str
    ink: str
    red: str
    red_dark: str
    hole: str
    hole_rim: str
    hole_glint: str
    discs: Mapping[Piece, DiscColours]
    tracks: Mapping[Piece, Track]
    impact: str
    ghost_opacity: float


_DISCS: Final = MappingProxyType(
    {
        Piece.WHITE: DiscColours("#fffaec", "#f3e5c3", "#b99b66", "#c6ab78"),
        Piece.BLACK: DiscColours("#5d5651", "#2c2725", "#0d0b0a", "#716963"),
        Piece.QUEEN: DiscColours("#f0606a", "#c3202f", "#760c18", "#f19aa0"),
        Piece.STRIKER: DiscColours("#ffffff", "#e9edf0", "#7f93a3", "#1f5f9f"),
    }
)
_TRACKS: Final = MappingProxyType(
    {
        Piece.WHITE: Track("#fffdf6", "#4a2d12", 0.55),
        Piece.BLACK: Track("#171311", "#fff3da", 0.45),
        Piece.QUEEN: Track("#c8142c", "#fff3da", 0.5),
        Piece.STRIKER: Track("#1565b8", "#f4f9ff", 0.6),
    }
)

LIGHT: Final = Theme(
    page="#faf7f1",
    board_shadow=0.3,
    surface_light="#f6dfb4",
    surface="#ecca94",
    surface_dark="#d9ae72",
    grain="#a06a2c",
    grain_opacity=0.16,
    frame_light="#9a5a30",
    frame="#733c1c",
    frame_dark="#4f2610",
    frame_edge="#31160a",
    ink="#231710",
    red="#c22a2f",
    red_dark="#9d1a22",
    hole="#0b0705",
    hole_rim="#5a3517",
    hole_glint="#fff0cf",
    discs=_DISCS,
    tracks=_TRACKS,
    impact="#b3540a",
    ghost_opacity=0.4,
)
DARK: Final = Theme(
    page="#121110",
    board_shadow=0.7,
    surface_light="#b98d5a",
    surface="#99703f",
    surface_dark="#6b4a27",
    grain="#2e1a09",
    grain_opacity=0.2,
    frame_light="#4c3325",
    frame="#2f1e15",
    frame_dark="#1d110b",
    frame_edge="#0c0604",
    ink="#160d07",
    red="#a81f27",
    red_dark="#7c1119",
    hole="#040302",
    hole_rim="#2b180a",
    hole_glint="#e2bd85",
    discs=_DISCS,
    tracks=MappingProxyType(
        {
            Piece.WHITE: Track("#fff6df", "#1d1006", 0.55),
            Piece.BLACK: Track("#0d0907", "#f1d6a6", 0.45),
            Piece.QUEEN: Track("#ff4d5e", "#1d1006", 0.5),
            Piece.STRIKER: Track("#8fd0ff", "#0b1a28", 0.6),
        }
    ),
    impact="#ffd27a",
    ghost_opacity=0.4,
)
THEMES: Final[Mapping[ThemeName, Theme]] = MappingProxyType({"light": LIGHT, "dark": DARK})
