"""The hand, laid open or with backs alone to be seen, and the strip of emigration."""

from __future__ import annotations

import pytest

from game.packing import read_words
from game.titles.tinners_trail.table.panels.emigration import EmigrationStrip
from game.titles.tinners_trail.table.panels.hand import back_of
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat


@pytest.mark.rule("K-1")
def test_a_card_for_two_regions_has_the_back_of_the_wild_card_it_replaces() -> None:
    assert back_of("bc:tin+1:2") == back_of("ad:copper+1:3") == back_of("any:miner:2") == "any:?"
    assert back_of("b:tin+1:2") == "b:?"


@pytest.mark.rule("K-1")
@pytest.mark.parametrize("hidden", [True, False])
def test_only_an_open_hand_says_which_regions_a_card_is_for(hidden: bool) -> None:
    game, words = Game(3, 5, ("kickstarter-cards",)), read_words("tinners-trail")
    hot_seat = HotSeat(game)
    hot_seat.table.show(game.view(0), 0)
    hot_seat.table.conceal_hand(hidden)
    said = [node.label for node in hot_seat.table.root.walk() if node.name.startswith("hand:")]
    assert len(said) == 7
    assert (words.say("table.card-hidden-wild") in said) is hidden
    assert any("AC" in each or "AB" in each or "AD" in each for each in said) is not hidden


@pytest.mark.rule("A2-2", "A-7")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_card_costs_is_told_as_the_number_of_players_has_it(seats: int) -> None:
    game, words = Game(seats, 5), read_words("tinners-trail")
    hot_seat = HotSeat(game)
    hot_seat.table.show(game.view(0), 0)
    nodes = [node for node in hot_seat.table.root.walk() if node.name.startswith("hand:")]
    for node, card in zip(nodes, game.look().seats[0].hand, strict=True):
        value = card.split(":")[2]
        after = words.say("table.card-tip-price", value=value)
        least = words.say("table.card-tip-price-two", value=value)
        tip = str(node.tooltip)
        assert (after in tip, least in tip) == (seats > 2, seats == 2)


# The strip of emigration shows what this round gives and opens the board for who wants more.


@pytest.fixture
def hot_seat() -> HotSeat:
    hot_seat = HotSeat(Game(5, 1, ("arsenic", "emigration")), (1920, 1080))
    assert hot_seat.game.until("emigrate")
    hot_seat.ask()
    return hot_seat


def is_open(hot_seat: HotSeat) -> bool:
    return hot_seat.table._parts.emigration.visible


def test_it_opens_and_shuts_by_click_and_by_key(hot_seat: HotSeat) -> None:
    assert not is_open(hot_seat)
    hot_seat.ui.click(name="tab:emigration")
    assert is_open(hot_seat)
    strip = hot_seat.ui.find(name="tab:emigration")
    assert isinstance(strip, EmigrationStrip)
    assert strip.chosen
    hot_seat.ui.press("f2")
    assert not is_open(hot_seat)


def test_who_chooses_to_emigrate_reads_the_strip_and_keeps_sight_of_the_coast(
    hot_seat: HotSeat,
) -> None:
    hot_seat.ui.press("g")
    assert not is_open(hot_seat)
    assert hot_seat.ui.sees(name="tab:emigration")


def test_a_board_that_lies_open_needs_no_tab(hot_seat: HotSeat) -> None:
    assert hot_seat.table._parts.market.visible
    assert not hot_seat.ui.sees(name="tab:market")
