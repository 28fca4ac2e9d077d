"""Maximum bids instead of single bids: pounds above or below a mine's value to the bidder."""

from typing import Final

from ai.titles.tinners_trail.automatic_bids import lowest_allowed_bid, must_make_opening_bid
from game.engine.cells import i64, vec
from game.engine.moves import first_field_of_move, make_move_code
from game.engine.rows import make_row
from game.titles.tinners_trail.rules.kinds import BID_MOVE, DROP_OUT_MOVE
from game.titles.tinners_trail.rules.state import TrailState

BID_UP_TO_MAXIMUM_MOVE_KIND: Final = (
    60  # a macro move that no kind of the rules uses: bid up to a maximum
)
# The first field of a BID_UP_TO_MAXIMUM_MOVE_KIND is the pounds above what the mine seems worth,
# plus this number.
BID_OFFSET_ENCODING_BIAS_POUNDS: Final = 100
# Maximum bids in pounds above the mine's value, in the order in which they are tried.
MAXIMUM_BID_OFFSETS_POUNDS: Final[vec[i64]] = make_row([0, 2, -2, -4, 4, 7, -7, 12])
MAXIMA_TRIED_BEFORE_DROPPING: Final = (
    3  # maximum bids that come before dropping out if the mine is worth a bid
)
SCORE_OF_FIRST_TRIED_MAXIMUM: Final = 100_000


def maximum_bid_base_pounds(st: TrailState, mine_worth_pounds: i64) -> i64:
    """Return the amount, in pounds, to which macro moves add or from which they subtract to make a
    maximum bid: the mine's value `mine_worth_pounds`, at least the lowest allowed bid.

    Bids above the value are considered too, because the value ignores unused work points and what
    the mine is worth to rivals.
    """
    return max(mine_worth_pounds, lowest_allowed_bid(st))


def maximum_bid_pounds(st: TrailState, mine_worth_pounds: i64, macro_move: i64) -> i64:
    """Return the maximum bid, in pounds, of a macro move of the kind BID_UP_TO_MAXIMUM_MOVE_KIND
    for a mine of the value `mine_worth_pounds`; at least 0.
    """
    return max(
        0,
        maximum_bid_base_pounds(st, mine_worth_pounds)
        + first_field_of_move(macro_move)
        - BID_OFFSET_ENCODING_BIAS_POUNDS,
    )


def minimum_bid_or_drop_move(st: TrailState, limit_pounds: i64) -> i64:
    """Return the move that bids the minimum if that is within `limit_pounds` and the seat's
    money, or is required; else the move that drops out."""
    required: i64 = lowest_allowed_bid(st)
    if min(limit_pounds, st.money[st.to_move]) >= required or must_make_opening_bid(st):
        return make_move_code(BID_MOVE, required, 0, 0)
    return make_move_code(DROP_OUT_MOVE, 0, 0, 0)


def write_maximum_bids(
    st: TrailState, mine_worth_pounds: i64, move_codes: vec[i64], scores: vec[i64]
) -> i64:
    """Write dropping out and, as BID_UP_TO_MAXIMUM_MOVE_KIND macro moves, several maximum bids of
    at least the minimum, with their scores; return their number (A-6, C-9).
    """
    anchor: i64 = maximum_bid_base_pounds(st, mine_worth_pounds)
    required: i64 = lowest_allowed_bid(st)
    money: i64 = st.money[st.to_move]
    everything: bool = False  # whether a maximum bid of all the money is written already
    count: i64 = 0
    for rank in range(i64(len(MAXIMUM_BID_OFFSETS_POUNDS))):
        limit: i64 = anchor + MAXIMUM_BID_OFFSETS_POUNDS[rank]
        if limit < required or (limit >= money and everything):
            continue
        everything = everything or limit >= money
        move_codes[count] = make_move_code(
            BID_UP_TO_MAXIMUM_MOVE_KIND,
            BID_OFFSET_ENCODING_BIAS_POUNDS + MAXIMUM_BID_OFFSETS_POUNDS[rank],
            0,
            0,
        )
        scores[count] = SCORE_OF_FIRST_TRIED_MAXIMUM - 2 * rank
        count += 1
    if must_make_opening_bid(st):
        return count
    move_codes[count] = make_move_code(DROP_OUT_MOVE, 0, 0, 0)
    scores[count] = SCORE_OF_FIRST_TRIED_MAXIMUM + 1
    if anchor > required:
        scores[count] = SCORE_OF_FIRST_TRIED_MAXIMUM - 2 * MAXIMA_TRIED_BEFORE_DROPPING + 1
    return count + 1
