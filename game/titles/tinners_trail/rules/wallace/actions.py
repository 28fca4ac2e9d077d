"""What Lord Wallace does: building, pumping, mining, arsenic, emigration (LW-7 .. LW-12, LW-E)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import answer_about_calciner
from game.titles.tinners_trail.rules.developments import (
    build_adit,
    build_miner,
    build_port,
    build_train,
    extract,
    lower_water,
    rightmost_pump_group,
    stock_of,
)
from game.titles.tinners_trail.rules.expansions import (
    build_own_miner,
    has_arsenic_to_process,
    is_taken,
    leave_for,
    may_process,
    next_limiter,
    proceeds,
    process,
    put_on_market,
    put_piece,
)
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
    NO,
    STOCK_ADIT,
    STOCK_MINER,
    STOCK_PORT,
    STOCK_TRAIN,
    YES,
)
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.turns import spend_work
from game.titles.tinners_trail.rules.wallace.lists import (
    ADITS,
    EMIGRANTS,
    MINERS,
    MINERS_BESIDE_OTHERS,
    MINES,
    PORTS,
    PUMPED,
    TRAINS,
    Preference,
    copper_taken,
    tin_taken,
)
from game.titles.tinners_trail.rules.wallace.preference import is_his

# What Lord Wallace develops: adits, ports, trains, miners and steam pumps (LW-8 to LW-12).


def place_for_piece(st: TrailState, places: Preference, stock: i64, work: i64) -> i64:
    """Return where he builds a piece; EMPTY when no piece, work points or place allow it."""
    if work_left(st, st.board.wallace_seat) < work or stock_of(st, stock) == 0:
        return EMPTY
    return places.best(st)


def dig_adit(st: TrailState) -> bool:
    """Dig where he prefers; False when that is impossible (LW-9)."""
    border: i64 = place_for_piece(st, ADITS, STOCK_ADIT, st.board.adit_work)
    if border == EMPTY:
        return False
    build_adit(st, border)
    return True


def open_port(st: TrailState) -> bool:
    """Open a port where he prefers; False when that is impossible (LW-10)."""
    area: i64 = place_for_piece(st, PORTS, STOCK_PORT, st.board.port_work)
    if area == EMPTY:
        return False
    build_port(st, area)
    return True


def bring_train(st: TrailState) -> bool:
    """Place a train where he prefers; False when that is impossible (LW-11)."""
    area: i64 = place_for_piece(st, TRAINS, STOCK_TRAIN, st.board.train_work)
    if area == EMPTY:
        return False
    build_train(st, area)
    return True


def send_miner(st: TrailState) -> bool:
    """Place a miner where he prefers; False when that is impossible (LW-12).

    In the emigration expansion it is one of his own colour while he has any (LW-E).
    """
    area: i64 = place_for_piece(st, MINERS, STOCK_MINER, st.board.miner_work)
    if area == EMPTY:
        return False
    if st.board.emigration and st.own_miners[st.board.wallace_seat] > 0:
        build_own_miner(st, area)
    else:
        build_miner(st, area)
    return True


# Steam pumps: cube by cube out of the mines that still pay (LW-8, LW-D7).


def take_pumps_and_drain(st: TrailState) -> bool:
    """Take the rightmost group; False when none is left or no cube could be removed (LW-8)."""
    group: i64 = rightmost_pump_group(st)
    if group == kinds.EMPTY or PUMPED.best(st) == kinds.EMPTY:
        return False
    drain_mines(st, take_group(st, group))
    return True


def take_group(st: TrailState, group: i64) -> i64:
    """Take a group of steam pumps and return how many it holds (D-6)."""
    pumps: i64 = st.pumps[group]
    st.pumps[group] = 0
    spend_work(st, st.board.wallace_seat, st.board.pumps_work)
    return pumps


def drain_mines(st: TrailState, cubes: i64) -> None:
    """Remove up to so many water cubes, each from the mine he prefers by then."""
    for _cube in range(cubes):
        area: i64 = PUMPED.best(st)
        if area != kinds.EMPTY:
            lower_water(st, area, 1)


# Mine: which mine Lord Wallace works, and how much of each ore he takes (LW-7).


def mining_profit(st: TrailState) -> i64:
    """Return what the mine he prefers would bring now, less the water; 0 without one (LW-AR)."""
    area: i64 = MINES.best(st)
    if area == EMPTY:
        return 0
    tin: i64 = tin_taken(st, area)
    copper: i64 = copper_taken(st, area)
    return tin * st.tin_price + copper * st.copper_price - (tin + copper) * st.water[area]


def mine(st: TrailState) -> bool:
    """Work the mine he prefers; return False when none has ore he may take."""
    area: i64 = MINES.best(st)
    if area == EMPTY:
        return False
    extract(st, area, tin_taken(st, area), copper_taken(st, area))
    return True


# Arsenic: Lord Wallace's calciner, and the cube he takes instead of ore (LW-AR).

LEAST_LAID: Final = 4  # arsenic cubes for which he builds his calciner


def decide_about_calciner(st: TrailState) -> None:
    """Build it beside the new mine if that lays 4 arsenic or more."""
    laid: i64 = 1 + st.board.neighbour_from[st.area + 1] - st.board.neighbour_from[st.area]
    if laid >= LEAST_LAID:
        answer_about_calciner(st, YES)
    else:
        answer_about_calciner(st, NO)


def can_mine_arsenic(st: TrailState) -> bool:
    """Return whether he has a calciner, arsenic in a mine and room for his work limiter."""
    seat: i64 = st.board.wallace_seat
    return (
        st.board.arsenic
        and may_process(st, seat)
        and next_limiter(st, seat) >= st.board.wallace.limiter_floor[st.round - 1]
        and has_arsenic_to_process(st, seat)
    )


def prefers_arsenic(st: TrailState) -> bool:
    """Return whether one cube of arsenic brings more than the mine he would work; ties: ore."""
    return can_mine_arsenic(st) and proceeds(st, 1) > mining_profit(st)


def easternmost_arsenic(st: TrailState) -> i64:
    """Return his mine furthest east that has arsenic, EMPTY when none has."""
    found: i64 = EMPTY
    for area in range(st.board.areas):  # from west to east
        if is_his(st, area) and st.arsenic[area] > 0:
            found = area
    return found


def mine_arsenic(st: TrailState) -> None:
    """Process one cube and sell it at once; the money joins phase 3."""
    process(st, easternmost_arsenic(st))
    sell_cube(st)


def sell_cube(st: TrailState) -> None:
    """Put his cube on the dearest empty space of the market."""
    st.income += proceeds(st, 1)
    put_on_market(st, 1)
    st.ore_arsenic[st.board.wallace_seat] = 0


# Emigrate: which own miner leaves instead of an action, and where to (LW-E).


def emigrate_instead(st: TrailState, wanted: i64, otherwise: i64) -> bool:
    """Send a miner to a place, else to the other one; False when nobody leaves.

    EMPTY stands for no second place.
    """
    if not st.board.emigration:
        return False
    place: i64 = wanted
    if is_taken(st, place):
        if otherwise == kinds.EMPTY or is_taken(st, otherwise):
            return False
        place = otherwise
    area: i64 = EMIGRANTS.best(st)
    if area == kinds.EMPTY:
        return False
    send(st, area, place)
    return True


def send(st: TrailState, area: i64, place: i64) -> None:
    """Let the miner go; what the place gives is his at once, money in phase 3."""
    leave_for(st, area, place)
    if place == kinds.MICHIGAN:
        take_his_pieces(st)
        place_waiting_pieces(st)
    elif place == kinds.SIERRA_MADRE:
        st.points[st.board.wallace_seat] += st.board.sierra_madre_points[st.round - 1]
    elif place == kinds.KIMBERLEY:
        st.income += st.board.wallace.kimberley[st.round - 1]


def emigrates_to_michigan(st: TrailState) -> bool:
    """Instead of a development."""
    return emigrate_instead(st, kinds.MICHIGAN, kinds.EMPTY)


def emigrates_to_the_mines(st: TrailState) -> bool:
    """Instead of mining: Sierra Madre, else Kimberley."""
    return emigrate_instead(st, kinds.SIERRA_MADRE, kinds.KIMBERLEY)


def emigrates_to_adelaide(st: TrailState) -> bool:
    """Instead of building."""
    return emigrate_instead(st, kinds.ADELAIDE_PLACE, kinds.EMPTY)


# Michigan: Lord Wallace places its pieces as soon as his lists know a place (LW-E, E-4).


def take_his_pieces(st: TrailState) -> None:
    """Take the round's pieces from the supply (E-4)."""
    piece: i64 = st.board.michigan_piece[st.round - 1]
    first: i64 = st.board.wallace_seat * kinds.STOCKS
    st.waiting[first + piece] += st.board.michigan_count[st.round - 1]


