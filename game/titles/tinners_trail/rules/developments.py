"""Developments in stock, steam pumps and drainage (D, A-8; C-5, C-10 .. C-12, C-23, C-28)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import make_move_code
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import spend_work_points

PASTY_POUNDS: Final = 1


def remove_water_cubes(st: TrailState, area: i64, cube_count: i64) -> None:
    """Remove water cubes; water never falls below 0 (A-8)."""
    st.water[area] = max(0, st.water[area] - cube_count)


def count_in_stock(st: TrailState, development: i64) -> i64:
    """Return how many pieces of a development are left in the current round's column."""
    cell: i64 = development * kinds.ROUND_COUNT + st.round - 1
    return st.stock[cell]


def take_piece_from_stock(st: TrailState, development: i64) -> None:
    """Take one piece of a development from the current round's column of the stock."""
    st.stock[development * kinds.ROUND_COUNT + st.round - 1] -= 1


def rightmost_available_pump_group_cell(st: TrailState) -> i64:
    """Return the cell of the rightmost group of pumps that is available up to this round, EMPTY
    for none (D-6)."""
    cell: i64 = st.round * kinds.MAX_PUMP_GROUPS_PER_ROUND - 1
    while cell >= 0:
        if st.pumps[cell] > 0:
            return cell
        cell -= 1
    return kinds.EMPTY


def has_pumpable_water(st: TrailState) -> bool:
    """Return whether any area in play has water (D-6, C-23)."""
    for area in range(st.board.areas_in_play_count):
        if st.water[area] > 0:
            return True
    return False


def take_pump_group(st: TrailState) -> None:
    """Take the rightmost group of pumps for the active seat, spend the work points and ask for
    areas one by one (D-6, C-23)."""
    cell: i64 = rightmost_available_pump_group_cell(st)
    st.pumps_left = st.pumps[cell]
    st.pumps[cell] = 0
    spend_work_points(st, st.active, st.board.pumps_work_cost)
    st.phase = kinds.PUMPS_PHASE
    end_pumping_when_done(st)


def pump_area_or_give_up(st: TrailState, area: i64) -> None:
    """Carry out the answer for one pump: remove 1 water cube from `area`, or, if it is EMPTY, give
    up all pumps that are left. Return to the actions when no pump or no water to pump is left
    (D-6, C-23)."""
    if area == kinds.EMPTY:
        st.pumps_left = 0
    else:
        remove_water_cubes(st, area, 1)
        st.pumps_left -= 1
    end_pumping_when_done(st)


def end_pumping_when_done(st: TrailState) -> None:
    """Return to the actions when the pumps are used up or no water is left (D-6, C-23)."""
    if st.pumps_left == 0 or not has_pumpable_water(st):
        st.pumps_left = 0
        st.phase = kinds.ACTIONS_PHASE


def earn_pound_for_pasties(st: TrailState) -> None:
    """Give the active seat £1 for pasties and take the work points that they cost (D-8, C-28)."""
    st.money[st.active] += PASTY_POUNDS
    spend_work_points(st, st.active, st.board.pasties_work_cost)


def write_stock_placement_moves(
    st: TrailState, work_points_left: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Append to `move_codes` a move for every legal place of every piece in this round's column;
    return the new count (D-1 .. D-5).
    """
    # A move is written before it is known to be legal, which avoids unpredictable branches.
    count: i64 = move_count
    if work_points_left >= st.board.miner_work_cost and count_in_stock(st, kinds.MINER_STOCK) > 0:
        for area in range(st.board.area_count):
            move_codes[count] = make_move_code(kinds.DEVELOP_MINER_MOVE, area, 0, 0)
            count += i64(st.miner[area] == 0)
    if work_points_left >= st.board.port_work_cost and count_in_stock(st, kinds.PORT_STOCK) > 0:
        for area in range(st.board.area_count):
            move_codes[count] = make_move_code(kinds.DEVELOP_PORT_MOVE, area, 0, 0)
            count += i64(st.port[area] == 0) * st.board.is_area_coastal[area]
    if work_points_left >= st.board.train_work_cost and count_in_stock(st, kinds.TRAIN_STOCK) > 0:
        for area in range(st.board.area_count):
            move_codes[count] = make_move_code(kinds.DEVELOP_TRAIN_MOVE, area, 0, 0)
            count += i64(st.train[area] == 0)
    if work_points_left >= st.board.adit_work_cost and count_in_stock(st, kinds.ADIT_STOCK) > 0:
        for border in range(st.board.border_count):
            move_codes[count] = make_move_code(kinds.DEVELOP_ADIT_MOVE, border, 0, 0)
            count += i64(st.adit[border] == 0)
    return count


def write_pump_placement_moves(st: TrailState, move_codes: vec[i64]) -> i64:
    """Write a move for each area with water, and giving up the pumps; return how many (D-6,
    C-23)."""
    move_codes[0] = make_move_code(kinds.PLACE_PUMP_MOVE, 0, 0, 0)
    count: i64 = 1
    for area in range(st.board.areas_in_play_count):
        move_codes[count] = make_move_code(kinds.PLACE_PUMP_MOVE, area + 1, 0, 0)
        count += i64(st.water[area] > 0)
    return count
