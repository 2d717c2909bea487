"""Operators: who is one, who is muted or closed, what players report, and a log of every act."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"
drops = ("people.muted_until", "people.closed_at", "reports", "audit")


def upgrade() -> None:
    op.add_column("people", sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("muted_until", sa.BigInteger))
    op.add_column("people", sa.Column("closed_at", sa.BigInteger))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("about", sa.String(32)),
        sa.Column("table_id", sa.String(32)),
        sa.Column("said", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_reports_person"),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name="fk_reports_about"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_reports_settled_at_at", "reports", ["settled_at", "at"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.String(32)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("person", sa.String(32)),
        sa.Column("detail", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_table("reports")
    op.drop_column("people", "closed_at")
    op.drop_column("people", "muted_until")
    op.drop_column("people", "operator")
