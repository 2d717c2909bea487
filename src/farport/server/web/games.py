"""Endpoints about the games: what there is, its options and bots, its rulebook."""

from __future__ import annotations

import msgspec

from farport.kernel import Game, UnknownGameError, game, games
from farport.rulebooks import has_book
from farport.server.errors import Refuse
from farport.server.protocol.http import (
    FactsInfo,
    GameInfo,
    Games,
    OptionInfo,
    RulebookText,
    RuleSection,
    RuleText,
    VersionInfo,
)
from farport.server.thinking.levels import offered
from farport.server.web.boards import Boards
from farport.server.web.endpoint import Call, endpoint


def found(id: str) -> Game:
    try:
        return game(id)
    except UnknownGameError:
        raise Refuse("bad_game") from None


def info(each: Game, boards: Boards) -> GameInfo:
    return GameInfo(
        id=each.id,
        title=each.title,
        rules_version=each.rules_version,
        versions=[msgspec.convert(version.data(), VersionInfo) for version in each.versions],
        seats=list(each.seats),
        minutes=list(each.minutes),
        facts=msgspec.convert(each.facts.data(), FactsInfo),
        options=[
            msgspec.convert({**option.data(), "by_preset": each.options.by_preset(option.name)}, OptionInfo)
            for option in each.options
        ],
        bots=offered(each),
        board=boards.info(each.id),
        catalogues=boards.catalogues(each.id),
        book=has_book(each.id),
    )


@endpoint("GET", "/api/games", answer=Games)
async def list_games(call: Call) -> Games:
    """The games, their options and bots."""
    return Games(games=[info(each, call.service.boards) for each in games()])


@endpoint("GET", "/api/games/{game}/rules", answer=RulebookText)
async def rulebook(call: Call) -> RulebookText:
    """The rulebook of a game, by section, every rule with its id."""
    each = found(call.path("game"))
    sections = [
        RuleSection(
            title=section.title,
            intro=section.intro,
            rules=[
                RuleText(id=rule.id, title=rule.title, text=rule.text, provenance=list(rule.provenance))
                for rule in section.rules
            ],
        )
        for section in each.rules.sections
    ]
    return RulebookText(game=each.id, title=each.rules.title, sections=sections)
