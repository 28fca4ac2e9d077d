"""The value of ore in a mine at today's or at mean prices, in pence.

The numbers are estimates: a work point is worth about £3, and money earned in a later round buys
about a seventh fewer points.
"""

from typing import Final, final

from ai.titles.tinners_trail.ore_profit import ore_profit_at_mean_prices
from ai.titles.tinners_trail.ore_profit_table import POUND_PENCE
from game.engine.cells import i64, vec
from game.engine.moves import make_move_code
from game.engine.rows import make_zero_row
from game.titles.tinners_trail.rules.kinds import EXTRACT_ORE_MOVE, ROUND_COUNT
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.taking_ore import count_capacity_pieces

MEAN_TIN_PENCE: Final = 540  # pence, over the dice
MEAN_COPPER_PENCE: Final = 580

MAX_MINES_OF_A_COMPANY: Final = 12  # of one company; Lord Wallace may have eight


def max_cubes_per_extraction(st: TrailState, area: i64) -> i64:
    """Return how many cubes one extraction in an area may take at most (X-2, C-10), without the
    higher limit of Lord Wallace's mines."""
    return st.board.mine_base_capacity + count_capacity_pieces(st, area)


def tin_price_pence_or_mean(st: TrailState) -> i64:
    """Return the current price of tin in pence; before the roll the mean price."""
    if st.tin_price == 0:
        return MEAN_TIN_PENCE
    return st.tin_price * POUND_PENCE


def copper_price_pence_or_mean(st: TrailState) -> i64:
    """Return the current price of copper in pence; before the roll the mean price."""
    if st.copper_price == 0:
        return MEAN_COPPER_PENCE
    return st.copper_price * POUND_PENCE


def extraction_profit(st: TrailState, area: i64, cubes: i64) -> i64:
    """Return the profit, in pence, of extracting up to `cubes` cubes now, the more expensive ore
    first."""
    water: i64 = st.water[area] * POUND_PENCE
    tin_gain: i64 = tin_price_pence_or_mean(st) - water
    copper_gain: i64 = copper_price_pence_or_mean(st) - water
    if copper_gain >= tin_gain:
        return _profit_of_two_ores(st.copper[area], copper_gain, st.tin[area], tin_gain, cubes)
    return _profit_of_two_ores(st.tin[area], tin_gain, st.copper[area], copper_gain, cubes)


def _profit_of_two_ores(
    first_ore: i64, first_gain: i64, second_ore: i64, second_gain: i64, cubes: i64
) -> i64:
    """Return the profit, in pence, of extracting up to `cubes` cubes, the first ore before the
    second; ore without a gain per cube is left."""
    profit: i64 = 0
    room: i64 = cubes
    if first_gain > 0:
        taken: i64 = min(first_ore, room)
        profit += taken * first_gain
        room -= taken
    if second_gain > 0:
        profit += min(second_ore, room) * second_gain
    return profit


def profit_of_all_extractions(
    st: TrailState, ore: i64, water: i64, cubes: i64, extraction_count: i64
) -> i64:
    """Return the profit, in pence, of a mine's ore over all extractions to come, minus their work
    points; the first one counts partly at the current prices.

    `cubes` is the mine's capacity, `extraction_count` the number of extractions possible before the
    game ends.
    """
    worth: i64 = ore_profit_at_mean_prices(ore, water, cubes, extraction_count)
    if worth > 0:  # half the gain over mean prices, since not all ore is sold in this round
        more: i64 = (
            tin_price_pence_or_mean(st)
            + copper_price_pence_or_mean(st)
            - MEAN_TIN_PENCE
            - MEAN_COPPER_PENCE
        ) // 4
        worth += min(ore, cubes) * more
    return worth


def count_ore_cubes_in_area(st: TrailState, area: i64) -> i64:
    """Return the number of tin and copper cubes in the area."""
    return st.tin[area] + st.copper[area]


def next_extraction_cube_count(st: TrailState, area: i64) -> i64:
    """Return how many cubes the next extraction in a mine can take, regardless of money."""
    return min(max_cubes_per_extraction(st, area), count_ore_cubes_in_area(st, area))


def worth_of_own_neighbour_mines(st: TrailState, seat: i64, area: i64) -> i64:
    """Return the bonus, in pence, of an area for each own mine beside it, because adits and
    trains serve both; 0 in the last round."""
    if st.round >= ROUND_COUNT:
        return 0
    bonus: i64 = 0
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        if st.owner[st.board.neighbour_areas[spot]] == seat:
            bonus += POUND_PENCE // 2
    return bonus


