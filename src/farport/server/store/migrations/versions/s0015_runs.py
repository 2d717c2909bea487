"""Runs of the studio: many games between bots, their rows in chunks, and what they answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision: str | None = "0014"
drops = ("runs", "run_chunks")


def upgrade() -> None:
    op.create_table(
        "runs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("creation", sa.String(32)),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("problem", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("worker", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_runs"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_runs_owner"),
    )
    op.create_index("ix_runs_owner", "runs", ["owner"])
    op.create_index("ix_runs_status_created_at", "runs", ["status", "created_at"])
    op.create_index("ix_runs_creation", "runs", ["creation"])
    op.create_table(
        "run_chunks",
        sa.Column("run", sa.String(32), nullable=False),
        sa.Column("part", sa.String(120), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rows", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("run", "part", "number", name="pk_run_chunks"),
        sa.ForeignKeyConstraint(["run"], ["runs.id"], name="fk_run_chunks_run", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("run_chunks")
    op.drop_index("ix_runs_creation", "runs")
    op.drop_index("ix_runs_status_created_at", "runs")
    op.drop_index("ix_runs_owner", "runs")
    op.drop_table("runs")
