"""The chance, in per cent, that a counter will flip: buyers of cotton, users of coal and iron."""

from typing import Final

from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.cells import i64, vec
from game.engine.rows import make_row
from game.titles.brass.rules import kinds
from game.titles.brass.rules.counters import connected_port_space_set
from game.titles.brass.rules.state import BrassState

# By own actions until the counter is removed; the last cell is for more.
MILL_SALE_PERCENTS_BY_OWN_ACTIONS_LEFT: Final[vec[i64]] = make_row(
    [0, 0, 75, 75, 85, 85, 90, 90, 95]
)
PORT_USE_PERCENTS_BY_OWN_ACTIONS_LEFT: Final[vec[i64]] = make_row(
    [0, 10, 35, 45, 55, 60, 65, 70, 75]
)
CUBE_USE_PERCENTS_BY_OWN_ACTIONS_LEFT: Final[vec[i64]] = make_row(
    [0, 15, 35, 45, 55, 65, 75, 80, 85]
)
MAX_COUNTED_OWN_ACTIONS_LEFT: Final = 8
MARKET_SALE_PERCENTS_BY_DEMAND_SPACE: Final[vec[i64]] = make_row(
    [90, 85, 80, 75, 65, 50, 40, 25, 0]
)  # by spaces of the marker
# per cent of the chance if no port is connected yet
SALE_FACTOR_PERCENT_WITHOUT_CONNECTED_PORT: Final = 60
# per cent of the chance if neither a port nor the market buys
SALE_FACTOR_PERCENT_WITHOUT_COTTON_BUYER: Final = 35
PORT_FOR_OWN_COTTON_PERCENT: Final = 95  # per cent for a port to which an own mill can sell
MINE_CHANCE_FACTOR_PERCENT_IN_CANAL_ERA: Final = 60  # per cent of a mine's chance in the canal era
UNLINKED_MINE_CHANCE_FACTOR_PERCENT: Final = (
    60  # per cent of a mine's chance without a link at its place
)


def compute_distant_market_chance_percent(st: BrassState) -> i64:
    """Return the chance, in per cent, that the distant market buys one more time."""
    left: i64 = 0
    good: i64 = 0
    room: i64 = kinds.LAST_DEMAND_SPACE - st.demand
    for steps in range(i64(len(st.distant))):
        left += st.distant[steps]
        if steps < room:
            good += st.distant[steps]
    return good * 100 // max(1, left)


def count_ports_buying_from_place(st: BrassState, place: i64) -> i64:
    """Return how many ports would buy cotton from a place."""
    return kinds.member_count(connected_port_space_set(st, place))


def flip_chance_percent(
    st: BrassState, valuation: BrassSeatValuation, kind: i64, place: i64
) -> i64:
    """Return the chance, in per cent, that the seat's counter of this kind at the place flips
    before it is removed.

    It is 100 for a shipyard and the chance of a sale for a cotton mill. For other industries it
    grows with the actions that the seat has until the removal. It is lower for a coal mine that is
    not connected and, in the canal era, for one of the two lowest levels; for a port that connects
    to an unsold mill of the seat it is fixed while the seat has at least two actions left.
    """
    industry: i64 = kind // kinds.LEVEL_COUNT
    if industry == kinds.SHIPYARD_INDUSTRY:
        return 100
    window: i64 = min(MAX_COUNTED_OWN_ACTIONS_LEFT, valuation.actions_until_removal(st, kind))
    if industry == kinds.COTTON_MILL_INDUSTRY:
        return compute_mill_sale_chance_percent(st, place, window)
    if industry == kinds.PORT_INDUSTRY:
        if window >= 2 and valuation.unsold_mill_place_bits(st) & st.connected_place_set[place]:
            return PORT_FOR_OWN_COTTON_PERCENT
        return PORT_USE_PERCENTS_BY_OWN_ACTIONS_LEFT[window]
    chance: i64 = CUBE_USE_PERCENTS_BY_OWN_ACTIONS_LEFT[window]
    if industry == kinds.IRONWORKS_INDUSTRY:
        return chance
    if st.era == kinds.CANAL_ERA and kind % kinds.LEVEL_COUNT <= 1:
        chance = chance * MINE_CHANCE_FACTOR_PERCENT_IN_CANAL_ERA // 100
    return (
        chance * UNLINKED_MINE_CHANCE_FACTOR_PERCENT // 100
        if st.connected_place_set[place] == kinds.BIT_BY_PLACE[place]
        else chance
    )


def compute_mill_sale_chance_percent(st: BrassState, place: i64, own_actions: i64) -> i64:
    """Return the chance, in per cent, that a mill at the place is sold within `own_actions` actions
    of its owner."""
    connected: i64 = st.connected_place_set[place]
    chance: i64 = MILL_SALE_PERCENTS_BY_OWN_ACTIONS_LEFT[own_actions]
    if connected & st.port_place_set == 0:
        return chance * SALE_FACTOR_PERCENT_WITHOUT_CONNECTED_PORT // 100
    if connected_port_space_set(st, place) != 0:
        return chance
    return (
        chance
        * max(
            SALE_FACTOR_PERCENT_WITHOUT_COTTON_BUYER,
            MARKET_SALE_PERCENTS_BY_DEMAND_SPACE[st.demand],
        )
        // 100
    )


def count_cubes_to_track(st: BrassState, kind: i64, place: i64) -> i64:
    """Return how many cubes a new mine or ironworks would move to its track immediately (B-8); 0
    for other industries and for a mine without a connected port."""
    industry: i64 = kind // kinds.LEVEL_COUNT
    cubes: i64 = st.board.cubes_of_counter_kind[kind]
    if industry == kinds.IRONWORKS_INDUSTRY:
        return min(cubes, kinds.CUBE_TRACK_SPACE_COUNT - st.iron)
    if industry == kinds.COAL_MINE_INDUSTRY and st.connected_place_set[place] & st.port_place_set:
        return min(cubes, kinds.CUBE_TRACK_SPACE_COUNT - st.coal)
    return 0
