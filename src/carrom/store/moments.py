"""The time that counts in a database."""

from datetime import UTC, datetime

from carrom.extras import required

with required("play"):
    from sqlalchemy import func, select
    from sqlalchemy.engine import Connection


def moment(connection: Connection) -> datetime:
    """Return the time now: the database's own, where processes share it."""
    if connection.dialect.name == "postgresql":
        found: datetime = connection.execute(select(func.clock_timestamp())).scalar_one()
        return found
    return datetime.now(UTC)


def aware(at: datetime) -> datetime:
    """Return a moment as one of UTC; SQLite keeps no zones."""
    return at if at.tzinfo else at.replace(tzinfo=UTC)
