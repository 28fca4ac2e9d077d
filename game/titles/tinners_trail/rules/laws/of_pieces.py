"""Laws of ore and arsenic: what a step does to their cubes, counted independently."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import kind_of
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.laws import kinds as laws
from game.titles.tinners_trail.rules.laws.area_checks import is_within_capacity
from game.titles.tinners_trail.rules.laws.step_facts import (
    discarded_survey_card,
    has_ore_been_sold,
    tile_kind_built_on,
)
from game.titles.tinners_trail.rules.state import TrailState

# Ore is found, taken and sold, but never lost or created otherwise (A-8 .. I-1).


def broken_law_of_ore(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the law that a step breaks by an extraction above capacity or by ore that appears
    or vanishes, NO_BROKEN_LAW for none."""
    if kind_of(move) == kinds.EXTRACT_ORE_MOVE and not is_within_capacity(before, move):
        return laws.MINE_CAPACITY_LAW
    tin: i64 = (
        sum_of_row(before.tin)
        + count_ore_added_to_map(before, after, kinds.TIN_BENEFIT)
        - sum_of_row(after.tin)
    )
    copper: i64 = sum_of_row(before.copper) - sum_of_row(after.copper)
    copper += count_ore_added_to_map(before, after, kinds.COPPER_BENEFIT)  # what has left the map
    tin_held: i64 = sum_of_row(after.ore_tin)
    copper_held: i64 = sum_of_row(after.ore_copper)
    if has_ore_been_sold(before, after):
        if tin < 0 or copper < 0 or tin_held + copper_held != 0:
            return laws.ORE_BALANCE_LAW
    elif tin_held != tin + sum_of_row(before.ore_tin) or copper_held != copper + sum_of_row(
        before.ore_copper
    ):
        return laws.ORE_BALANCE_LAW
    return broken_law_of_arsenic(before, move, after)


def sum_of_row(row: vec[i64]) -> i64:
    """Return the sum of all cells of a row."""
    cubes: i64 = 0
    for cell in range(i64(len(row))):
        cubes += row[cell]
    return cubes


def count_ore_added_to_map(before: TrailState, after: TrailState, ore_benefit: i64) -> i64:
    """Return how many cubes of one ore came onto the map in a step, by tile, card and adits (A-8,
    A-9, D-5).

    `ore_benefit` names the ore: TIN_BENEFIT or COPPER_BENEFIT.
    """
    cubes: i64 = 0
    for border in range(before.board.borders):
        cubes += 2 * (after.adit[border] - before.adit[border])
    tile: i64 = tile_kind_built_on(before, after)
    if tile == kinds.EMPTY:
        return cubes
    if ore_benefit == kinds.TIN_BENEFIT:
        cubes += before.board.tile_tin[tile]
    else:
        cubes += before.board.tile_copper[tile]
    card: i64 = discarded_survey_card(before, after)
    if card != kinds.EMPTY and before.board.card_benefit[card] == ore_benefit:
        cubes += before.board.card_amount[card]
    return cubes


def broken_law_of_arsenic(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the law that a step breaks by arsenic or its market, NO_BROKEN_LAW for none: only
    calciners place arsenic, only sales fill spaces (AR-1 .. AR-5)."""
    if not before.board.arsenic:
        return laws.NO_BROKEN_LAW
    spaces: i64 = 0
    for space in range(before.board.market_spaces):
        if after.market[space] < before.market[space]:
            return laws.ARSENIC_MARKET_LAW
        if after.market[space] > before.market[space]:
            if space < before.board.market_from[before.round - 1]:
                return laws.ARSENIC_MARKET_LAW
            spaces += 1
    sold: i64 = (
        count_arsenic_placed(before, after) + sum_of_row(before.arsenic) - sum_of_row(after.arsenic)
    )
    sold += sum_of_row(before.ore_arsenic) - sum_of_row(after.ore_arsenic)
    if sold < spaces:
        return laws.ARSENIC_BALANCE_LAW
    if before.board.solo:
        return laws.NO_BROKEN_LAW  # Lord Wallace processes and sells within one step
    if kind_of(move) == kinds.SELL_ARSENIC_MOVE:
        return (
            laws.NO_BROKEN_LAW
            if sold == before.ore_arsenic[before.to_move]
            else laws.ARSENIC_BALANCE_LAW
        )
    return laws.NO_BROKEN_LAW if sold == 0 else laws.ARSENIC_BALANCE_LAW


def count_arsenic_placed(before: TrailState, after: TrailState) -> i64:
    """Return the arsenic placed by calciners that were built in this step (AR-1)."""
    cubes: i64 = 0
    for area in range(before.board.all_areas):
        if after.calciner[area] != before.calciner[area]:
            cubes += 1 + before.board.neighbour_from[area + 1] - before.board.neighbour_from[area]
    return cubes
