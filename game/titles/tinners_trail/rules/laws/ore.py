"""What a step does with ore: it is found, taken and sold, never lost or made (A-8 .. I-1)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import kind_of
from game.titles.tinners_trail.rules.kinds import (
    EMPTY,
    EXTRACT,
    GAIN_COPPER,
    GAIN_TIN,
    SELL_ARSENIC,
)
from game.titles.tinners_trail.rules.laws.county import is_within_capacity
from game.titles.tinners_trail.rules.laws.kinds import ARSENIC, CAPACITY, KEPT, MARKET, ORE
from game.titles.tinners_trail.rules.laws.moment import card_used, has_sold, tile_built
from game.titles.tinners_trail.rules.state import TrailState


def broken_of_ore(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the law a step breaks, KEPT when none is."""
    if kind_of(move) == EXTRACT and not is_within_capacity(before, move):
        return CAPACITY
    tin: i64 = tin_on_map(before) + found(before, after, GAIN_TIN)
    copper: i64 = copper_on_map(before) + found(before, after, GAIN_COPPER)
    if has_sold(before, after):
        if tin_on_map(after) > tin or copper_on_map(after) > copper:
            return ORE
        if tin_held(after) + copper_held(after) != 0:
            return ORE
        return broken_of_arsenic(before, move, after)
    if tin_on_map(after) + tin_held(after) != tin + tin_held(before):
        return ORE
    if copper_on_map(after) + copper_held(after) != copper + copper_held(before):
        return ORE
    return broken_of_arsenic(before, move, after)


def tin_on_map(st: TrailState) -> i64:
    """Return all tin cubes on the map."""
    cubes: i64 = 0
    for area in range(st.board.all_areas):
        cubes += st.tin[area]
    return cubes


def copper_on_map(st: TrailState) -> i64:
    """Return all copper cubes on the map."""
    cubes: i64 = 0
    for area in range(st.board.all_areas):
        cubes += st.copper[area]
    return cubes


def tin_held(st: TrailState) -> i64:
    """Return all tin the seats have extracted and not sold."""
    cubes: i64 = 0
    for seat in range(st.seats):
        cubes += st.ore_tin[seat]
    return cubes


def copper_held(st: TrailState) -> i64:
    """Return all copper the seats have extracted and not sold."""
    cubes: i64 = 0
    for seat in range(st.seats):
        cubes += st.ore_copper[seat]
    return cubes


def found(before: TrailState, after: TrailState, benefit: i64) -> i64:
    """Return the cubes of one ore that came onto the map: tile, card, adits (A-8, A-9, D-5)."""
    cubes: i64 = 0
    for border in range(before.board.borders):
        cubes += 2 * (after.adit[border] - before.adit[border])
    tile: i64 = tile_built(before, after)
    if tile == EMPTY:
        return cubes
    if benefit == GAIN_TIN:
        cubes += before.board.tile_tin[tile]
    else:
        cubes += before.board.tile_copper[tile]
    card: i64 = card_used(before, after)
    if card != EMPTY and before.board.card_benefit[card] == benefit:
        cubes += before.board.card_amount[card]
    return cubes


def broken_of_arsenic(before: TrailState, move: i64, after: TrailState) -> i64:
    """Calciners lay arsenic, a sale takes it, and only a sale fills open spaces (AR-1 .. AR-5)."""
    if not before.board.arsenic:
        return KEPT
    spaces: i64 = 0
    for space in range(before.board.market_spaces):
        if after.market[space] < before.market[space]:
            return MARKET
        if after.market[space] > before.market[space]:
            if space < before.board.market_from[before.round - 1]:
                return MARKET
            spaces += 1
    sold: i64 = arsenic_of(before) + laid(before, after) - arsenic_of(after)
    if sold < spaces:
        return ARSENIC
    if before.board.solo:
        return KEPT  # Lord Wallace processes and sells within one step
    if kind_of(move) == SELL_ARSENIC:
        return KEPT if sold == before.ore_arsenic[before.to_move] else ARSENIC
    return KEPT if sold == 0 else ARSENIC


def arsenic_of(st: TrailState) -> i64:
    """Return all arsenic on the map and with the seats."""
    cubes: i64 = 0
    for area in range(st.board.all_areas):
        cubes += st.arsenic[area]
    for seat in range(st.seats):
        cubes += st.ore_arsenic[seat]
    return cubes


def laid(before: TrailState, after: TrailState) -> i64:
    """Return the arsenic that calciners built in this step have laid (AR-1)."""
    cubes: i64 = 0
    for area in range(before.board.all_areas):
        if after.calciner[area] != before.calciner[area]:
            cubes += 1 + before.board.neighbour_from[area + 1] - before.board.neighbour_from[area]
    return cubes
