"""The strip of emigration shows what this round gives and opens the board for who wants more."""

from __future__ import annotations

import pytest

from game.titles.tinners_trail.table.panels.emigration import EmigrationStrip
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat


@pytest.fixture
def hot_seat() -> HotSeat:
    hot_seat = HotSeat(Game(5, 1, ("arsenic", "emigration")), (1920, 1080))
    assert hot_seat.game.until(lambda moves: any(move.kind == "emigrate" for move in moves))
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
