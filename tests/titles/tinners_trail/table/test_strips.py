"""The strip of emigration shows what this round gives and opens the board for who wants more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.titles.tinners_trail.table.panels.emigration import EmigrationStrip
from tests.titles.tinners_trail.table.sitting import Game, HotSeat


@pytest.fixture
def sitting() -> Iterator[HotSeat]:
    sitting = HotSeat(Game(5, 1, ("arsenic", "emigration")), (1920, 1080))
    assert sitting.game.until(lambda moves: any(move.kind == "emigrate" for move in moves))
    sitting.ask()
    yield sitting
    sitting.close()


def is_open(sitting: HotSeat) -> bool:
    return sitting.table._parts.emigration.visible


def test_it_opens_and_shuts_by_click_and_by_key(sitting: HotSeat) -> None:
    assert not is_open(sitting)
    sitting.ui.click(name="tab:emigration")
    assert is_open(sitting)
    strip = sitting.ui.find(name="tab:emigration")
    assert isinstance(strip, EmigrationStrip)
    assert strip.chosen
    sitting.ui.press("f2")
    assert not is_open(sitting)


def test_who_chooses_to_emigrate_reads_the_strip_and_keeps_sight_of_the_coast(
    sitting: HotSeat,
) -> None:
    sitting.ui.press("g")
    assert not is_open(sitting)
    assert sitting.ui.sees(name="tab:emigration")


def test_a_board_that_lies_open_needs_no_tab(sitting: HotSeat) -> None:
    assert sitting.table._parts.market.visible
    assert not sitting.ui.sees(name="tab:market")
