"""Lord Wallace's bids, one in each auction, from net worth, card and dice (LW-6)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_field_of_move, second_field_of_move, third_field_of_move
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import auction, kinds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.auctions import auctioned_tile_net_worth

DEEP_POCKETS_POUNDS: Final = 2  # additional pounds on every bid (LW-D4)


def bid_table_row(st: TrailState) -> i64:
    """Return the row of the bid table for the auctioned tile, EMPTY when Lord Wallace does not
    bid."""
    if st.face_up[st.area] == 0:
        return st.board.wallace.bid_row_of_unknown_tile
    return st.board.wallace.bid_row_of_net_worth(auctioned_tile_net_worth(st))


def bid_pounds_from_roll(st: TrailState, roll_move: i64) -> i64:
    """Return Lord Wallace's bid in pounds: the face that counts, the survey card's value and the
    addition for deep pockets."""
    pounds: i64 = st.board.wallace.bid_die_face(
        bid_table_row(st),
        first_field_of_move(roll_move),
        second_field_of_move(roll_move),
        third_field_of_move(roll_move),
    )
    if st.survey_card != kinds.EMPTY:
        pounds += st.board.card_value[st.survey_card]
    if st.board.wallace.deep_pockets:
        pounds += DEEP_POCKETS_POUNDS
    return pounds


def is_too_far_ahead_to_bid(st: TrailState) -> bool:
    """Return whether winning the auction would put Lord Wallace's marker too many columns ahead
    of the other one."""
    column: i64 = st.column[st.board.wallace_seat] + st.board.build_work_cost
    return column - st.column[st.board.solo_player_seat] > st.board.wallace.columns_ahead


def answer_for_wallace_in_auction(st: TrailState) -> None:
    """Answer for Lord Wallace in an auction: drop out, or ask chance for the roll of his bid.

    He has only one bid in each auction, so he drops out of one that he has opened.
    """
    opened: bool = st.opener == st.board.wallace_seat
    if opened or is_too_far_ahead_to_bid(st) or bid_table_row(st) == kinds.EMPTY:
        auction.drop_out_and_ask_next(st)
    else:
        st.to_move = CHANCE


def apply_bid_roll(st: TrailState, roll_move: i64) -> None:
    """Make Lord Wallace's bid by a roll: as the opener at least the minimum, as an answer £1 more
    than the highest bid, or he drops out.

    If the opener could not pay the minimum, there is no bid yet and he bids the rolled pounds.
    """
    seat: i64 = st.board.wallace_seat
    pounds: i64 = bid_pounds_from_roll(st, roll_move)
    if st.opener == seat:
        make_wallace_bid(st, max(pounds, st.minimum))
    elif st.high_bidder == kinds.EMPTY:
        make_wallace_bid(st, pounds)
    elif pounds > st.high_bid:
        st.bidding[st.high_bidder] = 0
        make_wallace_bid(st, st.high_bid + 1)
    else:
        st.to_move = seat
        auction.drop_out_and_ask_next(st)


def make_wallace_bid(st: TrailState, pounds: i64) -> None:
    """Make Lord Wallace's bid; if the other player can raise it, this player is asked next."""
    st.high_bid = pounds
    st.high_bidder = st.board.wallace_seat
    if st.money[st.board.solo_player_seat] <= pounds:
        st.bidding[st.board.solo_player_seat] = 0
    auction.ask_next_bidder_or_end_auction(st, st.board.wallace_seat)
