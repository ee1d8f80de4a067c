"""How people like to play and read."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "persons", sa.Column("preferences", sa.String(length=200), nullable=False, server_default="")
    )
