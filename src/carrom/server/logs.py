"""What the server says of itself on standard error: one event a line, as text or as JSON.

An event has a name and fields such as ``room``, ``seq``, ``kind`` and ``ms``. Names of people, cookies
and seat tokens are never among them.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final

import msgspec

LOGGER: Final = logging.getLogger("carrom.server")
_FIELDS: Final = "carrom_fields"
_ABOUT: ContextVar[tuple[tuple[str, object], ...]] = ContextVar("carrom_about", default=())


class Form(StrEnum):
    """How events are written."""

    TEXT = "text"
    JSON = "json"
    OFF = "off"


class Level(StrEnum):
    """From where on events are written."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def debug(event: str, **fields: object) -> None:
    """Log what only somebody who looks for a fault wants to know."""
    _log(logging.DEBUG, event, fields)


def info(event: str, **fields: object) -> None:
    """Log what happens."""
    _log(logging.INFO, event, fields)


def warning(event: str, **fields: object) -> None:
    """Log what may become a fault."""
    _log(logging.WARNING, event, fields)


def error(event: str, *, problem: BaseException | None = None, **fields: object) -> None:
    """Log a fault; ``problem`` is what was raised."""
    _log(logging.ERROR, event, fields, problem)


@contextmanager
def about(**fields: object) -> Iterator[None]:
    """Log every event from here on with these fields, where it has none of its own."""
    token = _ABOUT.set((*_ABOUT.get(), *fields.items()))
    try:
        yield
    finally:
        _ABOUT.reset(token)


def set_up(form: Form, level: Level) -> None:
    """Write the events of the server, and those of the libraries that matter, in one form."""
    handler: logging.Handler = logging.NullHandler()
    if form is not Form.OFF:
        handler = logging.StreamHandler()  # standard error
        handler.setFormatter(JsonLines() if form is Form.JSON else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())


def _log(
    level: int, event: str, fields: dict[str, object], problem: BaseException | None = None
) -> None:
    if LOGGER.isEnabledFor(level):
        fields |= {name: value for name, value in _ABOUT.get() if fields.get(name) is None}
        LOGGER.log(level, "%s", event, extra={_FIELDS: fields}, exc_info=problem)


class JsonLines(logging.Formatter):
    """An object a line: ``at``, ``level``, ``event``, then the fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told = {"at": _at(record), "level": record.levelname.lower(), **_told(record)}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; a trace follows on lines of its own."""
        told = _told(record)
        event = told.pop("event")
        fields = "".join(f" {name}={_line(value)}" for name, value in told.items())
        line = f"{_at(record)} {record.levelname.lower():7} {event}{fields}"
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        return f"{line}\n{trace}".rstrip()


def _line(value: object) -> str:
    """Return a value on one line, whatever somebody has sent."""
    return " ".join("".join(c if c.isprintable() else " " for c in str(value)).split())


def _at(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _told(record: logging.LogRecord) -> dict[str, Any]:
    event = " ".join(record.getMessage().split())
    fields = getattr(record, _FIELDS, None)
    if fields is None:  # of a library
        return {"event": "library", "from": record.name, "said": event}
    return {"event": event, **{k: v for k, v in fields.items() if v is not None}}
