"""Alembic runs this: the connection is handed in by :mod:`carrom.store.database`."""

from alembic import context

from carrom.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
