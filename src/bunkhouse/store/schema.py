"""The tables of the database. Times are milliseconds of the epoch; documents are JSON, some compressed."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_NUMBER = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up plain INTEGER keys only


def _table_key() -> Column[int]:
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


PERSONS = Table(
    "persons",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(16), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("preferences", String(200), nullable=False, server_default=""),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("person_id", ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", _NUMBER, primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("watch_code", String(16), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("language", String(16), nullable=False),
    Column("status", String(16), nullable=False),
    Column("door", String(16), nullable=False),
    Column("undo", String(16), nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("host_id", ForeignKey("persons.id"), nullable=False),
    Column("host_name", String(80), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("command", String(120), unique=True),
    Column("created", BigInteger, nullable=False),
    # What every change of the table sets anew:
    Column("seq", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("actor", Integer),
    Column("changed", BigInteger, nullable=False),
    Column("turn_began", BigInteger, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("ending", Text),
    Column("rematch", String(16)),
    Index("ix_tables_status_door", "status", "door"),
)

SEATS = Table(
    "seats",
    METADATA,
    _table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("persons.id"), index=True),
    Column("bot", String(80)),
    Column("name", String(80), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("late", Boolean, nullable=False),
)

MOVES = Table(
    "moves",
    METADATA,
    _table_key(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("person_id", String(32)),
    Column("notation", Text, nullable=False),
    Column("interjection", Boolean, nullable=False),
    Column("step", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("command", String(80), nullable=False),
    Column("time", BigInteger, nullable=False),
    UniqueConstraint("table_id", "command"),
)
"""The log: every change of a table, numbered without gaps. It is the truth; the rest can be made from it."""

POSITIONS = Table(
    "positions",
    METADATA,
    _table_key(),
    Column("step", Integer, nullable=False),
    Column("document", LargeBinary, nullable=False),
)
"""Every running game as it stands now: loading replays nothing, whatever the rules have become."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _table_key(),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("document", LargeBinary, nullable=False),
)
"""Positions along the way, one in every so many steps."""

CHAT = Table(
    "chat",
    METADATA,
    _table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("command", String(80), nullable=False),
    UniqueConstraint("table_id", "command"),
)

NUDGES = Table(
    "nudges",
    METADATA,
    _table_key(),
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
)
"""Who was reminded last at a table, and by whom; it holds while that seat is to decide after that step."""

RESTS = Table(
    "rests",
    METADATA,
    _table_key(),
    Column("seq", Integer, nullable=False),
    Column("rested", BigInteger, nullable=False),
    Column("noted", BigInteger, nullable=False),
)
"""For how long a clock has stood still since a change of its table, because its person was not there."""

HOURS = Table(
    "hours",
    METADATA,
    Column("house", String(32), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""From when to when each process of the site was there: nobody's time runs while none is."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person_id", String(32), nullable=False),
    Column("step", Integer, nullable=False),
    Column("viewer", Integer),
    Column("text", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
)
