"""Hidden information: views, events and guesses (chapter "Hidden information")."""

from __future__ import annotations

import json

import pytest

from farport.games.space_dealer import GAME
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.vocabulary import BOX, CARDS, MINE, REMOVED
from farport.kernel import Rng, told
from tests.games.space_dealer.table import (
    at,
    begun,
    built,
    card,
    dealt,
    do,
    hand,
    load,
    look,
    on_top,
    plan,
    refused,
    usable_on,
)


def natural(seats: int, seed: int = 3, **options: object) -> Position:
    """A table as it is dealt, begun with the default choices."""
    state = dealt(seats, seed, **options)  # type: ignore[arg-type]
    for seat in range(seats):
        state.play(seat, state.default(seat))
    return state


def played(state: Position, moves: int, seed: int = 5) -> Position:
    """Some random commands and minutes later."""
    dice = Rng.from_seed(seed)
    for _ in range(moves):
        if state.to_move and dice.below(8):
            seat = dice.choice(list(state.to_move))
            state.play(seat, dice.choice(state.legal(seat)))
        elif state.next_due is not None:
            state.advance(state.next_due)
    return state


@pytest.mark.rule("SD-019")
@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("visible", [True, False])
def test_a_guess_fits_what_the_seat_knows_and_is_sound(seats: int, rules: str, visible: bool) -> None:
    state = natural(seats, rules=rules, planning_visible=visible, tech_track="direct")
    for seat in range(seats):
        state.tech[seat] = 2
    dice = Rng.from_seed(11)
    for moves in (0, 40, 80, 160):
        played(state, moves)
        for viewer in (None, *range(seats)):
            guess = state.guess(viewer, dice)
            assert guess.violations() == []
            assert guess.view(viewer) == state.view(viewer)
            assert guess.dump()["rng"] != state.dump()["rng"]
            if viewer is not None:
                assert [action.data() for action in guess.legal(viewer)] == [
                    action.data() for action in state.legal(viewer)
                ]


def test_a_guess_deals_the_hidden_cards_anew() -> None:
    state = natural(4)
    guesses = [state.guess(0, Rng.from_seed(number)) for number in range(20)]
    assert len({tuple(guess.piles[2]) for guess in guesses}) == 20
    assert len({tuple(guess.personal[1]) for guess in guesses}) > 1
    assert all(guess.personal[0] == state.personal[0] for guess in guesses)
    removed = dealt(3)
    left = {
        frozenset(number for number in range(BOX) if removed.guess(None, Rng.from_seed(seed)).place[number] == REMOVED)
        for seed in range(10)
    }
    assert len(left) > 1


