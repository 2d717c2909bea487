"""The games as Python games of OpenSpiel. Importing this registers `farport_forgotten_planet` and so on.

    pyspiel.load_game("farport_forgotten_planet", {"players": 2, "options": "scenario:duel;max_rounds:20"})

Parameters: `players`, 0 for as many as the stage has; `options`, as name:value;name:value; `variant`, a folder;
`rules_version`; `observation`, features or observer:1; `stage`, of the game's curriculum; `bound`, actions of each
seat; `deals`, among how many seeds chance chooses. A game that reaches its bound ends there, worth 0 to everybody.
Chance acts once, before the first decision: it draws the seed, from which all dice and shuffles follow.
What is still to come is hidden from every player, so an algorithm for games of imperfect information (IS-MCTS, CFR,
best responses) treats it as such; one for perfect information (plain MCTS) looks into the future of its own copy.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from farport.envs.drawing import drawn
from farport.envs.registration import FEATURES
from farport.envs.rules import Rules
from farport.envs.stages import FULL
from farport.envs.table import NOBODY, Table
from farport.kernel import Event, FarportError, Game, OptionError, Plain, Rng, Value, games, seen_by
from farport.kernel.data import canonical

PREFIX: Final = "farport_"
DEALS: Final = 1000
NEWEST: Final = 0  # OpenSpiel's parameters have no None
OF_THE_STAGE: Final = 0  # nor for players and bounds

Seen = tuple[int, int, tuple[Event, ...]]  # who acted, the number of the action, what happened


def read_options(of: Game, text: str) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for pair in filter(None, text.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise OptionError(f"options: {pair!r} does not fit; name:value;name:value is expected")
        options[name.strip()] = of.options[name.strip()].read(value.strip())
    return options


def game_type(of: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=PREFIX + of.id.replace("-", "_"),
        long_name=f"Farport: {of.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=of.seats[-1],
        min_num_players=of.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": OF_THE_STAGE,
            "options": "",
            "variant": "",
            "rules_version": NEWEST,
            "stage": FULL,
            "bound": OF_THE_STAGE,
            "observation": FEATURES,
            "deals": DEALS,
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One kind of table."""

    def __init__(self, kind: pyspiel.GameType, id: str, params: dict[str, Any]) -> None:
        at = params.get("stage", FULL)
        version = params.get("rules_version", NEWEST) or None
        changed = Rules(id, None, None, params.get("variant") or None, version, stage=at)
        options = read_options(changed.game, params.get("options", ""))
        self.rules = rules_of(
            id,
            params.get("players", OF_THE_STAGE) or changed.seats,
            tuple(options.items()),
            canonical(changed.game.variant),
            changed.game.rules_version,
            at,
            params.get("bound", OF_THE_STAGE) or changed.bound,
            params.get("observation", FEATURES),
        )
        self.deals: int = params.get("deals", DEALS)
        if self.deals < 1:
            raise FarportError(f"deals: chance chooses among at least 1 seed, not {self.deals}")
        self.lots = Rng.from_seed(0)  # for worlds drawn anew; a search has its own randomness besides
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.encoding.size,
            max_chance_outcomes=self.deals,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self.rules, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Play:
    """The Farport side of a state, and what led there.

    OpenSpiel clones a state by deep copies of its attributes, and serialises it by pickling them. What travels is plain
    data, and rules by what they were made of, so that all states of one process share theirs.
    """

    __slots__ = ("seen", "strings", "table")

    def __init__(self, table: Table | None, seen: list[Seen]) -> None:
        self.table = table
        self.seen = seen
        self.strings: dict[tuple[int, bool], str] = {}  # algorithms ask for the same string again and again

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        twin = Play(None if self.table is None else self.table.copy(), self.seen.copy())
        twin.strings = self.strings.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[object, ...]]:
        if self.table is None:
            return Play, (None, [])
        rules = self.table.rules
        variant, version = canonical(rules.game.variant), rules.game.rules_version
        options = tuple(rules.options.items())
        key = (rules.game.id, rules.seats, options, variant, version, rules.stage.name, rules.bound, rules.observation)
        seen = [(seat, action, [plain_event(event) for event in events]) for seat, action, events in self.seen]
        at = (self.table.asked, self.table.taken, self.table.cut)
        return restored, (key, self.table.state.dump(), at, seen)


def plain_event(event: Event) -> tuple[object, ...]:
    return (event.kind, event.seat, event.data, event.secret, event.witnesses, event.reveals, event.private)


