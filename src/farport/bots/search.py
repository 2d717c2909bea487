"""Search: an information-set tree search over the contract alone, for any number of seats that move in turn or at once.

One tree grows over many guesses of what the seat cannot know. Each iteration draws a guess, walks down the tree with
it, adds one node and carries the win chances found there back up. Seats that are asked at the same moment choose
without knowing each other's choice: each has statistics of its own. Where a game runs on a clock the search lets it
run to the next moment at which somebody is asked.

A position's choices are ordered by what they look like one step ahead, and only the best few are open at first; the
more often a position is visited, the more of them are tried (progressive widening).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log, sqrt
from typing import Any, Final

from farport.bots.chances import chances
from farport.kernel import Action, Rng, SearchBudget, State

DEEPEST: Final = 100  # decisions from the root; by then a line says nothing about the first of them
NARROWER: Final = 4  # where the game's planner has a proposal, so many times fewer other choices are looked at
CERTAIN: Final = 1e-6  # chances are kept this far from 0 and 1 where their logarithm is taken
DECIDED: Final = -log(1.0 / CERTAIN)
E: Final = 2.718281828459045


class Edge:
    """One choice of one seat: an action, or a sequence that the game's planner proposes as a whole."""

    __slots__ = ("actions", "first", "planned", "prior", "total", "visits")

    def __init__(self, actions: tuple[Action[Any], ...], first: float, prior: float, planned: bool = False) -> None:
        self.actions = actions
        self.first = first  # the seat's chance as it looks one step ahead; counts as one visit
        self.prior = prior
        self.planned = planned  # a proposal of the game's own planner
        self.visits = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        return (self.total + self.first) / (self.visits + 1)


class Choices:
    """What one seat can choose from at a node, the most promising first."""

    __slots__ = ("edges", "visits")

    def __init__(self, edges: list[Edge]) -> None:
        self.edges = edges
        self.visits = 0


def rank_of(edge: Edge) -> tuple[int, float]:
    """The better choice was visited more often; of equals the one that looks better."""
    return edge.visits, edge.value


