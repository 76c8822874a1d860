"""Matches that are over, and who played them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Of matches that ended before, only their tables know."""
    op.create_table(
        "matches",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended", sa.String, nullable=False),
        sa.Column("record", sa.String, sa.ForeignKey("records.id")),
    )
    op.create_table(
        "played",
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("self", sa.String, nullable=False, index=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("outcome", sa.String, nullable=False),
        sa.ForeignKeyConstraint(["table", "number"], ["matches.table", "matches.number"]),
    )
