"""``carrom board-test``: whether a striker shot with full force makes its runs (rule 2.1.a)."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal
from math import isfinite
from typing import Final

from carrom.cli.common import Arguments, BadInputError, Command, Option, dispatch, paragraph
from carrom.cli.compiling import announce_compiling
from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import Geometry
from carrom.equipment.standard import DEFAULT_EDITION, board
from carrom.messages import message, quoted
from carrom.physics import InputError, Surface
from carrom.physics.board_test import (
    FRICTIONS,
    FULL_FORCE,
    RESTITUTIONS,
    STRENGTHS,
    least_speed,
    material,
    runs,
    wanted_runs,
)
from carrom.rules.catalogue import clause
from carrom.texts import Language, render

FAILED: Final = 1
"""Exit status when the board does not pass."""
_WIDTH: Final = 11
"""Columns of the table's cells."""
_OPTIONS: Final = {
    "mu": "--mu",
    "mu_striker": "--mu",
    "e_cushion": "--e",
    "e_exponent": "--exponent",
}
"""The option behind each field of the surface; what else the engine refuses is the speed."""


@dataclass(frozen=True, slots=True)
class _Row:
    """One material: its runs by strength of the stroke, and the least speed in m/s that is enough."""

    mu: float
    e: float
    runs: dict[str, float]
    least_speed: float | None


@dataclass(frozen=True, slots=True)
class _Tested:
    """The board as tested; the table is about the same board with other materials."""

    edition: str
    surface: Surface
    speed: float
    runs: float
    least_speed: float | None
    table: tuple[_Row, ...]

    @property
    def passed(self) -> bool:
        return self.runs >= wanted_runs()


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _board_test(args: Arguments) -> int:
    announce_compiling(args.language)
    try:
        tested = _test(args)
    except InputError as problem:
        option = _OPTIONS.get(problem.field.rpartition("/")[2], "--speed")
        raise BadInputError(
            message("boardtest-refused", option=option, problem=problem.said)
        ) from None
    if "--json" in args:
        print(json.dumps(_json(tested), ensure_ascii=False))
    else:
        print("\n".join(_lines(tested, args.language)))
    return 0 if tested.passed else FAILED


def _test(args: Arguments) -> _Tested:
    edition = args["--edition"]
    geometry = board(edition)
    usual = Surface()
    surface = replace(
        material(
            usual,
            mu=_number(args, "--mu", usual.mu_striker),
            e=_number(args, "--e", usual.e_cushion),
        ),
        e_exponent=_number(args, "--exponent", usual.e_exponent),
    )
    speed = _number(args, "--speed", FULL_FORCE)
    if speed <= 0.0:
        raise BadInputError(message("boardtest-no-speed", option="--speed"))
    made = runs(speed, geometry, surface)
    table = tuple(
        _row(geometry, material(surface, mu=mu, e=e)) for mu in FRICTIONS for e in RESTITUTIONS
    )
    return _Tested(edition, surface, speed, made, least_speed(geometry, surface), table)


def _row(geometry: Geometry, surface: Surface) -> _Row:
    made = {name: runs(speed, geometry, surface) for name, speed in STRENGTHS.items()}
    return _Row(surface.mu_striker, surface.e_cushion, made, least_speed(geometry, surface))


def _number(args: Arguments, option: str, default: float) -> float:
    given = args.get(option)
    if given is None:
        return default
    try:
        value = float(given.replace(",", "."))
    except ValueError:
        raise _not_a_number(option, given) from None
    if not isfinite(value):
        raise _not_a_number(option, given)
    return value


def _not_a_number(option: str, given: str) -> BadInputError:
    return BadInputError(message("boardtest-not-a-number", option=option, value=quoted(given)))


def _lines(tested: _Tested, tongue: Language) -> Iterator[str]:
    surface, wanted = tested.surface, wanted_runs()
    yield render(
        message(
            "boardtest-title",
            edition=tested.edition,
            clause=EDITIONS[tested.edition].surface_clause,
        ),
        tongue,
    )
    yield ""
    found = message(
        "boardtest-passed" if tested.passed else "boardtest-failed",
        speed=tested.speed,
        runs=_down(tested.runs),
        wanted=wanted,
    )
    yield paragraph(render(found, tongue))
    yield paragraph(_least(tested, tongue))
    made_of = message(
        "boardtest-surface",
        mu=surface.mu_striker,
        e=surface.e_cushion,
        exponent=surface.e_exponent,
    )
    yield paragraph(render(made_of, tongue))
    yield ""
    yield paragraph(render(message("boardtest-table", wanted=wanted), tongue))
    yield ""
    yield from _table(tested, tongue)


def _least(tested: _Tested, tongue: Language) -> str:
    wanted = wanted_runs()
    if tested.least_speed is None:
        return render(message("boardtest-never", wanted=wanted), tongue)
    return render(message("boardtest-least", speed=_up(tested.least_speed), wanted=wanted), tongue)


def _table(tested: _Tested, tongue: Language) -> Iterator[str]:
    def cells(*texts: str) -> str:
        return "".join(text.rjust(_WIDTH) for text in texts).rstrip()

    heads = ("mu", "e", *STRENGTHS, "least")
    yield cells(*(render(message(f"boardtest-head-{head}"), tongue) for head in heads))
    speeds = (_figure(Decimal(str(speed)), tongue) for speed in STRENGTHS.values())
    yield cells("", "", *(f"{speed} m/s" for speed in speeds), "m/s")
    wanted = wanted_runs()
    for row in tested.table:
        made = (
            _figure(_down(value), tongue) + ("*" if value >= wanted else " ")
            for value in row.runs.values()
        )
        least = "–" if row.least_speed is None else _figure(_up(row.least_speed), tongue)
        material_ = (_figure(Decimal(f"{value:.2f}"), tongue) for value in (row.mu, row.e))
        yield cells(*material_, *made, least)


def _figure(value: Decimal, tongue: Language) -> str:
    return str(value).replace(".", "," if tongue == "fr" else ".")


def _down(value: float) -> Decimal:
    """Round so that what falls short never looks as if it were enough."""
    return Decimal(value).quantize(Decimal("0.01"), ROUND_FLOOR)


def _up(value: float) -> Decimal:
    """Round so that the speed shown is enough."""
    return Decimal(value).quantize(Decimal("0.01"), ROUND_CEILING)


def _json(tested: _Tested) -> dict[str, object]:
    surface = tested.surface
    return {
        "clause": clause(EDITIONS[tested.edition].surface_clause).id,
        "edition": tested.edition,
        "speed": tested.speed,
        "mu": surface.mu_striker,
        "e": surface.e_cushion,
        "e_exponent": surface.e_exponent,
        "runs": tested.runs,
        "wanted": wanted_runs(),
        "passed": tested.passed,
        "least_speed": tested.least_speed,
        "speeds": STRENGTHS,
        "table": [
            {"mu": row.mu, "e": row.e, "runs": row.runs, "least_speed": row.least_speed}
            for row in tested.table
        ],
    }


COMMAND: Final = Command(
    "carrom board-test",
    "boardtest-help",
    call=_board_test,
    options=(
        Option("--mu", "boardtest-help-mu", value="M"),
        Option("--e", "boardtest-help-e", value="E"),
        Option("--exponent", "boardtest-help-exponent", value="P"),
        Option("--speed", "boardtest-help-speed", value="V"),
        Option(
            "--edition",
            "boardtest-help-edition",
            value="EDITION",
            choices=tuple(EDITIONS),
            default=DEFAULT_EDITION,
        ),
        Option("--json", "boardtest-help-json"),
    ),
)