def restored(
    key: tuple[Any, ...], dump: Plain, at: tuple[int, int, bool], seen: list[tuple[int, int, list[tuple[Any, ...]]]]
) -> Play:
    table = Table.resumed(rules_of(*key), dump, *at)
    return Play(table, [(seat, action, tuple([Event(*event) for event in events])) for seat, action, events in seen])


@cache
def rules_of(
    id: str,
    seats: int,
    options: tuple[tuple[str, Value], ...],
    variant: str,
    version: int,
    stage: str,
    bound: int,
    observation: str,
) -> Rules:
    """The rules of a kind of table, made once; `variant` is its content as JSON."""
    return Rules(
        id, seats, dict(options), json.loads(variant), version, stage=stage, bound=bound, observation=observation
    )


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A point in play; before the deal it has no table yet."""

    def __init__(self, of: SpielGame) -> None:
        super().__init__(of)
        self.play = Play(None, [])

    def current_player(self) -> int:
        table = self.play.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.asked == NOBODY else table.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        table = self.play.table
        assert table is not None
        return sorted(table.menu(player)) if player == table.asked else []

    def _apply_action(self, action: int) -> None:
        play = self.play
        if play.table is None:
            play.table = Table(self.get_game().rules, action)
            return
        seat = play.table.asked
        play.table.play(seat, action)
        play.seen.append((seat, action, tuple(play.table.events)))
        play.strings = {}

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        label: str = self.get_game().rules.encoding.label(action)
        return label

    def is_terminal(self) -> bool:
        return self.play.table is not None and self.play.table.asked == NOBODY

    def returns(self) -> list[float]:
        table = self.play.table
        return [0.0] * self.num_players() if table is None else table.utilities()

    def resample_from_infostate(self, player: int, sampler: object) -> SpielState:
        """Another state that looks the same to the player: everything hidden and all dice to come drawn anew."""
        table = self.play.table
        assert table is not None
        other: SpielState = self.clone()
        other.play = Play(table.with_state(table.state.guess(player, self.get_game().lots)), self.play.seen.copy())
        return other

    def __str__(self) -> str:
        return "not dealt" if self.play.table is None else drawn(self.play.table.state, coloured=False)


class Observer:
    """What a player sees: the features, or the tables of an observer, as a tensor; the view, or all that was ever seen,
    as a string. `dict` has the tables by name, on the same memory."""

    def __init__(self, rules: Rules, perfect_recall: bool) -> None:
        self.tensor = np.zeros(rules.features, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}
        for slot in [] if rules.observer is None else rules.observer.slots:
            table = self.tensor[slot.start : slot.start + slot.rows * slot.width]
            self.dict[slot.name] = table.reshape(slot.rows, slot.width)
        self._perfect_recall = perfect_recall

    def set_from(self, state: SpielState, player: int) -> None:
        table = state.play.table
        if table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = table.features(player)

    def string_from(self, state: SpielState, player: int) -> str:
        play = state.play
        if play.table is None:
            return "not dealt"
        key = (player, self._perfect_recall)
        if key not in play.strings:
            view = canonical(play.table.state.view(player))
            play.strings[key] = f"{memory(play.seen, player)} {view}" if self._perfect_recall else view
        return play.strings[key]


def memory(seen: list[Seen], player: int) -> str:
    """A fingerprint of what the player did and saw, in order."""
    digest = hashlib.sha256()
    for seat, action, events in seen:
        own = str(action) if seat == player else ""
        views = seen_by(events, player)
        if own or views or not events:  # a step that was all private to others did not happen for this one
            digest.update(canonical([seat, own, views]).encode())
    return digest.hexdigest()[:16]


def loaded(name: str) -> SpielGame:
    """What pickle calls."""
    game: SpielGame = pyspiel.load_game(name)
    return game


def registered(kind: pyspiel.GameType, id: str) -> type[SpielGame]:
    """What OpenSpiel calls with parameters: a class, never freed, since its registry outlives the interpreter."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, id, params or {})

        def __reduce__(self) -> tuple[object, ...]:
            return loaded, (str(self),)

    return Registered


def enter(of: Game) -> None:
    """One game; a second time changes nothing."""
    kind = game_type(of)
    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, registered(kind, of.id))


def register() -> None:
    """Every installed game; may be called again, when a package has come."""
    for installed in games():
        enter(installed)


register()
