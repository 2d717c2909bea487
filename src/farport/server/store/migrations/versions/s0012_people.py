"""People: whom they follow or block, clubs, challenges, quick matches, push, when they were seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision: str | None = "0011"
drops = ("bonds", "clubs", "members", "pushes", "tables.club", "seats.asked", "visits.silent", "people.seen_at")


def upgrade() -> None:
    op.add_column("people", sa.Column("seen_at", sa.BigInteger))
    op.add_column("people", sa.Column("digested_at", sa.BigInteger))
    op.create_table(
        "bonds",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_bonds"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bonds_person"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_bonds_other"),
    )
    op.create_index("ix_bonds_other", "bonds", ["other"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("kept_name", sa.String(80), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
        sa.UniqueConstraint("kept_name", name="uq_clubs_kept_name"),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("keeper", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club", "person", name="pk_members"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_members_club", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_members_person"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "pushes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_pushes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_pushes_person"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.add_column("tables", sa.Column("club", sa.String(32)))
    op.add_column("tables", sa.Column("bots_at", sa.BigInteger))
    op.create_index("ix_tables_club", "tables", ["club"])
    op.create_index("ix_tables_bots_at", "tables", ["bots_at"])
    op.add_column("seats", sa.Column("asked", sa.String(32)))
    op.create_index("ix_seats_asked", "seats", ["asked"])
    op.add_column("visits", sa.Column("silent", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("visits", "silent")
    op.drop_index("ix_seats_asked", "seats")
    op.drop_column("seats", "asked")
    op.drop_index("ix_tables_bots_at", "tables")
    op.drop_index("ix_tables_club", "tables")
    op.drop_column("tables", "bots_at")
    op.drop_column("tables", "club")
    op.drop_table("pushes")
    op.drop_table("members")
    op.drop_table("clubs")
    op.drop_table("bonds")
    op.drop_column("people", "digested_at")
    op.drop_column("people", "seen_at")
