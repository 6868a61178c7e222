"""What team mates say among themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    op.create_table(
        "team_chat",
        sa.Column("table", sa.String(8), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "team", "number"),
    )


def downgrade() -> None:
    op.drop_table("team_chat")
