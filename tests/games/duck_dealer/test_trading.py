"""Trading, privileges in use, throwing away and exchange (DD-55 to DD-69)."""

from __future__ import annotations

import pytest

from farport.games.duck_dealer.state import Position
from tests.games.duck_dealer.scenes import (
    acting,
    built,
    claimed,
    factories,
    goods,
    known,
    listed,
    play,
    put,
    refuse,
    ship,
    stock,
    table,
    tokens,
    told,
    turn_of,
)


@pytest.mark.rule("DD-55")
def test_every_transaction_costs_one_blue_token() -> None:
    state = put(acting(table()), tokens=(3, 3, 2))
    play(state, "mine")
    play(state, "mine")
    assert (goods(state), tokens(state)) == ({"duck": 2}, (3, 3, 0))
    assert refuse(state, "mine").sentence == "Needs 1 trade energy, you have 0."


@pytest.mark.rule("DD-55")
def test_without_a_blue_token_nothing_is_made_sold_or_refitted() -> None:
    state = built(factories(known(table(), hub="radio"), hub="radio"), "hub", "teal")
    put(acting(state), at="hub", tokens=(3, 3, 0), goods={"duck": 1, "booth": 1, "radio": 1, "solar": 1})
    assert refuse(state, "convert").params == {"need": 1, "have": 0, "colour": "blue"}
    assert refuse(state, "deliver").params == {"need": 1, "have": 0, "colour": "blue"}
    put(state, at="teal")
    assert refuse(state, "use_yard", r="duck").params == {"need": 1, "have": 0, "colour": "blue"}


@pytest.mark.rule("DD-59", "DD-60", "DD-61")
def test_what_is_traded_is_told() -> None:
    state = built(factories(known(table(), hub="radio"), hub="radio"), "hub")
    put(acting(state), at="hub", tokens=(0, 0, 3), goods={"duck": 1, "booth": 1})
    made = {"planet": "hub", "good": "radio", "blue": 1, "goods": ["duck", "booth"], "rule": "DD-60"}
    assert told(play(state, "convert"), "made") == made
    delivered = {"planet": "hub", "good": "radio", "blue": 1, "vp": 3, "rule": "DD-61"}
    assert told(play(state, "deliver"), "delivered") == delivered
    refitted = {"planet": "mallard", "made": "merchant", "blue": 1, "replaced": None, "goods": ["booth", "duck"]}
    assert told(play(yard_scene({"hold": 3}), "use_yard", r="duck"), "refitted") == {**refitted, "rule": "DD-59"}
    replacing = told(play(yard_scene({"hold": 3}), "use_yard", r="duck", replace="hold"), "refitted")
    assert replacing["replaced"] == "hold"


@pytest.mark.rule("DD-56")
def test_capacity_counts_only_before_moving_unless_the_table_says_so() -> None:
    state = put(acting(table()), goods={"duck": 9})
    play(state, "end_turn", keep=[0, 0, 0])
    strict = put(acting(table(capacity_check="before_move_and_end_of_turn")), goods={"duck": 9})
    error = refuse(strict, "end_turn", keep=[0, 0, 0])
    assert (error.code, error.rule) == ("E_CAPACITY", "DD-56")
    assert listed(strict, "end_turn") == []
    play(strict, "jettison", goods={"duck": 2})
    play(strict, "end_turn", keep=[0, 0, 0])


@pytest.mark.rule("DD-57")
def test_several_goods_are_thrown_away_at_once_down_to_capacity() -> None:
    state = put(acting(table()), goods={"duck": 5, "paint": 4}, tokens=(1, 0, 1))
    assert refuse(state, "jettison", goods={}).code == "E_JETTISON"
    assert refuse(state, "jettison", goods={"duck": 3}).code == "E_JETTISON"
    assert refuse(state, "jettison", goods={"beads": 1}).code == "E_GOODS"
    assert [choice["goods"] for choice in listed(state, "jettison")] == [{"duck": 1}, {"paint": 1}]
    play(state, "jettison", goods={"duck": 1, "paint": 1})
    assert goods(state) == {"duck": 4, "paint": 3}
    assert refuse(state, "mine").code == "E_JETTISON"
    play(state, "fly", to="eider")
    play(state, "mine")


