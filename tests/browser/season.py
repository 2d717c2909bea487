"""A server with a season behind it: people with ratings, records and friends, a club, tournaments of every state.

What is over are the games of golden records, written as people's: whole logs, from which the server settles ratings and
reliability as for any table. Tournaments are entered, drawn and played over the protocol.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, cast

import msgspec
from sqlalchemy import insert, update

import farport
from farport.kernel import Record
from farport.kernel.strength import MIDDLE, strength_of
from farport.server.ids import new_id, new_secret
from farport.server.moments import now_ms
from farport.server.protocol.shapes import Outcome, TableSettings
from farport.server.store import schema
from farport.server.store.store import Store
from farport.server.tables.charter import Charter
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import Play
from tests.server.club.rated import members, resigns
from tests.server.harness import PATIENCE_S, Player, Running, running
from tools.season import ranks

ME: Final = "Ilse"
OTHER: Final = "Mira"
NAMES: Final = (
    ME, OTHER, "Oskar", "Tomas", "Hugo", "Anouk", "Pilar", "Ada", "Piet", "Yuki", "Sofie", "Kofi", "Rafael", "Ines",
    "Lena", "Noor", "Marguerite Vandenberghe-Delacroix", "Emil", "Dirk", "Levi", "Cleo", "Jonas", "Femke", "Bram",
)  # fmt: skip
LEVELS: Final = ("easy", "medium", "hard")
GAMES: Final = {  # how many tables of each were played, at how many seats
    "duck-dealer": (80, (2, 3, 4)),
    "forgotten-planet": (90, (2, 3, 4)),
    "space-dealer": (16, (3, 4)),
    "space-paper": (8, (2,)),
}
RECORDS: Final = Path(__file__).parents[1] / "records"
MOMENT_MS: Final = 20_000  # from entry to entry of a log
DAY_MS: Final = 86_400_000
DAYS: Final = 190
SPREAD: Final = 260.0
FIRST_MOVES: Final = 6
LIVE_MOVES: Final = 30
HERE_MS: Final = 3_600_000  # who is on stays so while pictures are taken
ENCODE: Final = msgspec.json.Encoder().encode


class Game(NamedTuple):
    """A whole game: its log, its end, and the seats from the first to the last."""

    charter: Charter
    log: list[LogEntry]
    outcome: Outcome
    order: list[int]


def filled(folder: Path) -> dict[str, str]:
    """A database in the folder with all that; the addresses of what is worth looking at, by name."""
    return asyncio.run(_filled(f"sqlite:///{folder / 'farport.db'}"))


async def _filled(url: str) -> dict[str, str]:
    async with running(url) as server, members(server.url, *NAMES) as people:
        store = server.service.store
        await _write_history(store, people)
        await server.service.club.look()
        await _mark_the_absent(store, people)
        pages = {"person": f"/person/{people[1].me['id']}", "me": f"/person/{people[0].me['id']}"}
        pages["club-members"] = f"/clubs/{await _club(people)}"
        pages |= await _tournaments(server, people)
        await _befriended(store, people)
    return pages


# ---------------------------------------------------------------------- tables that are over


def recorded(id: str, sizes: Sequence[int]) -> list[Record]:
    """The golden records of whole games at tables of these sizes."""
    folder = RECORDS / id / f"v{farport.game(id).rules_version}"
    files = [file for file in sorted(folder.glob("*.json")) if "example" not in file.name]
    found = [Record.loads(file.read_text(encoding="utf-8")) for file in files]
    return [record for record in found if record.seats in sizes]


def played(record: Record) -> Game:
    """The game with its moves as people's."""
    game, seats = farport.game(record.game), record.seats
    charter = Charter("", game, seats, record.options, record.seed, TableSettings(rated=True), None)
    chairs: list[object] = [{"person": f"seat {seat}"} for seat in range(seats)]
    start = LogEntry("start", 0, seq=1, key="start", data={"seats": chairs})
    log = [start]
    play = Play.start(charter, start)

    def add(kind: str, seat: int | None, action: Any = None, at_ms: int | None = None) -> None:
        nonlocal play
        seq = play.seq + 1
        by = "server" if kind == "time" else "person"
        log.append(LogEntry(kind, MOMENT_MS * seq, seq=seq, seat=seat, by=by, action=action, at_ms=at_ms))
        play = play.after(log[-1])

    for move in record.moves:
        if play.ready_check:
            for seat in range(seats):
                add("ready", seat)
        add("time" if move.seat is None else "move", move.seat, move.action, move.at_ms)
    assert play.outcome is not None
    return Game(charter, log, play.outcome, sorted(range(seats), key=play.outcome.ranks.__getitem__))


