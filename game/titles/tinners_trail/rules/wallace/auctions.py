"""Lord Wallace's auctions: what he puts up, what he thinks it is worth, and what he bids
(LW-5, LW-6)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_of, second_of, third_of
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import auction, kinds
from game.titles.tinners_trail.rules.cards import hand_size, take_card
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import has_passed
from game.titles.tinners_trail.rules.wallace.lists import TILES, tile_worth

# Net worth: what Lord Wallace thinks of a tile and a survey card (LW-5, LW-6).

MINER_WORTH: Final = 1
PORT_WORTH: Final = 2
PUMP_WORTH: Final = 1

DEEP_POCKETS: Final = 2  # pounds more on every bid (LW-D4)


def auction_worth(st: TrailState) -> i64:
    """Return the net worth of the face-up tile under the hammer with the survey card (LW-6)."""
    worth: i64 = tile_worth(st, st.area)
    if st.survey_card != kinds.EMPTY:
        worth += benefit_worth(st, st.area, st.survey_card)
    return worth


def benefit_worth(st: TrailState, area: i64, card: i64) -> i64:
    """Return what a card's benefit adds to the net worth; 0 when it would be lost (A-9)."""
    benefit: i64 = st.board.card_benefit[card]
    if benefit in (kinds.GAIN_TIN, kinds.GAIN_COPPER):
        return st.board.card_amount[card]
    if benefit == kinds.GAIN_MINER:
        return MINER_WORTH * i64(st.miner[area] == 0)
    if benefit == kinds.GAIN_PORT:
        return PORT_WORTH * i64(st.board.coastal[area] != 0 and st.port[area] == 0)
    if benefit == kinds.GAIN_PUMP:
        return PUMP_WORTH
    return min(st.board.card_amount[card], st.board.tile_water[st.tile[area]])


# Lord Wallace's bids: by net worth, card and dice, one each (LW-6).


def bid_row(st: TrailState) -> i64:
    """Return the row of the bid table for the auction, EMPTY when he passes."""
    if st.face_up[st.area] == 0:
        return st.board.wallace.unknown_row
    return st.board.wallace.row_of_net_worth(auction_worth(st))


def his_bid(st: TrailState, roll: i64) -> i64:
    """Return the pounds he is ready to bid: the card's value and what the dice say."""
    pounds: i64 = st.board.wallace.die_value(
        bid_row(st), first_of(roll), second_of(roll), third_of(roll)
    )
    if st.survey_card != kinds.EMPTY:
        pounds += st.board.card_value[st.survey_card]
    if st.board.wallace.deep_pockets:
        pounds += DEEP_POCKETS
    return pounds


def is_too_far_ahead(st: TrailState) -> bool:
    """Return whether winning would put his marker too many columns before the other's."""
    column: i64 = st.column[st.board.wallace_seat] + st.board.build_work
    return column - st.column[st.board.other_seat] > st.board.wallace.columns_ahead


def answer(st: TrailState) -> None:
    """Say whether he bids in an auction he is asked about: if he may, the dice are due.

    His own auction he has bid in already, and there is no second bid.
    """
    opened: bool = st.opener == st.board.wallace_seat
    if opened or is_too_far_ahead(st) or bid_row(st) == kinds.EMPTY:
        auction.drop_out(st)
    else:
        st.to_move = CHANCE


def apply_bid_roll(st: TrailState, roll: i64) -> None:
    """Bid what the dice say: as the opener at least the minimum, as an answer £1 more or not.

    When the opener could not pay the minimum, a card's value is the minimum: any bid will do.
    """
    seat: i64 = st.board.wallace_seat
    pounds: i64 = his_bid(st, roll)
    if st.opener == seat:
        raise_to(st, max(pounds, st.minimum))
    elif st.high_bidder == kinds.EMPTY:
        raise_to(st, pounds)
    elif pounds > st.high_bid:
        st.bidding[st.high_bidder] = 0
        raise_to(st, st.high_bid + 1)
    else:
        st.to_move = seat
        auction.drop_out(st)


