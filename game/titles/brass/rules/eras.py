"""The end of an era and of the game (B-15, B-16.1)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.engine.rules import NOBODY
from game.titles.brass.rules import step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.cards import take_in
from game.titles.brass.rules.counters import lift
from game.titles.brass.rules.kinds import EMPTY, HAND_SLOTS, LEVELS, OVER, RAIL, TILE_KINDS
from game.titles.brass.rules.state import BrassState, tell


def score_era(st: BrassState) -> None:
    """Count the points of links and flipped counters before anything leaves (B-15.1 .. B-15.3)."""
    board: Board = st.board
    tell(st, step_facts.ERA_ENDED, EMPTY, st.era, 0)
    for line in range(board.lines):
        if st.link[line] != EMPTY:
            points: i64 = link_points(st, line)
            st.points[st.link[line]] += points
            tell(st, step_facts.LINE_SCORED, st.link[line], line, points)
    for space in range(board.spaces):
        if st.flipped[space] != 0:
            worth: i64 = board.points[st.counter[space]]
            st.points[st.owner[space]] += worth
            tell(st, step_facts.COUNTER_SCORED, st.owner[space], space, worth)


def end_canal_era(st: BrassState) -> None:
    """Score, clear links and level-1 counters, and deal the rail era (B-15)."""
    board: Board = st.board
    score_era(st)
    for line in range(board.lines):
        st.link[line] = EMPTY
    for space in range(board.spaces):
        if st.owner[space] != EMPTY and st.counter[space] % LEVELS == 1:
            lift(st, space)
    for steps in range(TILE_KINDS):
        st.distant[steps] = board.tile_count[steps]
    for kind in range(board.card_kinds):
        st.discards[kind] = 0
    st.demand = 0
    st.era = RAIL
    st.round = 1
    st.recount()
    deal_rail_era(st)


def deal_rail_era(st: BrassState) -> None:
    """Deal a full hand to one seat after the other; what is over is the deck (B-15.9)."""
    left: i64 = st.rail_deck_size
    for place in range(st.seats):
        for _card in range(min(HAND_SLOTS, left)):
            left -= 1
            take_in(st, st.order[place], st.rail_deck[left])
    for slot in range(st.rail_deck_size):
        if slot < left:
            st.deck[slot] = st.rail_deck[slot]
        st.rail_deck[slot] = EMPTY
    st.deck_size = left
    st.rail_deck_size = 0


def end_game(st: BrassState) -> None:
    """Score the rail era, then a point for each full £10 (B-16.1)."""
    score_era(st)
    for seat in range(st.seats):
        points: i64 = max(0, st.money[seat]) // st.board.pounds_a_point
        st.points[seat] += points
        tell(st, step_facts.MONEY_SCORED, seat, points, 0)
    st.phase = OVER
    st.to_move = NOBODY


# Points and places (B-15.1, B-15.2, B-16.2).


def circles_at(st: BrassState, place: i64) -> i64:
    """Return the circles at a place: its flipped counters, or two without spaces (B-15.1)."""
    board: Board = st.board
    circles: i64 = board.circles[place]
    if place < board.locations:
        for space in range(board.first_space[place], board.first_space[place + 1]):
            circles += st.flipped[space]
    return circles


def link_points(st: BrassState, line: i64) -> i64:
    """Return the points of a link: the circles at its two ends (B-15.1)."""
    return circles_at(st, st.board.end_a[line]) + circles_at(st, st.board.end_b[line])


def points_of_links(st: BrassState, seat: i64) -> i64:
    """Return what a seat's links would count now."""
    total: i64 = 0
    for line in range(st.board.lines):
        if st.link[line] == seat:
            total += link_points(st, line)
    return total


def points_of_counters(st: BrassState, seat: i64) -> i64:
    """Return what a seat's flipped counters would count now (B-15.2)."""
    total: i64 = 0
    for space in range(st.board.spaces):
        if st.owner[space] == seat and st.flipped[space] != 0:
            total += st.board.points[st.counter[space]]
    return total


def points_of_money(st: BrassState, seat: i64) -> i64:
    """Return what a seat's money would count at the end of the game (B-16.1)."""
    return max(0, st.money[seat]) // st.board.pounds_a_point


def place_in_order(st: BrassState, seat: i64) -> i64:
    """Return a seat's place in the turn order, 0 first."""
    place: i64 = 0
    while st.order[place] != seat and st.order[place] != EMPTY:
        place += 1
    return place


def is_ahead(st: BrassState, seat: i64, rival: i64) -> bool:
    """Return whether the rival ranks before the seat: points, income, money, order (B-16.2)."""
    board: Board = st.board
    if st.points[rival] != st.points[seat]:
        return st.points[rival] > st.points[seat]
    level: i64 = board.level[st.income[seat]]
    other_level: i64 = board.level[st.income[rival]]
    if other_level != level:
        return other_level > level
    if st.money[rival] != st.money[seat]:
        return st.money[rival] > st.money[seat]
    return place_in_order(st, rival) < place_in_order(st, seat)


def standings(st: BrassState, places: vec[i64]) -> None:
    """Write how many seats rank before each."""
    for seat in range(st.seats):
        ahead: i64 = 0
        for rival in range(st.seats):
            if rival != seat and is_ahead(st, seat, rival):
                ahead += 1
        places[seat] = ahead


def seats_from_best(st: BrassState) -> list[int]:
    """Return the seats from the best place to the worst."""
    places: vec[i64] = zeros(st.seats)
    standings(st, places)
    seats: list[int] = []
    for place in range(st.seats):
        for seat in range(st.seats):
            if places[seat] == place:
                seats.append(int(seat))
    return seats
