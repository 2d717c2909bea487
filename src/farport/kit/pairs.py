"""Options in combination: a few tables in which every two values of two options meet, and every value every table size.

Most faults of rare options show when two of them meet; all combinations would be too many, all pairs are a few dozen
tables (greedy covering, as in AETG). What a game refuses by itself is not a pair: it is counted as not offered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from farport.kernel import Game, Rng, Value
from farport.kit.walk import Setting, offered, values

SEATS = "seats"  # the size of the table is one more thing to combine
TRIES = 40  # other options under which a pair is tried before it counts as not offered

Choice = tuple[str, Value]
Pair = frozenset[Choice]


@dataclass
class Pairs:
    """The tables, how many pairs meet in them, and the pairs that the game does not offer together."""

    tables: list[Setting]
    covered: int
    refused: list[Pair]


def pairs(game: Game, seed: int = 0) -> Pairs:
    """Tables in which every two edges of two options meet, wherever the game offers them together."""
    edges: dict[str, list[Value]] = {SEATS: list(game.seats)}
    edges.update({option.name: values(option) for option in game.options})
    missing = dict.fromkeys(_all(edges))
    count = len(missing)
    refused: list[Pair] = []
    tables: list[Setting] = []
    dice = Rng.from_seed(seed)
    while missing:
        pair = next(iter(missing))
        chosen = _begun(game, edges, pair, dice)
        if chosen is None:
            refused.append(pair)
            del missing[pair]
            continue
        whole = _filled(game, edges, chosen, missing, dice)
        for met in _met(whole):
            missing.pop(met, None)
        tables.append(_table(whole, seed=len(tables)))
    return Pairs(tables, count - len(refused), refused)


def _all(edges: Mapping[str, list[Value]]) -> Iterator[Pair]:
    for one, other in combinations(edges, 2):
        for value in edges[one]:
            for second in edges[other]:
                yield frozenset([(one, value), (other, second)])


def _met(chosen: Mapping[str, Value]) -> Iterator[Pair]:
    for one, other in combinations(chosen.items(), 2):
        yield frozenset([one, other])


def _table(chosen: Mapping[str, Value], seed: int = 0) -> Setting:
    options = {name: value for name, value in chosen.items() if name != SEATS}
    return Setting(int(chosen[SEATS]), seed, options, picks=seed)


def _begun(game: Game, edges: Mapping[str, list[Value]], pair: Pair, dice: Rng) -> dict[str, Value] | None:
    """The pair at a table that the game offers, with the fewest other options; None where it offers none."""
    given = dict(sorted(pair))
    sizes = [given[SEATS]] if SEATS in given else edges[SEATS]
    for size in sizes:
        if offered(game, _table({SEATS: size, **given})):
            return {SEATS: size, **given}
    for _ in range(TRIES):
        name = dice.choice([name for name in edges if name not in given])
        chosen = {SEATS: dice.choice(list(sizes)), **given, name: dice.choice(edges[name])}
        if offered(game, _table(chosen)):
            return chosen
    return None


def _filled(
    game: Game, edges: Mapping[str, list[Value]], chosen: dict[str, Value], missing: Mapping[Pair, None], dice: Rng
) -> dict[str, Value]:
    """Every other option too, each with the value that meets most of what has not met yet and is offered."""
    rest = [name for name in edges if name not in chosen]
    dice.shuffle(rest)
    for name in rest:
        news = [
            len([1 for one in chosen.items() if frozenset([one, (name, value)]) in missing]) for value in edges[name]
        ]
        for place in sorted(range(len(news)), key=news.__getitem__, reverse=True):
            table = {**chosen, name: edges[name][place]}
            if offered(game, _table(table)):
                chosen = table
                break
    return chosen
