"""Investment boxes of the edition of 2007: which one a company wants, and the least price."""

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import make_row
from game.titles.tinners_trail.rules.investment_boxes import may_invest_in_box_row
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState

RESERVE_POUNDS_BY_ROUND: Final[vec[i64]] = make_row(
    [0, 13, 11, 9, 0]
)  # pounds kept for the next round, by round
MIN_BOX_POUNDS_PER_CUBE_SHORT_OF_3_A_ROUND: Final = (
    5  # pounds of a box's price for each cube below three per round
)


def best_worthwhile_box_price_beyond_reserve(st: TrailState, seat: i64) -> i64:
    """Return the price, in pounds, of the most expensive open box that the seat can pay without
    its reserve and that is worth a cube; 0 if there is none."""
    spare: i64 = st.money[seat] - RESERVE_POUNDS_BY_ROUND[st.round]
    least: i64 = least_box_pounds_worth_a_seat_cube(st, seat)
    best: i64 = 0
    for row in range(st.board.investment_box_row_count):
        price: i64 = st.board.investment_box_price[row]
        if least <= price <= spare and price > best and may_invest_in_box_row(st, seat, row):
            best = price
    return best


def least_box_pounds_worth_a_seat_cube(st: TrailState, seat: i64) -> i64:
    """Return the lowest price, in pounds, of a box that is worth one of the seat's cubes: 0 in the
    last round, before that higher if the seat has fewer than three cubes for each round left."""
    if st.round == ROUND_COUNT:
        return 0
    a_round: i64 = st.cubes_left[seat] // (ROUND_COUNT + 1 - st.round)
    return MIN_BOX_POUNDS_PER_CUBE_SHORT_OF_3_A_ROUND * max(0, 3 - a_round)
