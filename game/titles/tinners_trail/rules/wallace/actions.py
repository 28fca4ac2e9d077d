"""What Lord Wallace does: building, pumping, mining, arsenic, emigration (LW-7 .. LW-12, LW-E)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules import developments, expansions, kinds
from game.titles.tinners_trail.rules.auction import end_auction
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.turns import spend_work
from game.titles.tinners_trail.rules.wallace import lists
from game.titles.tinners_trail.rules.wallace.preference import is_his
from game.titles.tinners_trail.rules.wallace.tables import BUILD_CELL, MINE_CELL

# What Lord Wallace develops: adits, ports, trains, miners and steam pumps (LW-8 to LW-12).

LEAST_LAID: Final = 4  # arsenic cubes for which he builds his calciner


def develop_piece(st: TrailState, piece: i64) -> bool:
    """Build a piece where he prefers; False when no piece, work or place allows it (LW-9 .. LW-12).

    In the emigration expansion a miner is one of his own colour while he has any (LW-E).
    """
    seat: i64 = st.board.wallace_seat
    if (
        work_left(st, seat) < st.board.work[kinds.MINER + piece]
        or developments.stock_of(st, piece) == 0
    ):
        return False
    places: lists.Preference = list_of(piece)
    if piece == kinds.STOCK_MINER:
        places = lists.MINERS
    where: i64 = places.best(st)
    if where == kinds.EMPTY:
        return False
    if piece == kinds.STOCK_MINER and st.board.emigration and st.own_miners[seat] > 0:
        expansions.build_own_miner(st, where)
    else:
        developments.build(st, piece, where)
    return True


def list_of(piece: i64) -> lists.Preference:
    """Return the list by which he places a piece of Michigan's, or develops (LW-9 .. LW-12)."""
    if piece == kinds.STOCK_MINER:
        return lists.MINERS_BESIDE_OTHERS
    if piece == kinds.STOCK_PORT:
        return lists.PORTS
    return lists.TRAINS if piece == kinds.STOCK_TRAIN else lists.ADITS


# Steam pumps: cube by cube out of the mines that still pay (LW-8, LW-D7).


def take_pumps_and_drain(st: TrailState) -> bool:
    """Take the rightmost group; False when none is left or no cube could be removed (LW-8)."""
    group: i64 = developments.rightmost_pump_group(st)
    if group == kinds.EMPTY or lists.PUMPED.best(st) == kinds.EMPTY:
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
        area: i64 = lists.PUMPED.best(st)
        if area != kinds.EMPTY:
            developments.lower_water(st, area, 1)


# Mine: which mine Lord Wallace works, and how much of each ore he takes (LW-7).


def mine(st: TrailState) -> bool:
    """Work the mine he prefers; return False when none has ore he may take."""
    area: i64 = lists.MINES.best(st)
    if area == kinds.EMPTY:
        return False
    developments.extract(st, area, lists.tin_taken(st, area), lists.copper_taken(st, area))
    return True


# Arsenic: Lord Wallace's calciner, and the cube he takes instead of ore (LW-AR).


def decide_about_calciner(st: TrailState) -> None:
    """Build it beside the new mine if that lays 4 arsenic or more."""
    laid: i64 = 1 + st.board.neighbour_from[st.area + 1] - st.board.neighbour_from[st.area]
    if laid >= LEAST_LAID:
        expansions.build_calciner(st, st.high_bidder, st.area)
    end_auction(st)


def can_mine_arsenic(st: TrailState) -> bool:
    """Return whether he has a calciner, arsenic in a mine and room for his work limiter."""
    seat: i64 = st.board.wallace_seat
    return (
        st.board.arsenic
        and expansions.may_process(st, seat)
        and expansions.next_limiter(st, seat) >= st.board.wallace.limiter_floor[st.round - 1]
        and easternmost_arsenic(st) != kinds.EMPTY
    )


def prefers_arsenic(st: TrailState) -> bool:
    """Return whether one cube of arsenic brings more than the mine he would work; ties: ore."""
    if not can_mine_arsenic(st):
        return False
    area: i64 = lists.MINES.best(st)
    if area == kinds.EMPTY:
        return expansions.proceeds(st, 1) > 0
    tin: i64 = lists.tin_taken(st, area)
    copper: i64 = lists.copper_taken(st, area)
    profit: i64 = tin * st.tin_price + copper * st.copper_price - (tin + copper) * st.water[area]
    return expansions.proceeds(st, 1) > profit


def easternmost_arsenic(st: TrailState) -> i64:
    """Return his mine furthest east that has arsenic, EMPTY when none has."""
    found: i64 = kinds.EMPTY
    for area in range(st.board.areas):  # from west to east
        if is_his(st, area) and st.arsenic[area] > 0:
            found = area
    return found


def sell_cube(st: TrailState) -> None:
    """Put his cube on the dearest empty space of the market."""
    st.income += expansions.proceeds(st, 1)
    expansions.put_on_market(st, 1)
    st.ore_arsenic[st.board.wallace_seat] = 0


# Emigrate: which own miner leaves instead of an action, and where to (LW-E).


def emigrate_instead(st: TrailState, wanted: i64, otherwise: i64) -> bool:
    """Send a miner to a place, else to the other one; False when nobody leaves.

    EMPTY stands for no second place.
    """
    if not st.board.emigration:
        return False
    place: i64 = wanted
    if expansions.is_taken(st, place):
        if otherwise == kinds.EMPTY or expansions.is_taken(st, otherwise):
            return False
        place = otherwise
    area: i64 = lists.EMIGRANTS.best(st)
    if area == kinds.EMPTY:
        return False
    expansions.leave_for(st, area, place)  # what the place gives is his at once, money in phase 3
    if place == kinds.MICHIGAN:
        expansions.take_pieces(st, st.board.wallace_seat)
        place_waiting_pieces(st)
    elif place == kinds.SIERRA_MADRE:
        st.points[st.board.wallace_seat] += st.board.sierra_madre_points[st.round - 1]
    elif place == kinds.KIMBERLEY:
        st.income += st.board.wallace.kimberley[st.round - 1]
    return True


def emigrates_instead_of(st: TrailState, action: i64) -> bool:
    """Send a miner to the place his list names for an action: build, mine, develop."""
    if action == BUILD_CELL:
        return emigrate_instead(st, kinds.ADELAIDE_PLACE, kinds.EMPTY)
    if action == MINE_CELL:
        return emigrate_instead(st, kinds.SIERRA_MADRE, kinds.KIMBERLEY)
    return emigrate_instead(st, kinds.MICHIGAN, kinds.EMPTY)


# Michigan: Lord Wallace places its pieces as soon as his lists know a place (LW-E, E-4).


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
    developments.put_piece(st, piece, where)


def place_for(st: TrailState, piece: i64) -> i64:
    """Return where he wants a piece, EMPTY when there is no such place (LW-9 .. LW-12)."""
    return list_of(piece).best(st)
