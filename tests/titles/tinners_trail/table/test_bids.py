"""The bill tells what everybody has bid, up to the gavel. Money is never committed by a key
that was on its way before its sheet had opened."""

import pytest

from game.scene.animation.animation import Timeline
from game.titles.tinners_trail.rules.table_view import make_table_view
from game.titles.tinners_trail.table.sheets.auction_summary import AuctionSummary
from game.titles.tinners_trail.table.sheets.auction_watch_panel import AuctionWatchPanel
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, seated

pytestmark = pytest.mark.thorough


@pytest.fixture
def hot_seat() -> HotSeat:
    """Three people, the first area up for sale, seat by seat asked for a bid."""
    game = Game(3, 5)
    game.until("build")
    hot_seat = HotSeat(game)
    build = game.move("build")
    play(hot_seat, build.text)
    while game.moves()[0].kind == "survey":
        play(hot_seat, next(move for move in game.moves() if not move.card).text)
    return hot_seat


def play(hot_seat: HotSeat, text: str, seat: int = 0) -> None:
    """Play a move and show it to its very end."""
    animate(hot_seat, text, seat).finish_all()


def animate(hot_seat: HotSeat, text: str, seat: int = 0) -> Timeline:
    game = hot_seat.game
    events, after = game.step(seat, game.face.parse_move(game.state, text))
    hot_seat.table.add_to_journal(events, seat)
    return hot_seat.table.prepare_step_animation(events, after, seat)


def see_next_picture(hot_seat: HotSeat, timeline: Timeline) -> None:
    timeline.advance(20)
    hot_seat.ui.advance_time(0.02)


def bill(hot_seat: HotSeat) -> AuctionSummary:
    sheet = hot_seat.bill
    assert sheet is not None and sheet.look is not None
    return sheet.look


def bids(hot_seat: HotSeat) -> list[str]:
    return [bidder.bid_text for bidder in bill(hot_seat).bidders]


def test_who_is_outbid_still_sees_the_own_bid(hot_seat: HotSeat) -> None:
    opener = hot_seat.game.mover
    for text in ("bid 2", "bid 5"):
        play(hot_seat, text)
    assert bids(hot_seat)[opener] == "£2"
    assert sorted(bids(hot_seat)) == ["£2", "£5", "–"]


def test_a_bid_of_the_position_that_a_game_begins_with_stays_on_the_bill(
    hot_seat: HotSeat,
) -> None:
    other = hot_seat.game.mover
    play(hot_seat, "bid 4")
    hot_seat.table.remove_later_journal_lines()  # no event tells of the bid any more
    hot_seat.ask()
    assert bids(hot_seat)[other] == "£4"
    play(hot_seat, "bid 5")
    assert sorted(bids(hot_seat)) == ["£4", "£5", "–"]


def test_a_new_sale_begins_without_bids(hot_seat: HotSeat) -> None:
    for text in ("bid 2", "drop", "drop"):
        play(hot_seat, text)
    while not any(move.kind == "build" for move in hot_seat.game.moves()):
        play(hot_seat, next(move for move in hot_seat.game.moves() if not move.card).text)
    play(hot_seat, hot_seat.game.move("build").text)
    assert set(bids(hot_seat)) == {"–"}


def test_the_gavel_falls_on_the_bid_that_wins_and_nobody_is_waited_for(hot_seat: HotSeat) -> None:
    for text in ("bid 1", "drop", "bid 3"):
        play(hot_seat, text)
    winner = next(seat for seat in range(3) if bids(hot_seat)[seat] == "£3")
    timeline = animate(hot_seat, "drop")
    seen = []
    while timeline.is_playing and hot_seat.bill is not None:
        see_next_picture(hot_seat, timeline)
        if hot_seat.bill is not None:
            watching = hot_seat.bill.controls
            assert isinstance(watching, AuctionWatchPanel) and watching.look is not None
            seen.append((bids(hot_seat)[winner], watching.look.note))
    assert ("£3", "") in seen


