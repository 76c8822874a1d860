"""What is kept, in tables of the database; ``migrations/`` brings older stores to this."""

from typing import cast

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    inspect,
    text,
)

REVISION = "0004"
"""The newest migration. A change of these tables is a new one, in ``migrations/versions``."""

METADATA = MetaData()

META = Table(
    "meta",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
SELVES = Table(
    "selves",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False, server_default=""),
    Column("made", String, nullable=False),
)
"""People: whoever has taken a seat or given a name. A guest's id is the hash of the token in the cookie."""
ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("self", ForeignKey("selves.id"), primary_key=True),
    Column("name", String, nullable=False),
    Column("folded", String, nullable=False, unique=True),
    Column("phrase", String, nullable=False),
    Column("made", String, nullable=False),
)
"""Selves that can be signed in to on several devices; ``folded`` is what makes two names the same."""
LOGINS = Table(
    "logins",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    Column("self", ForeignKey("accounts.self"), nullable=False, index=True),
    Column("device", String, nullable=False),
    Column("made", String, nullable=False),
    Column("seen", String, nullable=False),
)
"""Devices that are signed in, by the hashes of their tokens."""
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("made", String, nullable=False),
    Column("over", Boolean, nullable=False, default=False),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("session", String, nullable=False, index=True),
)
GATHERINGS = Table(
    "gatherings",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("begun", Boolean, nullable=False),
    Column("host", String, nullable=False),
    Column("invite", String, nullable=False, unique=True),
    Column("code", String, unique=True),
    Column("setup", Text, nullable=False),
    Column("guests", Text, nullable=False),
    Column("barred", Text, nullable=False),
)
"""How tables waited for their people, and who may see them."""
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("made", String, nullable=False),
    sqlite_with_rowid=False,
)
RECORDS = Table(
    "records",
    METADATA,
    Column("id", String, primary_key=True),
    Column("text", Text, nullable=False),
    Column("made", String, nullable=False),
)
MATCHES = Table(
    "matches",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("ended", String, nullable=False),
    Column("record", ForeignKey("records.id")),
)
"""Matches that are over, by the number of the entry that ended them; ``record``, once somebody wants it."""
PLAYED = Table(
    "played",
    METADATA,
    Column("table", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("self", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("outcome", String, nullable=False),
    ForeignKeyConstraint(["table", "number"], ["matches.table", "matches.number"]),
)
"""Who played a match, and with what outcome."""


def revision(db: Connection) -> str | None:
    """The migration that a store is at; None where it knows of none."""
    if not inspect(db).has_table("alembic_version"):
        return None
    return cast("str | None", db.scalar(text("SELECT version_num FROM alembic_version")))
