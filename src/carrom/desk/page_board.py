"""One board within the page: what the worker that runs Python there holds and asks (decision 0032).

Every argument and every answer is a text, which passes between JavaScript and Python as it is.
"""

import msgspec

from carrom.desk.errors import EntryError
from carrom.desk.remote import (
    OpenDesk,
    before_json,
    entered_json,
    opened,
    preview_json,
    refused_json,
    replacement_json,
    view_json,
)


class PageBoard:
    """The board that the page has open; the first thing asked of it is :meth:`open`."""

    def __init__(self) -> None:
        self._desk: OpenDesk | None = None

    def ready(self) -> str:
        """Say that Python runs."""
        return "true"

    def open(self, record: str) -> str:
        """Open a record: ``opened`` with the view, or ``refused``, and then the board before stays."""
        try:
            self._desk = opened(record.encode())
        except EntryError as problem:
            return refused_json(problem).decode()
        return _told(type="opened", view=msgspec.Raw(view_json(self._desk)))

    def view(self) -> str:
        """Return the view of the board."""
        return view_json(self._board).decode()

    def preview(self, fact: str, at: str, before: str = "0") -> str:
        """Rule on a fact without entering it, or before an entry: ``ruled`` or ``refused``."""
        return preview_json(self._board, fact.encode(), at, int(before)).decode()

    def before(self, seq: str) -> str:
        """Return the board as it stood before an entry: ``before`` or ``refused``."""
        return before_json(self._board, int(seq)).decode()

    def replacement(self, seq: str, fact: str, at: str) -> str:
        """Rule on the board with another fact, or none, in the place of an entry."""
        return replacement_json(self._board, int(seq), fact.encode(), at).decode()

    def enter(self, fact: str, at: str) -> str:
        """Enter a fact: ``entered`` with the new line of the record and the view, or ``refused``."""
        done = entered_json(self._board, fact.encode(), at)
        self._desk = done.desk
        if not done.line:
            return done.answer.decode()
        return _told(type="entered", line=done.line.decode(), view=msgspec.Raw(done.answer))

    @property
    def _board(self) -> OpenDesk:
        if self._desk is None:
            raise LookupError("no board is open")
        return self._desk


def _told(**parts: object) -> str:
    return msgspec.json.encode(parts).decode()
