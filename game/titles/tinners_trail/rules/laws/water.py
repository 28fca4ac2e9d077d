"""What a step does to water and drainage tokens, area by area (A-8, A-9, X-4, D-3 .. D-7)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of
from game.titles.tinners_trail.rules.kinds import (
    ADIT,
    EMPTY,
    EXTRACT,
    GAIN_PORT,
    GAIN_PUMP,
    LESS_WATER,
    PLACE,
    PORT,
    PUMP,
    STOCK_ADIT,
    STOCK_PORT,
    STOCK_TRAIN,
    TRAIN,
)
from game.titles.tinners_trail.rules.laws.county import is_beside
from game.titles.tinners_trail.rules.laws.kinds import KEPT, WATER
from game.titles.tinners_trail.rules.laws.moment import card_used, is_his_own, tile_built
from game.titles.tinners_trail.rules.state import TrailState


def broken_of_water(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return WATER when an area has other water than the step leaves it, else KEPT.

    Lord Wallace may do several things within a step; then water is only not too high.
    """
    free: bool = is_his_own(move) or (before.board.solo and before.board.emigration)
    for area in range(before.board.all_areas):
        if before.owner[area] == EMPTY and after.owner[area] != EMPTY:
            water: i64 = water_of_new_mine(before, after, area)
            if after.water[area] > water or (after.water[area] < water and not free):
                return WATER
        elif free or after.round != before.round:
            if after.water[area] > before.water[area] + 1:
                return WATER
        elif not is_as_left(before, move, after, area):
            return WATER
    return KEPT


def water_of_new_mine(before: TrailState, after: TrailState, area: i64) -> i64:
    """Return the tile's water less drainage and the card's benefit, never below 0 (A-8, A-9)."""
    water: i64 = before.board.tile_water[tile_built(before, after)]
    water = max(water - before.drainage[area], 0)
    card: i64 = card_used(before, after)
    if card == EMPTY:
        return water
    benefit: i64 = before.board.card_benefit[card]
    if benefit == LESS_WATER:
        water -= before.board.card_amount[card]
    elif benefit == GAIN_PUMP or (benefit == GAIN_PORT and has_room_for_port(before, area)):
        water -= 1
    return max(water, 0)


def has_room_for_port(st: TrailState, area: i64) -> bool:
    """Return whether a port may still stand in the area (D-1, D-3)."""
    return st.board.coastal[area] != 0 and st.port[area] == 0


def is_as_left(before: TrailState, move: i64, after: TrailState, area: i64) -> bool:
    """Return whether water or drainage tokens of the area are what the move makes them."""
    less: i64 = drained(before, move, area)
    if before.owner[area] == EMPTY:
        if after.tile[area] == EMPTY:
            return after.drainage[area] == 0
        return after.drainage[area] == before.drainage[area] + less
    rise: i64 = 0
    if kind_of(move) == EXTRACT and first_of(move) == area:
        rise = 1
    if kind_of(move) == PUMP and first_of(move) == area + 1:
        less = 1
    return after.water[area] == max(before.water[area] - less, 0) + rise


def drained(before: TrailState, move: i64, area: i64) -> i64:
    """Return how much the move's port, train or adit drains the area (D-3 .. D-5, E-4)."""
    kind: i64 = kind_of(move)
    where: i64 = first_of(move)
    if kind == PLACE:
        where = second_of(move)
    piece: i64 = first_of(move) - 1
    if kind == PORT or (kind == PLACE and piece == STOCK_PORT):
        return i64(where == area)
    if kind == TRAIN or (kind == PLACE and piece == STOCK_TRAIN):
        if where == area:
            return 2
        return i64(is_beside(before, where, area))
    if kind == ADIT or (kind == PLACE and piece == STOCK_ADIT):
        west: i64 = before.board.border_west[where]
        return i64(area == west or area == before.board.border_east[where])
    return 0
