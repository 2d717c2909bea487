"""The check that all that is declared has an effect: every option and value of the data is read, or built in."""

from __future__ import annotations

from itertools import pairwise

from farport.kernel import FarportError, Game, Rng
from farport.kit.reading import Place, Watched, another, found, places, unlooked, variant_of
from farport.kit.session import Session
from farport.kit.walk import ConformanceError, Setting, Walk, offered, values

SHOWN = 12  # unread places that a failure names


def reads(session: Session) -> None:
    game = session.game
    session.examined()
    unread = [*_unread_options(session), *_unread_data(game), *_unused(game)]
    if unread:
        more = f" and {len(unread) - SHOWN} more" if len(unread) > SHOWN else ""
        raise ConformanceError(f"what nobody reads changes nothing: {'; '.join(unread[:SHOWN])}{more}")


def _unread_options(session: Session) -> list[str]:
    """Every option is asked for when a table is set up, or when one of the defaults is played to its end; but for the
    options of whoever runs the table."""
    game = session.game
    preset = game.options.preset
    expected = {(option.name,) for option in game.options if not option.table and option.name != preset}
    read: set[Place] = set()
    for setting in _tables(game, session.seed):
        if expected <= read:
            break
        if offered(game, setting):
            session.examined()
            options = Watched(game.options.resolve(setting.seats, setting.options), read)
            walk = Walk(game, setting, session.limit, game.setup(setting.seats, Rng.from_seed(setting.seed), options))
            while not setting.options and not expected <= read and walk.step():
                pass
    unread = [f"option {name}" for (name,) in sorted(expected - read)]
    for option in game.options:
        if option.table and (option.name,) in read:
            unread.append(f"option {option.name} (it is the table's own, but the rules read it)")
    if preset and not _presets(game):
        unread.append(f"option {preset} (it presets nothing)")
    return unread


def _tables(game: Game, seed: int) -> list[Setting]:
    """Every number of seats, and every option by itself: some are read only where another one is on."""
    plain = [Setting(seats, seed) for seats in game.seats]
    changed = [
        Setting(seats, seed, {option.name: value})
        for option in game.options
        for seats in game.seats
        for value in values(option)
        if value != option.default_for(seats)
    ]
    return plain + changed


def _presets(game: Game) -> bool:
    """Whether the choices of the preset settle the other options in different ways."""
    name = game.options.preset
    settled = [game.options.resolve(game.seats[0], {name: value}) for value in game.options[name].choices]
    return all({**one, name: None} != {**other, name: None} for one, other in pairwise(settled))


def _unread_data(game: Game) -> list[str]:
    """Values of the data that are neither read when the game is made or a table set up, nor refused when changed."""
    if not game.data:
        return []
    read: set[Place] = set()
    watched = game.with_data(Watched(game.data, read), {})
    for seats in watched.seats:
        watched.new(seats, 0)
        watched.encoding(seats)
    nowhere = [
        f"data.toml: {place} (it is declared as fixed, but not there)"
        for place in game.fixed
        if not found(game.data, place)
    ]
    return nowhere + [
        f"data.toml: {'.'.join(place)}"
        for place, value in places(game.data)
        if place not in read and not _cannot_change(game, place, value)
    ]


def _cannot_change(game: Game, place: Place, value: object) -> bool:
    """Whether every other value is refused: the game says itself that it is built in."""
    others = another(value)
    return bool(others) and all(_is_refused(game, place, other) for other in others)


def _is_refused(game: Game, place: Place, value: object) -> bool:
    try:
        game.varied(variant_of(game.data, place, value))
    except FarportError:
        return True
    return False


def _unused(game: Game) -> list[str]:
    return [f"the attribute {name}" for name in unlooked(game)]
