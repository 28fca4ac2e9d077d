"""The circumstances that change a seat's policy weights; its bid limit and its money reserve."""

from typing import Final

from ai.search.policy_weights import WEIGHTS_PER_ROW, PolicyWeights
from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import BID_MOVE, PLACE_WAITING_PIECE_MOVE, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points

# The row of a kind of move is its number; BID_MOVE stands for the most a quick bidder gives.
FIRST_CELL_OF_RESERVE_POUNDS_BY_ROUND: Final = (
    PLACE_WAITING_PIECE_MOVE + 1
) * WEIGHTS_PER_ROW  # pounds kept when a round is over, for each round
USUAL_WORK_POINTS: Final = 5  # work points above it raise a move's gain, those below it lower it
USUAL_POUNDS: Final = 20  # pounds above it raise a move's gain, pounds below it lower it
MAX_COUNTED_POUNDS_ABOVE_USUAL: Final = 20  # further pounds have no effect


def select_seat_and_circumstances(policy_weights: PolicyWeights, st: TrailState, seat: i64) -> None:
    """Select in the policy weights the seat and its circumstances: round, work points left and
    money."""
    late: i64 = 0
    if st.round == ROUND_COUNT:
        late = 1
    money: i64 = min(st.money[seat] - USUAL_POUNDS, MAX_COUNTED_POUNDS_ABOVE_USUAL)
    policy_weights.select_seat_and_circumstances(
        seat, st.round - 1, late, remaining_work_points(st, seat) - USUAL_WORK_POINTS, money
    )


def playout_bid_limit_pence(
    policy_weights: PolicyWeights, st: TrailState, seat: i64, mine_worth_pence: i64
) -> i64:
    """Return the limit, in pence, of a seat's bids in playouts for a mine of value
    `mine_worth_pence`, adjusted by its policy weights (A-6)."""
    select_seat_and_circumstances(policy_weights, st, seat)
    # bidding rivals beyond the first: the seat itself and one rival are not counted
    policy_weights.third_circumstance = -2
    for bidder in range(st.seats):
        if st.bidding[bidder] != 0:
            policy_weights.third_circumstance += 1
    limit: i64 = policy_weights.adjusted_gain(BID_MOVE, mine_worth_pence)
    policy_weights.third_circumstance = 0
    return limit


def wanted_investment_pounds(policy_weights: PolicyWeights, st: TrailState) -> i64:
    """Return how many pounds the seat to move wants to invest: its money without a reserve,
    rounded down to tens, or 5 if only that is left (I-2)."""
    select_seat_and_circumstances(policy_weights, st, st.to_move)
    spare: i64 = st.money[st.to_move] - policy_weights.number_of_selected_seat_at(
        FIRST_CELL_OF_RESERVE_POUNDS_BY_ROUND + st.round - 1
    )
    if spare < 5:
        return 0
    if spare < 10:
        return 5
    return spare // 10 * 10
