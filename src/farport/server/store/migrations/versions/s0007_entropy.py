"""What the clients of the seats add to the dice before the start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"
drops = ("seats.entropy",)


def upgrade() -> None:
    op.add_column("seats", sa.Column("entropy", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seats", "entropy")
