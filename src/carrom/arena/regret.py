"""Regret: how far a player's strokes are from the best ones known, in the positions of a fixed set.

The player is asked for the stroke it means. The same hand plays that stroke and the best one, with the
same deviations. Where the player finds a better stroke than the set knows, its loss is negative.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import numpy as np

from carrom.arena.entrants import entrant
from carrom.arena.intervals import of_mean
from carrom.arena.numbered import Numbered, numbered_results
from carrom.arena.pairing import Terms, check_code, new_terms, seed_of
from carrom.arena.regret_figures import HAND_NAME, Table
from carrom.arena.regret_positions import RULES, KnownPosition, known_positions
from carrom.arena.regret_reference import Row
from carrom.arena.summary import lapse_table
from carrom.arena.watching import Lapse, Watched
from carrom.arena.workers import Workers
from carrom.players.at_match import HEAD
from carrom.players.named import chooses_hand

WORST: Final = 5
"""How many positions are told in which the player lost most."""


class MeantStroke(Numbered, frozen=True, kw_only=True):
    """What a player meant to play in a position, and what is to be expected of it."""

    keep: float
    """How likely the turn is kept, or the board won."""
    points: float
    """What the stroke brings on average."""
    stroke: tuple[float, float, float, float] | None
    """Place (m), angle (degrees), speed (m/s) and spin (rad/s); None: the turn was let go."""
    simulated: int = 0
    lapses: tuple[Lapse, ...] = ()
    cpu: float = 0.0


def regret_terms(
    player: str, seed: int, *, hand: str | None = None, seconds: float = 60.0
) -> Terms:
    """Return the terms: a player whose hand nobody chooses plans for the hand that plays."""
    if hand is None and not chooses_hand(player):
        hand = HAND_NAME
    return new_terms("regret", (player,), RULES, seed, hand=hand, seconds=seconds)


def meant_stroke(terms: Terms, number: int) -> MeantStroke:
    """Ask a player for its stroke in a position of the set, and play it many times."""
    check_code(terms)
    player = entrant(terms.players[0], terms.hand)
    watched = Watched(player.computer.player, player.name, 0, terms.seconds, strokes=number)
    view = known_positions()[number].view
    aim = watched.stroke(view, np.random.default_rng([seed_of(terms.seed, number), HEAD]))
    found = Table.of(view).figures(aim, number)
    return MeantStroke(
        number=number,
        keep=found.keep,
        points=found.points,
        stroke=None if aim is None else (aim.x, aim.angle, aim.speed, aim.spin),
        simulated=watched.simulated,
        lapses=tuple(watched.lapses),
        cpu=watched.cpu,
    )


def meant_strokes(
    terms: Terms,
    positions: int,
    *,
    workers: Workers | None = None,
    out: Path | None = None,
    done: Callable[[MeantStroke], None] = lambda _: None,
) -> tuple[MeantStroke, ...]:
    """Ask a player in the first positions of the set; ``out`` is a file that a run goes on from."""
    work = partial(meant_stroke, terms)
    return numbered_results(
        terms, MeantStroke, work, positions, workers=workers, out=out, done=done
    )


def regret_summary(terms: Terms, strokes: Sequence[MeantStroke]) -> dict[str, Any]:
    """Return the figures of a player, ready for JSON; times are under ``cpu`` only."""
    known = known_positions()
    best = [known[stroke.number] for stroke in strokes]
    keep_loss = [b.keep - s.keep for b, s in zip(best, strokes, strict=True)]
    points_loss = [b.points - s.points for b, s in zip(best, strokes, strict=True)]
    order = sorted(range(len(strokes)), key=lambda k: (-keep_loss[k], k))
    return {
        "kind": terms.kind,
        "player": terms.names[0],
        "rules": terms.rules,
        "hand": terms.hand,
        "seed": terms.seed,
        "positions": len(strokes),
        "keep": fmean(s.keep for s in strokes),
        "best_keep": fmean(b.keep for b in best),
        "keep_loss": fmean(keep_loss),
        "keep_loss_interval": _interval(keep_loss),
        "points": fmean(s.points for s in strokes),
        "best_points": fmean(b.points for b in best),
        "points_loss": fmean(points_loss),
        "points_loss_interval": _interval(points_loss),
        "simulated_per_decision": fmean(s.simulated for s in strokes),
        "cpu": fmean(s.cpu for s in strokes),
        "worst": [_compared(known[strokes[k].number], strokes[k]) for k in order[:WORST]],
        "faults": [lapse_table(lapse) for stroke in strokes for lapse in stroke.lapses],
    }


def _interval(losses: Sequence[float]) -> list[float] | None:
    found = of_mean(losses)
    return None if found is None else list(found)


def _compared(known: KnownPosition, stroke: MeantStroke) -> dict[str, Any]:
    return {
        "number": stroke.number + 1,
        "keep": stroke.keep,
        "best_keep": known.keep,
        "points": stroke.points,
        "best_points": known.points,
        "stroke": None if stroke.stroke is None else _fields(stroke.stroke),
        "best_stroke": _fields(known.keep_stroke),
        "position": known.position,
    }


def _fields(stroke: Row | tuple[float, float, float, float]) -> dict[str, float]:
    return dict(zip(("x", "angle", "speed", "spin"), (*stroke, 0.0), strict=False))
