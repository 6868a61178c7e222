"""How games came out, where the server itself has to answer, and the component files of all tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("result", sa.String(64)))
    op.add_column("tables", sa.Column("covert", sa.Boolean, nullable=False, server_default=sa.false()))
    # Of games that go on it is not known: they are opened once, and then it is.
    op.execute("UPDATE tables SET covert = TRUE WHERE started IS NOT NULL AND ended IS NULL")
    op.create_index("tables_going", "tables", ["ended", "id"])


def downgrade() -> None:
    op.drop_index("tables_going", "tables")
    op.drop_column("tables", "covert")
    op.drop_column("tables", "result")
    op.drop_table("boxes")
