"""The game of carrom: rules and umpire, physics, matches, computer players, as a library.

Importing this package loads nothing else: what it offers by name is loaded when it is first used,
and the rest is in :mod:`carrom.rules`, :mod:`carrom.equipment`, :mod:`carrom.physics` and so on.

>>> import carrom
>>> carrom.board("revised")
<Geometry 736.6 mm, holes 44.5 mm, pieces 31.0 mm, striker 41.3 mm>
"""

TYPE_CHECKING = False  # typing itself takes longer to load than this package
if TYPE_CHECKING:
    from carrom.equipment.standard import board
    from carrom.match.match import Match
    from carrom.rules.json_format import ruling_json

__version__ = "0.1.0"

__all__ = ["Match", "__version__", "board", "ruling_json"]

_WHERE = {
    "Match": "carrom.match.match",
    "board": "carrom.equipment.standard",
    "ruling_json": "carrom.rules.json_format",
}
"""The module that each name of the package is loaded from; the type checker's are above."""


def __getattr__(name: str) -> object:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    found: object = getattr(import_module(_WHERE[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_WHERE})
