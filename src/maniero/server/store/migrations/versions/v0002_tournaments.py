"""Tournaments, their players and their games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_table(
        "places",
        sa.Column("tournament", sa.String(8), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "seat"),
    )
    op.create_index("places_guest", "places", ["guest"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(8), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table", sa.String(8), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer, nullable=False),
        sa.Column("first_points", sa.Integer),
        sa.Column("second_points", sa.Integer),
        sa.Column("winner", sa.Integer),
        sa.Column("decided", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "number"),
    )
    op.add_column("tables", sa.Column("tournament", sa.String(8)))
    op.create_index("tables_tournament", "tables", ["tournament"])


def downgrade() -> None:
    op.drop_index("tables_tournament", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("tournament")
    for name in ("pairings", "places", "tournaments"):
        op.drop_table(name)