@pytest.mark.rule("DD-58")
def test_mines_never_run_out_and_serve_everybody() -> None:
    state = put(acting(table()), tokens=(0, 0, 12))
    for _ in range(12):
        play(state, "mine")
    assert goods(state) == {"duck": 12}
    play(state, "end_turn", keep=[0, 0, 0])
    acting(put(state, seat=1, at="mallard", tokens=(0, 0, 1)))
    assert told(play(state, "mine"), "mined") == {"planet": "mallard", "good": "duck", "blue": 1, "rule": "DD-58"}


def yard_scene(pieces: dict[str, int], **options: object) -> Position:
    state = put(acting(table(**options)), ship=pieces, goods={"booth": 1, "duck": 1}, tokens=(0, 0, 1))  # type: ignore[arg-type]
    return built(state, "mallard")


@pytest.mark.rule("DD-59")
def test_a_full_ship_can_only_replace() -> None:
    state = yard_scene({"hold": 8, "merchant": 1})
    assert refuse(state, "use_yard", r="duck").code == "E_SHIP_FULL"
    assert refuse(state, "use_yard", r="duck", replace="merchant").code == "E_REPLACE"
    assert refuse(state, "use_yard", r="duck", replace="engineer").code == "E_REPLACE"
    play(state, "use_yard", r="duck", replace="hold")
    assert ship(state) == {"hold": 7, "merchant": 2}


@pytest.mark.rule("DD-59")
def test_only_a_built_shipyard_makes_equipment_and_only_its_own_kind() -> None:
    state = put(acting(table()), goods={"booth": 1, "duck": 1}, tokens=(0, 0, 1))
    assert refuse(state, "use_yard", r="duck").code == "E_NOT_BUILT"
    built(state, "mallard")
    assert refuse(state, "use_yard", r="duck", make="hold").code == "E_REPLACE"
    assert refuse(state, "use_yard", r="paint").params == {"need": 1, "have": 0, "good": "paint"}
    play(state, "use_yard", r="duck")
    assert ship(state) == {"hold": 3, "merchant": 1}


@pytest.mark.rule("DD-59")
def test_replaced_crew_goes_back_to_the_stock() -> None:
    state = yard_scene({"hold": 2, "engineer": 1})
    before = list(state.stock)
    play(state, "use_yard", r="duck", replace="engineer")
    assert [new - old for new, old in zip(state.stock, before, strict=True)] == [0, 1, 0]
    assert ship(state) == {"hold": 2, "merchant": 1}


@pytest.mark.rule("DD-59")
def test_crew_comes_from_the_own_tokens_if_the_stock_is_dry() -> None:
    state = yard_scene({"hold": 3})
    put(state, at="teal", goods={"solar": 1, "duck": 1}, tokens=(1, 0, 1))
    built(state, "teal")
    stock(state, 0, 5, 5)
    play(state, "use_yard", r="duck")
    assert (ship(state), tokens(state), state.stock[0]) == ({"hold": 3, "navigator": 1}, (0, 0, 0), 0)


@pytest.mark.rule("DD-59")
def test_without_any_token_of_its_colour_there_is_no_crew() -> None:
    state = built(put(acting(table()), at="teal", goods={"solar": 1, "duck": 1}, tokens=(0, 0, 1)), "teal")
    stock(state, 0, 5, 5)
    assert refuse(state, "use_yard", r="duck").code == "E_NO_TOKEN"


