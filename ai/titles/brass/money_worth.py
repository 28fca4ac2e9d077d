"""The value of pounds and income at the end of a game, in hundredths of a point.

A pound buys points while there are actions to spend it in; a pound that cannot be spent counts a
tenth of a point.
"""

from typing import Final

from game.engine.cells import i64
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState

SPENT_POUND_CENTS: Final = 24  # cents of a pound that will be spent
UNSPENT_POUND_CENTS: Final = 10  # cents of a pound that will not be spent
MEAN_POUNDS_SPENT_PER_ACTION: Final = 9  # pounds that an action costs on average
# income spaces gained by the middle of the remaining actions, for every ten of them
INCOME_SPACES_GAINED_PER_TEN_REMAINING_ACTIONS: Final = 7
# spaces over which the steps of the income track are averaged
AVERAGED_INCOME_SPACE_COUNT: Final = 6


def estimate_halfway_income_space(st: BrassState, seat: i64, actions: i64) -> i64:
    """Return the income space that a seat is expected to have halfway through its `actions`
    remaining actions."""
    return min(
        kinds.LAST_INCOME_SPACE,
        st.income[seat] + actions * INCOME_SPACES_GAINED_PER_TEN_REMAINING_ACTIONS // 10,
    )


def expected_pounds_to_spend(st: BrassState, seat: i64, actions: i64, incomes: i64) -> i64:
    """Return the estimated pounds a seat can spend until the end of the game: its money and
    `incomes` incomes at the expected level."""
    return (
        st.money[seat]
        + incomes
        * st.board.income_pounds_of_space[estimate_halfway_income_space(st, seat, actions)]
    )


def worth_of_next_pound(pounds: i64, actions: i64) -> i64:
    """Return the value, in cents, of one more pound for a seat with `pounds` to spend in `actions`
    actions."""
    needed: i64 = MEAN_POUNDS_SPENT_PER_ACTION * actions
    if pounds >= 2 * needed:
        return UNSPENT_POUND_CENTS
    if pounds <= needed:
        return SPENT_POUND_CENTS
    return (
        SPENT_POUND_CENTS - (SPENT_POUND_CENTS - UNSPENT_POUND_CENTS) * (pounds - needed) // needed
    )


def worth_of_all_pounds(pounds: i64, actions: i64) -> i64:
    """Return the value, in cents, of all `pounds`: the sum of `worth_of_next_pound` over them."""
    needed: i64 = MEAN_POUNDS_SPENT_PER_ACTION * actions
    if pounds <= needed:
        return SPENT_POUND_CENTS * pounds
    over: i64 = pounds - needed
    if over >= needed:
        return (
            SPENT_POUND_CENTS + (SPENT_POUND_CENTS + UNSPENT_POUND_CENTS) // 2
        ) * needed + UNSPENT_POUND_CENTS * (over - needed)
    return SPENT_POUND_CENTS * (needed + over) - (
        SPENT_POUND_CENTS - UNSPENT_POUND_CENTS
    ) * over * over // (2 * needed)


def income_space_worth(
    st: BrassState, seat: i64, actions: i64, incomes: i64, cents_per_pound: i64
) -> i64:
    """Return the value, in cents, of one more income space at the level the seat is expected to
    reach.

    `incomes` more incomes are to come, and `cents_per_pound` is the value of a pound in cents.
    """
    at: i64 = min(
        kinds.LAST_INCOME_SPACE - AVERAGED_INCOME_SPACE_COUNT,
        estimate_halfway_income_space(st, seat, actions),
    )
    rise: i64 = (
        st.board.income_pounds_of_space[at + AVERAGED_INCOME_SPACE_COUNT]
        - st.board.income_pounds_of_space[at]
    )
    return cents_per_pound * incomes * rise // AVERAGED_INCOME_SPACE_COUNT
