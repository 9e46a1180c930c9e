"""What the points of a board consist of: pieces, the queen, one for the striker."""

from collections.abc import Iterator

from msgspec import Struct, structs


class Worth(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The points of one side on one board, by what they are for; a fixed score has no parts.

    >>> list(Worth(pieces=4, queen=3, striker=1).parts())
    [('pieces', 4), ('queen', 3), ('striker', 1)]
    """

    pieces: int = 0
    queen: int = 0
    queen_and_cover: int = 0
    """For the queen and the piece that covered her, where a set counts these as one."""
    queen_left: int = 0
    """For a queen that nobody covered, given to the winner."""
    striker: int = 0
    improper: int = 0
    penalty: int = 0
    """For another penalty in the stroke that ended the board."""
    demanded: int = 0
    """Points that the winner asked for."""
    most: int = 0
    """The most that a board can bring, where the parts are more."""

    def parts(self) -> Iterator[tuple[str, int]]:
        """Yield what the points are for, with how many."""
        for name in self.__struct_fields__:
            count = getattr(self, name)
            if count:
                yield name.replace("_", "-"), count

    @property
    def total(self) -> int:
        """The points in all."""
        total = sum(count for name, count in self.parts() if name != "most")
        return min(total, self.most) if self.most else total


FIXED = Worth()
"""Of points that are fixed, or are none."""


def limited(most: int | None, worth: Worth) -> Worth:
    """Say what is the most a board can bring, where the parts are more."""
    if most is None or worth.total <= most:
        return worth
    return structs.replace(worth, most=most)
