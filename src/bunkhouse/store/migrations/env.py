"""Where Alembic finds the connection: the caller has opened it, begun a transaction and taken the lock."""

from alembic import context

from bunkhouse.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, transaction_per_migration=False)
context.run_migrations()