def best_extraction_move(st: TrailState, area: i64, cubes: i64) -> i64:
    """Return the move of the most profitable extraction of up to `cubes` cubes; it takes no cube
    if no ore sells for more than its water costs.
    """
    water: i64 = st.water[area] * POUND_PENCE
    tin: i64 = 0
    copper: i64 = 0
    if copper_price_pence_or_mean(st) > water:
        copper = min(st.copper[area], cubes)
    if tin_price_pence_or_mean(st) > water:
        tin = min(st.tin[area], cubes)
    if copper_price_pence_or_mean(st) >= tin_price_pence_or_mean(st):
        tin = min(tin, cubes - copper)
    else:
        copper = min(copper, cubes - tin)
    return make_move_code(EXTRACT_ORE_MOVE, area, tin, copper)


def count_extractions_left_for_one_mine(st: TrailState, work_points_left: i64) -> i64:
    """Return how many times one mine can still be extracted from in the game, at most twice in each
    round, with this many work points left in the current round."""
    today: i64 = min(work_points_left, 2)
    return max(today, 0) + 2 * (ROUND_COUNT - st.round)


@final
class ExtractionPlan:
    """A plan of extractions, one by one, always in the mine whose next one earns most; water
    rises after each (X-4)."""

    def __init__(self) -> None:
        """Start without mines."""
        self.mine_count: i64 = 0
        self.dear_ore_cubes: vec[i64] = make_zero_row(
            MAX_MINES_OF_A_COMPANY
        )  # cubes of the dearer ore
        self.cheap_ore_cubes: vec[i64] = make_zero_row(MAX_MINES_OF_A_COMPANY)
        self.water_cost_per_cube: vec[i64] = make_zero_row(MAX_MINES_OF_A_COMPANY)  # pence a cube
        self.mine_capacity: vec[i64] = make_zero_row(MAX_MINES_OF_A_COMPANY)
        self.next_extraction_profit: vec[i64] = make_zero_row(
            MAX_MINES_OF_A_COMPANY
        )  # pence of the next load
        self.tin_is_dear: bool = False
        self.dear_price: i64 = 0
        self.cheap_price: i64 = 0
        self.earned_pence: i64 = 0

    def clear_and_set_prices(self, tin_pence: i64, copper_pence: i64) -> None:
        """Remove all mines, and plan at these prices."""
        self.mine_count = 0
        self.earned_pence = 0
        self.tin_is_dear = tin_pence >= copper_pence
        self.dear_price = max(tin_pence, copper_pence)
        self.cheap_price = min(tin_pence, copper_pence)

    def add_mine(self, st: TrailState, area: i64, capacity: i64) -> None:
        """Add the mine in an area, with this capacity, to the plan; ignored if the plan is full."""
        mine: i64 = self.mine_count
        if mine == MAX_MINES_OF_A_COMPANY:
            return
        self.mine_count += 1
        if self.tin_is_dear:
            self.dear_ore_cubes[mine] = st.tin[area]
            self.cheap_ore_cubes[mine] = st.copper[area]
        else:
            self.dear_ore_cubes[mine] = st.copper[area]
            self.cheap_ore_cubes[mine] = st.tin[area]
        self.water_cost_per_cube[mine] = st.water[area] * POUND_PENCE
        self.mine_capacity[mine] = capacity
        self.store_profit_of_next_extraction(mine)

    def store_profit_of_next_extraction(self, mine: i64) -> None:
        """Compute and store the profit of the next extraction in the mine with this index."""
        gain: i64 = self.dear_price - self.water_cost_per_cube[mine]
        if gain <= 0:
            self.next_extraction_profit[mine] = 0
            return
        taken: i64 = min(self.dear_ore_cubes[mine], self.mine_capacity[mine])
        profit: i64 = taken * gain
        gain = self.cheap_price - self.water_cost_per_cube[mine]
        if gain > 0:
            profit += min(self.cheap_ore_cubes[mine], self.mine_capacity[mine] - taken) * gain
        self.next_extraction_profit[mine] = profit

    def extend_plan_and_sum_pounds(self, extraction_count: i64) -> i64:
        """Plan at most `extraction_count` more extractions as long as they earn, and return the
        pounds earned by all planned so far."""
        for _load in range(extraction_count):
            best: i64 = self.best_mine_index()
            if self.mine_count == 0 or self.next_extraction_profit[best] <= 0:
                return self.earned_pence // POUND_PENCE
            self.earned_pence += self.next_extraction_profit[best]
            taken: i64 = min(self.dear_ore_cubes[best], self.mine_capacity[best])
            self.dear_ore_cubes[best] -= taken
            if self.cheap_price > self.water_cost_per_cube[best]:
                self.cheap_ore_cubes[best] -= min(
                    self.cheap_ore_cubes[best], self.mine_capacity[best] - taken
                )
            self.water_cost_per_cube[best] += POUND_PENCE
            self.store_profit_of_next_extraction(best)
        return self.earned_pence // POUND_PENCE

    def best_mine_index(self) -> i64:
        """Return the index of the mine whose next extraction earns most; the first of equals."""
        best: i64 = 0
        for mine in range(1, self.mine_count):
            if self.next_extraction_profit[mine] > self.next_extraction_profit[best]:
                best = mine
        return best
