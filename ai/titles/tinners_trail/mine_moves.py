"""Actions at a seat's own mines that the search tree considers."""

from ai.titles.tinners_trail.action_gains import border_touches_own_mine
from ai.titles.tinners_trail.ore_worth import best_extraction_move, max_cubes_per_extraction
from game.engine.cells import i64, vec
from game.engine.moves import make_move_code
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.developments import count_in_stock
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.taking_ore import count_affordable_cubes


def append_extractions_and_pieces_at_own_mines(
    st: TrailState, seat: i64, work_points_left: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write extractions and pieces at the seat's own mines, and trains beside them, into
    `move_codes` from index `move_count` on; return the index after the last one (X, D)."""
    count: i64 = move_count
    miners: bool = (
        work_points_left >= st.board.miner_work_cost and count_in_stock(st, kinds.MINER_STOCK) > 0
    )
    ports: bool = (
        work_points_left >= st.board.port_work_cost and count_in_stock(st, kinds.PORT_STOCK) > 0
    )
    trains: bool = (
        work_points_left >= st.board.train_work_cost and count_in_stock(st, kinds.TRAIN_STOCK) > 0
    )
    for area in range(st.board.area_count):
        if st.owner[area] == seat:
            count = append_best_and_largest_extraction(st, seat, area, move_codes, count)
            if miners and st.miner[area] == 0:
                move_codes[count] = make_move_code(kinds.DEVELOP_MINER_MOVE, area, 0, 0)
                count += 1
            if ports and st.port[area] == 0 and st.board.is_area_coastal[area] != 0:
                move_codes[count] = make_move_code(kinds.DEVELOP_PORT_MOVE, area, 0, 0)
                count += 1
        if trains and st.train[area] == 0 and would_train_drain_own_mine(st, seat, area):
            move_codes[count] = make_move_code(kinds.DEVELOP_TRAIN_MOVE, area, 0, 0)
            count += 1
    return count


def append_best_and_largest_extraction(
    st: TrailState, seat: i64, area: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write the most profitable extraction and, if different, the largest one into `move_codes`
    from index `move_count` on; return the index after the last one, `move_count` if nothing can be
    extracted (X).
    """
    cubes: i64 = count_affordable_cubes(st, seat, area, max_cubes_per_extraction(st, area))
    if cubes == 0 or st.tin[area] + st.copper[area] == 0:
        return move_count
    count: i64 = move_count
    best: i64 = best_extraction_move(st, area, cubes)
    if best != make_move_code(kinds.EXTRACT_ORE_MOVE, area, 0, 0):
        move_codes[count] = best
        count += 1
    copper: i64 = min(st.copper[area], cubes)
    tin: i64 = min(st.tin[area], cubes - copper)
    fullest: i64 = make_move_code(kinds.EXTRACT_ORE_MOVE, area, tin, copper)
    if fullest != best:
        move_codes[count] = fullest
        count += 1
    return count


def append_adits_at_own_mines(
    st: TrailState, seat: i64, work_points_left: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write the adits that touch an own mine into `move_codes` from index `move_count` on; return
    the index after the last one (D-5)."""
    count: i64 = move_count
    if work_points_left >= st.board.adit_work_cost and count_in_stock(st, kinds.ADIT_STOCK) > 0:
        for border in range(st.board.border_count):
            if st.adit[border] == 0 and border_touches_own_mine(st, seat, border):
                move_codes[count] = make_move_code(kinds.DEVELOP_ADIT_MOVE, border, 0, 0)
                count += 1
    return count


def would_train_drain_own_mine(st: TrailState, seat: i64, area: i64) -> bool:
    """Return whether a train in the area would drain a mine of the seat (D-4)."""
    if st.owner[area] == seat:
        return True
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        if st.owner[st.board.neighbour_areas[spot]] == seat:
            return True
    return False