async def _write_history(store: Store, people: Sequence[Player]) -> None:
    """The latest last, so that ratings go through time as they did."""
    random = Random(22)
    strength = {player.name: random.gauss(1500, SPREAD) for player in people}
    strength |= {ME: 1540.0, OTHER: 1700.0}
    games = {id: [played(record) for record in recorded(id, sizes)] for id, (_, sizes) in GAMES.items()}
    begun = now_ms() - DAYS * DAY_MS
    wanted = [id for id, (count, _) in GAMES.items() for _ in range(count)]
    random.shuffle(wanted)
    for number, id in enumerate(wanted):
        at = begun + (number + 1) * DAYS * DAY_MS // (len(wanted) + 1)
        game = random.choice(games[id])
        seats = game.charter.seats
        company = _company(random, people, seats, bots=not game.charter.game.facts.timed)
        worth = [strength[each.name] if isinstance(each, Player) else _level(id, each) for each in company]
        places = ranks(random, worth)
        best_first = sorted(range(seats), key=places.__getitem__)
        seated = [company[best_first[game.order.index(seat)]] for seat in range(seats)]
        await _write(store, game, seated, at, random.choice(EVENINGS))


OFTEN: Final = (0.45, 0.5)  # of all tables, by those whom the pictures are of
EVENINGS: Final = ("Compass", "Sunday pond", "Friday hourglass", "Duel", "The long winter", "After supper", "Orbit")


def _company(random: Random, people: Sequence[Player], seats: int, *, bots: bool) -> list[Player | str]:
    """Who sits there: those whom the pictures are of come more often, and now and then a bot is among them (not where
    everybody must say that they are ready)."""
    chosen = [player for player, often in zip(people, OFTEN, strict=False) if random.random() < often]
    chosen += random.sample(people[2:], seats - len(chosen))
    company: list[Player | str] = list(chosen)
    if bots and random.random() < 0.25:
        company[-1] = random.choice(LEVELS)
    random.shuffle(company)
    return company


def _level(id: str, bot: str) -> float:
    return strength_of(farport.game(id)).of(bot) or MIDDLE


async def _write(store: Store, game: Game, seated: Sequence[Player | str], at: int, name: str) -> None:
    """The game as one between these."""
    id, charter = new_id(), game.charter
    chairs: list[Any] = [
        {"person": each.me["id"]} if isinstance(each, Player) else {"bot": each, "level": each} for each in seated
    ]
    first = at - game.log[-1].at
    entries = [_later(game.log[0], first, {"seats": chairs}), *[_later(entry, first) for entry in game.log[1:]]]
    columns = [column.name for column in schema.entries.columns]
    await store.write(
        insert(schema.tables).values(
            id=id,
            name=name,
            game=charter.game.id,
            rules_version=charter.game.rules_version,
            options=ENCODE(charter.options).decode(),
            settings=ENCODE(charter.settings).decode(),
            public=True,
            host=next((chair["person"] for chair in chairs if "person" in chair), None),
            invite=new_secret(),
            seed=str(charter.seed),
            created_at=first,
            started_at=first,
            seq=game.log[-1].seq,
            status="finished",
            to_move="[]",
            changed_at=at,
            result=ENCODE(game.outcome).decode(),
        ),
        *[
            insert(schema.seats).values(
                table_id=id, seat=seat, invited=False, person=chair.get("person"), bot=chair.get("bot"),
                level=chair.get("level"),
            )
            for seat, chair in enumerate(chairs)
        ],
        insert(schema.entries).values([dict(zip(columns, entry.row(id), strict=True)) for entry in entries]),
    )  # fmt: skip


