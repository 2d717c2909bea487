"""How many entries of a table everybody knows of: lists count no secret acts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"
drops = ("tables.told",)


def upgrade() -> None:
    op.add_column("tables", sa.Column("told", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "told")