@pytest.mark.rule("SD-S6")
def test_guessed_hands_are_hands_that_could_have_been_dealt() -> None:
    state = natural(6, ring_order="random")
    for number in range(30):
        guess = state.guess(2, Rng.from_seed(number))
        for seat in range(6):
            mines = [
                card_
                for card_ in range(guess.terms.cards)
                if guess.dealt[card_] == seat and guess.terms.type[card_] == MINE
            ]
            assert len({CARDS[mine].removeprefix("2/")[4] for mine in mines}) == 3
            assert len({mine // BOX for mine in mines}) == 1


@pytest.mark.rule("SD-037")
def test_a_drawer_remembers_the_card_put_back() -> None:
    state = natural(4)
    state.tech[0] = 2
    on_top(state, "SOL-1", "MUL-1")
    do(state, 0, "draw", level=2)
    do(state, 0, "keep", card="MUL-1")
    refused(state, 0, "E_NOT_IN_PILE", "SD-031", "plan", card="SOL-1")  # it is nobody's, though known (SD-019)
    for number in range(10):
        assert state.guess(0, Rng.from_seed(number)).piles[2][-1] == card("SOL-1")
    assert {state.guess(1, Rng.from_seed(number)).piles[2][-1] for number in range(20)} != {card("SOL-1")}


@pytest.mark.rule("SD-036")
def test_who_knew_the_pile_knows_what_another_drew() -> None:
    state = natural(4)
    for seat in (0, 1):
        state.tech[seat] = 2
    on_top(state, "SOL-1", "MUL-1")
    do(state, 0, "draw", level=2)
    do(state, 0, "keep", card="MUL-1")
    state.piles[2].insert(0, state.piles[2].pop())
    do(state, 1, "draw", level=2)
    assert look(state, 0)["seats"][1]["drawn"]["cards"] == ["SOL-1"]
    assert look(state, 2)["seats"][1]["drawn"]["cards"] == []
    assert all(card("SOL-1") in state.guess(0, Rng.from_seed(seed)).drawn[1] for seed in range(8))


def talking() -> Position:
    """Ru'ul's ship (seat 2) is landed on Moimoi's planet (seat 0), who has red in a depot there."""
    state = begun()
    built(state, 0, "DEP-R", 5)
    load(state, "depot:DEP-R", "R")
    at(state, "ship:ruul", 0)
    return state


OFFER = {"partner": 2, "mine": "depot:DEP-R", "theirs": "ship:ruul", "give": {"R": 1}}


@pytest.mark.rule("SD-082")
def test_an_offer_is_between_the_partners() -> None:
    state = talking()
    before = state.copy()
    events = do(state, 0, "offer", **OFFER)
    for partner in (0, 2):
        assert told(events, partner)[0]["give"] == {"R": 1}
        offers = state.view(partner)["offers"]
        assert isinstance(offers, list)
        assert (offers[0]["offer"], offers[0]["due"], offers[0]["give"]) == ("0-2-1", 30_000, {"R": 1})
        assert state.due_for(partner) == 30_000
    for outsider in (None, 1, 3):
        assert told(events, outsider) == []
        assert state.view(outsider) == before.view(outsider)
        assert state.due_for(outsider) == before.due_for(outsider) == 60_000
        guess = state.guess(outsider, Rng.from_seed(1))
        assert guess.offers == [None] * 16
        assert guess.offer_numbers == [0] * 16
        if outsider is not None:
            assert state.legal(outsider) == before.legal(outsider)
    assert state.next_due == 30_000  # for whoever lets time pass


@pytest.mark.rule("SD-082")
@pytest.mark.parametrize(
    ("seat", "answer", "public"),
    [(2, "decline", []), (0, "withdraw", []), (2, "accept", ["traded"])],
)
def test_others_hear_of_a_trade_and_not_of_an_answer(seat: int, answer: str, public: list[str]) -> None:
    state = talking()
    do(state, 0, "offer", **OFFER)
    events = do(state, seat, answer, offer="0-2-1")
    for outsider in (None, 1, 3):
        assert [event["kind"] for event in told(events, outsider)] == public
    for partner in (0, 2):
        assert len(told(events, partner)) == 1 + len(public)


@pytest.mark.rule("SD-017", "SD-082")
def test_the_end_of_an_offer_wakes_all_and_is_told_to_two() -> None:
    state = talking()
    do(state, 0, "offer", **OFFER)
    for seat in range(4):
        do(state, seat, "wait")
    (ended,) = state.advance(30_000)
    assert (ended.kind, ended.reveals, state.to_move) == ("offer_expired", True, (0, 1, 2, 3))
    assert [bool(ended.view(viewer)) for viewer in (None, 0, 1, 2, 3)] == [False, True, False, True, False]


def test_views_are_plain_data() -> None:
    state = played(natural(4, rules="advanced"), 200)
    for viewer in (None, 0, 1, 2, 3):
        assert json.loads(json.dumps(state.view(viewer))) == state.view(viewer)


@pytest.mark.parametrize(
    ("arrange", "prompt"),
    [
        (lambda state: None, "assign"),
        (lambda state: do(state, 0, "start_tech") and do(state, 0, "start_use", card="MIN-R-GB"), "act"),
        (lambda state: do(state, 0, "start_use", card="MIN-R-GB") and state.advance(60_000), "use"),
        (lambda state: state.advance(1_800_000), "done"),
        (lambda state: state.advance(1_900_000), "over"),
    ],
)
def test_the_prompt_says_what_is_expected(arrange: object, prompt: str) -> None:
    state = begun()
    assert callable(arrange)
    arrange(state)
    assert state.view(0)["prompt"] == prompt
    assert dealt().view(0)["prompt"] == "choose_start"


def test_a_client_that_knows_no_rules_is_told_what_is_printed_on_its_cards() -> None:
    state = begun()
    faces = state.view(0)["faces"]
    assert isinstance(faces, dict)
    assert set(faces) == set(hand(state, 0))
    mine = next(name for name in faces if name.startswith("MIN-G"))
    assert (faces[mine]["type"], faces[mine]["layout"], faces[mine]["output"]) == ("mine", "vertical", {"G": 1})
    assert faces[mine]["demands"][0]["points"] == 2
    do(state, 0, "plan", card=mine)
    assert set(state.view(1)["faces"]) == {mine, *hand(state, 1)}  # type: ignore[call-overload]
    entry = look(state, 1)["seats"][0]["built"][1]
    assert (entry["layout"], entry["output"]) == ("vertical", {"R": 1})


@pytest.mark.rule("SD-003")
def test_a_client_is_told_how_long_things_run() -> None:
    assert begun().view(None)["times"] == {"game_ms": 1_800_000, "hourglass_ms": 60_000}


# ---------------------------------------------------------------------- hidden planning areas, and spectators


def hidden() -> tuple[Position, str, str]:
    """Seat 1 has planned a mine that all have seen (it was traded to it), and holds another card that none has."""
    state = begun(rules="advanced", planning_visible=False)
    seen = next(name for name in hand(state, 0) if name.startswith("MIN"))
    do(state, 0, "plan", card=seen)
    do(state, 0, "offer", partner=1, give_cards=[seen])
    do(state, 1, "accept", offer="0-1-1")
    return state, seen, hand(state, 1)[0]


def seen_of(state: Position, seat: int, viewer: int | None) -> list[object]:
    """What the viewer is told of a seat's cards and of the piles."""
    view = look(state, viewer)
    entry = view["seats"][seat]
    return [view["seen"], view["faces"], *[entry[key] for key in ("planning", "personal", "drawn", "hourglasses")]]


def alike(one: Position, other: Position, seat: int) -> bool:
    """No other seat, and no spectator, can tell the two positions apart by the seat's cards."""
    viewers = [None, *[viewer for viewer in range(one.seats) if viewer != seat]]
    guesses = [position.guess(viewer, Rng.from_seed(2)) for position in (one, other) for viewer in viewers]
    assert [guess.violations() for guess in guesses] == [[]] * len(guesses)
    return [seen_of(one, seat, viewer) for viewer in viewers] == [seen_of(other, seat, viewer) for viewer in viewers]


@pytest.mark.rule("SD-030", "SD-031")
def test_who_has_seen_a_card_is_not_told_whether_it_was_planned() -> None:
    state, seen, other = hidden()
    do(state, 1, "start_build", card=seen)
    state.advance(60_000)
    do(state, 1, "discard_planned", hourglass=1)
    assert look(state, 2)["seats"][1]["personal"]["cards"] == [seen]
    one, two = state.copy(), state.copy()
    do(one, 1, "plan", card=seen)
    do(two, 1, "plan", card=other)
    assert alike(one, two, 1)
    assert look(one, 1)["seats"][1]["planning"]["cards"] == [seen]


@pytest.mark.rule("SD-030", "SD-037")
def test_who_knew_the_pile_is_not_told_what_another_kept() -> None:
    state = begun(planning_visible=False)
    for seat in (0, 1):
        state.tech[seat] = 2
    on_top(state, "SOL-1", "MUL-1", "CNV-1")
    do(state, 0, "draw", level=2)
    do(state, 0, "keep", card="MUL-1")
    on_top(state, "SOL-1", "CNV-1")
    do(state, 1, "draw", level=2)
    assert look(state, 0)["seats"][1]["drawn"]["cards"] == ["SOL-1"]
    one, two = state.copy(), state.copy()
    do(one, 1, "keep", card="SOL-1")
    do(two, 1, "keep", card="CNV-1")
    assert alike(one, two, 1)
    assert look(one, 1)["seen"]["2"][-1]["card"] == "CNV-1"


@pytest.mark.rule("SD-030", "SD-042", "SD-106")
def test_who_has_seen_a_planned_card_is_not_told_whether_it_is_built_or_discarded() -> None:
    state, seen, other = hidden()
    do(state, 1, "plan", card=other)
    assert look(state, 2)["seats"][1]["planning"]["cards"] == [seen]
    one, two = state.copy(), state.copy()
    do(one, 1, "start_build", card=seen)
    do(two, 1, "start_build", card=other)
    assert alike(one, two, 1)
    for later in (one, two):
        later.advance(60_000)
        do(later, 1, "discard_planned", hourglass=1)
    assert alike(one, two, 1)


@pytest.mark.rule("SD-030")
def test_where_there_is_no_choice_a_seen_card_can_be_followed() -> None:
    state, seen, generator = hidden()
    do(state, 1, "start_build", card=seen)
    assert look(state, 2)["seats"][1]["hourglasses"][0]["card"] == seen
    state.advance(60_000)
    built(state, 1, generator, "L")
    for column, name in zip((5, 3, 2), hand(state, 1), strict=True):
        built(state, 1, name, column)
    do(state, 1, "discard_planned", hourglass=1)
    do(state, 1, "plan", card=seen)
    assert look(state, 2)["seats"][1]["planning"]["cards"] == [seen]


@pytest.mark.rule("SD-019", "SD-108")
def test_a_card_asked_for_and_lost_from_sight_cannot_be_had() -> None:
    state, seen, other = hidden()
    do(state, 0, "offer", partner=1, take_cards=[seen])
    do(state, 1, "plan", card=other)
    do(state, 1, "start_build", card=other)
    refused(state, 1, "E_NOT_PLANNED", "SD-083", "accept", offer="0-1-2")


@pytest.mark.rule("SD-030", "SD-106")
def test_who_has_seen_one_of_two_planned_cards_loses_sight_of_it_when_one_is_discarded() -> None:
    state = begun(rules="advanced", planning_visible=False)
    given, kept = hand(state, 0)[0], hand(state, 1)[0]
    do(state, 1, "plan", card=kept)
    do(state, 1, "start_build", card=kept)
    do(state, 0, "plan", card=given)
    do(state, 0, "offer", partner=1, give_cards=[given])
    do(state, 1, "accept", offer="0-1-1")
    assert look(state, 2)["seats"][1]["planning"]["cards"] == [given]
    state.advance(60_000)
    do(state, 1, "discard_planned", hourglass=1)
    planning = look(state, 2)["seats"][1]["planning"]
    assert (planning["count"], planning["cards"]) == (1, [])


@pytest.mark.rule("SD-030", "SD-042")
def test_a_seen_card_under_an_hourglass_is_not_lost_from_sight_when_another_is_started() -> None:
    state, seen, other = hidden()
    do(state, 1, "start_build", card=seen)
    do(state, 1, "plan", card=other)
    do(state, 1, "start_build", card=other)  # the only one that was left to choose
    assert [entry["card"] for entry in look(state, 2)["seats"][1]["hourglasses"][:2]] == [seen, None]


@pytest.mark.rule("SD-036", "SD-106")
def test_a_card_that_lay_face_up_can_be_followed_into_the_pile_and_out_of_it() -> None:
    state = begun(rules="advanced")
    plan(state, 0, "MUL-1")
    usable_on(state, 0, "MUL-1")
    do(state, 0, "discard_planned", hourglass=1)
    on_top(state, "MUL-1", "SOL-1")
    state.tech[1] = 2
    do(state, 1, "draw", level=2)
    assert look(state, None)["seats"][1]["drawn"]["cards"] == ["MUL-1"]


@pytest.mark.rule("SD-036")
def test_what_every_seat_has_seen_by_itself_is_no_public_matter() -> None:
    state = begun()
    for seat, kept in enumerate(("MUL-1", "MUL-2", "MUL-3", "MUL-4")):
        state.tech[seat] = 2
        on_top(state, "SOL-1", kept)
        do(state, seat, "draw", level=2)
        assert look(state, None)["seats"][seat]["drawn"]["cards"] == []
        do(state, seat, "keep", card=kept)
        assert look(state, seat)["seen"]["2"] == [{"place": len(state.piles[2]) - 1, "card": "SOL-1"}]
    assert look(state, None)["seen"]["2"] == []
    assert {state.guess(None, Rng.from_seed(seed)).piles[2][-1] for seed in range(20)} != {card("SOL-1")}
    again = GAME.load(state.dump())
    assert [again.view(viewer) for viewer in (None, 0)] == [state.view(viewer) for viewer in (None, 0)]
    on_top(state, "SOL-1", "CNV-1")
    do(state, 0, "draw", level=2)
    do(state, 0, "keep", card="SOL-1")
    assert "SOL-1" in look(state, None)["seats"][0]["planning"]["cards"]
