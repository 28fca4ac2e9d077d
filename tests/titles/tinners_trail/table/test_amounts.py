"""Cubes, pounds, standing orders and the draft's marks."""

import pytest

from game.tabletop.sheet.pounds_slider import PoundsChoice
from game.titles.tinners_trail.table.action_inputs import ChosenExtraction
from game.titles.tinners_trail.table.draft_input import DraftInput
from game.titles.tinners_trail.table.inputs import CardInput, ProxyBid, SumInput
from tests.titles.tinners_trail.table.hot_seat import moves, said

LOADS = moves(
    "extract kea tin 1 copper 0",
    "extract kea tin 0 copper 1",
    "extract kea tin 1 copper 1",
    "extract kea tin 0 copper 2",
)

HAND = ("a:tin+1:2", "a:port:4", "b:miner:2", "b:miner:2", "any:pump:3")


def worth(area: str, tin: int, copper: int) -> int:
    return 5 * tin + 8 * copper


def test_a_load_begins_with_the_one_worth_most_and_no_more_cubes_than_any_move_has() -> None:
    load = ChosenExtraction(LOADS, worth)
    assert (load.tin, load.copper) == (0, 2)
    assert not load.try_change_cubes("copper", 1)
    idle = ChosenExtraction(LOADS, lambda area, tin, copper: 3 * min(copper, 1))
    assert (idle.tin, idle.copper) == (0, 1), "a cube that brings nothing stays in the mine"


def test_one_cube_more_at_the_limit_takes_the_place_of_the_other_ore() -> None:
    load = ChosenExtraction(LOADS, worth)
    assert not load.can_change_cubes("tin", 1)
    assert load.try_change_cubes("tin", 1)
    assert (load.tin, load.copper) == (1, 1)


def test_a_load_can_be_emptied_but_then_is_no_move() -> None:
    load = ChosenExtraction(LOADS, worth)
    load.try_change_cubes("copper", -1)
    load.try_change_cubes("copper", -1)
    assert load.move is None
    assert not load.can_change_cubes("copper", -1)


def test_a_sum_stays_between_the_least_and_the_most() -> None:
    chosen = PoundsChoice(moves("bid 4", "bid 5", "bid 6"))
    assert chosen.pounds == 4
    chosen.change_by_steps(-1)
    assert chosen.pounds == 4
    chosen.change_by_steps(9)
    assert chosen.pounds == 6
    chosen.choose_nearest(100)
    assert chosen.move_of_sum.text == "bid 6"


def test_an_investment_goes_in_its_own_steps() -> None:
    chosen = PoundsChoice(moves("invest 5", "invest 10", "invest 15"), preferred_pounds=15)
    assert chosen.pounds_between_two_smallest_sums == 5
    chosen.change_by_steps(-1)
    assert chosen.pounds == 10
    chosen.choose_nearest(12)
    assert chosen.pounds == 10


@pytest.mark.parametrize(
    ("limit", "asks", "answer"),
    [
        *((4, False, "bid 4"), (9, False, "bid 4"), (3, False, "drop")),
        *((4, True, "bid 4"), (3, True, "")),
    ],
)
def test_a_proxy_raises_by_the_least_until_its_limit_then_drops_out_or_asks(
    limit: int, asks: bool, answer: str
) -> None:
    proxy = ProxyBid(1, "kea", limit, asks_at_limit=asks)
    assert said(proxy.lowest_raise_or_drop(moves("bid 4", "bid 5", "drop"))) == answer


def test_a_proxy_serves_its_own_seat_and_auction_only() -> None:
    proxy = ProxyBid(1, "kea", 9)
    assert proxy.belongs_to_seat_and_auction(1, "kea")
    assert not proxy.belongs_to_seat_and_auction(2, "kea")
    assert not proxy.belongs_to_seat_and_auction(1, "redruth")


def test_a_proxy_that_cannot_drop_out_leaves_the_question_alone() -> None:
    assert ProxyBid(1, "kea", 1).lowest_raise_or_drop(moves("bid 4", "bid 5")) is None


def test_an_opener_who_has_to_bid_has_nothing_to_decline() -> None:
    assert SumInput(moves("bid 2", "bid 3"), "bid").declining_move is None
    question_input = SumInput(moves("bid 2", "drop"), "bid")
    assert question_input.declining_move is not None


def test_a_card_picked_twice_is_laid_back() -> None:
    offered = moves("survey a:tin+1:2", "survey none")
    question_input = CardInput(offered, "survey")
    question_input.toggle_card(offered[0])
    assert question_input.confirmable_move is offered[0]
    question_input.toggle_card(offered[0])
    assert question_input.confirmable_move is None
    assert question_input.declining_move is offered[1]


def test_the_draft_is_confirmed_when_every_pair_is_marked() -> None:
    draft = DraftInput(moves("discard a:tin+1:2", "discard a:port:4"), HAND)
    draft.keep_card("a", 0)
    assert draft.confirmable_move is None
    draft.keep_card("b", 1)
    assert draft.confirmable_move is not None
    assert draft.confirmable_move.text == "discard a:port:4"