def _later(entry: LogEntry, by_ms: int, data: dict[str, Any] | None = None) -> LogEntry:
    return LogEntry(
        entry.kind,
        entry.at + by_ms,
        seq=entry.seq,
        seat=entry.seat,
        by=entry.by,
        at_ms=entry.at_ms,
        key=entry.key,
        action=entry.action,
        data=entry.data if data is None else data,
        events=entry.events,
    )


async def _mark_the_absent(store: Store, people: Sequence[Player]) -> None:
    """Some ran out of time now and then, so that not everybody has a hundred."""
    marks = schema.attendances
    random = Random(5)
    for number, often in ((1, 0.02), (2, 0.09), (5, 0.03), (6, 0.06)):
        own = marks.c.person == people[number].me["id"]
        tables = [row.table_id for row in await store.read(marks.select().where(own))]
        late = [table for table in tables if random.random() < often]
        await store.write(update(marks).where(own, marks.c.table_id.in_(late)).values(how="timed_out"))


# ---------------------------------------------------------------------- people


async def _club(people: Sequence[Player]) -> str:
    """Seven members, a table that waits and a tournament of their own."""
    mira = people[1]
    about = "Utrecht and friends. Tuesdays from eight, and over weeks for those who are far away."
    club = str((await mira.post("/api/clubs", name="Utrecht Orbit", about=about, open=True))["club"]["id"])
    for player in (people[0], *people[2:7]):
        await player.post(f"/api/clubs/{club}/enter")
    await mira.table("me", "open", "open", game="duck-dealer", name="Tuesday at eight", club=club)
    cup = {"name": "Orbit Cup", "game": "forgotten-planet", "kind": "mini_cup", "seats": 2, "places": 6}
    made = await mira.post("/api/tournaments", **cup, conditions={"club": club})
    for player in people[1:4]:
        await player.post(f"/api/tournaments/{made['head']['id']}/enter")
    return club


async def _befriended(store: Store, people: Sequence[Player]) -> None:
    """Half of them are on, and stay so while pictures are taken; two play where one can watch."""
    me, mira = people[0], people[1]
    for other in people[1:9]:
        await _tie(me, other, "follow")
    for follower in (mira, *people[3:12]):
        await _tie(follower, me, "follow")
    await _tie(me, people[-1], "block")
    here = [player.me["id"] for player in people[1:8:2]]
    there = [player.me["id"] for player in people if player.me["id"] not in here]
    await store.write(
        update(schema.people).where(schema.people.c.id.in_(here)).values(seen_at=now_ms() + HERE_MS),
        update(schema.people).where(schema.people.c.id.in_(there)).values(seen_at=now_ms() - 2 * DAY_MS),
    )


async def _tie(player: Player, other: Player, bond: str) -> None:
    response = await player.http.put(f"/api/people/{other.me['id']}/bond", json={"bond": bond})
    assert response.status_code == 200, response.text


# ---------------------------------------------------------------------- tournaments