def test_a_bid_that_ends_the_sale_is_on_the_bill_before_the_gavel(hot_seat: HotSeat) -> None:
    for text in ("bid 1", "drop"):
        play(hot_seat, text)
    last = hot_seat.game.mover
    timeline = animate(hot_seat, "bid 20")
    seen = set()
    while timeline.is_playing and hot_seat.bill is not None:
        see_next_picture(hot_seat, timeline)
        if hot_seat.bill is not None:
            seen.add(bill(hot_seat).bidders[last][2:5])
    assert any(bid == "£20" and state == "is leading" for bid, _, state in seen)


def test_the_bill_tells_what_ore_sells_for(hot_seat: HotSeat) -> None:
    state = hot_seat.game.state
    view = make_table_view(state, 0)
    assert bill(hot_seat).price_texts == (f"£{view.tin_price}", f"£{view.copper_price}")


@pytest.mark.parametrize("face_up", [True, False])
def test_with_the_hand_hidden_an_open_tile_is_still_read(
    hot_seat: HotSeat, *, face_up: bool
) -> None:
    state = hot_seat.game.state
    state.face_up[state.area] = int(face_up)
    state.seen[state.area] = 7  # everybody has looked at it
    hot_seat.ask()
    hot_seat.table.set_hand_hidden(True)
    total = bill(hot_seat).rows[-1]
    assert ("?" not in total.count_texts) is face_up


@pytest.fixture
def first(hot_seat: HotSeat) -> HotSeat:
    """Somebody is asked for a first bid by keyboard."""
    hot_seat.host.stage.is_last_input_key = True
    hot_seat.ask()
    return hot_seat


@pytest.fixture
def again(hot_seat: HotSeat) -> HotSeat:
    """The opener has been outbid by everybody and is asked again."""
    for text in ("bid 2", "bid 3", "bid 4"):
        play(hot_seat, text)
    hot_seat.ask()
    return hot_seat


def amounts(hot_seat: HotSeat) -> list[int]:
    """What has been answered, in pounds."""
    by_code = {move.code: move for move in hot_seat.game.moves()}
    return [by_code[code].amount("pounds") for code in hot_seat.host.answers]


def test_enter_bids_nothing_in_a_sheet_that_has_just_opened(first: HotSeat) -> None:
    first.ui.press_keys("enter", at_once=True)
    assert not first.host.answers
    first.ui.press_keys("enter")
    assert len(amounts(first)) == 1


@pytest.mark.parametrize("key", ["d", "a"])
def test_no_other_key_decides_there_either(again: HotSeat, key: str) -> None:
    again.ui.press_keys(key, at_once=True)
    assert not again.host.answers
    again.ui.press_keys(key)
    assert again.host.answers


def test_arrows_and_digits_are_heard_at_once(first: HotSeat) -> None:
    first.ui.press_keys("7", at_once=True)
    first.ui.press_keys("right", at_once=True)
    first.ui.press_keys("enter")
    assert amounts(first) == [8]


def test_enter_raises_at_once_but_not_in_a_sheet_that_has_just_opened(again: HotSeat) -> None:
    again.ui.press_keys("enter", at_once=True)
    assert not again.host.answers
    again.ui.press_keys("enter")
    assert amounts(again) == [5]


def test_a_sum_that_was_changed_is_meant(again: HotSeat) -> None:
    again.ui.press_keys("right", "enter")
    assert amounts(again) == [6]


def test_a_click_raises_at_once(again: HotSeat) -> None:
    again.ui.click(name="bid")
    assert amounts(again) == [5]


def test_enter_invests_nothing_in_a_sheet_that_has_just_opened() -> None:
    hot_seat = seated(Game(3, 5), until="invest")
    hot_seat.ui.press_keys("enter", at_once=True)
    assert not hot_seat.host.answers
    hot_seat.ui.press_keys("enter")
    assert len(hot_seat.host.answers) == 1
