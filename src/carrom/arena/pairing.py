"""Pairs: the same seed twice, the break swapped; and who meets whom.

Two equal players always share a pair, so what is left in its score is the players' difference and
far less of chance than in two boards by themselves.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np
from msgspec import Struct

import carrom
from carrom.arena.encounter import Conditions, Encounter, play_encounter
from carrom.arena.entrants import PARTNERS, distinct, entrant
from carrom.arena.errors import ArenaError
from carrom.match.events import RULES
from carrom.messages import message
from carrom.physics import ENGINE

FORMAT: Final = "carrom-arena"
VERSION: Final = 1
_CODE: Final = ("arena", "equipment", "match", "physics", "players", "rules")
"""The packages whose code and data decide what is played."""
_SUFFIXES: Final = (".py", ".npz", ".npy", ".toml", ".json", ".jsonl")


class Terms(Struct, frozen=True, kw_only=True):
    """Everything that decides the results; it stands at the head of their file."""

    kind: str
    """``match``, ``ladder``, ``doubles``, or that of a task alone."""
    players: tuple[str, ...]
    """As they were asked for."""
    versions: tuple[str, ...]
    """Of the players."""
    rules: str
    seed: int
    whole: bool = False
    hand: str | None = None
    """For all players, instead of their own."""
    seconds: float = 60.0
    """For one decision."""
    format: str = FORMAT
    format_version: int = VERSION
    carrom: str = carrom.__version__
    engine: int = ENGINE
    rules_version: int = RULES
    numpy: str = np.__version__
    code: str = ""
    """A digest of the package's own files."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players, no two of the same name."""
        return distinct(self.players)

    @property
    def sides(self) -> tuple[str, str]:
        """The two sides of a match: a player's name, or those of two partners."""
        half = len(self.players) // 2
        return PARTNERS.join(self.names[:half]), PARTNERS.join(self.names[half:])


def new_terms(
    kind: str,
    players: tuple[str, ...],
    rules: str,
    seed: int,
    *,
    whole: bool = False,
    hand: str | None = None,
    seconds: float = 60.0,
) -> Terms:
    """Return the terms for players by name; an unknown one raises :class:`EntrantError`."""
    return Terms(
        kind=kind,
        players=players,
        versions=tuple(entrant(name, hand).version for name in players),
        rules=rules,
        seed=seed,
        whole=whole,
        hand=hand,
        seconds=seconds,
        code=code_digest(),
    )


class Meeting(Struct, frozen=True):
    """A pair to be played: who against whom, by their places among the players."""

    number: int
    """Of the line in the file, from 0."""
    round: int
    """What its chance is made from, with the seed; meetings of a round have the same."""
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    boards: int = 2


class Pair(Struct, frozen=True):
    """A pair that was played."""

    number: int
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    encounters: tuple[Encounter, ...]
    """The first side broke in the first, the second in the second; the last pair may have one only."""

    @property
    def score(self) -> float:
        """Points of the first side: one for a win, half for no winner."""
        won = {0: 1.0, 1: 0.0, None: 0.5}
        return sum(won[encounter.winner] for encounter in self.encounters)


def seed_of(seed: int, number: int) -> int:
    """Return the seed of a pair, from that of the whole and its number."""
    sequence = np.random.SeedSequence(seed, spawn_key=(number,))
    return int(sequence.generate_state(1, np.uint64)[0])


def match_meetings(boards: int, partners: int = 1) -> Iterator[Meeting]:
    """Yield the pairs of a match of two sides; an odd last board is played by itself."""
    sides = tuple(range(partners)), tuple(range(partners, 2 * partners))
    for number in range((boards + 1) // 2):
        yield Meeting(number, number, sides, min(2, boards - 2 * number))


def round_robin(players: int, pairs: int) -> Iterator[Meeting]:
    """Yield pairs of everybody with everybody, round by round."""
    number = 0
    for turn in range(pairs):
        for first, second in combinations(range(players), 2):
            yield Meeting(number, turn, ((first,), (second,)))
            number += 1


def doubles_draw(players: int, pairs: int, seed: int) -> Iterator[Meeting]:
    """Yield pairs of boards between two teams of two, drawn anew for each from four or more players."""
    for number in range(pairs):
        order = np.random.default_rng([seed, number, players]).permutation(players)
        a, b, c, d = (int(k) for k in order[:4])
        yield Meeting(number, number, ((a, b), (c, d)))


def play_pair(terms: Terms, meeting: Meeting, records: str | None = None) -> Pair:
    """Play a pair; where ``records`` names a folder, the records of its boards go there."""
    check_code(terms)
    seed = seed_of(terms.seed, meeting.round)
    conditions = Conditions(terms.rules, terms.whole, terms.seconds)
    first, second = meeting.sides
    every = distinct([terms.names[k] for k in (*first, *second)])
    names = every[: len(first)], every[len(first) :]
    sides = tuple(
        tuple(entrant(terms.players[k], terms.hand) for k in side) for side in meeting.sides
    )
    encounters = tuple(
        play_encounter(
            (sides[0], sides[1]),
            names,
            seed,
            conditions,
            breaker=breaker,
            record=None if records is None else _record_file(records, meeting.number, breaker),
        )
        for breaker in range(meeting.boards)
    )
    return Pair(meeting.number, meeting.sides, encounters)


def _record_file(folder: str, number: int, breaker: int) -> Path:
    return Path(folder) / f"{number + 1:05d}-{'ab'[breaker]}.jsonl"


class OtherCodeError(ArenaError):
    """A worker whose code is not that of the run."""


def check_code(terms: Terms) -> None:
    """Refuse to play for a run that was begun with other code."""
    if terms.code != code_digest():
        raise OtherCodeError(message("arena-other-code"))


@cache
def code_digest() -> str:
    """Return a digest of the files that decide what is played: changed code makes other results."""
    digest = blake2b(digest_size=8)
    root = Path(carrom.__file__).parent
    for package in _CODE:
        for file in sorted((root / package).rglob("*")):
            if file.is_file() and file.suffix in _SUFFIXES:
                digest.update(str(file.relative_to(root)).encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()
