"""The club: rated contests and what follows from them, how tables ended for people, tournaments as logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision: str | None = "0013"
drops = ("contests", "ratings", "attendances", "tournaments", "tournament_lines")


def upgrade() -> None:
    op.add_column("tables", sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_settled_status", "tables", ["settled", "status"])
    _ratings()
    _tournaments()


def _ratings() -> None:
    op.create_table(
        "contests",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_contests"),
        sa.UniqueConstraint("table_id", name="uq_contests_table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_contests_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "ratings",
        sa.Column("contest", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("halved", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("contest", "person", name="pk_ratings"),
        sa.ForeignKeyConstraint(["contest"], ["contests.number"], name="fk_ratings_contest", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person"),
    )
    op.create_index("ix_ratings_person_game_contest", "ratings", ["person", "game", "contest"])
    op.create_index("ix_ratings_game_at", "ratings", ["game", "at"])
    op.create_table(
        "attendances",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("resigned_at", sa.Integer),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_attendances"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_attendances_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_attendances_person"),
    )
    op.create_index("ix_attendances_person_at", "attendances", ["person", "at"])
    op.create_index("ix_attendances_game_seats_at", "attendances", ["game", "seats", "at"])


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("host", sa.String(32)),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tournaments_host"),
    )
    op.create_index("ix_tournaments_status_changed", "tournaments", ["status", "changed_at"])
    op.create_table(
        "tournament_lines",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "seq", name="pk_tournament_lines"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_tournament_lines_tournament", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tournament_lines_person"),
    )
    op.create_index("ix_tournament_lines_person", "tournament_lines", ["person"])


def downgrade() -> None:
    for name in ("tournament_lines", "tournaments", "attendances", "ratings", "contests"):
        op.drop_table(name)
    op.drop_index("ix_tables_settled_status", "tables")
    op.drop_column("tables", "settled")
