"""Boards that the levels play against themselves, until there are strokes enough.

A board's strokes depend on the terms and its number alone: the levels take turns, then the rule sets. So the
rows are the same with any number of processes, and however often a run was stopped.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from msgspec import Struct, structs

from carrom.arena.encounter import BoardTable
from carrom.arena.entrants import entrant
from carrom.arena.numbered import Numbered
from carrom.arena.pairing import Terms, check_code, new_terms, seed_of
from carrom.arena.results_file import Results, open_results
from carrom.arena.watching import Watched
from carrom.arena.workers import InProcess, Workers
from carrom.dataset.stroke_rows import HandFigures, Striking, StrokeRow, stroke_rows
from carrom.match.match import Match
from carrom.players.hand import Hand

KIND: Final = "dataset-2"
"""With the version of the rows."""
PART: Final = "boards.part"
"""In the folder: the boards that were played so far."""
SECONDS: Final = 600.0
"""For one decision; a level needs one at most."""
BETWEEN: Final = " "


class BoardRows(Numbered, frozen=True, kw_only=True):
    """A board that was played."""

    rows: tuple[StrokeRow, ...]


class MadeBy(Struct, frozen=True):
    """What the rows of a file were made by."""

    terms: Terms
    strokes: int
    """As many as were asked for; the last board is played to its end."""


def dataset_terms(
    levels: Sequence[str], rules: Sequence[str], seed: int, budget: int | None = None
) -> Terms:
    """Return the terms of a dataset; ``budget`` is how many strokes every player tries."""
    names = tuple(name if budget is None else f"{name},budget={budget}" for name in levels)
    return new_terms(KIND, names, BETWEEN.join(rules), seed, seconds=SECONDS)


def play_board(terms: Terms, number: int) -> BoardRows:
    """Play one board and return its strokes."""
    check_code(terms)
    levels, rules = terms.players, terms.rules.split(BETWEEN)
    player = entrant(levels[number % len(levels)])
    seed = seed_of(terms.seed, number)
    ids = ("p1", "p2")
    match = Match.new(*ids, rules=rules[number // len(levels) % len(rules)], single_board=True)
    watched = {
        who: Watched(player.computer.player, who, side, terms.seconds)
        for side, who in enumerate(ids)
    }
    computers = {who: replace(player.computer, player=each) for who, each in watched.items()}
    BoardTable(match, seed, watched, computers).play()
    known = Striking(player.name, player.name.partition(",")[0], figures_of(player.computer.hand))
    rows = stroke_rows(match.value, seed=seed, players=dict.fromkeys(ids, known))
    return BoardRows(number=number, rows=tuple(rows))


def figures_of(hand: Hand) -> HandFigures:
    """Return the figures of a hand."""
    return HandFigures(hand.angle, hand.place, hand.speed, hand.fluffs)


def play_strokes(
    terms: Terms,
    wanted: int,
    *,
    workers: Workers | None = None,
    part: Path | None = None,
    done: Callable[[int], None] = lambda _: None,
) -> list[StrokeRow]:
    """Return the strokes of whole boards, at least so many; ``part`` keeps the boards played so far.

    ``done`` is told how many strokes were added.
    """
    rows: list[StrokeRow] = []
    with open_results(part, terms, BoardRows) as results:
        made = (workers or InProcess()).map(partial(play_board, terms), count(len(results.kept)))
        try:
            for board in _kept_first(results, made):
                first = rows[-1].board + 1 if rows else 0
                rows += (structs.replace(row, board=first + row.board) for row in board.rows)
                done(len(board.rows))
                if len(rows) >= wanted:
                    break
        finally:
            if isinstance(made, Generator):
                made.close()
    return rows


def _kept_first(results: Results[BoardRows], made: Iterator[BoardRows]) -> Iterator[BoardRows]:
    yield from results.kept
    for board in made:
        results.add(board)
        yield board
