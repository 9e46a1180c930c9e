"""What every part of a store in a database can do: read, and write in a transaction."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from carrom.extras import required

with required("play"):
    from sqlalchemy.engine import Connection

T = TypeVar("T")


class Rows(ABC):
    """A part of a store in a database."""

    @abstractmethod
    async def _read(self, work: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def _write(self, work: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def _scrub(self) -> None:
        """See that what was deleted is no longer in the files of the database."""
