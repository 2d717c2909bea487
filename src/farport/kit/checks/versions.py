"""Checks of the versions of the rules: each can still be played, and is named by what it leaves."""

from __future__ import annotations

from farport.kernel import Game
from farport.kit.session import Session
from farport.kit.walk import ConformanceError, Setting, Walk


def versions(session: Session) -> None:
    """The numbers count up to the newest; each version plays, and its dumps and records lead back to it."""
    numbers = [version.number for version in session.game.versions]
    if numbers != sorted(set(numbers)) or numbers[0] < 1:
        raise ConformanceError(f"versions: the numbers must count upwards from 1, not {numbers}")
    if session.game.rules_version not in numbers:
        raise ConformanceError(f"versions: rules_version {session.game.rules_version} is not among {numbers}")
    for version in session.game.versions:
        if not version.changed:
            raise ConformanceError(f"versions: what version {version.number} changed is not said")
        _play(session, _of_version(session.game, version.number))


def _of_version(game: Game, number: int) -> Game:
    found = game.of_version(number)
    if found.rules_version != number or found.id != game.id:
        raise ConformanceError(f"versions: with_rules({number}) gave {found.id} with version {found.rules_version}")
    return found


def _play(session: Session, game: Game) -> None:
    walk = Walk(game, Setting(game.seats[0], seed=game.rules_version, picks=game.rules_version), session.limit)
    for state in walk.samples():
        session.examined()
        loaded = session.game.load(state.dump())
        if loaded.game.rules_version != game.rules_version:
            walk.fail(
                f"a dump under version {game.rules_version} loads under version {loaded.game.rules_version}:"
                " it must name its rules_version"
            )
        if loaded.digest() != state.digest():
            walk.fail(f"a dump under version {game.rules_version} loads as another state")
    record = walk.record()
    if session.game.replay(record).digest() != walk.state.digest():
        walk.fail(f"a record under version {game.rules_version} replays to another state")
    session.walks += 1
