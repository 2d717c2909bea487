"""Confirmed mail addresses, passkeys, and what may be used once only: cookies that were logged out, tickets, codes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"
drops = ("people.mail_confirmed", "passkeys", "spent")


def upgrade() -> None:
    op.add_column("people", sa.Column("mail_confirmed", sa.Text))
    op.create_table(
        "spent",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_spent"),
    )
    op.create_index("ix_spent_until", "spent", ["until"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.UniqueConstraint("hash", name="uq_passkeys_hash"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])


def downgrade() -> None:
    op.drop_table("passkeys")
    op.drop_table("spent")
    op.drop_column("people", "mail_confirmed")
