"""Entries to begin with for what a variant adds: like a printed one, with the values that of it stand elsewhere."""

from __future__ import annotations

from farport.games.space_paper.tables import OWN_NUMBER, Tables
from farport.games.space_paper.vocabulary import EVENTS, NONE, STARS, TYPES
from farport.kernel import Plain


def model(tables: Tables, section: str, id: str, entry: Plain) -> Plain:
    if section == "races":
        return _race(tables, tables.races.number(id), entry)
    if section == "politics":
        return _regime(tables, tables.regimes.number(id), entry)
    if section == "events":
        return _event(tables, tables.events.number(id))
    return entry


def _race(tables: Tables, race: int, entry: Plain) -> Plain:
    """Its star stands with the home systems, and how it adapts with the planet types."""
    if race == NONE:
        return entry
    adaptation = {name: tables.adaptation[kind * len(tables.races) + race] for kind, name in enumerate(TYPES)}
    return {**entry, "native_star": STARS[tables.native_star[race]], "adaptation": adaptation}


def _regime(tables: Tables, regime: int, entry: Plain) -> Plain:
    """Its neighbours stand in the tree of politics. How long Anarchy lasts is Anarchy's alone."""
    routes: Plain = {}
    for a, b, discontent in tables.politics_edges:
        if regime in (a, b):
            routes[tables.regimes.ids[b if a == regime else a]] = discontent
    return {**{key: value for key, value in entry.items() if key != "max_turns"}, "routes": routes}


def _event(tables: Tables, event: int) -> Plain:
    if event == NONE:
        return {}
    like = EVENTS[tables.event_card[event]]
    number = OWN_NUMBER.get(like)
    return {"like": like} if number is None else {"like": like, number: tables.event_number[event]}
