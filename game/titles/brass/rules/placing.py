"""A counter comes to the board, perhaps over an old one, and takes its effect (B-5.12, B-8)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.brass.rules import happenings
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.counters import flip, lift, take_from_stack
from game.titles.brass.rules.kinds import (
    COAL_MINE,
    EMPTY,
    IRONWORKS,
    LEVELS,
    SHIPYARD,
    TRACK_SPACES,
)
from game.titles.brass.rules.sources import pay
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.telling import tell


def place_counter(st: BrassState, seat: i64, kind: i64, space: i64) -> None:
    """Pay for a counter and lay it on its space; its cubes go to a track that has room (B-8)."""
    board: Board = st.board
    pay(st, seat, board.cost[kind])
    take_from_stack(st, seat, kind)
    is_over: bool = st.owner[space] != EMPTY
    if is_over:
        tell(st, happenings.BUILT_OVER, st.owner[space], space, st.counter[space])
        lift(st, space)
    st.owner[space] = seat
    st.counter[space] = kind
    st.cubes[space] = board.cubes[kind]
    tell(st, happenings.BUILT, seat, space, kind)
    industry: i64 = kind // LEVELS
    if industry == COAL_MINE:
        if st.reach[board.place_of[space]] & st.ports_at:
            fill_coal_track(st, seat, space)
    elif industry == IRONWORKS:
        fill_iron_track(st, seat, space)
    elif industry == SHIPYARD:
        flip(st, space)
    if is_over:
        st.recount_counters()
    else:
        st.count_in(space)


def fill_coal_track(st: BrassState, seat: i64, space: i64) -> None:
    """Move coal to the track, the dearest empty space first, and earn the prices (B-8.2)."""
    moved: i64 = 0
    earned: i64 = 0
    while st.cubes[space] > moved and st.coal < TRACK_SPACES:
        st.coal += 1
        earned += st.board.price[st.coal]
        moved += 1
    hand_over(st, seat, space, moved, earned)


def fill_iron_track(st: BrassState, seat: i64, space: i64) -> None:
    """Move iron to the track, connected or not (B-8.3)."""
    moved: i64 = 0
    earned: i64 = 0
    while st.cubes[space] > moved and st.iron < TRACK_SPACES:
        st.iron += 1
        earned += st.board.price[st.iron]
        moved += 1
    hand_over(st, seat, space, moved, earned)


def hand_over(st: BrassState, seat: i64, space: i64, moved: i64, earned: i64) -> None:
    """Take the moved cubes off a new counter and pay its owner (B-8.4, B-8.5)."""
    if moved == 0:
        return
    st.cubes[space] -= moved
    st.money[seat] += earned
    tell(st, happenings.FILLED, seat, moved, earned)
    if st.cubes[space] == 0:
        flip(st, space)