def raise_to(st: TrailState, pounds: i64) -> None:
    """Make his bid; the other player answers if they may and can."""
    st.high_bid = pounds
    st.high_bidder = st.board.wallace_seat
    if st.money[st.board.other_seat] <= pounds:
        st.bidding[st.board.other_seat] = 0
    auction.ask_next_bidder(st, st.board.wallace_seat)


# Build: the area Lord Wallace puts up for auction (LW-5).


def begin_build(st: TrailState) -> bool:
    """Begin a Build; return whether it may still be possible.

    The survey card on top of his deck comes first, so luck is due; when he has none left he
    chooses the area first and takes the top card of its region's deck, if that has any.
    """
    seat: i64 = st.board.wallace_seat
    if st.mines_left[seat] == 0:
        return False
    area: i64 = kinds.EMPTY
    if hand_size(st, seat) == 0 and first_under(st) == EMPTY:  # no survey card is left
        area = TILES.best(st)
        if area == kinds.EMPTY:
            return False
    st.phase = kinds.SURVEY
    st.to_move = CHANCE
    st.area = area
    st.opener = seat
    st.minimum = auction.opening_minimum(st)
    st.survey_from = kinds.FROM_DECK
    if area != kinds.EMPTY and st.deck_size[st.board.region[area]] == 0:
        open_auction(st)  # A2-7: without a card, at the ordinary minimum
    return True


def survey(st: TrailState, card: i64) -> bool:
    """Take the card that was drawn; return whether there is an area to put up for auction."""
    st.survey_card = card
    if st.area != kinds.EMPTY:
        st.deck[card] -= 1
        st.deck_size[st.board.card_back[card]] -= 1
    else:
        if hand_size(st, st.board.wallace_seat) > 0:
            take_card(st, st.board.wallace_seat, card)
        else:
            take_first_under(st)
        st.area = TILES.best(st)
    if st.area == kinds.EMPTY:  # none in the card's region: the card goes under his deck
        put_under(st, card)
        st.survey_card = kinds.EMPTY
        st.survey_from = kinds.FROM_NOWHERE
        st.opener = kinds.EMPTY
        st.minimum = 0
        return False
    st.minimum = st.board.card_value[card] + st.passed
    open_auction(st)
    return True


def open_auction(st: TrailState) -> None:
    """Put the area up; his bid needs the dice, unless the other player has passed."""
    seat: i64 = st.board.wallace_seat
    other: i64 = st.board.other_seat
    st.phase = kinds.AUCTION
    st.impossible_cards = 0
    st.high_bid = 0
    st.high_bidder = kinds.EMPTY
    st.bidding[seat] = 1
    st.bidding[other] = i64(auction.may_take_part(st, other) and st.money[other] >= st.minimum)
    if has_passed(st, other):
        st.high_bid = st.minimum
        st.high_bidder = seat
        auction.sell_to_winner(st)
    else:
        st.to_move = CHANCE


# His survey deck: face-down cards in his hand's slots, and cards put back under them.
#
# A card whose region has no area for him goes under his deck (LW-5). Everybody has seen it, and
# it comes up again when all the others are used up, in the order in which they went under. These
# cards stand in the last cells of the row `wallace_cards`, each as its number + 1.


def first_under(st: TrailState) -> i64:
    """Return the card under his deck that comes up first, EMPTY when none lies there."""
    return st.wallace_cards[st.board.wallace_cards] - 1


def put_under(st: TrailState, card: i64) -> None:
    """Put a card under his deck, below those put there before."""
    cell: i64 = st.board.wallace_cards
    while st.wallace_cards[cell] != 0:
        cell += 1
    st.wallace_cards[cell] = card + 1


def take_first_under(st: TrailState) -> None:
    """Take up the card that was put under his deck first."""
    last: i64 = i64(len(st.wallace_cards)) - 1
    cell: i64 = st.board.wallace_cards
    while cell < last:
        st.wallace_cards[cell] = st.wallace_cards[cell + 1]
        cell += 1
    st.wallace_cards[last] = 0