async def _tournaments(server: Running, people: Sequence[Player]) -> dict[str, str]:
    """One that goes on, where a table waits for me; one that is over; one that can be entered, and one that cannot."""
    swiss = {"name": "Monday Pond", "game": "forgotten-planet", "kind": "swiss", "seats": 4, "places": 24, "rounds": 5}
    going = await _entered(people[1], swiss, people[:22], {"easy": 2}, arrive_minutes=30)
    for number in range(2):
        await _play_round(server, going, people, number)
    for table in await _draw_and_begin(server, going, people, 2, waiting=[people[0].me["id"], people[2].me["id"]]):
        await _play_on(table, people, LIVE_MOVES)
    cup = {"name": "Sunday Duel", "game": "duck-dealer", "kind": "round_robin", "seats": 2, "places": 6}
    over = await _entered(people[3], cup, people[:6], {})
    for number in range(5):
        await _play_round(server, over, people, number)
    week = {
        "name": "Winter League",
        "game": "forgotten-planet",
        "kind": "league",
        "seats": 4,
        "places": 16,
        "rounds": 4,
    }
    asked = {"rated_tables": 2, "reliability": 70, "most_rating": 2600}
    opened = await _entered(people[4], week, people[5:10], {}, conditions=asked, starts_at=now_ms() + 3 * DAY_MS)
    hard = {"rated_tables": 60, "least_rating": 1900, "account_days": 30}
    masters = {"name": "Masters", "game": "space-dealer", "kind": "knock_out", "seats": 4, "places": 16}
    closed = (await people[5].post("/api/tournaments", **masters, conditions=hard))["head"]["id"]
    named = {"cup-running": going, "cup-over": over, "cup-open": opened, "cup-closed": closed}
    return {name: f"/tournament/{id}" for name, id in named.items()}


async def _entered(
    host: Player, plan: dict[str, Any], people: Sequence[Player], bots: dict[str, int], **more: Any
) -> str:
    id = str((await host.post("/api/tournaments", **plan, **more))["head"]["id"])
    for level, count in bots.items():
        for _ in range(count):
            await host.post(f"/api/tournaments/{id}/enter", bot=level)
    for player in people:
        await player.post(f"/api/tournaments/{id}/enter")
    return id


async def _draw_and_begin(
    server: Running, id: str, people: Sequence[Player], number: int, waiting: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """Everybody sits down, but those who are waited for; the tables that have begun."""
    by_id = {player.me["id"]: player for player in people}
    page = await _page_when(server, id, lambda page: len(page["rounds"]) > number)
    for table in page["rounds"][number]["tables"]:
        for key in table["seats"]:
            if key in by_id and key not in waiting:
                await by_id[key].post(f"/api/tournaments/{id}/sit")

    def begun(page: dict[str, Any]) -> list[dict[str, Any]]:
        return [table for table in page["rounds"][number]["tables"] if not set(waiting) & set(table["seats"])]

    def all_run(page: dict[str, Any]) -> bool:
        return all([table["status"] == "running" for table in begun(page)])

    return begun(await _page_when(server, id, all_run))


async def _page_when(server: Running, id: str, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            page = msgspec.to_builtins(await server.service.tournament_pages.of(id, None))
            if condition(page):
                return cast("dict[str, Any]", page)
            await server.service.club.look()
            await server.service.tournaments.drive(id)


async def _play_round(server: Running, id: str, people: Sequence[Player], number: int) -> None:
    """All of a round, to the end: one after the other gives up, until one is left."""
    by_id = {player.me["id"]: player for player in people}
    random = Random(number)
    for table in await _draw_and_begin(server, id, people, number):
        seats = [(by_id[key], seat) for seat, key in enumerate(table["seats"]) if key in by_id]
        await _play_on(table, people, FIRST_MOVES)
        random.shuffle(seats)
        for player, seat in seats:
            await player.connect()
            await player.open(table["id"])
            if player.now(table["id"])["status"] == "running":
                await resigns(player, table["id"], seat)
            await player.leave()
    await _page_when(server, id, lambda page: page["rounds"][number]["complete"])


async def _play_on(table: dict[str, Any], people: Sequence[Player], moves: int) -> None:
    """Some moves, as whoever is to move finds them."""
    by_id = {player.me["id"]: player for player in people}
    random, id = Random(moves), str(table["id"])
    seats = {seat: by_id[key] for seat, key in enumerate(table["seats"]) if key in by_id}
    for player in seats.values():
        await player.connect()
        await player.open(id)
    watcher = next(iter(seats.values()))
    for _ in range(moves):
        await watcher.open(id)
        seat = next((seat for seat in watcher.now(id)["to_move"] if seat in seats), None)
        if seat is None:
            break  # a bot thinks
        await seats[seat].open(id)
        await seats[seat].act(id, seat, random.choice(seats[seat].legal(id, seat)))
    for player in seats.values():
        await player.leave()
