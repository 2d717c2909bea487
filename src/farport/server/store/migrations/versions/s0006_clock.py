"""Which clock a table has, beside its other settings: an outage looks for those whose time ran."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
drops = ("tables.clock",)
KINDS = ("days", "live")


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.String(16), nullable=False, server_default="none"))
    tables = sa.table("tables", sa.column("settings"), sa.column("clock"))
    for kind in KINDS:  # settings were always written by one encoder, without spaces
        said = tables.c.settings.like(f'%"kind":"{kind}"%')
        op.execute(sa.update(tables).where(said).values(clock=kind))


def downgrade() -> None:
    op.drop_column("tables", "clock")
