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
from farport.kernel import Action, Event, Field, Name, Refusal, Word

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

NO_CHOICE: Final = 12  # the word "none" behind the technologies


@final
class ChooseRace(Action["Position"]):
    """SP-009: an unused race; SP-017: the Ethers name the technology that starts higher."""

    __slots__ = ("race", "technology")
    do: ClassVar[str] = "choose_race"
    fields: ClassVar[tuple[Field, ...]] = (Word("race", RACES), Word("technology", (*TECHNOLOGIES, "none")))

    def __init__(self, race: int, technology: int) -> None:
        self.race = race
        self.technology = technology

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions: list[Action[Position]] = []
        for race in range(len(RACES)):
            if race in position.race:
                continue
            if position.tables.race_technology[race] != NONE:
                actions.append(ChooseRace(race, NO_CHOICE))
            else:
                actions.extend([ChooseRace(race, technology) for technology in range(TECHS)])
        return actions

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if self.race in position.race:
            return refusals.RACE_TAKEN.says({"race": RACES[self.race], "seat": position.race.index(self.race)})
        chooses = position.tables.race_technology[self.race] == NONE
        if chooses != (self.technology == NO_CHOICE):
            return None
        return refusals.NAME_A_TECHNOLOGY if chooses else refusals.NAME_NO_TECHNOLOGY.says({"race": RACES[self.race]})

    def effect(self, position: Position, seat: int) -> None:
        position.race[seat] = self.race
        technology = position.tables.race_technology[self.race]
        if technology == NONE:
            technology = self.technology
        position.levels[seat * TECHS + technology] += 1
        position.tell(Event("race_chosen", seat, {"race": RACES[self.race], "technology": TECHNOLOGIES[technology]}))
        next_setup_seat(position)


@final
class ChooseLeader(Action["Position"]):
    """SP-010: an unused leader; the Opportunist names his first bonus."""

    __slots__ = ("bonus", "leader")
    do: ClassVar[str] = "choose_leader"
    fields: ClassVar[tuple[Field, ...]] = (Word("leader", LEADERS), Word("bonus", (*BONUSES, "none")))

    def __init__(self, leader: int, bonus: int) -> None:
        self.leader = leader
        self.bonus = bonus

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions: list[Action[Position]] = []
        for leader in range(len(LEADERS)):
            if leader in position.leader:
                continue
            if position.tables.leader_chooses[leader] == 0:
                actions.append(ChooseLeader(leader, len(BONUSES)))
            else:
                actions.extend([ChooseLeader(leader, bonus) for bonus in range(len(BONUSES))])
        return actions

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if self.leader in position.leader:
            return refusals.LEADER_TAKEN.says(
                {"leader": LEADERS[self.leader], "seat": position.leader.index(self.leader)}
            )
        chooses = position.tables.leader_chooses[self.leader] > 0
        if chooses != (self.bonus == len(BONUSES)):
            return None
        return refusals.NAME_A_BONUS if chooses else refusals.NAME_NO_BONUS.says({"leader": LEADERS[self.leader]})

    def effect(self, position: Position, seat: int) -> None:
        position.leader[seat] = self.leader
        position.bonus[seat] = self.bonus if self.bonus < len(BONUSES) else NONE
        told: dict[str, object] = {"leader": LEADERS[self.leader]}
        if self.bonus < len(BONUSES):
            told["bonus"] = BONUSES[self.bonus]
        position.tell(Event("leader_chosen", seat, told))
        next_setup_seat(position)


@final
class ChooseEvent(Action["Position"]):
    """SP-011: an unused event card; the cards lie open."""

    __slots__ = ("event",)
    do: ClassVar[str] = "choose_event"
    fields: ClassVar[tuple[Field, ...]] = (Word("event", EVENTS),)

    def __init__(self, event: int) -> None:
        self.event = event

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        return [ChooseEvent(event) for event in range(len(EVENTS)) if event not in position.event]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if self.event not in position.event:
            return None
        return refusals.EVENT_TAKEN.says({"event": EVENTS[self.event], "seat": position.event.index(self.event)})

    def effect(self, position: Position, seat: int) -> None:
        position.event[seat] = self.event
        position.tell(Event("event_chosen", seat, {"event": EVENTS[self.event]}))
        next_setup_seat(position)


@final
class ChoosePolitics(Action["Position"]):
    """SP-012: the starting system, in secret; the choice is the commit. With exclusive_politics open, in turn order."""

    __slots__ = ("politics",)
    do: ClassVar[str] = "choose_politics"
    fields: ClassVar[tuple[Field, ...]] = (Word("politics", POLITICS),)

    def __init__(self, politics: int) -> None:
        self.politics = politics

    @classmethod
    def offers(cls, position: Position, seat: int) -> Sequence[Action[Position]]:
        actions = [ChoosePolitics(politics) for politics in range(len(POLITICS))]
        return [action for action in actions if action.refusal(position, seat) is None]

    def refusal(self, position: Position, seat: int) -> Refusal | None:
        if not meets_condition(position, self.politics, 0, 0):
            need = position.tables.min_colonies[self.politics]
            return refusals.POLITICS_START.says({"politics": POLITICS[self.politics], "need": need})
        if position.terms.exclusive_politics and self.politics != ANARCHY and self.politics in position.politics:
            owner = position.politics.index(self.politics)
            return refusals.POLITICS_TAKEN.says({"politics": POLITICS[self.politics], "seat": owner})
        return None

    def effect(self, position: Position, seat: int) -> None:
        position.politics[seat] = self.politics
        if position.terms.exclusive_politics:
            position.tell(Event("politics_chosen", seat, {"politics": POLITICS[self.politics]}))
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
