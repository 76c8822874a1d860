"""How Alembic runs the migrations: on the connection that it is given, in that one's transaction."""

from alembic import context

from atout.table.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes few things of a table in place: it is copied
)
context.run_migrations()
