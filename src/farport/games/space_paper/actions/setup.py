"""Choices before the first round: race, leader, event card, political system, home (SP-009 to SP-017)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_paper import refusals
from farport.games.space_paper.course import begin_round, commit
from farport.games.space_paper.mechanics.resources import meets_condition
from farport.games.space_paper.setup import home_systems, next_setup_seat, settle_home
from farport.games.space_paper.vocabulary import (
    ANARCHY,
    BONUSES,
    EVENTS,
    LEADERS,
    NONE,
    POLITICS,
    RACES,
    TECHNOLOGIES,
    TECHS,
)
from farport.kernel import Action, Entry, Event, Field, Name, Refusal, Word

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

NO_CHOICE: Final = 12  # the word "none" behind the technologies


@final
class ChooseRace(Action["Position"]):
    """SP-009: an unused race; SP-017: the Ethers name the technology that starts higher."""

    __slots__ = ("race", "technology")
    do: ClassVar[str] = "choose_race"
    fields: ClassVar[tuple[Field, ...]] = (Entry("race", "races", RACES), Word("technology", (*TECHNOLOGIES, "none")))

    def __init__(self, race: int | str, technology: int) -> None:
        self.race = race
        self.technology = technology

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions: list[Action[Position]] = []
        races = position.tables.races
        for race in range(len(races)):
            if race in position.race:
                continue
            if position.tables.race_technology[race] != NONE:
                actions.append(ChooseRace(races.named(race), NO_CHOICE))
            else:
                actions.extend([ChooseRace(races.named(race), technology) for technology in range(TECHS)])
        return actions

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        race = position.tables.races.number(self.race)
        if race == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.race})
        name = position.tables.races.ids[race]
        if race in position.race:
            return refusals.RACE_TAKEN.says({"race": name, "seat": position.race.index(race)})
        chooses = position.tables.race_technology[race] == NONE
        if chooses != (self.technology == NO_CHOICE):
            return None
        return refusals.NAME_A_TECHNOLOGY if chooses else refusals.NAME_NO_TECHNOLOGY.says({"race": name})

    def effect(self, position: Position, seat: int) -> None:
        race = position.tables.races.number(self.race)
        position.own_race()[seat] = race
        technology = position.tables.race_technology[race]
        if technology == NONE:
            technology = self.technology
        position.own_levels()[seat * TECHS + technology] += 1
        position.tell(
            Event(
                "race_chosen", seat, {"race": position.tables.races.ids[race], "technology": TECHNOLOGIES[technology]}
            )
        )
        next_setup_seat(position)


@final
class ChooseLeader(Action["Position"]):
    """SP-010: an unused leader; the Opportunist names his first bonus."""

    __slots__ = ("bonus", "leader")
    do: ClassVar[str] = "choose_leader"
    fields: ClassVar[tuple[Field, ...]] = (Entry("leader", "leaders", LEADERS), Word("bonus", (*BONUSES, "none")))

    def __init__(self, leader: int | str, bonus: int) -> None:
        self.leader = leader
        self.bonus = bonus

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions: list[Action[Position]] = []
        leaders = position.tables.leaders
        for leader in range(len(leaders)):
            if leader in position.leader:
                continue
            if position.tables.leader_chooses[leader] == 0:
                actions.append(ChooseLeader(leaders.named(leader), len(BONUSES)))
            else:
                actions.extend([ChooseLeader(leaders.named(leader), bonus) for bonus in range(len(BONUSES))])
        return actions

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        leader = position.tables.leaders.number(self.leader)
        if leader == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.leader})
        name = position.tables.leaders.ids[leader]
        if leader in position.leader:
            return refusals.LEADER_TAKEN.says({"leader": name, "seat": position.leader.index(leader)})
        chooses = position.tables.leader_chooses[leader] > 0
        if chooses != (self.bonus == len(BONUSES)):
            return None
        return refusals.NAME_A_BONUS if chooses else refusals.NAME_NO_BONUS.says({"leader": name})

    def effect(self, position: Position, seat: int) -> None:
        leader = position.tables.leaders.number(self.leader)
        position.own_leader()[seat] = leader
        position.bonus[seat] = self.bonus if self.bonus < len(BONUSES) else NONE
        told: dict[str, object] = {"leader": position.tables.leaders.ids[leader]}
        if self.bonus < len(BONUSES):
            told["bonus"] = BONUSES[self.bonus]
        position.tell(Event("leader_chosen", seat, told))
        next_setup_seat(position)


@final
class ChooseEvent(Action["Position"]):
    """SP-011: an unused event card; the cards lie open."""

    __slots__ = ("event",)
    do: ClassVar[str] = "choose_event"
    fields: ClassVar[tuple[Field, ...]] = (Entry("event", "events", EVENTS),)

    def __init__(self, event: int | str) -> None:
        self.event = event

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        events = position.tables.events
        return [ChooseEvent(events.named(event)) for event in range(len(events)) if event not in position.event]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        event = position.tables.events.number(self.event)
        if event == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.event})
        if event not in position.event:
            return None
        name = position.tables.events.ids[event]
        return refusals.EVENT_TAKEN.says({"event": name, "seat": position.event.index(event)})

    def effect(self, position: Position, seat: int) -> None:
        event = position.tables.events.number(self.event)
        position.own_event()[seat] = event
        position.tell(Event("event_chosen", seat, {"event": position.tables.events.ids[event]}))
        next_setup_seat(position)


@final
class ChoosePolitics(Action["Position"]):
    """SP-012: the starting system, in secret; the choice is the commit. With exclusive_politics open, in turn order."""

    __slots__ = ("politics",)
    do: ClassVar[str] = "choose_politics"
    fields: ClassVar[tuple[Field, ...]] = (Entry("politics", "politics", POLITICS),)

    def __init__(self, politics: int | str) -> None:
        self.politics = politics

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        regimes = position.tables.regimes
        actions = [ChoosePolitics(regimes.named(politics)) for politics in range(len(regimes))]
        return [action for action in actions if action.refusal(position, seat) is None]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        politics = position.tables.regimes.number(self.politics)
        if politics == NONE:
            return refusals.UNKNOWN_OBJECT.says({"name": self.politics})
        name = position.tables.regimes.ids[politics]
        if not meets_condition(position, politics, 0, 0):
            return refusals.POLITICS_START.says({"politics": name, "need": position.tables.min_colonies[politics]})
        if position.terms.exclusive_politics and politics != ANARCHY and politics in position.politics:
            return refusals.POLITICS_TAKEN.says({"politics": name, "seat": position.politics.index(politics)})
        return None

    def effect(self, position: Position, seat: int) -> None:
        politics = position.tables.regimes.number(self.politics)
        position.politics[seat] = politics
        if position.terms.exclusive_politics:
            position.tell(Event("politics_chosen", seat, {"politics": position.tables.regimes.ids[politics]}))
            next_setup_seat(position)
            return
        commit(position, seat)


@final
class ChooseHome(Action["Position"]):
    """SP-013: a home system far enough from the others."""

    __slots__ = ("system",)
    do: ClassVar[str] = "choose_home"
    fields: ClassVar[tuple[Field, ...]] = (Name("system", "ft22"),)

    def __init__(self, system: str) -> None:
        self.system = system

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        free, _links = home_systems(position)
        return [ChooseHome(position.galaxy.ids[system]) for system in free]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if self.system not in position.galaxy.ids:
            return refusals.UNKNOWN_OBJECT.says({"name": self.system})
        free, links = home_systems(position)
        if position.galaxy.space_of[self.system] not in free:
            return refusals.HOME_TOO_CLOSE.says({"links": links})
        return None

    def effect(self, position: Position, seat: int) -> None:
        position.tell(Event("home_chosen", seat, {"system": self.system}))
        settle_home(position, seat, position.galaxy.space_of[self.system])
        if not next_setup_seat(position):
            begin_round(position)
