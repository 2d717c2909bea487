"""Tables by their host: what one person may have only so many of is counted while everybody else's writing waits."""

from __future__ import annotations

from alembic import op

revision = "0017"
down_revision: str | None = "0016"
drops = ()


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
