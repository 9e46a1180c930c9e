"""Round robins by Berger tables, and groups."""

from collections.abc import Sequence

Pair = tuple[str, str | None]


def rounds_needed(count: int) -> int:
    """Return in how many rounds so many meet each other."""
    return count - 1 + count % 2


def berger(members: Sequence[str], number: int) -> tuple[Pair, ...]:
    """Return a round of a Berger table, from 1; where the number is odd, one has a bye.

    >>> berger(["1", "2", "3", "4"], 2)
    (('3', '4'), ('1', '2'))
    """
    count = len(members) + len(members) % 2
    turn = count - 1
    if count < 2 or not 1 <= number <= turn:
        return ()

    def who(place: int) -> str | None:
        return members[place - 1] if place <= len(members) else None

    fixed = next(i for i in range(1, count) if (2 * i - 1 - number) % turn == 0)
    places = [(fixed, count)]
    for i in range(1, count):
        j = (number + 1 - i) % turn or turn
        if i < j:
            places.append((i, j))
    pairs = [(who(i), who(j)) for i, j in places]
    found = [(first, second) for first, second in pairs if first is not None]
    return tuple(sorted(found, key=lambda pair: pair[1] is None))


def snake(seeding: Sequence[str], size: int) -> tuple[tuple[str, ...], ...]:
    """Deal the strongest first into groups of at most so many, back and forth."""
    count = -(-len(seeding) // size)
    groups: list[list[str]] = [[] for _ in range(count)]
    for at, competitor in enumerate(seeding):
        lap, place = divmod(at, count)
        groups[place if lap % 2 == 0 else count - 1 - place].append(competitor)
    return tuple(map(tuple, groups))
