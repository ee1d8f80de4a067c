"""When the house was open, how long clocks stood still, and who was nudged."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "hours",
        sa.Column("house", sa.String(length=32), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("house", name="pk_hours"),
    )
    op.create_table(
        "rests",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rested", sa.BigInteger(), nullable=False),
        sa.Column("noted", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rests_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_rests"),
    )
    op.create_table(
        "nudges",
        sa.Column("table_id", NUMBER, nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_nudges_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_nudges"),
    )