@pytest.mark.rule("DD-59")
def test_a_hold_is_no_crew_and_needs_no_token() -> None:
    state = put(acting(turn_of(table(), 1)), seat=1, at="gadwall", goods={"beads": 1, "duck": 1})
    stock(built(state, "gadwall"), 0, 0, 0)
    play(state, "use_yard", r="duck")
    assert (ship(state, 1), state.stock) == ({"hold": 4}, [0, 0, 1])


@pytest.mark.rule("DD-59")
def test_the_fifth_yard_may_make_anything_by_option() -> None:
    state = put(acting(table(fifth_yard="any")), at="pintail", goods={"duck": 1, "solar": 1}, tokens=(0, 0, 1))
    built(state, "pintail")
    assert refuse(state, "use_yard", r="solar").code == "E_REPLACE"
    assert {choice["make"] for choice in listed(state, "use_yard")} == {"hold", "navigator", "engineer", "merchant"}
    play(state, "use_yard", r="solar", make="engineer")
    assert ship(state) == {"hold": 3, "engineer": 1}
    other = yard_scene({"hold": 3}, fifth_yard="any")
    assert refuse(other, "use_yard", r="duck", make="engineer").code == "E_REPLACE"
    play(other, "use_yard", r="duck")


@pytest.mark.rule("DD-60")
def test_a_factory_needs_both_inputs_and_makes_one_good() -> None:
    state = known(put(acting(table()), at="hub", tokens=(0, 0, 2), goods={"duck": 2, "booth": 1}), hub="radio")
    assert refuse(state, "convert").code == "E_NOT_BUILT"
    factories(state, hub="radio")
    play(state, "convert")
    assert goods(state) == {"duck": 1, "radio": 1}
    assert refuse(state, "convert").params == {"need": 1, "have": 0, "good": "booth"}
    assert refuse(put(state, at="teal"), "convert").code == "E_NOT_BUILT"


@pytest.mark.rule("DD-61")
@pytest.mark.parametrize(("wanted", "vp"), [("radio", 3), ("art", 10), ("politics", 30)])
def test_a_delivery_scores_by_tier(wanted: str, vp: int) -> None:
    state = known(put(acting(table()), at="hub", tokens=(0, 0, 3), goods={wanted: 2}), hub=wanted)
    assert refuse(state, "deliver").code == "E_NOT_BUILT"
    built(state, "hub", seat=1)
    play(state, "deliver")
    play(state, "deliver")
    assert (state.vp[0], tokens(state)) == (2 * vp, (0, 0, 1))
    assert refuse(state, "deliver").code == "E_GOODS"
    assert refuse(put(state, at="teal"), "deliver").code == "E_NO_SLOT"


@pytest.mark.rule("DD-62")
def test_a_privilege_covers_its_building_or_by_option_the_planet() -> None:
    for scope, blue in (("building", 2), ("planet", 3)):
        state = known(put(acting(table(privilege_scope=scope)), at="hub", tokens=(0, 0, 6)), hub="radio")
        put(state, goods={"duck": 2, "booth": 2})
        claimed(factories(state, hub="radio"), 0, "hub:mine")
        for do in ("mine", "mine", "convert", "convert"):
            play(state, do)
        assert tokens(state) == (0, 0, 6 - 5 + blue)


@pytest.mark.rule("DD-62")
def test_a_privilege_is_of_no_use_on_another_planet() -> None:
    state = claimed(put(acting(table(privilege_scope="planet")), tokens=(0, 0, 3)), 0, "eider:mine")
    play(state, "mine")
    play(state, "mine")
    assert tokens(state) == (0, 0, 1)


@pytest.mark.rule("DD-63")
def test_a_visit_ends_with_the_first_step_away() -> None:
    state = claimed(put(acting(table()), tokens=(2, 0, 2)), 0, "mallard:mine")
    play(state, "mine")
    play(state, "mine")
    play(state, "fly", to="mallard~sponge#1")
    play(state, "fly", to="mallard")
    play(state, "mine")
    assert tokens(state) == (1, 0, 0)


