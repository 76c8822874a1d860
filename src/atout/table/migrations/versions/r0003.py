"""Tables that wait for people."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A table that was dealt as soon as it was made has no gathering: so have all of before."""
    op.create_table(
        "gatherings",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("invite", sa.String, nullable=False, unique=True),
        sa.Column("code", sa.String, unique=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("barred", sa.Text, nullable=False),
    )
