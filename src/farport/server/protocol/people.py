"""People over HTTP: whom one follows, profiles, challenges, clubs, quick matches, push."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from farport.server.protocol.shapes import Name, Person, Plain, Shape, TableHead, Value, characters

Bond = Literal["follow", "block"]


class NewBond(Shape):
    """What I want of somebody; null: nothing in particular."""

    bond: Bond | None


class Friend(Shape):
    """Somebody I follow. `on` and `seen_at` are null where they do not wish it known; `table`: a public one at which
    they play now. `mutual`: they follow me too."""

    person: Person
    on: bool | None = None
    seen_at: int | None = None
    mutual: bool = False
    table: TableHead | None = None


class Friends(Shape):
    """Those I follow, those who are on first; who follows me without my following them; whom I block."""

    friends: list[Friend]
    followers: list[Person]
    blocked: list[Person]
    clubs: list[ClubHead]


class FoundPersons(Shape):
    people: list[Person]


class GameRecord(Shape):
    """Finished tables of one game that the reader may know of, and how many of them were won."""

    game: str
    played: int
    won: int


class Between(Shape):
    """Finished tables at which the reader and this person both sat: who came out ahead of the other."""

    game: str
    played: int
    mine: int
    theirs: int
    level: int


class AgainstBot(Shape):
    """The reader's finished tables with a bot of this level: in how many they came out ahead of every such bot, and in
    how many one of them did; at the others they were level."""

    bot: str
    level: str | None
    played: int
    mine: int
    theirs: int


class AgainstBots(Shape):
    bots: list[AgainstBot]


class Opening(Shape):
    """How somebody likes to begin: their first act, in how many of their tables, and won. `act` is the latest as the
    log writes it; `action` the same as data, without places on the map, which depend on where one sits."""

    game: str
    act: str
    action: Plain
    tables: int
    won: int


class ClubHead(Shape):
    id: str
    name: str
    about: str
    open: bool
    members: int
    mine: bool = False


class PersonProfile(Shape):
    """Somebody as the reader may see them. `private`: they show strangers little; what the two share is shown.
    `table`: a public one at which they play now, if they are on."""

    person: Person
    since: int
    me: bool
    bond: Bond | None
    follows_me: bool
    muted: bool
    private: bool
    on: bool | None
    seen_at: int | None
    records: list[GameRecord]
    between: list[Between]
    openings: list[Opening]
    recent: list[TableHead]
    clubs: list[ClubHead]
    table: TableHead | None = None


class NewClub(Shape):
    """A club. `open`: whoever likes may come in; otherwise those who have its link."""

    name: Name
    about: Annotated[str, characters(0, 500)] = ""
    open: bool = True


class Member(Shape):
    person: Person
    keeper: bool
    since: int
    on: bool | None = None


class ClubPage(Shape):
    """`invite` is told to members; `tables` are those that members have made for the club."""

    club: ClubHead
    members: list[Member]
    tables: list[TableHead]
    keeper: bool = False
    invite: str | None = None


class ClubList(Shape):
    clubs: list[ClubHead]


class EnterClub(Shape):
    invite: Annotated[str, characters(0, 64)] | None = None


class ChangeMember(Shape):
    """A keeper shows somebody out (`member` false), or makes them a keeper too."""

    person: Annotated[str, characters(1, 32)]
    member: bool = True
    keeper: bool = False


class QuickMatch(Shape):
    """A game with people now: I sit down at a table that waits, or at a new one; after a minute bots take the seats
    that are free. `seats` null: as few as the game takes."""

    game: Annotated[str, characters(0, 60)]
    seats: Annotated[int, Meta(ge=2, le=16)] | None = None


class Challenge(Shape):
    """A table for this person and me, with the game's usual options where none are given; further seats are bots'."""

    game: Annotated[str, characters(0, 60)]
    seats: Annotated[int, Meta(ge=2, le=16)] | None = None
    options: dict[str, Value] = {}


class PushKey(Shape):
    """What a browser needs to be told of news: the server's public key, for `applicationServerKey`."""

    key: str


class PushTo(Shape):
    """A browser's subscription."""

    endpoint: Annotated[str, characters(1, 1_000)]
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{80,100}(?!\n)$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,40}(?!\n)$")]


class NoPush(Shape):
    endpoint: Annotated[str, characters(1, 1_000)]


class Silence(Shape):
    """Nothing is told to me of this table, or again as usual."""

    silent: bool