@pytest.mark.rule("DD-63")
def test_uses_paid_before_the_claim_count() -> None:
    state = put(acting(table()), tokens=(0, 3, 1))
    play(state, "mine")
    play(state, "claim", building="mine")
    play(state, "mine")
    assert goods(state) == {"duck": 2}


@pytest.mark.rule("DD-65")
def test_privileges_of_others_neither_cost_nor_forbid() -> None:
    state = claimed(put(acting(table()), tokens=(0, 0, 2)), 1, "mallard:mine")
    play(state, "mine")
    play(state, "mine")
    assert (goods(state), tokens(state)) == ({"duck": 2}, (0, 0, 0))


def together(**options: object) -> Position:
    state = known(table(**options), loofah="radio")  # type: ignore[arg-type]
    put(state, at="loofah", goods={"duck": 2, "booth": 1})
    return acting(put(state, seat=1, at="loofah", goods={"paint": 1}))


@pytest.mark.rule("DD-66")
def test_goods_change_hands_only_by_consent() -> None:
    state = together()
    play(state, "offer", partner=1, give={"duck": 2}, take={"paint": 1})
    assert state.to_move == (1,)
    assert refuse(state, "collect", colour="red").rule == "DD-66"
    events = play(state, "accept_offer")
    assert told(events, "exchanged") == {"partner": 1, "gave": {"duck": 2}, "took": {"paint": 1}, "rule": "DD-66"}
    assert (goods(state, 0), goods(state, 1), state.to_move) == ({"booth": 1, "paint": 1}, {"duck": 2}, (0,))
    play(state, "offer", partner=1, give={"booth": 1}, take={})
    assert [event.kind for event in play(state, "refuse_offer")] == ["offer_refused"]
    assert goods(state, 0) == {"booth": 1, "paint": 1}
    assert state.offer_give == state.offer_take == []


@pytest.mark.rule("DD-66")
def test_what_cannot_be_offered() -> None:
    state = together()
    alone = refuse(state, "offer", partner=0, give={"duck": 1}, take={})
    assert (alone.code, alone.sentence) == ("E_NOT_TOGETHER", "An exchange is made with another player.")
    nobody = refuse(state, "offer", partner=2, give={"duck": 1}, take={})
    assert (nobody.code, nobody.sentence) == ("E_NOT_TOGETHER", "There is no seat 3; this table has 2.")
    token = refuse(state, "offer", partner=1, give={"red": 1}, take={})
    assert (token.rule, token.code) == ("DD-66", "E_EXCHANGE_KIND")
    assert token.sentence == "Only goods are exchanged: move is a token."
    assert refuse(state, "offer", partner=1, give={"duck": 1}, take={"duck": 1}).code == "E_EXCHANGE_KIND"
    assert refuse(state, "offer", partner=1, give={"duck": 3}, take={}).code == "E_GOODS"
    assert refuse(state, "offer", partner=1, give={}, take={"paint": 2}).code == "E_GOODS"
    put(state, seat=1, at="hub")
    apart = refuse(state, "offer", partner=1, give={"duck": 1}, take={})
    assert (apart.code, apart.sentence) == ("E_NOT_TOGETHER", "Seat 2 has no ship on your planet.")
    off = together(player_exchange="off")
    assert refuse(off, "offer", partner=1, give={"duck": 1}, take={}).code == "E_WRONG_PHASE"


@pytest.mark.rule("DD-66")
def test_the_list_of_offers_is_one_for_one_gifts_and_requests() -> None:
    offers = [(choice["give"], choice["take"]) for choice in listed(together(), "offer")]
    assert offers == [
        ({}, {"paint": 1}),
        ({"duck": 1}, {}),
        ({"duck": 1}, {"paint": 1}),
        ({"booth": 1}, {}),
        ({"booth": 1}, {"paint": 1}),
    ]


