"""The optional parts of the package: what each brings, and one sentence where it is missing.

A new part is a row in :data:`EXTRAS` and an entry of the same name in ``pyproject.toml``; a test
compares the two, and every import in the package with both.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from carrom.messages import Message, message

SENTENCE: Final = "This needs an extra part of carrom. Install it with: pip install {install}"
"""What the error says where no language is known; commands say it in the language chosen."""


@dataclass(frozen=True, slots=True)
class Extra:
    """One optional part."""

    modules: tuple[str, ...]
    """The modules of other projects that it brings, by the names they are imported by."""
    used_by: tuple[str, ...]
    """The packages and modules of ours that may import them."""
    includes: tuple[str, ...] = ()
    """Other parts that come with it."""


EXTRAS: Final[Mapping[str, Extra]] = {
    "physics": Extra(
        modules=("llvmlite", "numba", "numpy", "platformdirs"),
        used_by=(
            "carrom.arena",
            "carrom.bench",
            "carrom.dataset",
            "carrom.envs",
            "carrom.physics",
            "carrom.players",
            "carrom.problems",
        ),
    ),
    "arena": Extra(
        modules=("matplotlib", "openskill"),
        used_by=("carrom.arena.doubles_ratings", "carrom.arena.plots"),
        includes=("physics",),
    ),
    "dataset": Extra(
        modules=("pyarrow",),
        used_by=("carrom.dataset",),
        includes=("physics",),
    ),
    "ray": Extra(
        modules=("ray",),
        used_by=("carrom.arena.ray_workers",),
        includes=("physics",),
    ),
    "rl": Extra(
        modules=("gymnasium", "pettingzoo"),
        used_by=("carrom.envs",),
        includes=("physics", "pictures"),
    ),
    "play": Extra(
        modules=(
            "alembic",
            "confusable_homoglyphs",
            "fastapi",
            "h11",
            "platformdirs",
            "prometheus_client",
            "pydantic",
            "pydantic_core",
            "segno",
            "sqlalchemy",
            "starlette",
            "uvicorn",
            "uvloop",
            "websockets",
        ),
        used_by=(
            "carrom.server",
            "carrom.bench.pages",
            "carrom.cli.lan",
            "carrom.store.backup",
            "carrom.store.copying",
            "carrom.store.appending",
            "carrom.store.database",
            "carrom.store.deleting",
            "carrom.store.group_commit",
            "carrom.store.link_rows",
            "carrom.store.listing",
            "carrom.store.invitations",
            "carrom.store.migrations",
            "carrom.store.moments",
            "carrom.store.offers",
            "carrom.store.operating",
            "carrom.store.pen_rows",
            "carrom.store.portable",
            "carrom.store.reporting",
            "carrom.store.rows",
            "carrom.store.seating",
            "carrom.store.sqlite",
            "carrom.store.table_rows",
            "carrom.store.tables",
            "carrom.store.tournament_rows",
            "carrom.store.visits",
        ),
        includes=("physics",),
    ),
    "online": Extra(
        modules=("nats", "psycopg"),
        used_by=(
            "carrom.server.nats_bus",
            "carrom.server.nats_computers",
            "carrom.store.postgresql",
        ),
        includes=("play",),
    ),
    "pictures": Extra(modules=("resvg_py",), used_by=("carrom.render",)),
    "terminal": Extra(
        modules=("prompt_toolkit",),
        used_by=(
            "carrom.cli.umpire_layout",
            "carrom.cli.umpire_screen",
            "carrom.cli.umpire_text",
        ),
    ),
    "tournament": Extra(
        modules=("glicko2", "rustworkx", "segno", "typst", "yaml"),
        used_by=("carrom.tournament",),
    ),
}


class MissingExtraError(ImportError):
    """An optional part that is not installed; ``said`` says how to install it."""

    def __init__(self, extra: str) -> None:
        install = f'"carrom[{extra}]"'  # in quotes: to a shell, brackets are a pattern
        super().__init__(SENTENCE.format(install=install))
        self.extra: Final = extra
        self.said: Final[Message] = message("error-extra", install=install)


def require(extra: str) -> None:
    """Raise :class:`MissingExtraError` unless everything that the part brings is installed."""
    if any(find_spec(module) is None for module in modules(extra)):
        raise MissingExtraError(extra)


@contextmanager
def required(extra: str) -> Iterator[None]:
    """The same, around the imports that need the part."""
    require(extra)
    yield


def modules(extra: str) -> Iterator[str]:
    """Yield the modules that a part brings, those of the parts it includes among them."""
    yield from EXTRAS[extra].modules
    for other in EXTRAS[extra].includes:
        yield from modules(other)
