"""Scores of developments, in cents: the value of removing the top counter of a stack."""

from typing import Final

from ai.titles.brass.counter_rows import row_by_counter_kind
from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.cells import i64, vec
from game.titles.brass.rules import kinds
from game.titles.brass.rules.building import is_buildable_in_era
from game.titles.brass.rules.counters import has_counter_with_cubes, top_counter_kind_of_stack
from game.titles.brass.rules.sources import pounds_of_next_iron_cube
from game.titles.brass.rules.state import BrassState

OWN_ACTIONS_IN_HALF_GAME: Final = 16  # about half of a seat's actions in a game
DEVELOPMENT_WITH_OWN_IRON_CENTS: Final = 15  # cents gained by taking the cube from an own ironworks

BUILDABLE_COUNTER_REMOVAL_CENTS: Final[vec[i64]] = row_by_counter_kind(
    mills=[0, 200, 90, 60, -300],
    ports=[0, 70, 60, 60, -200],
    mines=[0, 190, 20, 20, -200],
    ironworks=[0, 120, 80, 60, -300],
    shipyards=[160, 0, -500, 0, 0],
)
UNBUILDABLE_COUNTER_REMOVAL_CENTS: Final[vec[i64]] = row_by_counter_kind(
    mills=[0, 400, 0, 0, 0],
    ports=[0, 140, 0, 0, 0],
    mines=[0, 260, 0, 0, 0],
    ironworks=[0, 240, 0, 0, 0],
    shipyards=[160, 330, 0, 0, 0],
)


def development_score(st: BrassState, valuation: BrassSeatValuation, industry: i64) -> i64:
    """Return the estimated gain, in cents, of developing the top counter of an industry's stack,
    minus the price of the iron. Return a strongly negative number if it is the last counter of the
    stack."""
    kind: i64 = top_counter_kind_of_stack(st, valuation.seat, industry)
    if st.stack[
        valuation.seat * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT + kind
    ] == 1 and has_no_higher_counter_in_stack(st, valuation, kind):
        return -1000
    worth: i64 = (
        BUILDABLE_COUNTER_REMOVAL_CENTS[kind]
        if is_buildable_in_era(st, kind)
        else UNBUILDABLE_COUNTER_REMOVAL_CENTS[kind]
    )
    if worth > 0:
        worth = (
            worth
            * min(valuation.actions_left_in_game, 2 * OWN_ACTIONS_IN_HALF_GAME)
            // OWN_ACTIONS_IN_HALF_GAME
        )
    price: i64 = pounds_of_next_iron_cube(st)
    if price == 0 and has_own_iron(st, valuation.seat):
        worth += DEVELOPMENT_WITH_OWN_IRON_CENTS
    return worth - price * valuation.worth_of_a_pound


def has_no_higher_counter_in_stack(
    st: BrassState, valuation: BrassSeatValuation, kind: i64
) -> bool:
    """Return whether the seat has no counter of a higher level in the stack of this kind."""
    first: i64 = valuation.seat * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT
    for below in range(kind + 1, (kind // kinds.LEVEL_COUNT + 1) * kinds.LEVEL_COUNT):
        if st.stack[first + below] > 0:
            return False
    return True


def has_own_iron(st: BrassState, seat: i64) -> bool:
    """Return whether the seat has an ironworks with cubes on it."""
    rest: i64 = (
        st.own_space_set[seat]
        & st.stocked_space_set
        & st.board.space_set_of_industry[kinds.IRONWORKS_INDUSTRY]
    )
    while rest != 0:
        if has_counter_with_cubes(st, kinds.lowest_member_of_set(rest), kinds.IRONWORKS_INDUSTRY):
            return True
        rest &= rest - 1
    return False
