"""What the auction bill says of a seat's own bidding limit, as long as the limit still bids."""

import pytest

from game.application.box_factory import read_words
from game.scene.stage.units import PxSize
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tinners_trail.table.inputs import ProxyBid
from game.titles.tinners_trail.table.sheets.auction_watch_panel import AuctionWatchPanel
from tests.helpers.layout_faults import proof_of
from tests.helpers.present import present
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat

LIMIT = 4
MIN_GAP_PX = 12
WORDS_BELOW_SWITCH = ("told:proxy-then-below", "told:proxy-then-note")


@pytest.fixture
def hot_seat() -> HotSeat:
    """Three people at the first auction; the seat that decides has bid £2."""
    game = Game(3, 5)
    game.until("bid")
    game.step(0, game.face.parse_move(game.state, "bid 2"))
    return HotSeat(game)


def proxy_line(hot_seat: HotSeat, seat: int, *, asks_at_limit: bool = False) -> str:
    """Return the line about the limit of a seat as that seat sees it now."""
    game = hot_seat.game
    view = game.view(seat)
    auction = present(game.look(seat).auction)
    hot_seat.table.controller.proxies[seat] = ProxyBid(seat, auction.area, LIMIT, asks_at_limit)
    hot_seat.table.show_view(view, seat)
    hot_seat.table.disable_controls_and_show_note("")
    hot_seat.ui.advance_time(0.1)
    panel = next(node for node in hot_seat.table.root.walk() if isinstance(node, AuctionWatchPanel))
    line = present(panel.look).proxy_text
    assert hot_seat.ui.sees(name="cancel-proxy") == bool(line)
    return line


def bid(hot_seat: HotSeat, text: str) -> None:
    game = hot_seat.game
    game.step(0, game.face.parse_move(game.state, text))


def opener(hot_seat: HotSeat) -> int:
    return present(hot_seat.game.look(0).auction).opener_seat


def test_a_limit_that_still_bids_is_told(hot_seat: HotSeat) -> None:
    seat = opener(hot_seat)
    bid(hot_seat, "bid 3")
    assert proxy_line(hot_seat, seat) == "Bidding for you up to £4"


def test_a_limit_is_not_shown_while_its_owner_is_not_at_the_screen(hot_seat: HotSeat) -> None:
    seat = opener(hot_seat)
    bid(hot_seat, "bid 3")
    hot_seat.table.set_hand_hidden(True)
    name = hot_seat.table.context.player_name(seat)
    assert proxy_line(hot_seat, seat) == f"{name} has set a bidding limit."


@pytest.mark.parametrize("asks_at_limit", [False, True])
def test_a_limit_that_others_have_reached_bids_no_more(
    hot_seat: HotSeat, *, asks_at_limit: bool
) -> None:
    seat = opener(hot_seat)
    bid(hot_seat, "bid 4")
    line = proxy_line(hot_seat, seat, asks_at_limit=asks_at_limit)
    assert line == (
        "" if asks_at_limit else "You’re at your £4 limit. You’ll drop out on your turn."
    )


def test_a_seat_that_has_dropped_out_has_no_limit(hot_seat: HotSeat) -> None:
    seat = opener(hot_seat)
    bid(hot_seat, "bid 3")
    bid(hot_seat, "bid 5")
    bid(hot_seat, "drop")
    assert seat not in present(hot_seat.game.look(0).auction).seats_still_bidding
    assert proxy_line(hot_seat, seat) == ""


def test_the_switch_of_a_limit_says_what_follows_in_either_position(hot_seat: HotSeat) -> None:
    hot_seat.ask()
    assert hot_seat.ui.find(name="told:proxy-then").label == "then drop out"
    hot_seat.ui.click(name="proxy-then")
    assert hot_seat.ui.find(name="told:proxy-then").label == "then ask me"


def test_the_switch_of_a_limit_keeps_its_position_for_the_seats_next_bid(
    hot_seat: HotSeat,
) -> None:
    hot_seat.ask()
    hot_seat.ui.advance_time(0.5)
    hot_seat.ui.click(name="proxy-then")
    seat = hot_seat.game.mover
    for text in ("bid 3", "bid 4"):
        bid(hot_seat, text)
        hot_seat.ask()
        hot_seat.ui.advance_time(0.5)
        assert hot_seat.game.mover != seat
        assert hot_seat.ui.find(name="told:proxy-then").label == "then drop out"
    bid(hot_seat, "bid 5")
    hot_seat.ask()
    hot_seat.ui.advance_time(0.5)
    assert hot_seat.game.mover == seat
    assert hot_seat.ui.find(name="told:proxy-then").label == "then ask me"


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize(
    ("seats", "size", "scale"), [(5, (1256, 710), 1.5), (4, (1280, 720), 1.0)], ids=str
)
def test_the_words_of_the_switch_stand_apart_from_other_notes_on_a_narrow_bill(
    language: str, seats: int, size: PxSize, scale: float
) -> None:
    words = read_words("tinners-trail", language)
    game = Game(seats, 5, ("arsenic", "emigration"))
    game.until("bid")
    game.step(0, game.face.parse_move(game.state, "bid 3"))
    hot_seat = HotSeat(game, size, words, scale)
    hot_seat.ask()
    hot_seat.ui.advance_time(0.5)
    if hot_seat.ui.sees(name="told:proxy-then"):
        return  # the bill is wide here
    name = next(each for each in WORDS_BELOW_SWITCH if hot_seat.ui.sees(name=each))
    told = hot_seat.ui.find(name=name).label
    assert words.say("table.proxy-note") in told
    assert words.say("table.proxy-drop") in told
    top, bottom = top_and_bottom(hot_seat, name)
    assert top >= top_and_bottom(hot_seat, "proxy")[1] - 1
    assert bottom <= top_and_bottom(hot_seat, "bill")[1]
    lines = proof_of(hot_seat.host.stage).lines
    (own,) = (line for line in lines if line.text == told)
    assert not own.cut
    written_after = lines[lines.index(own) + 1 :]  # the other notes, but no name on the map below
    beside = [line for line in written_after if top < line.rect.centery < bottom]
    assert all(line.rect.left - own.rect.right >= MIN_GAP_PX for line in beside)


def top_and_bottom(hot_seat: HotSeat, name: str) -> tuple[float, float]:
    """Return where a node begins and ends in the window, in px."""
    spot = hot_seat.spot(name)
    return spot.transform.y, spot.transform.y + spot.node.height * spot.transform.px_per_u
