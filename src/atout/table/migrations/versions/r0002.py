"""Sessions become selves, which have names; accounts, and the devices that are signed in to them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """What was the hash of a session is the id of a self, so its seats stay its own."""
    op.rename_table("sessions", "selves")
    op.alter_column("selves", "hash", new_column_name="id")
    op.add_column("selves", sa.Column("name", sa.String, nullable=False, server_default=""))
    op.create_table(
        "accounts",
        sa.Column("self", sa.String, sa.ForeignKey("selves.id"), primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("folded", sa.String, nullable=False, unique=True),
        sa.Column("phrase", sa.String, nullable=False),
        sa.Column("made", sa.String, nullable=False),
    )
    op.create_table(
        "logins",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("id", sa.String, nullable=False, unique=True),
        sa.Column("self", sa.String, sa.ForeignKey("accounts.self"), nullable=False, index=True),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("made", sa.String, nullable=False),
        sa.Column("seen", sa.String, nullable=False),
    )
