"""Invariants of ore and arsenic: what a step does to their cubes, counted independently."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import kind_of_move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.invariants.area_checks import is_extraction_valid
from game.titles.tinners_trail.rules.invariants.step_facts import (
    discarded_survey_card,
    has_ore_been_sold,
    tile_kind_built_on,
)
from game.titles.tinners_trail.rules.state import TrailState

# Ore is found, taken and sold, but never lost or created otherwise (A-8 .. I-1).


def broken_invariant_of_ore(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the invariant that a step breaks by an extraction above capacity or by ore that
    appears or vanishes, NO_BROKEN_INVARIANT for none."""
    if kind_of_move(move) == kinds.EXTRACT_ORE_MOVE and not is_extraction_valid(before, move):
        return invariants.MINE_CAPACITY_INVARIANT
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
            return invariants.ORE_BALANCE_INVARIANT
    elif tin_held != tin + sum_of_row(before.ore_tin) or copper_held != copper + sum_of_row(
        before.ore_copper
    ):
        return invariants.ORE_BALANCE_INVARIANT
    return broken_invariant_of_arsenic(before, move, after)


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
    for border in range(before.board.border_count):
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
        cubes += before.board.card_benefit_amount[card]
    return cubes


def broken_invariant_of_arsenic(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the invariant that a step breaks by arsenic or its market, NO_BROKEN_INVARIANT for
    none: only calciners place arsenic, only sales fill spaces (AR-1 .. AR-5)."""
    if not before.board.has_arsenic:
        return invariants.NO_BROKEN_INVARIANT
    spaces: i64 = 0
    for space in range(before.board.arsenic_market_space_count):
        if after.market[space] < before.market[space]:
            return invariants.ARSENIC_MARKET_INVARIANT
        if after.market[space] > before.market[space]:
            if space < before.board.first_arsenic_space_of_round[before.round - 1]:
                return invariants.ARSENIC_MARKET_INVARIANT
            spaces += 1
    sold: i64 = (
        count_arsenic_placed(before, after) + sum_of_row(before.arsenic) - sum_of_row(after.arsenic)
    )
    sold += sum_of_row(before.ore_arsenic) - sum_of_row(after.ore_arsenic)
    if sold < spaces:
        return invariants.ARSENIC_BALANCE_INVARIANT
    if before.board.is_solo_game:
        return invariants.NO_BROKEN_INVARIANT  # Lord Wallace processes and sells within one step
    if kind_of_move(move) == kinds.SELL_ARSENIC_MOVE:
        return (
            invariants.NO_BROKEN_INVARIANT
            if sold == before.ore_arsenic[before.to_move]
            else invariants.ARSENIC_BALANCE_INVARIANT
        )
    return invariants.NO_BROKEN_INVARIANT if sold == 0 else invariants.ARSENIC_BALANCE_INVARIANT


def count_arsenic_placed(before: TrailState, after: TrailState) -> i64:
    """Return the arsenic placed by calciners that were built in this step (AR-1)."""
    cubes: i64 = 0
    for area in range(before.board.area_count):
        if after.calciner[area] != before.calciner[area]:
            cubes += (
                1
                + before.board.first_neighbour_of_area[area + 1]
                - before.board.first_neighbour_of_area[area]
            )
    return cubes
