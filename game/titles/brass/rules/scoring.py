"""Points and ranks (B-15.1, B-15.2, B-16.2)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.kinds import EMPTY
from game.titles.brass.rules.state import BrassState


def circle_count_of_place(st: BrassState, place: i64) -> i64:
    """Return the number of circles at a place: the printed ones (two at a place without spaces)
    and its flipped counters (B-15.1)."""
    board: Board = st.board
    circles: i64 = board.printed_circles_of_place[place]
    if place < board.location_count:
        for space in range(
            board.first_space_of_location[place], board.first_space_of_location[place + 1]
        ):
            circles += st.flipped[space]
    return circles


def link_points(st: BrassState, line: i64) -> i64:
    """Return the points of a link: the circles at its two ends (B-15.1)."""
    return circle_count_of_place(st, st.board.first_end_of_line[line]) + circle_count_of_place(
        st, st.board.second_end_of_line[line]
    )


def points_of_links(st: BrassState, seat: i64) -> i64:
    """Return how many points a seat's links would score now."""
    total: i64 = 0
    for line in range(st.board.line_count):
        if st.link[line] == seat:
            total += link_points(st, line)
    return total


def points_of_counters(st: BrassState, seat: i64) -> i64:
    """Return how many points a seat's flipped counters would score now (B-15.2)."""
    total: i64 = 0
    for space in range(st.board.space_count):
        if st.owner[space] == seat and st.flipped[space] != 0:
            total += st.board.counter_points[st.counter[space]]
    return total


def points_of_money(st: BrassState, seat: i64) -> i64:
    """Return how many points a seat's money would score at the end of the game (B-16.1)."""
    return max(0, st.money[seat]) // st.board.pounds_per_point


def turn_order_index(st: BrassState, seat: i64) -> i64:
    """Return a seat's index in the turn order, 0 for the first seat."""
    place: i64 = 0
    while st.order[place] != seat and st.order[place] != EMPTY:
        place += 1
    return place


def is_rival_ahead(st: BrassState, seat: i64, rival: i64) -> bool:
    """Return whether the rival ranks before the seat, by points, and if equal by income, then
    money, then turn order (B-16.2)."""
    board: Board = st.board
    if st.points[rival] != st.points[seat]:
        return st.points[rival] > st.points[seat]
    level: i64 = board.income_pounds_of_space[st.income[seat]]
    other_level: i64 = board.income_pounds_of_space[st.income[rival]]
    if other_level != level:
        return other_level > level
    if st.money[rival] != st.money[seat]:
        return st.money[rival] > st.money[seat]
    return turn_order_index(st, rival) < turn_order_index(st, seat)


def write_ranks(st: BrassState, ranks: vec[i64]) -> None:
    """Write each seat's rank into `ranks`, 0 for the best."""
    for seat in range(st.seats):
        ahead: i64 = 0
        for rival in range(st.seats):
            if rival != seat and is_rival_ahead(st, seat, rival):
                ahead += 1
        ranks[seat] = ahead


def seats_from_best(st: BrassState) -> list[int]:
    """Return the seats from the best rank to the worst."""
    ranks: vec[i64] = make_zero_row(st.seats)
    write_ranks(st, ranks)
    seats: list[int] = []
    for place in range(st.seats):
        for seat in range(st.seats):
            if ranks[seat] == place:
                seats.append(int(seat))
    return seats
