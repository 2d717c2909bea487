"""A draft: every mistake is told at its place, none is taken over, and what is left differs as it says."""

from __future__ import annotations

import pytest

import farport
from farport.workbench.differences import differences, variant_of
from farport.workbench.draft import judged, with_attempts

PAPER = farport.game("space-paper")
DUCKS = farport.game("duck-dealer")
NECTAR = {"id": "nectar", "tier": "intermediate", "inputs": ["duck", "beads"], "name": {"en": "nectar"}}


def test_all_mistakes_are_told_at_once_and_none_is_taken_over() -> None:
    found = judged(
        PAPER,
        {
            "politics": {"capitalism": {"upkeep": {"capital": 3}}, "republic": {"max_ships": -1}},
            "limits": {"abandon_gold": "much"},
            "start": {"galaxy": "nowhere"},
            "meta": {"year": 1},
            "colour": "red",
        },
    )
    assert {(".".join(mistake.place), mistake.code) for mistake in found.mistakes} == {
        ("politics.republic.max_ships", "range"),
        ("limits.abandon_gold", "kind"),
        ("start.galaxy", ""),
        ("meta.year", "fixed"),
        ("colour", "unknown"),
    }
    assert found.variant == {"politics": {"capitalism": {"upkeep": {"capital": 3}}}}
    assert [(difference.place, difference.old, difference.new) for difference in found.differences(PAPER)] == [
        (("politics", "capitalism", "upkeep", "capital"), -1, 3)
    ]


def test_a_mistake_of_the_whole_is_found_at_the_change_that_made_it() -> None:
    """The tokens of the set-up are too few; the refusal has no place of its own."""
    found = judged(DUCKS, {"energy": {"tokens_per_colour": 2}, "costs": {"build": 2}})
    assert len(found.mistakes) == 1
    assert "at least" in found.mistakes[0].sentence
    assert found.variant == {"costs": {"build": 2}}


def test_what_cannot_be_added_says_why() -> None:
    found = judged(PAPER, {"technologies": {"telepathy": {"base": [1, 2, 3, 4, 5]}}})
    assert found.mistakes[0].code == "closed"
    assert "rosette" in found.mistakes[0].sentence
    assert found.variant == {}


def test_a_new_good_needs_no_second_edit() -> None:
    found = judged(DUCKS, {"good": [NECTAR]})
    assert found.mistakes == []
    state = found.game.new(3, 7, {"setup_layout": "teaching"})
    assert "nectar" in str(state.view(0))


def test_every_layout_still_holds_what_it_names() -> None:
    found = judged(DUCKS, {"layout": [{"id": "teaching", "pile_left": ["satellite", "satellite"]}]})
    assert found.mistakes[0].place == ("layout", "teaching", "pile_left")


def test_a_value_deep_in_a_map_goes_back_to_what_is_printed_there() -> None:
    route = ("map", "pond-five", "routes", "0", "points")
    planet = ("map", "pond-five", "planets", "teal", "x")
    found = judged(DUCKS, with_attempts(DUCKS, {}, [(route, 4), (planet, -5)]))
    assert [mistake.place for mistake in found.mistakes] == [planet]
    assert [difference.place for difference in found.differences(DUCKS)] == [route]


def test_attempts_change_single_values_even_of_lists_without_names() -> None:
    variant = with_attempts(PAPER, {}, [(("politics_tree", "edges", "0", "discontent"), 4)])
    found = judged(PAPER, variant)
    assert [difference.place for difference in found.differences(PAPER)] == [
        ("politics_tree", "edges", "0", "discontent")
    ]
    back = with_attempts(PAPER, found.variant, [(("politics_tree", "edges", "0", "discontent"), None)])
    assert back == {}


def test_an_added_entry_can_be_taken_back() -> None:
    variant = with_attempts(DUCKS, {}, [(("good", "nectar"), NECTAR), (("words", "good", "nectar"), {"de": "Nektar"})])
    assert variant["words"] == {"good": {"nectar": {"de": "Nektar"}}}
    assert judged(DUCKS, variant).mistakes == []
    assert with_attempts(DUCKS, variant, [(("good", "nectar"), None), (("words", "good", "nectar"), None)]) == {}


@pytest.mark.parametrize("game", farport.games(), ids=lambda game: str(game.id))
def test_the_smallest_variant_makes_the_same_game(game: farport.Game) -> None:
    assert variant_of(game.data, game.data) == {}
    assert differences(game.data, game.data) == []
    title = with_attempts(game, {}, [(("meta", "title"), "Another")])
    assert title == {"meta": {"title": "Another"}}
    assert game.varied(title).title == "Another"


@pytest.mark.parametrize(
    "svg",
    [
        "<svg xmlns='http://www.w3.org/2000/svg' onload='steal()'/>",
        "<svg xmlns='http://www.w3.org/2000/svg'><script>steal()</script></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><image href='http://elsewhere'/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0' fill='url(http://elsewhere)'/></svg>",
        "<!DOCTYPE svg [<!ENTITY a 'aaaa'>]><svg xmlns='http://www.w3.org/2000/svg'><title>&a;</title></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><foreignObject/></svg>",
        "<svg",
        "<svg xmlns='http://www.w3.org/2000/svg'>" + "<g>" * 3000,
    ],
)
def test_a_picture_is_only_shapes(svg: str) -> None:
    found = judged(DUCKS, {"good": [NECTAR], "pictures": {"good": {"nectar": {"svg": svg}}}})
    assert [mistake.place for mistake in found.mistakes] == [("pictures", "good", "nectar", "svg")]
    assert found.variant == {"good": [NECTAR]}


def test_a_picture_and_words_travel_with_the_variant() -> None:
    shown = {
        "words": {"good": {"nectar": {"en": "nectar", "de": "Nektar"}}},
        "pictures": {"good": {"nectar": {"svg": "<svg xmlns='http://www.w3.org/2000/svg'><circle r='4'/></svg>"}}},
    }
    found = judged(DUCKS, {"good": [NECTAR], **shown})
    assert found.mistakes == []
    assert found.game.variant == {"good": [NECTAR], **shown}
    for wrong in ({"words": {"good": {"gold": {"en": "x"}}}}, {"words": {"good": {"nectar": {"English": "x"}}}}):
        assert judged(DUCKS, {"good": [NECTAR], **wrong}).mistakes != []
