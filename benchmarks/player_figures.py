"""The figures that the computer players are measured by: what is played, how often, and the target.

Each measurement is played by the arena's own functions. Its boards are kept in a file of the arena's
format, from which a run that was stopped goes on.
"""

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any, Final, Protocol

from carrom.arena.contest import play_contest
from carrom.arena.intervals import elo_of
from carrom.arena.pairing import match_meetings, new_terms
from carrom.arena.regret import meant_strokes, regret_summary, regret_terms
from carrom.arena.regret_positions import COUNT
from carrom.arena.solo import BREAK, CLEAR, SoloTask
from carrom.arena.solo_boards import play_boards, solo_summary, solo_terms
from carrom.arena.sprt import Sprt
from carrom.arena.summary import match_summary
from carrom.arena.workers import InProcess, Workers
from carrom.cli.progress import progress
from carrom.players import LEVELS
from carrom.players.clearing import MOST_STROKES
from carrom.rules import RULE_SETS

RULES: Final = RULE_SETS.default.name
HAND: Final = "0.5-0.7-7"
"""The hand of ``expert-1``: for comparisons of heads alone."""
TRIED: Final = 3_120
"""Strokes that ``expert-1`` tries per decision."""
AROUND: Final = 0.05
"""A test of a score stops when it is clear on which side of the target, give or take this, it is."""
QUICK: Final = ",budget=100"
"""What players are told in a smoke test."""
Table = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Target:
    """What a figure should be: at least, at most, or between the two."""

    least: float = -inf
    most: float = inf

    def met(self, value: float) -> bool:
        """Say whether a figure is as it should be."""
        return self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class Row:
    """A figure that was measured."""

    figure: str
    what: str
    unit: str
    """``share``, ``strokes``, ``chance`` or ``rate``."""
    target: Target | None
    value: float
    interval: tuple[float, float] | None
    tries: str
    cpu: tuple[float, ...]
    """Seconds per decision; of two players the first is the one that is measured."""
    simulated: tuple[float, ...]
    """Strokes tried per decision."""
    details: Table
    """All figures of the arena."""

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None without one."""
        return None if self.target is None else self.target.met(self.value)

    def table(self) -> Table:
        """Return it for JSON."""
        found = {**asdict(self), "met": self.met}
        if self.target is not None:
            ends = (("least", self.target.least), ("most", self.target.most))
            found["target"] = {name: end for name, end in ends if abs(end) < inf}
        return found


@dataclass(frozen=True, slots=True)
class Run:
    """How figures are measured."""

    folder: Path
    workers: Workers = field(default_factory=InProcess)
    quick: bool = False
    seed: int = 12

    def file(self, figure: str, *words: str) -> Path:
        """Return the file with the results of a measurement."""
        name = re.sub(r"[^a-z0-9.]+", "-", "-".join((figure, *words)).lower())
        return self.folder / f"{name}.jsonl"

    def player(self, name: str) -> str:
        """Return a player's name; in a smoke test it thinks less."""
        return name + QUICK if self.quick else name


class Measurement(Protocol):
    """Something to measure."""

    def measure(self, figure: str, run: Run) -> Row:
        """Play, and return the row of the table."""


@dataclass(frozen=True, slots=True)
class Duel:
    """The share of boards that one player wins of another."""

    first: str
    second: str
    target: Target | None = None
    hand: str | None = None
    """Of both, instead of their own."""
    pairs: int = 200
    stops: bool = True
    """Whether a sequential test at the target ends it early."""

    def measure(self, figure: str, run: Run) -> Row:
        """Let them meet."""
        players = run.player(self.first), run.player(self.second)
        terms = new_terms("match", players, RULES, run.seed, hand=self.hand)
        boards = 2 if run.quick else 2 * self.pairs
        test = None
        if self.stops and self.target is not None:
            at = self.target.least
            test = Sprt(elo_of(at - AROUND), elo_of(at + AROUND))
        with progress(boards, " – ".join(terms.sides)) as bar:
            contest = play_contest(
                terms,
                list(match_meetings(boards)),
                workers=run.workers,
                out=run.file(figure, self.first, self.second),
                sprt=test,
                done=lambda pair: bar.step(len(pair.encounters)),
            )
        found = match_summary(contest, test)
        names = contest.terms.sides
        low, high = found["interval"][names[0]]
        hand = "" if self.hand is None else f", both with hand {self.hand}"
        return Row(
            figure,
            f"{self.first} against {self.second}{hand}",
            "share",
            self.target,
            found["score"][names[0]],
            (low, high),
            f"{found['boards']} boards" + (", test ended" if contest.verdict else ""),
            _both(found["cpu"], names),
            _both(found["simulated_per_decision"], names),
            found,
        )


