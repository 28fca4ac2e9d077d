"""The bill tells what everybody has bid, up to the gavel. Money is never committed by a key
that was on its way before its sheet had opened."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.scene.animation.animation import Timeline
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.table.look.bid_sheet import BidSheetLook
from game.titles.tinners_trail.table.sheets.bidding import Watching
from tests.titles.tinners_trail.table.sitting import Game, HotSeat

# The bill tells what everybody has bid, up to the gavel.

pytestmark = pytest.mark.thorough


@pytest.fixture
def sitting() -> Iterator[HotSeat]:
    """Three people, the first area up for sale, seat by seat asked for a bid."""
    game = Game(3, 5)
    game.until(lambda moves: any(move.kind == "build" for move in moves))
    sitting = HotSeat(game)
    build = next(move for move in game.moves() if move.kind == "build")
    play(sitting, build.text)
    while game.moves()[0].kind == "survey":
        play(sitting, next(move for move in game.moves() if not move.card).text)
    yield sitting
    sitting.close()


def play(sitting: HotSeat, text: str, seat: int = 0) -> None:
    """Play a move and show it to its very end."""
    animate(sitting, text, seat).finish()


def animate(sitting: HotSeat, text: str, seat: int = 0) -> Timeline:
    game = sitting.game
    events, after = game.step(seat, game.face.read_move(game.state, text))
    sitting.table.log(events, seat)
    return sitting.table.animate(events, after, seat)


def see_next_picture(sitting: HotSeat, timeline: Timeline) -> None:
    timeline.advance(20)
    sitting.ui.advance(0.02)


def bill(sitting: HotSeat) -> BidSheetLook:
    sheet = sitting.bill
    assert sheet is not None and sheet.look is not None
    return sheet.look


def bids(sitting: HotSeat) -> list[str]:
    return [bidder.bid for bidder in bill(sitting).bidders]


def test_who_is_outbid_still_sees_the_own_bid(sitting: HotSeat) -> None:
    opener = sitting.game.mover
    for text in ("bid 2", "bid 5"):
        play(sitting, text)
    assert bids(sitting)[opener] == "£2"
    assert sorted(bids(sitting)) == ["£2", "£5", "–"]


def test_a_new_sale_begins_without_bids(sitting: HotSeat) -> None:
    for text in ("bid 2", "drop", "drop"):
        play(sitting, text)
    while not any(move.kind == "build" for move in sitting.game.moves()):
        play(sitting, next(move for move in sitting.game.moves() if not move.card).text)
    play(sitting, next(move for move in sitting.game.moves() if move.kind == "build").text)
    assert set(bids(sitting)) == {"–"}


def test_the_gavel_falls_on_the_bid_that_wins_and_nobody_is_waited_for(sitting: HotSeat) -> None:
    for text in ("bid 1", "drop", "bid 3"):
        play(sitting, text)
    winner = next(seat for seat in range(3) if bids(sitting)[seat] == "£3")
    timeline = animate(sitting, "drop")
    seen = []
    while timeline.busy and sitting.bill is not None:
        see_next_picture(sitting, timeline)
        if sitting.bill is not None:
            watching = sitting.bill.controls
            assert isinstance(watching, Watching) and watching.look is not None
            seen.append((bids(sitting)[winner], watching.look.note))
    assert ("£3", "") in seen


def test_a_bid_that_ends_the_sale_is_on_the_bill_before_the_gavel(sitting: HotSeat) -> None:
    for text in ("bid 1", "drop"):
        play(sitting, text)
    last = sitting.game.mover
    timeline = animate(sitting, "bid 20")
    seen = set()
    while timeline.busy and sitting.bill is not None:
        see_next_picture(sitting, timeline)
        if sitting.bill is not None:
            seen.add((bill(sitting).high_bid, bill(sitting).bidders[last].state))
    assert (20, "leads") in seen


def test_the_bill_tells_what_ore_sells_for(sitting: HotSeat) -> None:
    state = sitting.game.state
    assert isinstance(state, TrailState)
    view = table_view(state, 0)
    assert bill(sitting).prices == (f"£{view.tin_price}", f"£{view.copper_price}")


@pytest.mark.parametrize("face_up", [True, False])
def test_with_the_hand_hidden_an_open_tile_is_still_read(
    sitting: HotSeat, *, face_up: bool
) -> None:
    state = sitting.game.state
    assert isinstance(state, TrailState)
    state.face_up[state.area] = int(face_up)
    state.seen[state.area] = 7  # everybody has looked at it
    sitting.ask()
    sitting.table.conceal_hand(True)
    total = bill(sitting).rows[-1]
    assert ("?" not in total.cells) is face_up


# Money is never committed by a key that was on its way before its sheet had opened.


@pytest.fixture
def first(sitting: HotSeat) -> HotSeat:
    """Somebody is asked for a first bid by keyboard."""
    sitting.host.stage.by_keys = True
    sitting.ask()
    return sitting


@pytest.fixture
def again(sitting: HotSeat) -> HotSeat:
    """The opener has been outbid by everybody and is asked again."""
    for text in ("bid 2", "bid 3", "bid 4"):
        play(sitting, text)
    sitting.ask()
    return sitting


def amounts(sitting: HotSeat) -> list[int]:
    """What has been answered, in pounds."""
    by_code = {move.code: move for move in sitting.game.moves()}
    return [by_code[code].amount("pounds") for code in sitting.host.answers]


def test_enter_bids_nothing_in_a_sheet_that_has_just_opened(first: HotSeat) -> None:
    first.ui.press("enter", at_once=True)
    assert not first.host.answers
    first.ui.press("enter")
    assert len(amounts(first)) == 1


@pytest.mark.parametrize("key", ["d", "a"])
def test_no_other_key_decides_there_either(again: HotSeat, key: str) -> None:
    again.ui.press(key, at_once=True)
    assert not again.host.answers
    again.ui.press(key)
    assert again.host.answers


def test_arrows_and_digits_are_heard_at_once(first: HotSeat) -> None:
    first.ui.press("7", at_once=True)
    first.ui.press("right", at_once=True)
    first.ui.press("enter")
    assert amounts(first) == [8]


def test_the_second_time_enter_leads_to_the_button_and_only_then_bids(again: HotSeat) -> None:
    again.ui.press("enter")
    assert not again.host.answers
    focus = again.host.stage.focus
    assert focus.node is again.ui.find(name="bid")
    assert focus.shown
    again.ui.press("enter")
    assert amounts(again) == [5]


def test_a_sum_that_was_changed_is_meant(again: HotSeat) -> None:
    again.ui.press("right")
    again.ui.press("enter")
    assert amounts(again) == [6]


def test_a_click_raises_at_once(again: HotSeat) -> None:
    again.ui.click(name="bid")
    assert amounts(again) == [5]


def test_enter_invests_nothing_in_a_sheet_that_has_just_opened() -> None:
    game = Game(3, 5)
    game.until(lambda moves: any(move.kind == "invest" for move in moves))
    sitting = HotSeat(game)
    sitting.ask()
    sitting.ui.press("enter", at_once=True)
    assert not sitting.host.answers
    sitting.ui.press("enter")
    assert len(sitting.host.answers) == 1
    sitting.close()
