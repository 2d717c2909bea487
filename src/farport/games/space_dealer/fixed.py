"""What the rules have built in: values of data.toml that a variant cannot change, and what it can."""

from __future__ import annotations

from typing import Final

IDENTITY: Final = "a variant is of the same game"
TOLD: Final = "it tells where a value comes from"
WORDS: Final = "words stand in the catalogues, in every language"
COUNTED: Final = "it is counted from the cards and sets"
PIECE: Final = "this piece of the box limits nothing"
ONE_EACH: Final = "one ship each is part of the rules"
SERVER: Final = "how a table begins is for its host to say, not for the rules"

FIXED: Final[dict[str, str]] = {
    "meta.game": IDENTITY,
    "meta.designer": IDENTITY,
    "meta.publisher": IDENTITY,
    "meta.year": IDENTITY,
    "meta.rule_prefix": IDENTITY,
    "meta.schema": IDENTITY,
    "meta.one_box_max_players": "boxes of the entries of players is what counts",
    "clock.unit": "game time is counted in milliseconds",
    "clock.event_order_same_time": "what comes first at the same moment is part of the rules (SD-012)",
    "clock.countdown_ms": SERVER,
    "clock.choice_timeout_ms": SERVER,
    "options.*.tag": TOLD,
    "goods.names": WORDS,
    "type_names": WORDS,
    "planet.*.name": WORDS,
    "planet.*.colour": "the colour of a seat is for the page that shows it to choose",
    "planet.*.colour_tag": TOLD,
    "neutral.name": WORDS,
    "neutral.ship_colour": PIECE,
    "components.planets": PIECE,
    "components.planet_parts": PIECE,
    "components.orbit_fields_player": PIECE,
    "components.orbit_fields_neutral": PIECE,
    "components.connectors": PIECE,
    "components.connectors_3": PIECE,
    "components.connectors_4_8": PIECE,
    "components.connectors_5_8": PIECE,
    "components.technology_cards": COUNTED,
    "components.level_cards": COUNTED,
    "components.gizzi_cards": COUNTED,
    "components.ships_player": PIECE,
    "components.markers_per_colour": "markers_to_place of per_player is what counts",
    "components.marker_colours": PIECE,
    "components.goods_cubes": "goods_per_colour of the entries of players is what counts",
    "per_player.victory_markers": "markers_to_place is what counts",
    "per_player.ships": ONE_EACH,
    "grid.rows": "the three rows of a planet are part of the rules (SD-040)",
    "card.*.demands.*.half": "on which half of a card a demand is printed changes nothing",
    "type_counts": COUNTED,
    "pile_sizes": COUNTED,
    "players.*.ring_fields": COUNTED,
    "players.*.neutral_fields": COUNTED,
    "players.*.connectors_3": PIECE,
    "players.*.connectors_4_8": PIECE,
    "players.*.connectors_5_8": PIECE,
    "players.*.gizzi_deck": COUNTED,
    "players.*.gizzi_face_up": COUNTED,
}

CLOSED: Final[dict[str, str]] = {  # lists that a variant cannot add to, and why
    "card": (
        "a box has 72 cards, and the number of every action and of every column that an agent "
        "sees is counted by them; change a card instead"
    ),
    "planet": "eight planets are four double-sided boards, one for each seat",
    "options": "an option chooses between two readings of a rule; change its default or its choices",
    "players": "a line belongs to every number of players that there can be",
}
