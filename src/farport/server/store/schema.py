"""The tables of the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

NEWEST = "0017"  # the last step of migrations/versions

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Moments are whole milliseconds since 1970, plain data is JSON text: both mean the same in both databases.

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kept_name", String(80), unique=True),  # folded; set once a password protects the name
    Column("password", Text),
    Column("epoch", Integer, nullable=False),  # raised by "log out everywhere": older cookies end there
    Column("settings", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger),
    Column("mail_confirmed", Text),  # the address from which somebody has answered; only that one gets mail
    Column("operator", Boolean, nullable=False, server_default=false()),
    Column("muted_until", BigInteger),  # by an operator: says nothing at any table until then
    Column("closed_at", BigInteger),  # by an operator: nobody comes in with this account
    Column("seen_at", BigInteger),  # when a socket of theirs was last seen open
    Column("digested_at", BigInteger),  # when they were last told of all that waits for them
)

bonds = Table(  # what one person wants of another: to follow them, or to have nothing to do with them
    "bonds",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("other", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kept_name", String(80), nullable=False, unique=True),  # folded
    Column("about", Text, nullable=False),
    Column("open", Boolean, nullable=False),  # anybody may come in; otherwise by the link
    Column("invite", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("keeper", Boolean, nullable=False),  # may change the club and show people out
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("club", "person"),
)

pushes = Table(  # browsers that are told of news, by the push service that they named
    "pushes",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the endpoint: a browser is told once
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("scopes", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),  # of the credential's id, which may be long
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

spent = Table(  # logged-out cookies, used tickets and codes: never valid again
    "spent",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(60), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("variant", Text),
    Column("variant_name", String(60)),
    Column("creation", String(32), index=True),  # what the variant was made from, and in which version
    Column("creation_version", Integer),
    Column("settings", Text, nullable=False),
    Column("clock", String(16), nullable=False, server_default="none"),  # the kind of time control in the settings
    Column("public", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), index=True),
    Column("invite", String(64), nullable=False),
    Column("seed", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("rematch", String(32)),
    # A private table's replay was opened to whoever has its address: when, and by whom.
    Column("shared_at", BigInteger),
    Column("shared_by", String(32)),
    Column("club", String(32), index=True),
    # A quick match: the moment at which bots take the seats that are still free.
    Column("bots_at", BigInteger, index=True),
    # From here on: what lists need to know about the end of the log, written with every entry.
    Column("seq", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("to_move", Text, nullable=False),
    Column("due_at", BigInteger),  # the next moment at which somebody must look, whoever is connected
    Column("changed_at", BigInteger, nullable=False),
    Column("result", Text),
    Column("told", Integer),  # the entries that everybody knows of
    Column("settled", Boolean, nullable=False, server_default=false()),  # over, and the club has taken note of it
    Index("ix_tables_status_changed", "status", "changed_at"),
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_settled_status", "settled", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("level", String(20)),
    Column("invited", Boolean, nullable=False),
    Column("vacant", Boolean, nullable=False, server_default=false(), index=True),  # in play, to be taken over
    Column("asked", String(32), index=True),  # who is challenged to sit here, and has not answered
    Column("entropy", String(64)),  # what its client has added to the dice before the start
    PrimaryKeyConstraint("table_id", "seat"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("by", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("at_ms", BigInteger),
    Column("key", String(128)),
    Column("body", Text, nullable=False),
    Column("events", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),  # the one coordination between workers
    UniqueConstraint("table_id", "key"),  # a command is carried out once
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("key", String(128), nullable=False),
    UniqueConstraint("table_id", "key"),
)

visits = Table(  # how far a person has looked at a table, and where they want to be told about it
    "visits",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("webhook", Text),
    Column("silent", Boolean, nullable=False, server_default=false()),  # nothing is told of this table
    PrimaryKeyConstraint("table_id", "person"),
)

facts = Table(  # the server's own: the secret that signs cookies, maintenance, what is told to everybody
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

workers = Table(  # who is alive; after an outage of all, clocks are credited
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("started_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

creations = Table(
    "creations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id"), index=True),
    Column("game", String(60), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("data", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("verdict", Text),  # whether it can be played, as it was tried last; null: not yet
    Column("version", Integer, nullable=False, server_default="1"),
    Column("forked_from", String(32)),  # whatever became of that one
)

creation_versions = Table(  # what a creation was before its last change: links and tables keep it
    "creation_versions",
    metadata,
    Column("creation", String(32), ForeignKey("creations.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("data", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("creation", "number"),
)

creation_ratings = Table(  # in stars, by people who have played it
    "creation_ratings",
    metadata,
    Column("creation", String(32), ForeignKey("creations.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("stars", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("creation", "person"),
)

notices = Table(  # who was told of which turn (below zero: of what else): the row is the claim, so it is told once
    "notices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "person", "turn"),
)

held = Table(  # turns that became somebody's in their quiet hours, to be told when these end
    "held",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "person", "turn"),
)

analyses = Table(  # of finished games, as far as they have got: `done` moves are in `data`
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

reports = Table(  # what players tell the operators
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("about", String(32), ForeignKey("people.id"), index=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("said", Text),  # the line of chat that it is about, as it was
    Column("text", Text, nullable=False),
    Column("settled_at", BigInteger),
    Index("ix_reports_settled_at_at", "settled_at", "at"),
)

audit = Table(  # every act of an operator, for good; every worker reads it and does what follows
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", String(32)),  # null: at the command line
    Column("name", String(80), nullable=False),  # the operator's, as it was then
    Column("act", String(20), nullable=False),
    Column("table_id", String(32)),
    Column("person", String(32)),
    Column("detail", Text, nullable=False),
)

contests = Table(  # finished rated tables in the order in which they count: the log that ratings are folded from
    "contests",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # taken by one worker only
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("game", String(60), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

ratings = Table(  # what each contest did to each person: follows from `contests`, and is made again from there
    "ratings",
    metadata,
    Column("contest", Integer, ForeignKey("contests.number", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(60), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tables", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("halved", Boolean, nullable=False),
    PrimaryKeyConstraint("contest", "person"),
    Index("ix_ratings_person_game_contest", "person", "game", "contest"),
    Index("ix_ratings_game_at", "game", "at"),
)

attendances = Table(  # how tables ended for each person: what reliability is counted from
    "attendances",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(60), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("how", String(16), nullable=False),  # finished, timed_out, abandoned
    Column("rated", Boolean, nullable=False),
    Column("resigned_at", Integer),  # the log's number at which they gave up
    Column("length", Integer, nullable=False),  # entries of the whole log
    Column("seats", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    Index("ix_attendances_person_at", "person", "at"),
    Index("ix_attendances_game_seats_at", "game", "seats", "at"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(60), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("plan", Text, nullable=False),
    Column("host", String(32), ForeignKey("people.id")),
    Column("seed", Text, nullable=False),
    Column("club", String(32), index=True),  # whose members may enter; all, where it is none's
    Column("created_at", BigInteger, nullable=False),
    # From here on: what lists need to know about the end of its log, written with every line.
    Column("seq", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_tournaments_status_changed", "status", "changed_at"),
)

tournament_lines = Table(  # the log of a tournament, which everything about it follows from
    "tournament_lines",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), ForeignKey("people.id")),  # whom it is about, where it is about one
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("tournament", "seq"),  # the one coordination between workers
    Index("ix_tournament_lines_person", "person"),
)

tidings = Table(  # of tournaments: who is still to be told of which line; whoever takes the row away tells it
    "tidings",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("what", String(16), nullable=False),
    Column("params", Text, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("tournament", "seq", "person"),
)

runs = Table(  # of the studio: many games between bots, and what they answer
    "runs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id"), index=True),
    Column("game", String(60), nullable=False),
    Column("name", String(40), nullable=False),
    Column("creation", String(32), index=True),
    Column("wanted", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("games", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("answer", Text),
    Column("problem", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("worker", String(32)),  # who plays it; one of whom nothing was heard for long has lost it
    Index("ix_runs_status_created_at", "status", "created_at"),
)

run_chunks = Table(  # rows of some games each, compressed; written once
    "run_chunks",
    metadata,
    Column("run", String(32), ForeignKey("runs.id", ondelete="CASCADE"), nullable=False),
    Column("part", String(120), nullable=False),
    Column("number", Integer, nullable=False),
    Column("rows", LargeBinary, nullable=False),
    PrimaryKeyConstraint("run", "part", "number"),
)
