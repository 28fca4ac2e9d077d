"""What only the edition of 2007 has: dice for the ground, boxes and cubes, prospecting (C)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import add_move, first_of, pack, second_of, third_of
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules import developments, kinds
from game.titles.tinners_trail.rules.money import begin_prices, give_turn, next_investor, sell_ore
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import (
    clear_round,
    leftmost_uppermost,
    move_to_investment_column,
    seat_at_place,
)

# Empty ground, and the dice that tell what lies in it (C-12, C-27).


def has_empty_area(st: TrailState) -> bool:
    """Return whether there is ground to prospect (C-15)."""
    for area in range(st.board.areas):
        if developments.is_empty(st, area):
            return True
    return False


def adits_of(st: TrailState, area: i64) -> i64:
    """Return how many adits lead into the area."""
    count: i64 = 0
    for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
        count += st.adit[st.board.border_across[spot]]
    return count


def drained_before(st: TrailState, area: i64) -> i64:
    """Return how much water the pieces standing now take off the dice of empty ground (C-12)."""
    water: i64 = adits_of(st, area) * developments.ADIT_WATER
    water += st.port[area] * developments.PORT_WATER + st.train[area] * developments.TRAIN_WATER
    for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
        water += st.train[st.board.neighbour[spot]] * developments.TRAIN_NEIGHBOUR_WATER
    return water


def lay_cubes(st: TrailState, area: i64, roll: i64) -> None:
    """Lay the cubes of a roll for ground that was empty (C-12)."""
    ore: i64 = adits_of(st, area) * developments.ADIT_ORE
    st.tin[area] = first_of(roll) + ore
    st.copper[area] = second_of(roll) + ore
    st.water[area] = max(0, third_of(roll) - drained_before(st, area))


# Phases 6 and 7: prospecting, and the next round (C-15, C-26).


def ask_next_prospector(st: TrailState) -> None:
    """Ask who is still to prospect while there is empty ground, else begin the next round."""
    if st.next_prospector != kinds.EMPTY and has_empty_area(st):
        st.to_move = st.next_prospector
        return
    st.next_prospector = kinds.EMPTY
    st.later_prospector = kinds.EMPTY
    st.round += 1
    begin_prices(st)


def list_prospects(st: TrailState, out: vec[i64]) -> i64:
    """Every empty area (C-15)."""
    count: i64 = 0
    for area in range(st.board.areas):
        out[count] = pack(kinds.PROSPECT, area, 0, 0)
        count += i64(developments.is_empty(st, area))
    return count


def prospect(st: TrailState, area: i64) -> None:
    """The dice of the area are due (C-15)."""
    st.area = area
    st.to_move = CHANCE


def strike(st: TrailState, roll: i64) -> None:
    """What was found; then the later of the two prospects (C-12, C-15)."""
    lay_cubes(st, st.area, roll)
    st.area = kinds.EMPTY
    st.next_prospector = st.later_prospector
    st.later_prospector = kinds.EMPTY
    ask_next_prospector(st)


# Phases 4 and 5: selling ore, and cubes in boxes (C-13, C-14, C-24, C-25).


def begin_investing(st: TrailState) -> None:
    """All have passed: sell everything, then ask in the order of passing (C-13, C-14)."""
    sell_ore(st)
    st.phase = kinds.INVEST_PHASE
    st.active = kinds.EMPTY
    for seat in range(st.seats):
        st.declined[seat] = 0
    ask_for_cube(st, kinds.EMPTY)


def is_open(st: TrailState, row: i64) -> bool:
    """Return whether a box of the round's column has a place for another cube (C-14)."""
    return st.boxes[box_place(st.round, row, st.board.rows) + 1] == kinds.EMPTY


def may_invest(st: TrailState, seat: i64, row: i64) -> bool:
    """Return whether the seat has a cube and the money for an open box (C-14, C-24)."""
    return (
        st.cubes_left[seat] > 0 and st.money[seat] >= st.board.box_price[row] and is_open(st, row)
    )


