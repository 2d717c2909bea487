"""Scenarios and variants that people make and share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
drops = ("creations",)


def upgrade() -> None:
    op.create_table(
        "creations",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_creations"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_creations_owner"),
    )
    op.create_index("ix_creations_owner", "creations", ["owner"])
    op.create_index("ix_creations_game", "creations", ["game"])


def downgrade() -> None:
    op.drop_table("creations")
