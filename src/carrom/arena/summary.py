"""A contest in figures: wins with their intervals, points, strokes, slams, and what it cost."""

from collections.abc import Iterable, Sequence
from typing import Any

from carrom.arena.contest import Contest, counts
from carrom.arena.encounter import Cost, Encounter
from carrom.arena.intervals import elo_of, of_pairs, wilson
from carrom.arena.pairing import Pair
from carrom.arena.ratings import PairScore
from carrom.arena.sprt import Sprt
from carrom.arena.watching import Lapse

Table = dict[str, Any]


def match_summary(contest: Contest, sprt: Sprt | None = None) -> Table:
    """Return the figures of two sides that met, ready for JSON; times are under ``cpu`` only."""
    terms, pairs = contest.terms, contest.pairs
    names = terms.sides
    played = [encounter for pair in pairs for encounter in pair.encounters]
    won = [sum(e.winner == side for e in played) for side in (0, 1)]
    draws = len(played) - sum(won)
    scores = [won[side] + 0.5 * draws for side in (0, 1)]
    whole = [pair.score / 2.0 for pair in pairs if len(pair.encounters) == 2]
    share = scores[0] / len(played) if played else 0.5
    paired = of_pairs(whole)
    found: Table = {
        "kind": terms.kind,
        "players": list(names),
        "rules": terms.rules,
        "whole_matches": terms.whole,
        "seed": terms.seed,
        "boards": len(played),
        "pairs": len(whole),
        "wins": dict(zip(names, won, strict=True)),
        "draws": draws,
        "score": {name: _share(scores[k], len(played)) for k, name in enumerate(names)},
        "interval": {name: list(wilson(scores[k], len(played))) for k, name in enumerate(names)},
        "pair_scores": list(counts(pairs)),
        "elo": elo_of(share) if 0.0 < share < 1.0 else None,
        "elo_interval": None if paired is None else [elo_of(bound) for bound in paired],
    }
    sides = [_side(played, side) for side in (0, 1)]
    for key in sides[0]:
        found[key] = {name: sides[k][key] for k, name in enumerate(names)}
    found["faults"] = [lapse_table(lapse) for lapse in lapses(pairs)]
    if sprt is not None:
        found["sprt"] = {
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "llr": sprt.llr(counts(pairs)),
            "bounds": list(sprt.bounds),
            "verdict": contest.verdict,
        }
    return found


def _side(played: Sequence[Encounter], side: int) -> Table:
    """Return one side's figures: sums, and shares of them."""

    def total(name: str) -> int:
        return int(sum(getattr(encounter, name)[side] for encounter in played))

    strokes, decisions, breaks = total("strokes"), total("decisions"), total("breaks")
    broke = [e for e in played if e.breaker == side]
    return {
        "points": total("points"),
        "boards_won": total("boards"),
        "won_as_breaker": sum(e.winner == side for e in broke),
        "breaks": breaks,
        "strokes": strokes,
        "turn_kept": _share(total("kept"), strokes),
        "fouls": total("fouls"),
        "slams": total("slams"),
        "white_slams": total("white_slams"),
        "white_slam_interval": list(wilson(total("white_slams"), breaks)),
        "decisions": decisions,
        "simulated_per_decision": _share(total("simulated"), decisions),
        "cpu": _share(sum(e.cpu[side] for e in played), decisions),
    }


def _share(part: float, whole: int) -> float | None:
    return part / whole if whole else None


def lapses(pairs: Iterable[Pair]) -> list[Lapse]:
    """Return what players did wrong, in order."""
    return [lapse for pair in pairs for e in pair.encounters for lapse in e.lapses]


def lapse_table(lapse: Lapse) -> Table:
    """Return a lapse for JSON."""
    return {
        "player": lapse.player,
        "wrong": lapse.wrong.value,
        "stroke": lapse.stroke,
        "detail": lapse.detail,
    }


def pair_scores(pairs: Iterable[Pair]) -> list[PairScore]:
    """Return pairs of single players as what ratings are made from."""
    return [
        PairScore(pair.sides[0][0], pair.sides[1][0], pair.score, len(pair.encounters))
        for pair in pairs
    ]


def cost_of(pairs: Iterable[Pair], player: int) -> tuple[float | None, float | None]:
    """Return the CPU seconds and the simulated strokes a decision of one player of a ladder."""
    costs = [
        cost
        for pair in pairs
        for encounter in pair.encounters
        for who, cost in zip((*pair.sides[0], *pair.sides[1]), _costs(encounter), strict=True)
        if who == player
    ]
    decisions = sum(cost.decisions for cost in costs)
    cpu, simulated = sum(cost.cpu for cost in costs), sum(cost.simulated for cost in costs)
    return _share(cpu, decisions), _share(simulated, decisions)


def _costs(encounter: Encounter) -> tuple[Cost, ...]:
    """Return what each player's decisions cost."""
    one, two = zip(encounter.decisions, encounter.simulated, encounter.cpu, strict=True)
    return encounter.costs or (Cost(*one), Cost(*two))