@pytest.mark.rule("DD-67")
def test_equipment_stays_unless_the_table_lets_it_go() -> None:
    state = put(acting(table()), ship={"hold": 3, "merchant": 1})
    error = refuse(state, "discard_equipment", kind="hold")
    assert (error.code, error.rule) == ("E_WRONG_PHASE", "DD-67")
    free = put(acting(table(remove_equipment_freely=True)), ship={"hold": 3, "merchant": 1})
    assert refuse(free, "discard_equipment", kind="engineer").code == "E_REPLACE"
    play(free, "discard_equipment", kind="merchant")
    assert (ship(free), free.stock[2]) == ({"hold": 3}, 40)
    assert refuse(free, "discard_equipment", kind="hold").code == "E_REPLACE"


@pytest.mark.rule("DD-68")
def test_nobody_holds_more_than_forty_goods() -> None:
    state = put(acting(table()), goods={"duck": 40}, tokens=(0, 0, 1))
    assert refuse(state, "mine").code == "E_GOODS_LIMIT"
    assert listed(state, "mine") == []
    put(state, seat=1, at="mallard", goods={"paint": 1})
    assert refuse(state, "offer", partner=1, give={}, take={"paint": 1}).code == "E_GOODS_LIMIT"
    play(state, "offer", partner=1, give={"duck": 1}, take={"paint": 1})
    play(state, "accept_offer")
    assert state.load == [40, 1]


@pytest.mark.rule("DD-68")
def test_the_goods_limit_holds_for_both_sides_of_an_exchange() -> None:
    state = put(acting(table()), goods={"duck": 39})
    put(state, seat=1, at="mallard", goods={"paint": 39})
    more = refuse(state, "offer", partner=1, give={}, take={"paint": 2})
    assert (more.code, more.params["seat"]) == ("E_GOODS_LIMIT", 0)
    more = refuse(state, "offer", partner=1, give={"duck": 2}, take={})
    assert (more.code, more.params["seat"]) == ("E_GOODS_LIMIT", 1)
    play(state, "offer", partner=1, give={}, take={"paint": 1})
    play(state, "accept_offer")
    play(state, "offer", partner=1, give={"duck": 2}, take={})
    play(state, "accept_offer")
    assert state.load == [38, 40]


@pytest.mark.rule("DD-69")
@pytest.mark.parametrize("limit", [1, 3, 6])
def test_offers_are_limited_by_option(limit: int) -> None:
    state = together(offers_per_turn=limit)
    put(state, goods={"duck": 9})
    for number in range(1, limit + 1):
        play(state, "offer", partner=1, give={"duck": number}, take={})
        play(state, "refuse_offer")
    error = refuse(state, "offer", partner=1, give={"duck": 9}, take={})
    assert (error.code, error.rule) == ("E_OFFER_LIMIT", "DD-69")
    assert refuse(state, "offer", partner=1, give={}, take={}).code == "E_OFFER_LIMIT"
    acting(turn_of(state, 0))
    play(state, "offer", partner=1, give={"duck": 1}, take={})


@pytest.mark.rule("DD-66")
def test_none_of_a_good_may_be_written_out() -> None:
    state = together()
    play(state, "offer", partner=1, give={"duck": 0}, take={"paint": 1})
    play(state, "accept_offer")
    assert goods(state) == {"duck": 2, "booth": 1, "paint": 1}
    assert refuse(state, "offer", partner=1, give={"duck": 0}, take={}).code == "E_EXCHANGE_KIND"


@pytest.mark.rule("DD-69")
def test_an_offer_counts_as_refused_when_it_is() -> None:
    state = together()

    def refused() -> object:
        turn = state.view(None)["turn"]
        assert isinstance(turn, dict)
        return turn["offers_refused"]

    play(state, "offer", partner=1, give={"duck": 1}, take={"paint": 1})
    assert refused() == []
    play(state, "refuse_offer")
    assert refused() == ["1: 1 duck / 1 paint"]
    play(state, "offer", partner=1, give={"duck": 1}, take={})
    play(state, "accept_offer")
    assert refused() == ["1: 1 duck / 1 paint"]
