"""The replay of a private table may be opened to whoever has its address: when that was done, and by whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"
drops = ("tables.shared_at", "tables.shared_by")


def upgrade() -> None:
    op.add_column("tables", sa.Column("shared_at", sa.BigInteger))
    op.add_column("tables", sa.Column("shared_by", sa.String(32)))


def downgrade() -> None:
    op.drop_column("tables", "shared_by")
    op.drop_column("tables", "shared_at")
