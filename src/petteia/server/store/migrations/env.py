"""Alembic's entry point: runs the steps on the connection that `upgrade.py` hands over."""

from __future__ import annotations

from alembic import context

from petteia.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
