"""Runs: what people ask of many games, kept with its rows, its progress and its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeVar

import msgspec
from sqlalchemy import delete, func, insert, select, update

from farport.arena.study import Study, Wanted
from farport.arena.tuning import Number, Tuning, Want, Wish
from farport.kernel import LEVELS, FarportError, Plain
from farport.kernel.advice import MASTER
from farport.server.cost import aside
from farport.server.errors import Refuse
from farport.server.identities.names import cleaned
from farport.server.ids import new_id
from farport.server.moments import now_ms
from farport.server.protocol.runs import KnownPace, NewRun, NewTuning, Run, RunName
from farport.server.protocol.shapes import Person
from farport.server.sandbox.question import Setup
from farport.server.sandbox.sandbox import Sandbox, require
from farport.server.store import most, schema
from farport.server.store.store import Store
from farport.server.studio.creations import Creations
from farport.server.studio.pace import ENOUGH, Paces
from farport.server.studio.packing import unpacked

R = schema.runs.c
C = schema.run_chunks.c
P = schema.people.c
OPEN: Final = ("waiting", "running")
MOST_OPEN: Final = 3  # of one person: waiting or running
MOST: Final = 40  # of one person, ended ones too
USUAL: Final = "medium"
TUNE: Final = "tune"  # where the question of a search lies in `wanted`; any other is that of a study
RAY: Final = "ray"  # beside it: that its games are to be played on the cluster
NO_CLUSTER: Final = "this server has no Ray cluster; whoever runs it can name one as run_ray"
SHORT: Final = ("seats", "bots", "bot", "games", "seed")  # what a list shows of a question
BOTS: Final = ("random", "greedy", *[level for level in LEVELS if level != MASTER])  # a run plays many games
ENCODE: Final = msgspec.json.Encoder().encode
PLAIN: Final = msgspec.json.Decoder(dict[str, Any])
T = TypeVar("T")


class Runs:
    """A run belongs to who asked for it; who has its link may see it. `Runner` plays them."""

    def __init__(
        self, store: Store, sandbox: Sandbox, creations: Creations, paces: Paces, *, ray_offered: bool = False
    ) -> None:
        self._store = store
        self._sandbox = sandbox
        self._creations = creations
        self.paces = paces
        self.ray_offered = ray_offered

    # ------------------------------------------------------------------ asking

    async def start(self, person: Person, wanted: NewRun) -> Run:
        """A new run, which waits for its turn."""
        await self._require_few(person)
        _require_bots([*wanted.bots, *wanted.levels, *([wanted.skill] if wanted.skill else [])])
        after = await self._data(person, wanted.game, wanted.creation, wanted.data)
        before = await self._data(person, wanted.game, wanted.before, wanted.before_data)
        for data in (before, after):
            await self._require_playable(person, wanted, data)
        asked = Wanted(
            wanted.game,
            wanted.seats,
            tuple(wanted.bots) or (USUAL,),
            wanted.games,
            wanted.seed,
            before,
            after,
            wanted.options,
            tuple(wanted.choices),
            tuple(wanted.levels),
            wanted.skill,
            pace_s=wanted.pace,
        )
        games = await asyncio.to_thread(_accepted, lambda: Study(asked).games)
        return await self._keep(person, wanted, asked.data(), games)

    async def tune(self, person: Person, wanted: NewTuning) -> Run:
        """A new search, which waits for its turn as any run does."""
        await self._require_few(person)
        _require_bots([wanted.bot])
        data = await self._data(person, wanted.game, wanted.creation, wanted.data)
        await self._require_playable(person, wanted, data)
        known = await self.pace(wanted.game)
        wish = _accepted(lambda: _wish(wanted, data, wanted.pace or known.seconds))
        games = await asyncio.to_thread(_accepted, lambda: Tuning(wish).budget)
        return await self._keep(person, wanted, {TUNE: wish.data()}, games)

    async def pace(self, game: str) -> KnownPace:
        """How long people take for a decision; told only where enough tables say so."""
        found = await self.paces.of(game)
        if found is None:
            return KnownPace(seconds=None, tables=0)
        return KnownPace(seconds=found[0] if found[1] >= ENOUGH else None, tables=found[1])

    async def _require_playable(self, person: Person, wanted: NewRun | NewTuning, data: Plain | None) -> None:
        setup = Setup(game=wanted.game, data=data or {}, options=wanted.options, seats=wanted.seats)
        require(await self._sandbox.ask(setup, person.id))

    async def _keep(self, person: Person, wanted: NewRun | NewTuning, asked: Plain, games: int) -> Run:
        if wanted.ray and not self.ray_offered:
            raise Refuse("bad_option", {"detail": NO_CLUSTER}, sentence=NO_CLUSTER)
        asked = {**asked, RAY: True} if wanted.ray else asked
        id, now = new_id(), now_ms()
        row = {
            "id": id,
            "owner": person.id,
            "game": wanted.game,
            "name": cleaned(wanted.name),
            "creation": wanted.creation,
            "wanted": ENCODE(asked).decode(),
            "status": "waiting",
            "games": games,
            "done": 0,
            "created_at": now,
            "changed_at": now,
        }
        made, undone = insert(schema.runs).values(**row), delete(schema.runs).where(R.id == id)
        await most.add(self._store, person.id, _open_of(person), MOST_OPEN, [made], [undone])
        return await self.get(person, id)

    async def _data(self, person: Person, game: str, creation: str | None, data: Plain | None) -> Plain | None:
        """The variant that is meant; null is the printed game."""
        if creation is None:
            return data or None
        made = await self._creations.get(person, creation)
        if made.game != game:
            raise Refuse("bad_game")
        return made.data or None

    async def _require_few(self, person: Person) -> None:
        await most.require_fewer(self._store, _open_of(person), MOST_OPEN)
        await most.require_fewer(self._store, _of(person), MOST)  # which those few can pass by as many

    # ------------------------------------------------------------------ looking

    async def get(self, person: Person | None, id: str) -> Run:
        rows = await self._read(R.id == id)
        if not rows:
            raise Refuse("not_found")
        waiting, own = await self._before(rows[0])
        mine = person is not None and rows[0].owner == person.id
        return _run(rows[0], person, waiting, own if mine else None, whole=True)

    async def mine(self, person: Person, game: str | None) -> list[Run]:
        """The latest first, without their answers."""
        where = [R.owner == person.id, *([] if game is None else [R.game == game])]
        return [_run(row, person, whole=False) for row in await self._read(*where)]

    async def of_creation(self, person: Person | None, creation: str) -> list[Run]:
        """What was asked of a creation that this person may see."""
        await self._creations.get(person, creation)
        return [_run(row, person, whole=False) for row in await self._read(R.creation == creation)]

    async def _read(self, *where: Any) -> Any:
        return await self._store.read(
            select(schema.runs, P.name.label("owner_name"), P.kept_name)
            .select_from(schema.runs.outerjoin(schema.people, P.id == R.owner))
            .where(*where)
            .order_by(R.created_at.desc())
            .limit(MOST)
        )

    async def _before(self, row: Any) -> tuple[int, RunName | None]:
        """How many are to be taken up before it, and which one of the same person's is the first that must end: of one
        person one is played at a time."""
        if row.status != "waiting":
            return 0, None
        earlier = await self._store.read(
            select(R.id, R.name, R.owner, R.status)
            .where(R.status.in_(OPEN), R.created_at < row.created_at)
            .order_by(R.created_at)
        )
        own = [each for each in earlier if each.owner == row.owner]
        waiting = [each for each in earlier if each.status == "waiting"]
        return len(waiting), RunName(id=own[0].id, name=own[0].name) if own else None

    async def rows(self, id: str) -> list[tuple[str, list[Plain]]]:
        """The rows that were played so far, part by part."""
        found = await self.chunks(id)
        return await aside(lambda: [(part, unpacked(rows)) for part, rows in found])

    async def chunks(self, id: str) -> list[tuple[str, bytes]]:
        """The same as they are kept."""
        if not await self._read(R.id == id):
            raise Refuse("not_found")
        found = await self._store.read(select(C.part, C.number, C.rows).where(C.run == id).order_by(C.part, C.number))
        return [(row.part, bytes(row.rows)) for row in found]

    # ------------------------------------------------------------------ ending

    async def stop(self, person: Person, id: str) -> Run:
        """What was played is kept, and so is what it answers."""
        mine = update(schema.runs).where(R.id == id, R.owner == person.id)
        ended = mine.where(R.status.in_(OPEN)).values(status="stopped", changed_at=now_ms())
        if (await self._store.write(ended))[0].count == 0:
            await self._require_mine(person, id)
        return await self.get(person, id)

    async def drop(self, person: Person, id: str) -> None:
        await self._require_mine(person, id)
        await self._store.write(delete(schema.run_chunks).where(C.run == id), delete(schema.runs).where(R.id == id))

    async def _require_mine(self, person: Person, id: str) -> None:
        if not await self._store.read(select(R.id).where(R.id == id, R.owner == person.id)):
            raise Refuse("not_found")


def _of(person: Person) -> most.Own:
    return select(func.count()).select_from(schema.runs).where(R.owner == person.id)


def _open_of(person: Person) -> most.Own:
    return _of(person).where(R.status.in_(OPEN))


def _require_bots(names: Sequence[str]) -> None:
    for bot in names:
        if bot not in BOTS:
            raise Refuse("bad_option", {"detail": f"bots: {', '.join(BOTS)}"})


def _wish(wanted: NewTuning, data: Plain | None, pace_s: float | None) -> Wish:
    return Wish(
        wanted.game,
        wanted.seats,
        tuple([Number.from_data(msgspec.to_builtins(number)) for number in wanted.numbers]),
        tuple([Want.from_data(msgspec.to_builtins(want)) for want in wanted.wants]),
        wanted.bot,
        wanted.games,
        wanted.playoff,
        wanted.seed,
        data,
        wanted.options,
        pace_s,
    )


def _accepted(made: Callable[[], T]) -> T:
    """What the arena makes of a question; its objections are told."""
    try:
        return made()
    except FarportError as error:
        raise Refuse("bad_option", {"detail": str(error)}, sentence=str(error)) from None


def _run(row: Any, person: Person | None, waiting: int = 0, behind: RunName | None = None, *, whole: bool) -> Run:
    owner = None
    if row.owner is not None:
        owner = Person(id=row.owner, name=row.owner_name, kept=row.kept_name is not None)
    answer = None if row.answer is None else PLAIN.decode(row.answer)
    wanted = PLAIN.decode(row.wanted)
    kind: Literal["study", "tune"] = "tune" if TUNE in wanted else "study"
    wanted = wanted.get(TUNE, wanted)
    return Run(
        id=row.id,
        kind=kind,
        game=row.game,
        name=row.name,
        owner=owner,
        mine=person is not None and row.owner == person.id,
        status=row.status,
        waiting=waiting,
        behind=behind,
        games=row.games,
        done=row.done,
        created_at=row.created_at,
        changed_at=row.changed_at,
        creation=row.creation,
        wanted=wanted if whole else {key: wanted[key] for key in SHORT if key in wanted},
        decided=answer is not None and bool(answer.get("decided")),
        answer=answer if whole else None,
        problem=row.problem,
    )
