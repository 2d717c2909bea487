"""Creations have versions and ratings, and a table knows what its variant was made from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision: str | None = "0012"
drops = (
    "creations.version",
    "creations.forked_from",
    "creation_versions",
    "creation_ratings",
    "tables.creation",
    "tables.creation_version",
)


def upgrade() -> None:
    op.add_column("creations", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
    op.add_column("creations", sa.Column("forked_from", sa.String(32)))
    op.add_column("tables", sa.Column("creation", sa.String(32)))
    op.add_column("tables", sa.Column("creation_version", sa.Integer))
    op.create_index("ix_tables_creation", "tables", ["creation"])
    op.create_table(
        "creation_versions",
        sa.Column("creation", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("creation", "number", name="pk_creation_versions"),
        sa.ForeignKeyConstraint(
            ["creation"], ["creations.id"], name="fk_creation_versions_creation", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "creation_ratings",
        sa.Column("creation", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("stars", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("creation", "person", name="pk_creation_ratings"),
        sa.ForeignKeyConstraint(
            ["creation"], ["creations.id"], name="fk_creation_ratings_creation", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_creation_ratings_person"),
    )
    op.create_index("ix_creation_ratings_person", "creation_ratings", ["person"])


def downgrade() -> None:
    op.drop_index("ix_creation_ratings_person", "creation_ratings")
    op.drop_table("creation_ratings")
    op.drop_table("creation_versions")
    op.drop_index("ix_tables_creation", "tables")
    op.drop_column("tables", "creation_version")
    op.drop_column("tables", "creation")
    op.drop_column("creations", "forked_from")
    op.drop_column("creations", "version")
