"""Whether a creation can be played: kept with it, so that lists need not try."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
drops = ("creations.verdict",)


def upgrade() -> None:
    op.add_column("creations", sa.Column("verdict", sa.Text))


def downgrade() -> None:
    op.drop_column("creations", "verdict")