def place_waiting_pieces(st: TrailState) -> None:
    """Place every piece that waits and has a place by the list of its kind, one by one."""
    piece: i64 = next_piece(st)
    while piece != kinds.EMPTY:
        place_his_piece(st, piece)
        piece = next_piece(st)


def next_piece(st: TrailState) -> i64:
    """Return a piece that waits and has a place, EMPTY when there is none."""
    for piece in range(i64(kinds.STOCKS)):
        waits: bool = st.waiting[st.board.wallace_seat * kinds.STOCKS + piece] > 0
        if waits and place_for(st, piece) != kinds.EMPTY:
            return piece
    return kinds.EMPTY


def place_his_piece(st: TrailState, piece: i64) -> None:
    """Place a waiting piece where he prefers (E-4)."""
    where: i64 = place_for(st, piece)
    st.waiting[st.board.wallace_seat * kinds.STOCKS + piece] -= 1
    put_piece(st, piece, where)


def place_for(st: TrailState, piece: i64) -> i64:
    """Return where he wants a piece, EMPTY when there is no such place (LW-9 .. LW-12)."""
    if piece == kinds.STOCK_MINER:
        return MINERS_BESIDE_OTHERS.best(st)
    if piece == kinds.STOCK_PORT:
        return PORTS.best(st)
    if piece == kinds.STOCK_TRAIN:
        return TRAINS.best(st)
    return ADITS.best(st)
