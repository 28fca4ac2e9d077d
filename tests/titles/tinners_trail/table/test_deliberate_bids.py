"""Money is never committed by a key that was on its way before its sheet had opened."""

from __future__ import annotations

import pytest

from tests.titles.tinners_trail.table.sitting import Game, Sitting
from tests.titles.tinners_trail.table.test_bids import play
from tests.titles.tinners_trail.table.test_bids import sitting as sale

pytestmark = pytest.mark.thorough

__all__ = ["sale"]


@pytest.fixture
def first(sale: Sitting) -> Sitting:
    """Somebody is asked for a first bid by keyboard."""
    sale.host.stage.by_keys = True
    sale.ask()
    return sale


@pytest.fixture
def again(sale: Sitting) -> Sitting:
    """The opener has been outbid by everybody and is asked again."""
    for text in ("bid 2", "bid 3", "bid 4"):
        play(sale, text)
    sale.ask()
    return sale


def amounts(sitting: Sitting) -> list[int]:
    """What has been answered, in pounds."""
    by_code = {move.code: move for move in sitting.game.moves()}
    return [by_code[code].amount("pounds") for code in sitting.host.answers]


def test_enter_bids_nothing_in_a_sheet_that_has_just_opened(first: Sitting) -> None:
    first.pilot.press("enter", at_once=True)
    assert not first.host.answers
    first.pilot.press("enter")
    assert len(amounts(first)) == 1


@pytest.mark.parametrize("key", ["d", "a"])
def test_no_other_key_decides_there_either(again: Sitting, key: str) -> None:
    again.pilot.press(key, at_once=True)
    assert not again.host.answers
    again.pilot.press(key)
    assert again.host.answers


def test_arrows_and_digits_are_heard_at_once(first: Sitting) -> None:
    first.pilot.press("7", at_once=True)
    first.pilot.press("right", at_once=True)
    first.pilot.press("enter")
    assert amounts(first) == [8]


def test_the_second_time_enter_leads_to_the_button_and_only_then_bids(again: Sitting) -> None:
    again.pilot.press("enter")
    assert not again.host.answers
    focus = again.host.stage.focus
    assert focus.node is again.pilot.find(name="bid")
    assert focus.shown
    again.pilot.press("enter")
    assert amounts(again) == [5]


def test_a_sum_that_was_changed_is_meant(again: Sitting) -> None:
    again.pilot.press("right")
    again.pilot.press("enter")
    assert amounts(again) == [6]


def test_a_click_raises_at_once(again: Sitting) -> None:
    again.pilot.click(name="bid")
    assert amounts(again) == [5]


def test_enter_invests_nothing_in_a_sheet_that_has_just_opened() -> None:
    game = Game(3, 5)
    game.until(lambda moves: any(move.kind == "invest" for move in moves))
    sitting = Sitting(game)
    sitting.ask()
    sitting.pilot.press("enter", at_once=True)
    assert not sitting.host.answers
    sitting.pilot.press("enter")
    assert len(sitting.host.answers) == 1
    sitting.close()