def cheapest_open(st: TrailState) -> i64:
    """Return the first open row of the round's column, EMPTY when all are full; prices rise."""
    for row in range(st.board.rows):
        if is_open(st, row):
            return row
    return kinds.EMPTY


def can_invest(st: TrailState, seat: i64, cheapest: i64) -> bool:
    """Return whether any box is left for the seat, the cheapest open row being given (C-24)."""
    return (
        cheapest != kinds.EMPTY
        and st.cubes_left[seat] > 0
        and st.money[seat] >= st.board.box_price[cheapest]
    )


def list_boxes(st: TrailState, out: vec[i64]) -> i64:
    """Decline, or the price of an open box (C-14)."""
    out[0] = pack(kinds.INVEST, 0, 0, 0)
    count: i64 = 1
    for row in range(st.board.rows):
        if may_invest(st, st.to_move, row):
            count = add_move(out, count, pack(kinds.INVEST, st.board.box_price[row], 0, 0))
    return count


def ask_for_cube(st: TrailState, after_place: i64) -> None:
    """Whom nothing is left for has declined; ask the next, or end the phase (C-14, C-24)."""
    cheapest: i64 = cheapest_open(st)
    for seat in range(st.seats):
        if not can_invest(st, seat, cheapest):
            st.declined[seat] = 1
    seat = next_investor(st, after_place)
    if seat != kinds.EMPTY:
        st.to_move = seat
    elif st.round == kinds.ROUNDS:
        st.phase = kinds.OVER
        st.to_move = NOBODY
    else:  # the first two of the passing order prospect (C-15)
        st.next_prospector = seat_at_place(st, 0)
        st.later_prospector = seat_at_place(st, 1)
        clear_round(st)
        st.phase = kinds.PROSPECT_PHASE
        ask_next_prospector(st)


def invest_cube(st: TrailState, pounds: i64) -> None:
    """Put a cube into a box, or decline for good with 0 (C-14)."""
    seat: i64 = st.to_move
    if pounds == 0:
        st.declined[seat] = 1
    else:
        row: i64 = st.board.row_of_price(pounds)
        st.money[seat] -= pounds
        st.cubes_left[seat] -= 1
        put_cube(st, seat, st.round, row)
        st.points[seat] += st.board.box_points[(st.round - 1) * st.board.rows + row]
    ask_for_cube(st, st.place[seat])


def put_cube(st: TrailState, seat: i64, game_round: i64, row: i64) -> None:
    """Put a seat's cube into a box; two of them lie in seat order."""
    first: i64 = box_place(game_round, row, st.board.rows)
    other: i64 = st.boxes[first]
    if other == kinds.EMPTY:
        st.boxes[first] = seat
    else:
        st.boxes[first] = min(other, seat)
        st.boxes[first + 1] = max(other, seat)


def box_place(game_round: i64, row: i64, rows: i64) -> i64:
    """Return the first of the two cells of a box: rounds from 1, rows from 0 (C-14)."""
    return ((game_round - 1) * rows + row) * kinds.BOX_PLACES


# The end of an action (C-6, C-7, C-21).


def is_last(st: TrailState) -> bool:
    """Return whether all others have passed: one action is left to whoever has not (C-7)."""
    return st.passed == st.seats - 1


def end_action(st: TrailState) -> None:
    """An action is over with all that belongs to it; who acted last has passed (C-7)."""
    if is_last(st):
        move_to_investment_column(st, leftmost_uppermost(st))
    next_turn(st)


def next_turn(st: TrailState) -> None:
    """Hand the turn on, or sell and invest when all have passed (C-6, C-21)."""
    seat: i64 = leftmost_uppermost(st)
    if seat == kinds.EMPTY:
        begin_investing(st)
    else:
        give_turn(st, seat)
