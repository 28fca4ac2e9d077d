"""What building a counter is worth: points and income if it flips, a track it fills, its price."""

from __future__ import annotations

from typing import Final

from ai.titles.brass.chances import chance_of, fills_track
from ai.titles.brass.money import POINT
from ai.titles.brass.seat_outlook import SeatOutlook
from game.engine.cells import i64
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.building import building_price
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.kinds import EMPTY, IRONWORKS
from game.titles.brass.rules.state import BrassState

FOOTHOLD: Final = 20  # cents for the first own counter of a location, by every ten actions left


def build_score(st: BrassState, outlook: SeatOutlook, industry: i64, space: i64) -> i64:
    """Return the cents the top counter of an industry on a space is likely to bring."""
    board: Board = st.board
    seat: i64 = outlook.seat
    place: i64 = board.place_of[space]
    kind: i64 = top_of_stack(st, seat, industry)
    filled: i64 = fills_track(st, kind, place)
    chance: i64 = chance_of(st, outlook, kind, place)
    gain: i64 = 0
    if filled > 0:
        gain = earned(st, industry, filled) * outlook.pound
        if filled == board.cubes[kind]:
            chance = 100
        else:
            chance += (100 - chance) * filled // (2 * board.cubes[kind])
    gain += chance * outlook.flip_worth(st, kind, place) // 100
    gain -= building_price(st, kind, place) * outlook.pound
    if st.sited[seat] & board.here[space] == 0:
        gain += FOOTHOLD * outlook.actions // 10
    if st.owner[space] == seat:
        gain -= loss_of(st, outlook, space)
    elif st.owner[space] != EMPTY:
        gain += board.points[st.counter[space]] * POINT // board.seats
    return gain


def earned(st: BrassState, industry: i64, cubes: i64) -> i64:
    """Return the pounds so many cubes for their track bring (B-8.4)."""
    on_track: i64 = st.iron if industry == IRONWORKS else st.coal
    pounds: i64 = 0
    for more in range(1, cubes + 1):
        pounds += st.board.price[on_track + more]
    return pounds


def loss_of(st: BrassState, outlook: SeatOutlook, space: i64) -> i64:
    """Return what an own counter that is built over would still have brought."""
    kind: i64 = st.counter[space]
    place: i64 = st.board.place_of[space]
    if st.flipped[space] == 0:
        worth: i64 = outlook.flip_worth(st, kind, place)
        return chance_of(st, outlook, kind, place) * worth // 100
    worth = outlook.flip_worth(st, kind, place)
    return worth - outlook.income_worth(st, kind)