@dataclass(frozen=True, slots=True)
class Breaks:
    """The part of a player's breaks that end in a white slam."""

    player: str
    target: Target
    boards: int = 1000

    def measure(self, figure: str, run: Run) -> Row:
        """Let the player break, alone."""
        found = _alone(figure, run, SoloTask(BREAK), self.player, None, self.boards)
        low, high = found["slam_interval"]
        return Row(
            figure,
            f"white slams of {self.player}",
            "share",
            self.target,
            found["slam_rate"],
            (low, high),
            f"{found['boards']} breaks",
            (found["cpu"],),
            (found["simulated_per_decision"],),
            found,
        )


@dataclass(frozen=True, slots=True)
class Clears:
    """The strokes that a player needs to clear a board alone, with the hand of Carrom_rl."""

    player: str
    setup: str
    target: Target | None = None
    boards: int = 100

    def measure(self, figure: str, run: Run) -> Row:
        """Let the player clear boards."""
        task = SoloTask(CLEAR, self.setup)
        found = _alone(figure, run, task, self.player, "carrom-rl", self.boards)
        around = found["strokes_interval"]
        return Row(
            figure,
            f"{self.player} clears the board, set-up {self.setup}",
            "strokes",
            self.target,
            found["strokes_to_clear"] or MOST_STROKES,
            None if around is None else (around[0], around[1]),
            f"{found['cleared']} of {found['boards']} boards cleared",
            (found["cpu"],),
            (found["simulated_per_decision"],),
            found,
        )


def _alone(
    figure: str, run: Run, task: SoloTask, player: str, hand: str | None, boards: int
) -> Table:
    terms = solo_terms(task, run.player(player), RULES, run.seed, hand=hand)
    count = 2 if run.quick else boards
    file = run.file(figure, player, *((task.setup,) if task.task == CLEAR else ()))
    with progress(count, player) as bar:
        played = play_boards(
            terms, task, count, workers=run.workers, out=file, done=lambda _: bar.step()
        )
    return solo_summary(terms, task, played)


def _both(found: Table, names: Sequence[str]) -> tuple[float, ...]:
    return tuple(found[name] or 0.0 for name in names)


@dataclass(frozen=True, slots=True)
class Regret:
    """The mean loss of keep-chance on the fixed positions, against exhaustive search."""

    player: str
    target: Target | None = None

    def measure(self, figure: str, run: Run) -> Row:
        """Ask the player for its strokes."""
        terms = regret_terms(run.player(self.player), run.seed)
        positions = 2 if run.quick else COUNT
        with progress(positions, terms.names[0]) as bar:
            strokes = meant_strokes(
                terms,
                positions,
                workers=run.workers,
                out=run.file(figure, self.player),
                done=lambda _: bar.step(1),
            )
        found = regret_summary(terms, strokes)
        low, high = found["keep_loss_interval"]
        return Row(
            figure,
            f"loss of the turn a stroke, {self.player}",
            "chance",
            self.target,
            found["keep_loss"],
            (low, high),
            f"{found['positions']} positions",
            (found["cpu"],),
            (found["simulated_per_decision"],),
            found,
        )


@dataclass(frozen=True, slots=True)
class Figure:
    """Measurements that belong together."""

    name: str
    measurements: tuple[Measurement, ...]
    rising: bool = False
    """Whether each value should be no less than the one before."""


CLEARER: Final = "machine,goal=pieces,budget=50000"
"""About half a second of processor time per stroke; the table shows how much it was."""
FIGURES: Final = (
    Figure(
        "head",
        (
            Duel(f"expert,budget={TRIED}", "expert-1", Target(0.65), HAND),
            Duel(f"expert,budget={10 * TRIED}", "expert-1", Target(0.85), HAND),
        ),
    ),
    Figure("levels", tuple(Duel(one, below, Target(0.75)) for below, one in pairwise(LEVELS))),
    Figure(
        "slams",
        (
            Breaks("expert", Target(0.015, 0.045)),
            Breaks("champion", Target(0.10, 0.20)),
            Breaks("machine", Target(0.65)),
        ),
    ),
    Figure("clear", (Clears(CLEARER, "carrom-rl", Target(most=18.0)), Clears(CLEARER, "own"))),
    Figure(
        "anytime",
        tuple(
            Duel(f"expert,budget={times * 1000}", "expert-1", None, HAND, pairs=100, stops=False)
            for times in (1, 4, 16)
        ),
        rising=True,
    ),
    Figure(
        "regret",
        (
            Regret("expert-1"),
            Regret(f"expert,budget={TRIED},goal=turn", Target(most=0.07)),
            Regret(f"expert,budget={10 * TRIED},goal=turn", Target(most=0.03)),
            Regret(f"expert,budget={TRIED}"),
            Regret(f"expert,budget={10 * TRIED}"),
        ),
    ),
)
