"""Hypothesis strategies: settings of a game, arbitrary JSON, and plain data that is almost an action."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from farport.kernel import Field, Game, Number, Option, Value, Word, Words
from farport.kit.walk import STYLES, Setting

SEEDS = 2**63


def settings_of(game: Game) -> SearchStrategy[Setting]:
    """Any table of the game; simpler ones have few seats, no options and small seeds."""
    optional = {option.name: option_values(option) for option in game.options}
    return st.builds(
        Setting,
        seats=st.sampled_from(list(game.seats)),
        seed=st.integers(0, SEEDS),
        options=st.fixed_dictionaries({}, optional=optional),
        picks=st.integers(0, SEEDS),
        style=st.sampled_from(STYLES),
    )


def option_values(option: Option) -> SearchStrategy[Value]:
    if option.choices:
        return st.sampled_from(list(option.choices))
    return st.integers(option.low, option.high)


def json_data() -> SearchStrategy[object]:
    """Arbitrary JSON data."""
    leaves: SearchStrategy[object] = st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False), st.text(max_size=8)
    )
    return st.recursive(
        leaves,
        lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
        max_leaves=8,
    )


def field_values(field: Field) -> SearchStrategy[object]:
    """Values that a field takes, values just beyond them, and values of another kind."""
    fitting: SearchStrategy[object]
    if isinstance(field, Number):
        fitting = st.integers(field.low - 2, field.high + 2)
    elif isinstance(field, Word):
        fitting = st.sampled_from([*field.words, "odd"])
    elif isinstance(field, Words):
        fitting = st.lists(st.sampled_from([*field.words, "odd"]), max_size=field.most + 1)
    else:
        small = st.integers(-2, 12)
        fitting = st.one_of(small, st.lists(small, max_size=4), st.lists(st.lists(small, max_size=3), max_size=3))
    return st.one_of(fitting, json_data())


def action_data(game: Game) -> SearchStrategy[object]:
    """Plain data that is an action of the game, or almost: known kinds with fields missing, beyond range or unknown."""
    almost = [
        st.fixed_dictionaries(
            {"do": st.just(kind.do)},
            optional={**{field.name: field_values(field) for field in kind.fields}, "odd": json_data()},
        )
        for kind in game.actions
    ]
    whole = [
        st.fixed_dictionaries(
            {"do": st.just(kind.do), **{field.name: field_values(field) for field in kind.fields}},
        )
        for kind in game.actions
    ]
    return st.one_of(*whole, *almost, json_data())
