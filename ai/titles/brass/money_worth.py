"""What pounds and income are worth at the end of a game, in hundredths of a point.  A pound buys
points while there are actions to spend it in; a pound that cannot be spent counts a tenth of
a point.
"""

from typing import Final

from game.engine.cells import i64
from game.titles.brass.rules import kinds
from game.titles.brass.rules.state import BrassState

USEFUL: Final = 24  # cents a pound is worth that an action will spend
IDLE: Final = 10  # and one that nobody spends
AN_ACTION: Final = 9  # pounds an action takes, about
GROWTH: Final = 7  # income spaces ten actions bring by half of what is left
STEP: Final = 6  # spaces over which the track is taken as even


def space_to_come(st: BrassState, seat: i64, actions: i64) -> i64:
    """Return the income space a seat will be on in the middle of what is left, about."""
    return min(kinds.LAST_INCOME_SPACE, st.income[seat] + actions * GROWTH // 10)


def means(st: BrassState, seat: i64, actions: i64, incomes: i64) -> i64:
    """Return the pounds a seat will have had to spend by the end, about."""
    return st.money[seat] + incomes * st.board.level[space_to_come(st, seat, actions)]


def pound_worth(pounds: i64, actions: i64) -> i64:
    """Return the cents one pound more is worth to who has these means for so many actions."""
    needed: i64 = AN_ACTION * actions
    if pounds >= 2 * needed:
        return IDLE
    if pounds <= needed:
        return USEFUL
    return USEFUL - (USEFUL - IDLE) * (pounds - needed) // needed


def means_worth(pounds: i64, actions: i64) -> i64:
    """Return the cents all of these means are worth: the sum of `pound_worth`."""
    needed: i64 = AN_ACTION * actions
    if pounds <= needed:
        return USEFUL * pounds
    over: i64 = pounds - needed
    if over >= needed:
        return (USEFUL + (USEFUL + IDLE) // 2) * needed + IDLE * (over - needed)
    return USEFUL * (needed + over) - (USEFUL - IDLE) * over * over // (2 * needed)


def space_worth(st: BrassState, seat: i64, actions: i64, incomes: i64, pound: i64) -> i64:
    """Return the cents one income space more is worth, as far up as the seat will be."""
    at: i64 = min(kinds.LAST_INCOME_SPACE - STEP, space_to_come(st, seat, actions))
    rise: i64 = st.board.level[at + STEP] - st.board.level[at]
    return pound * incomes * rise // STEP
