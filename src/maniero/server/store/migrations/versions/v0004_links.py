"""Links that take a seat once, and since when a player has the seat back from a bot."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    _renew("seats", "table", "tables")
    _renew("places", "tournament", "tournaments")


def _renew(name: str, key: str, whole: str) -> None:
    """Hosts know the links of seats that others have taken: away with them, and with those of open seats."""
    rows = sa.table(name, *[sa.column(each) for each in (key, "seat", "kind", "state", "link")])
    over = sa.table(whole, sa.column("id"), sa.column("ended"))
    connection = op.get_bind()
    none = sa.or_(rows.c.kind == "bot", rows.c.state == "open")
    connection.execute(sa.update(rows).where(none).values(link=""))
    going = sa.select(over.c.id).where(over.c.ended.is_(None))
    known = sa.and_(rows.c.state.in_(["taken", "stood_in"]), rows.c.kind == "human", rows.c[key].in_(going))
    for id, seat in connection.execute(sa.select(rows.c[key], rows.c.seat).where(known)).all():
        here = sa.and_(rows.c[key] == id, rows.c.seat == seat)
        connection.execute(sa.update(rows).where(here).values(link=secrets.token_urlsafe(12)))


def downgrade() -> None:
    op.drop_column("seats", "since")
