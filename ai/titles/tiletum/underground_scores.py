"""The value of silver and of progress underground, in cents: levels, explorers and tablets."""

from typing import Final

from ai.titles.tiletum import learned_numbers as known
from ai.titles.tiletum.dice_scores import ActionEstimates
from ai.titles.tiletum.seat_valuation import TiletumSeatValuation
from game.engine.cells import i64, vec
from game.engine.moves import first_field_of_move, kind_of_move
from game.engine.rows import make_row
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.explorers import tablet_path_between, town_of_explorer_on_map
from game.titles.tiletum.rules.fairs import FAIR_COUNTS_TECHNOLOGY_LEVELS
from game.titles.tiletum.rules.state import TiletumState

KEPT_SILVER_CENTS: Final = 60  # cents of a silver that is kept
ACTION_POINTS_OF_STEP_SYMBOL: Final = 2
# Cents of each tablet, in the order of `components.TABLET_GAIN_NAMES`.
TABLET_CENTS: Final[vec[i64]] = make_row([150, 420, 560, 260, 400, 150, 300, 350, 220])


def silver_task_worth(st: TiletumState, action_estimates: ActionEstimates, move: i64) -> i64:
    """Return the value, in cents, of a task that exists only with In Search of Silver: raising a
    level, hiring an explorer, or using the step symbol; 0 for other moves."""
    valuation: TiletumSeatValuation = action_estimates.valuation
    kind: i64 = kind_of_move(move)
    if kind == kinds.RAISE_LEVEL_MOVE:
        # what a level brings more than the silver it costs
        return (
            valuation.learned_number(known.TECHNOLOGY_LEVEL_CENTS_PER_DIE_TO_COME_INDEX)
            * (1 + valuation.dice)
            + valuation.fair_values.worth_of_one_more[FAIR_COUNTS_TECHNOLOGY_LEVELS]
        )
    if kind == kinds.HIRE_EXPLORER_MOVE:
        number: i64 = st.board.depths.underground_map_of_space[first_field_of_move(move)]
        cost: i64 = st.board.depths.explorer_cost[number] * KEPT_SILVER_CENTS
        return (
            valuation.learned_number(known.EXPLORER_ON_NEW_MAP_CENTS_PER_DIE_INDEX) * valuation.dice
            - cost
        )
    if kind == kinds.STEP_BY_SYMBOL_MOVE:
        return explorer_step_worth(st, action_estimates, first_field_of_move(move))
    if kind == kinds.EXPLORER_ACTION_BY_SYMBOL_MOVE:
        return action_estimates.action_worth(st, kinds.EXPLORER, ACTION_POINTS_OF_STEP_SYMBOL)
    return 0


def explorer_step_worth(st: TiletumState, action_estimates: ActionEstimates, town: i64) -> i64:
    """Return the value, in cents, of moving an explorer one step to `town`: what it can reach from
    there minus what it can reach from here, by the estimates `action_estimates`, plus the tablet on
    the path."""
    here: i64 = town_of_explorer_on_map(
        st, action_estimates.valuation.seat, st.board.depths.underground_map_of_space[town]
    )
    nearer: i64 = action_estimates.space_values_of_meeple(st, kinds.EXPLORER).best_reachable_worth(
        action_estimates.valuation, town, ACTION_POINTS_OF_STEP_SYMBOL
    )
    nearer -= action_estimates.space_values_of_meeple(st, kinds.EXPLORER).best_reachable_worth(
        action_estimates.valuation, here, ACTION_POINTS_OF_STEP_SYMBOL
    )
    return nearer + tablet_on_path_worth(st, action_estimates.valuation.seat, town)


def tablet_on_path_worth(st: TiletumState, seat: i64, town: i64) -> i64:
    """Return the value, in cents, of the tablet on the path from the seat's explorer to a
    neighbouring town; 0 if the map has no explorer of the seat, or the path no tablet or a covered
    one."""
    here: i64 = town_of_explorer_on_map(st, seat, st.board.depths.underground_map_of_space[town])
    if here == kinds.EMPTY:
        return 0
    path: i64 = tablet_path_between(st, here, town)
    if path == kinds.EMPTY or st.covered_tablets[path] > 0:
        return 0
    return TABLET_CENTS[st.board.depths.tablet_of_path[path]]


def count_explorers(st: TiletumState, seat: i64) -> i64:
    """Return how many explorers the seat has on the maps."""
    count: i64 = 0
    for number in range(kinds.UNDERGROUND_MAP_COUNT):
        if town_of_explorer_on_map(st, seat, number) != kinds.EMPTY:
            count += 1
    return count
