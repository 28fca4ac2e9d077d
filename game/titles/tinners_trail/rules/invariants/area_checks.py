"""Checks of single areas and pieces, shared by the invariants."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import first_field_of_move, second_field_of_move, third_field_of_move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState


def count_cells_with_value(row: vec[i64], value: i64) -> i64:
    """Return how many cells of a row hold the number."""
    times: i64 = 0
    for cell in range(i64(len(row))):
        times += i64(row[cell] == value)
    return times


def is_track_position_unique_without_gap_above(st: TrailState, seat: i64) -> bool:
    """Return whether no other marker has the position of the seat's marker, on the work track or in
    the investment column, and no position above it is empty (T-2, T-4)."""
    above: i64 = 0
    for other in range(st.seats):
        if other != seat:
            if st.place[seat] != EMPTY:
                if st.place[other] == st.place[seat]:
                    return False
                if st.place[other] != EMPTY and st.place[other] < st.place[seat]:
                    above += 1
            elif st.place[other] == EMPTY and st.column[other] == st.column[seat]:
                if st.depth[other] == st.depth[seat]:
                    return False
                if st.depth[other] < st.depth[seat]:
                    above += 1
    if st.place[seat] != EMPTY:
        return st.place[seat] == above and above < st.passed
    return st.depth[seat] == above


def is_first_on_track(st: TrailState, seat: i64) -> bool:
    """Return whether no other marker is to the left of the seat's, or above it in its column
    (T-1)."""
    if st.place[seat] != EMPTY:
        return False
    for other in range(st.seats):
        if other != seat and st.place[other] == EMPTY:
            if st.column[other] < st.column[seat]:
                return False
            if st.column[other] == st.column[seat] and st.depth[other] < st.depth[seat]:
                return False
    return True


def last_reachable_column(st: TrailState, seat: i64) -> i64:
    """Return the last column the seat's marker may reach (T-3, AR-4)."""
    if st.board.has_arsenic and st.limiter[seat] > 0:
        return st.limiter[seat] - 1
    return st.board.work_track_column_count


def could_join_auction(st: TrailState, seat: i64) -> bool:
    """Return whether the seat may be in an auction: it has not passed, has a mine left, and has the
    work points for a mine (A-2). Lord Wallace needs only one work point (LW-5). Money is not
    checked."""
    work: i64 = st.board.build_work_cost
    if seat == st.board.wallace_seat:
        work = 1
    if st.place[seat] != kinds.EMPTY or st.mines_left[seat] == 0:
        return False
    return st.column[seat] + work <= last_reachable_column(st, seat)


def is_printed_price(prices: vec[i64], pounds: i64) -> bool:
    """Return whether a price is on the price columns; 0 stands for none yet."""
    for column in range(i64(len(prices))):
        if prices[column] == pounds:
            return True
    return pounds == 0


def is_placed_below_column_markers(before: TrailState, after: TrailState, seat: i64) -> bool:
    """Return whether a moved marker is below those that were in its column before (T-2)."""
    for other in range(before.seats):
        was_there: bool = before.place[other] == EMPTY and after.place[other] == EMPTY
        if was_there and other != seat and before.column[other] == after.column[seat]:
            stays: bool = after.column[other] == after.column[seat]
            if stays and after.depth[other] > after.depth[seat]:
                return False
    return True


def are_neighbours(st: TrailState, area: i64, other_area: i64) -> bool:
    """Return whether two areas in play touch."""
    for spot in range(
        st.board.first_neighbour_of_area[area], st.board.first_neighbour_of_area[area + 1]
    ):
        if st.board.neighbour_areas[spot] == other_area:
            return True
    return False


def is_area_at_border(st: TrailState, border: i64, area: i64) -> bool:
    """Return whether the area is one of the two that the border separates."""
    return (
        st.board.west_area_of_border[border] == area or st.board.east_area_of_border[border] == area
    )


def is_extraction_valid(before: TrailState, move: i64) -> bool:
    """Return whether an extraction takes at least one cube, no more of each ore than the area has,
    and in all no more than its capacity (X-1, X-2)."""
    area: i64 = first_field_of_move(move)
    tin: i64 = second_field_of_move(move)
    copper: i64 = third_field_of_move(move)
    if tin > before.tin[area] or copper > before.copper[area] or tin + copper == 0:
        return False
    pieces: i64 = before.miner[area] + before.port[area] + before.train[area]
    return tin + copper <= before.board.mine_base_capacity + pieces


def ranks_before(st: TrailState, seat: i64, other_seat: i64) -> bool:
    """Return whether a seat ranks before another by points, then Lord Wallace's advantage,
    money, ore left in mines and passing place (R-4, LW-16)."""
    ahead: i64 = st.points[seat] - st.points[other_seat]
    if ahead == 0 and st.board.tie_winner_seat != EMPTY:
        return seat == st.board.tie_winner_seat
    if ahead == 0:
        ahead = st.money[seat] - st.money[other_seat]
    if ahead == 0:
        ahead = count_ore_left_in_mines(st, seat) - count_ore_left_in_mines(st, other_seat)
    if ahead == 0:
        ahead = st.place[other_seat] - st.place[seat]
    return ahead > 0


def count_ore_left_in_mines(st: TrailState, seat: i64) -> i64:
    """Return the tin and copper left in the seat's mines."""
    cubes: i64 = 0
    for area in range(st.board.areas_in_play_count):
        if st.owner[area] == seat:
            cubes += st.tin[area] + st.copper[area]
    return cubes


def are_ranks_wrong(st: TrailState, ranks: vec[i64]) -> bool:
    """Return whether these ranks, 0 = best, contradict the ranking rules."""
    for seat in range(st.seats):
        for other in range(st.seats):
            if ranks[seat] < ranks[other] and ranks_before(st, other, seat):
                return True
            if seat != other and ranks[seat] == ranks[other]:
                return True
    return False
