"""Turns to be told after quiet hours, analyses of finished games, and seats to be taken over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
drops = ("seats.vacant", "analyses", "held")


def upgrade() -> None:
    op.create_table(
        "held",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "turn", name="pk_held"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_held_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_held_person"),
    )
    op.create_index("ix_held_due_at", "held", ["due_at"])
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id", ondelete="CASCADE"),
    )
    op.add_column("seats", sa.Column("vacant", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_seats_vacant", "seats", ["vacant"])


def downgrade() -> None:
    op.drop_index("ix_seats_vacant", "seats")
    op.drop_column("seats", "vacant")
    op.drop_table("analyses")
    op.drop_table("held")
