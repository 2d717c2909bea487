"""Positions that no game can reach are refused when they are loaded, with the invariant that they break."""

from __future__ import annotations

from typing import Any

import pytest

from farport.games.space_dealer import GAME
from farport.kernel import StateError
from tests.games.space_dealer.table import MINUTE, advanced, begun, card, dealt, hand

BASIC: dict[str, Any] = begun().dump()
ADVANCED: dict[str, Any] = advanced().dump()
CHOICE: dict[str, Any] = dealt().dump()
GENERATOR = ADVANCED["built"][0][0][0]
PILE = ADVANCED["piles"][0]


def hourglass(**entry: object) -> dict[str, Any]:
    """Hourglass 1 of seat 0 is so."""
    return {"hourglasses": [entry, *ADVANCED["hourglasses"][1:]]}


def drawn(number: int, level: int) -> dict[str, Any]:
    """Seat 0, on tech level 3, has drawn so many cards of level 2, from what it says is that level's pile."""
    return {
        "tech": [4, 0, 0, 0],
        "drawn": [PILE[:number], [], [], []],
        "drawn_level": [level, 0, 0, 0],
        "piles": [PILE[number:], ADVANCED["piles"][1]],
    }


def ship(**entry: object) -> dict[str, Any]:
    """One more ship."""
    return {"ships": [*ADVANCED["ships"], entry]}


ON_MINE = {"on": "MIN-R-GB", "due": MINUTE}
BLOCK = {"blocked": ["MIN-R-GB"], "spare_markers": 9}
FLYING = {"ships": [{"ship": "moimoi", "owner": 0, "at": 0, "to": 1}, *ADVANCED["ships"][1:]]}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({**hourglass(state="active", job="tech", due=50_000), "tech": [4, 0, 0, 0]}, "5: hourglass 0 has no tech job"),
        (hourglass(state="usable", job="tech"), "5: hourglass 0 has no tech job"),
        (hourglass(state="active", job="build", **ON_MINE), "5: hourglass 0 has no build job"),
        (hourglass(state="active", job="use", on=GENERATOR, due=MINUTE), "5: hourglass 0 has no use job"),
        (hourglass(state="active", job="clear", **ON_MINE), "5: hourglass 0 has no clear job"),
        ({**hourglass(state="usable", job="clear", on="MIN-R-GB"), **BLOCK}, "5: hourglass 0 has no clear job"),
        (hourglass(state="usable", job="flight", on="moimoi"), "5: hourglass 0 has no flight job"),
        (
            {**hourglass(state="active", job="flight", on="frokla", due=MINUTE), **FLYING},
            "5: hourglass 0 has no flight",
        ),
        (drawn(2, 3), "16: seat 0 drew no pair of level 3"),
        (drawn(3, 2), "16: seat 0 drew no pair of level 2"),
        ({"drawn_level": [2, 0, 0, 0]}, "16: seat 0 drew no pair of level 2"),
        ({"attack_markers": {"MIN-R-GB": 1}, "spare_markers": 9}, "13: MIN-R-GB holds 1 attack markers"),
        ({"attack_markers": {"SAB-1": 1}, "spare_markers": 9}, "13: SAB-1 holds 1 attack markers"),
        ({"blocked": [GENERATOR], "spare_markers": 9}, f"13: {GENERATOR} has no field to be blocked"),
        ({"blocked": ["SAB-1"], "spare_markers": 9}, "13: SAB-1 has no field to be blocked"),
        ({"gizzi_up": [*ADVANCED["gizzi_up"][1::-1], *ADVANCED["gizzi_up"][2:]]}, "17: a Gizzi card lies on field 0"),
        ({"debts": [1, 0, 0, 0]}, "5: seat 0 owes 1 hourglasses"),
        (
            {"hourglasses": [{"state": "inactive"}] * 3 + ADVANCED["hourglasses"][3:], "spare_hourglasses": 1},
            "5: seat 0 has 3 hourglasses",
        ),
        (ship(ship="neutral1", owner=0, at=0), "14: neutral1 has no station"),
        (ship(ship="neutral1", owner=0, at=0, station="MIN-R-GB"), "14: neutral1 has no station"),
        (ship(ship="ki", owner=0, at=0), "14: the ship of ki has another owner"),
        ({"phase": "scored"}, "1: the game ended at 0"),
        ({"phase": "runout"}, "1: the game ended at 0"),
        ({"phase": "runout", "now": MINUTE, "runout_at": MINUTE}, "1: the game ended at 60000"),
        ({"phase": "scored", "now": 1_800_000}, "1: the game ended at 0"),
        ({"chosen": [None, *ADVANCED["chosen"][1:]]}, "4: seat 0 has not chosen its start"),
        ({"chosen": [["R", "MIN-R-GB", 5], *ADVANCED["chosen"][1:]]}, "4: seat 0 did not start with MIN-R-GB"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(StateError) as refusal:
        GAME.load({**ADVANCED, **changes})
    assert message in str(refusal.value)


def test_the_basic_game_has_no_hourglass_to_give_back() -> None:
    with pytest.raises(StateError, match="5: seat 0 owes 1 hourglasses"):
        GAME.load({**BASIC, "debts": [1, 0, 0, 0]})


@pytest.mark.rule("SD-S9")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"chosen": [["R", "MIN-R-GB", 4]] * 4}, "4: "),
        ({"chosen": [["R", hand(dealt(), 1)[-1], 4], None, None, None]}, "4: seat 0 did not start with"),
        ({"chosen": [["R", hand(dealt(), 0)[-1], 3], None, None, None]}, "4: seat 0 did not start with"),
        (
            {
                "planned": [[hand(dealt(), 0)[0]], [], [], []],
                "personal": [hand(dealt(), 0)[1:], *CHOICE["personal"][1:]],
            },
            "4: ",
        ),
    ],
)
def test_before_the_start_everything_lies_as_it_was_dealt(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(StateError) as refusal:
        GAME.load({**CHOICE, **changes})
    assert message in str(refusal.value)


def test_what_these_positions_were_made_from_is_possible() -> None:
    for data in (BASIC, ADVANCED, CHOICE, {**ADVANCED, **drawn(2, 2)}):
        GAME.load(data)
    GAME.load({**ADVANCED, **hourglass(state="active", job="use", **ON_MINE)})
    GAME.load({**ADVANCED, **hourglass(state="active", job="clear", **ON_MINE), **BLOCK})
    GAME.load({**ADVANCED, **hourglass(state="active", job="flight", on="moimoi", due=MINUTE), **FLYING})
    assert card(GENERATOR) in begun().built[0]
