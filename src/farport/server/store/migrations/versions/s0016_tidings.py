"""Tidings of tournaments: who is still to be told of which line; and tournaments of clubs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision: str | None = "0015"
drops = ("tidings", "tournaments.club")


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("club", sa.String(32)))
    op.create_index("ix_tournaments_club", "tournaments", ["club"])
    op.create_table(
        "tidings",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("params", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "seq", "person", name="pk_tidings"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tidings_tournament", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tidings_person"),
    )
    op.create_index("ix_tidings_due_at", "tidings", ["due_at"])


def downgrade() -> None:
    op.drop_index("ix_tidings_due_at", "tidings")
    op.drop_table("tidings")
    op.drop_index("ix_tournaments_club", "tournaments")
    op.drop_column("tournaments", "club")
