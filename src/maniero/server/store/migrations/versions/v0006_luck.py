"""The numbers that people add to the draws of a table.  Games that have begun go on without."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seated", sa.BigInteger))
    op.add_column("tables", sa.Column("sealed", sa.BigInteger))
    op.add_column("tables", sa.Column("luck", sa.Text))
    op.add_column("seats", sa.Column("hash", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("number", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    for name, columns in {"tables": ("seated", "sealed", "luck"), "seats": ("hash", "number")}.items():
        for column in columns:
            op.drop_column(name, column)
