"""A hand is fitted to a rate of slams: all three deviations are scaled together until it is right.

One board alone, from the break until the first miss, is one try at one scale. The head knows the hand
it is given and plans for it. :mod:`carrom.arena.slam_curve` says which scales to try, and what follows.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from carrom.arena.entrants import Entrant, entrant
from carrom.arena.errors import ArenaError
from carrom.arena.hands import hand_named, with_hand
from carrom.arena.intervals import wilson
from carrom.arena.pairing import Terms, check_code, new_terms, seed_of
from carrom.arena.results_file import open_results
from carrom.arena.slam_curve import SlamCurve, Try, find_root
from carrom.arena.solo import SoloBoard, play_break
from carrom.arena.summary import lapse_table
from carrom.arena.workers import InProcess, Workers
from carrom.messages import message
from carrom.players.hand import Hand

Table = dict[str, Any]
GROUPS: Final = 4
"""Groups of boards by scale in a summary, to compare the curve with."""


class SteadyHandError(ArenaError):
    """A hand without deviations, which cannot be scaled."""


class FitBoard(Struct, frozen=True):
    """A board that was played with a scaled hand."""

    number: int
    scale: float
    board: SoloBoard


@dataclass(frozen=True, slots=True, repr=False)
class Fit:
    """What was played, and what is known after it."""

    terms: Terms
    boards: tuple[FitBoard, ...]
    curve: SlamCurve

    @property
    def reached(self) -> bool:
        """Whether the boards show at which scale the rate is as wanted."""
        slams = sum(each.board.done for each in self.boards)
        return 0 < slams < len(self.boards) and self.curve.within

    def __repr__(self) -> str:
        scale, (low, high) = self.curve.root
        name = self.terms.names[0]
        return f"<Fit {name}, {len(self.boards)} boards, scale {scale:.2f} [{low:.2f}, {high:.2f}]>"


def fit_terms(
    player: str,
    rate: float,
    rules: str,
    seed: int,
    *,
    hand: str | None = None,
    seconds: float = 60.0,
) -> Terms:
    """Return the terms for a player by name; ``hand`` is scaled instead of its own."""
    if not entrant(player, hand).computer.hand.deviation.any():
        raise SteadyHandError(message("arena-fit-steady", player=player))
    return new_terms(f"fit-{rate:g}", (player,), rules, seed, hand=hand, seconds=seconds)


def fit_hand(
    terms: Terms,
    rate: float,
    boards: int,
    *,
    workers: Workers | None = None,
    out: Path | None = None,
    done: Callable[[FitBoard], None] = lambda _: None,
) -> Fit:
    """Find the scale at which the player slams so often, with so many boards.

    ``out`` is a file from which a run that was stopped goes on.
    """
    played: list[FitBoard] = []
    with open_results(out, terms, FitBoard) as results:
        kept = {Try(board.number, board.scale): board for board in results.kept}

        def play(tries: Sequence[Try]) -> Iterator[bool]:
            missing = [each for each in tries if each not in kept]
            made = iter((workers or InProcess()).map(partial(play_try, terms), missing))
            for each in tries:
                board = kept.get(each)
                if board is None:
                    board = next(made)
                    results.add(board)
                played.append(board)
                done(board)
                yield board.board.done

        curve = find_root(rate, boards, play)
    return Fit(terms, tuple(played), curve)


def play_try(terms: Terms, each: Try) -> FitBoard:
    """Play one board alone with the hand scaled."""
    check_code(terms)
    player = _with_scale(terms.players[0], terms.hand, each.scale)
    board = play_break(player, terms, seed_of(terms.seed, each.number), each.number)
    return FitBoard(each.number, each.scale, board)


def _with_scale(player: str, hand: str | None, scale: float) -> Entrant:
    found = entrant(player, hand)
    computer = with_hand(found.computer, scaled(found.computer.hand, scale))
    return replace(found, computer=computer)


def scaled(hand: Hand, scale: float) -> Hand:
    """Return a hand with all three deviations so many times as large."""
    angle, place, speed = scale * hand.angle, scale * hand.place, scale * hand.speed
    return replace(hand, angle=angle, place=place, speed=speed)


def fit_summary(fit: Fit) -> Table:
    """Return the figures of a fit, ready for JSON; times are under ``cpu`` only."""
    terms, curve = fit.terms, fit.curve
    scale, interval = curve.root
    predicted = curve.rate_at(scale)
    boards = [each.board for each in fit.boards]
    decisions = sum(b.decisions for b in boards)
    return {
        "kind": "fit",
        "player": terms.names[0],
        "rules": terms.rules,
        "seed": terms.seed,
        "boards": len(boards),
        "slams": sum(b.done for b in boards),
        "rate": curve.rate,
        "reached": fit.reached,
        "scale": scale,
        "scale_interval": list(interval),
        "hand": hand_table(scaled(entrant(terms.players[0], terms.hand).computer.hand, scale)),
        "slam_rate": predicted.value,
        "slam_interval": list(predicted.interval),
        "groups": [_group(curve, some) for some in _grouped(fit.boards)],
        "decisions": decisions,
        "simulated_per_decision": sum(b.simulated for b in boards) / max(1, decisions),
        "cpu": sum(b.cpu for b in boards) / max(1, decisions),
        "faults": [lapse_table(lapse) for board in boards for lapse in board.lapses],
    }


def hand_table(hand: Hand) -> Table:
    """Return the figures of a hand; ``name`` is for options, and None where no name says it all."""
    figures = hand.angle, 1000.0 * hand.place, 100.0 * hand.speed
    name = "-".join(f"{figure:.3f}" for figure in figures)
    plain = hand_named(name)
    whole = replace(plain, angle=hand.angle, place=hand.place, speed=hand.speed) == hand
    return {
        "name": name if whole else None,
        "degrees": hand.angle,
        "millimetres": 1000.0 * hand.place,
        "percent": 100.0 * hand.speed,
        "fluffs": hand.fluffs,
    }


def _grouped(boards: Sequence[FitBoard]) -> Iterator[Sequence[FitBoard]]:
    """Yield the boards in groups of about the same size, by their scales."""
    order = sorted(boards, key=lambda each: each.scale)
    ends = [len(order) * k // GROUPS for k in range(GROUPS + 1)]
    return (order[a:b] for a, b in pairwise(ends) if a < b)


def _group(curve: SlamCurve, some: Sequence[FitBoard]) -> Table:
    slams = sum(each.board.done for each in some)
    return {
        "scales": [some[0].scale, some[-1].scale],
        "boards": len(some),
        "slams": slams,
        "slam_rate": slams / len(some),
        "slam_interval": list(wilson(slams, len(some))),
        "predicted": sum(curve.rate_at(each.scale).value for each in some) / len(some),
    }