class Node:
    """A position as far as the actions that led there tell; the guesses that reach it may differ."""

    __slots__ = ("children", "choices", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.choices: dict[int, Choices] = {}
        self.children: dict[tuple[int, ...], Node] = {}


class Search:
    """The search of one seat in one position; `root` keeps what was found and can be searched on."""

    __slots__ = ("_first", "_high", "_leanings", "_low", "_points", "_rng", "_settings", "root", "seat")

    def __init__(
        self,
        seat: int,
        points: float,
        settings: SearchBudget,
        rng: Rng,
        root: Node | None = None,
        leanings: Mapping[str, float] | None = None,
    ) -> None:
        self.seat = seat
        self._leanings = leanings  # points by which a kind of action looks better to the searching seat
        self.root = Node() if root is None else root
        self._points = points
        self._settings = settings
        self._rng = rng
        self._first: Edge | None = None
        self._low = 1.0  # the chances met so far: selection looks at differences within this range
        self._high = 0.0

    # ------------------------------------------------------------------ one iteration

    def iterate(self, state: State, first: Edge | None = None) -> None:
        """Walk down with this guess (it is used up), add a node, and carry what it is worth back up.

        With `first` the seat's own first step is given: to learn more about one choice.
        """
        self._first = first
        node = self.root
        path: list[tuple[Choices, Edge, int]] = []
        nodes = [node]
        values: list[float] | None = None
        for _ in range(DEEPEST):
            settle(state)
            asked = state.to_move
            if not asked:
                break
            values, forced = self._open(node, state, asked)
            if values is not None and not forced:
                break
            values = None
            node = self._step(node, state, asked, path)
            nodes.append(node)
        if values is None:
            values = chances(state, self._points)
        self._credit(path, nodes, values)

    def _open(self, node: Node, state: State, asked: tuple[int, ...]) -> tuple[list[float] | None, bool]:
        """See to it that every seat that is asked has its choices here.

        If they are new: what the node is worth, and whether nobody has a choice, so that one may as well walk on.
        """
        values: list[float] | None = None
        forced = True
        for seat in asked:
            choices = node.choices.get(seat)
            if choices is not None:
                continue
            choices, found = self._expand(state, seat, node is self.root)
            node.choices[seat] = choices
            if values is None or len(asked) == 1:
                values = found
            forced = forced and len(choices.edges) == 1
        return values, forced

    def _step(self, node: Node, state: State, asked: tuple[int, ...], path: list[tuple[Choices, Edge, int]]) -> Node:
        """Every seat that is asked chooses, not knowing what the others choose; then all is played."""
        chosen: list[tuple[int, int, Edge]] = []
        for seat in asked:
            choices = node.choices[seat]
            if self._first is not None and node is self.root and seat == self.seat:
                place = choices.edges.index(self._first)
            else:
                place = self._select(choices, state, seat)
            if place < 0:
                choices = node.choices[seat] = self._renewed(choices, state, seat)
                place = self._select(choices, state, seat)
            chosen.append((seat, place, choices.edges[place]))
        key: list[int] = []
        for seat, place, edge in chosen:
            if follow(state, seat, edge.actions):
                path.append((node.choices[seat], edge, seat))
                key.append(seat)
                key.append(place)
        way = tuple(key)
        child = node.children.get(way)
        if child is None:
            child = node.children[way] = Node()
        return child

    def _credit(self, path: list[tuple[Choices, Edge, int]], nodes: list[Node], values: list[float]) -> None:
        for node in nodes:
            node.visits += 1
        for choices, edge, seat in path:
            value = values[seat]
            choices.visits += 1
            edge.visits += 1
            edge.total += value
            mean = edge.total / edge.visits
            if mean < self._low:
                self._low = mean
            if mean > self._high:
                self._high = mean

    # ------------------------------------------------------------------ choosing within the tree

    def _select(self, choices: Choices, state: State, seat: int) -> int:
        """The place of the edge with the best mean and the least known; -1 if none of the open ones is legal here."""
        edges = choices.edges
        settings = self._settings
        visits = choices.visits
        opened = min(len(edges), 2 + int(settings.widening * sqrt(visits)))
        low = self._low
        spread = self._high - low
        scale = 1.0 / spread if spread > CERTAIN else 0.0
        bonus = settings.curiosity * sqrt(visits + 1.0)
        best = -1
        highest = 0.0
        place = 0
        while place < opened:
            edge = edges[place]
            count = edge.visits + 1
            score = ((edge.total + edge.first) / count - low) * scale + bonus * edge.prior / count
            if (best < 0 or score > highest) and state.refusal(seat, edge.actions[0]) is None:
                best = place
                highest = score
            place += 1
            if place == opened and best < 0 and opened < len(edges):
                opened += 1  # none of these is legal under this guess: look further down the list
        return best

    def consider(self, state: State, action: Action[Any]) -> Edge:
        """The root's edge for an action of the searching seat; a new one if it was not among those looked at."""
        edges = self.root.choices[self.seat].edges
        for edge in edges:
            if edge.actions == (action,):
                return edge
        follow(state, self.seat, (action,))
        settle(state)
        edges.append(Edge((action,), chances(state, self._points)[self.seat], 1.0 / (1 + len(edges))))
        return edges[-1]

    def _renewed(self, choices: Choices, state: State, seat: int) -> Choices:
        """Under this guess nothing that is known is legal: learn what is."""
        fresh, _ = self._expand(state, seat, False)
        merged = Choices(choices.edges + fresh.edges)
        merged.visits = choices.visits
        return merged

    # ------------------------------------------------------------------ new nodes

    def _expand(self, state: State, seat: int, at_root: bool) -> tuple[Choices, list[float]]:
        """The seat's choices here, judged one step ahead, and what the position is worth if it takes the best."""
        settings = self._settings
        planned = proposals(state, seat, settings.plans if at_root else min(1, settings.plans), self._rng)
        width = max(1, settings.width // NARROWER) if planned and not at_root else settings.width
        proposed = len(planned)
        singles = [(action,) for action in self._candidates(state, seat, width)]
        lines = [*planned, *[line for line in singles if line not in planned]] if planned else singles
        if len(lines) == 1:
            return Choices([Edge(lines[0], 0.5, 1.0)]), chances(state, self._points)
        leanings = self._leanings if at_root and seat == self.seat else None
        judged: list[tuple[float, int]] = []
        best: State | None = None
        highest = 0.0
        for place, line in enumerate(lines):
            trial = state.copy()
            if place < proposed:
                follow(trial, seat, line)
            else:
                trial.apply(seat, line[0])  # it is listed here: nothing forbids it
            value = trial.evaluate(seat)
            if leanings is not None:
                value += leanings.get(line[0].do, 0.0)
            judged.append((-value, place))
            if best is None or (value > highest and not planned):  # a plan counts before what looks good at once
                best = trial
                highest = value
        assert best is not None
        judged.sort()
        self._foresee(best)
        values = chances(best, self._points)
        return Choices(self._edges(lines, judged, values[seat], proposed)), values

    def _foresee(self, state: State) -> None:
        """Play on for a while as the game's own planner proposes to whoever is asked; without a planner not at all."""
        settle(state)
        for _ in range(self._settings.foresight):
            asked = state.to_move
            if not asked:
                return
            line = tuple(state.plan(asked[0], self._rng))
            if not line or not follow(state, asked[0], line):
                return
            settle(state)

    def _candidates(self, state: State, seat: int, width: int) -> Sequence[Action[Any]]:
        """The legal actions, or a fair sample of very many; the default is always among them."""
        legal = state.legal(seat)
        if len(legal) <= width:
            return legal
        default = state.default(seat)
        sample = [default]
        for place in range(width - 1):
            other = place + self._rng.below(len(legal) - place)
            legal[place], legal[other] = legal[other], legal[place]
            if legal[place] != default:
                sample.append(legal[place])
        return sample

    def _edges(
        self, lines: list[tuple[Action[Any], ...]], judged: list[tuple[float, int]], chance: float, planned: int
    ) -> list[Edge]:
        """Edges in the order of their promise. A rival's chances are taken as given: only the own value moves.

        The first `planned` lines are the planner's. What they cost now they bring later, so they come first, and look
        as good as the best until the search knows more.
        """
        chance = min(max(chance, CERTAIN), 1.0 - CERTAIN)
        odds = chance / (1.0 - chance)
        points = self._points
        top = judged[0][0]
        shares = priors(len(lines), planned)
        edges: list[Edge] = []
        for line in range(planned):
            edges.append(Edge(lines[line], chance, shares[line], True))
        for value, line in judged:
            if line >= planned:
                worse = (top - value) / points  # never positive; a decided game is no more than decided
                worse = odds * E ** (worse if worse > DECIDED else DECIDED)  # noqa: FURB136  (`max` takes thrice as long)
                edges.append(Edge(lines[line], worse / (1.0 + worse), shares[len(edges)]))
        return edges


@lru_cache(maxsize=1024)
def priors(count: int, planned: int) -> tuple[float, ...]:
    """How much is expected of choices in the order of their promise, before anything is tried: 1 of each proposal of
    the planner, of the others one over the place; in parts of all."""
    weights = [1.0 if place < planned else 1.0 / (1 + place) for place in range(count)]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def settle(state: State) -> None:
    """Let the clock run to the next moment at which a seat is asked, or to the end."""
    while not state.to_move and state.result is None:
        due = state.next_due
        if due is None:
            return
        state.advance(due)


def follow(state: State, seat: int, actions: tuple[Action[Any], ...]) -> bool:
    """Play the actions as far as they are legal and the seat is asked; whether at least one was."""
    played = False
    for action in actions:
        if seat not in state.to_move or state.refusal(seat, action) is not None:
            return played
        state.apply(seat, action)
        played = True
    return played


def proposals(state: State, seat: int, count: int, rng: Rng) -> list[tuple[Action[Any], ...]]:
    """What the game's own planner proposes, each different proposal once."""
    found: list[tuple[Action[Any], ...]] = []
    for _ in range(count):
        line = tuple(state.plan(seat, rng))
        if not line:
            break
        if line not in found:
            found.append(line)
    return found
