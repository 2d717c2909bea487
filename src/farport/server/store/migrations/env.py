"""Alembic's way into the database: the connection comes from `farport.server.store.migrate`."""

from __future__ import annotations

from alembic import context

from farport.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
