"""Knockouts: the tree of a seeding, and the next round of one."""

from collections.abc import Collection, Mapping, Sequence

from carrom.tournament.facts import Pairing
from carrom.tournament.results import Side
from carrom.tournament.state import Meeting, Round
from carrom.tournament.terms import Bracket


def tree(size: int) -> list[int]:
    """Return the seeds in the order of a tree with so many places, a power of 2.

    >>> tree(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    seeds = [1]
    while len(seeds) < size:
        among = 2 * len(seeds) + 1
        seeds = [each for seed in seeds for each in (seed, among - seed)]
    return seeds


def first_round(
    seeding: Sequence[str], group_of: Mapping[str, int] | None = None
) -> tuple[Pairing, ...]:
    """Return the first round of a seeding: the strongest have the byes.

    Where ``group_of`` says who comes from which group, nobody meets somebody of their own group
    while that can be avoided.
    """
    size = 1
    while size < len(seeding):
        size *= 2
    places = [seed - 1 for seed in tree(size)]
    weaker = list(seeding[size // 2 :])
    if group_of is not None:
        weaker = _elsewhere(list(seeding[: size // 2]), weaker, size, group_of)
    order = [*seeding[: size // 2], *weaker]

    def who(place: int) -> str | None:
        return order[place] if place < len(order) else None

    pairs = ((who(places[at]), who(places[at + 1])) for at in range(0, size, 2))
    return tuple(Pairing(a=first, b=second) for first, second in pairs if first is not None)


def _elsewhere(
    stronger: list[str], weaker: list[str], size: int, group_of: Mapping[str, int]
) -> list[str]:
    """Exchange weaker seeds so that nobody meets somebody of their own group."""

    def opponent(at: int) -> str:
        return stronger[size - 1 - (size // 2 + at)]

    def clash(at: int, who: str) -> bool:
        return group_of[opponent(at)] == group_of[who]

    for at, who in enumerate(weaker):
        if not clash(at, who):
            continue
        for other in sorted(range(len(weaker)), key=lambda o: abs(o - at)):
            if not clash(at, weaker[other]) and not clash(other, who):
                weaker[at], weaker[other] = weaker[other], who
                break
    return weaker


def winner_of(meeting: Meeting) -> str | None:
    """Return who goes on."""
    result = meeting.final
    side = None if result is None else result.winner
    return None if side is None else meeting.at(side)


def loser_of(meeting: Meeting) -> str | None:
    """Return who is out."""
    result = meeting.final
    side = None if result is None else result.winner
    return None if side is None else meeting.at(side.other if side else Side.A)


def over(rounds: Sequence[Round]) -> bool:
    """Say whether the last of some rounds of a knockout was the final."""
    return sum(not m.pairing.third for m in rounds[-1].meetings) == 1


def next_pairings(
    rounds: Sequence[Round], bracket: Bracket, gone: Collection[str], *, third_place: bool
) -> tuple[Pairing, ...]:
    """Return who meets in the next round; the last one is complete.

    Whoever should meet one of those who are ``gone`` has a bye. Two of them who should meet keep
    their place in the tree by the first of them, so that the next opponent has a bye.
    """
    seeding = rounds[0].seeding
    main = [m for m in rounds[-1].meetings if not m.pairing.third]
    left = [who for m in main if (who := winner_of(m)) is not None]
    if bracket is Bracket.EXTREMES:
        left.sort(key=seeding.index)
        half = len(left) // 2
        pairs = [(left[at], left[-1 - at]) for at in range(half)]
    else:
        pairs = [(left[at], left[at + 1]) for at in range(0, len(left) - 1, 2)]
    found = [_met([who for who in pair if who not in gone] or pair[:1]) for pair in pairs]
    if third_place and len(main) == 2:
        out = [who for m in main if (who := loser_of(m)) is not None]
        there = [who for who in out if who not in gone]
        if len(out) == 2 and there:
            found.append(_met(there, third=True))
    return tuple(found)


def _met(who: Sequence[str], *, third: bool = False) -> Pairing:
    """Return the match of two, or the bye of one."""
    return Pairing(a=who[0], b=who[1] if len(who) == 2 else None, third=third)
