"""What a step does to ore, water and markers, counted anew."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import first_of, kind_of, second_of
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.laws import kinds as laws
from game.titles.tinners_trail.rules.laws.of_areas import (
    arrives_below,
    is_beside,
    is_side,
    is_within_capacity,
)
from game.titles.tinners_trail.rules.laws.of_money import card_used, has_sold, tile_built, winner_of
from game.titles.tinners_trail.rules.state import TrailState

# What a step does with ore: it is found, taken and sold, never lost or made (A-8 .. I-1).


def broken_of_ore(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the law a step breaks, KEPT when none is."""
    if kind_of(move) == kinds.EXTRACT and not is_within_capacity(before, move):
        return laws.CAPACITY
    tin: i64 = sum_of(before.tin) + found(before, after, kinds.GAIN_TIN) - sum_of(after.tin)
    copper: i64 = sum_of(before.copper) - sum_of(after.copper)
    copper += found(before, after, kinds.GAIN_COPPER)  # what has left the map
    tin_held: i64 = sum_of(after.ore_tin)
    copper_held: i64 = sum_of(after.ore_copper)
    if has_sold(before, after):
        if tin < 0 or copper < 0 or tin_held + copper_held != 0:
            return laws.ORE
    elif tin_held != tin + sum_of(before.ore_tin) or copper_held != copper + sum_of(
        before.ore_copper
    ):
        return laws.ORE
    return broken_of_arsenic(before, move, after)


def sum_of(row: vec[i64]) -> i64:
    """Return all cubes of a row of areas or seats."""
    cubes: i64 = 0
    for cell in range(i64(len(row))):
        cubes += row[cell]
    return cubes


def found(before: TrailState, after: TrailState, benefit: i64) -> i64:
    """Return the cubes of one ore that came onto the map: tile, card, adits (A-8, A-9, D-5)."""
    cubes: i64 = 0
    for border in range(before.board.borders):
        cubes += 2 * (after.adit[border] - before.adit[border])
    tile: i64 = tile_built(before, after)
    if tile == kinds.EMPTY:
        return cubes
    if benefit == kinds.GAIN_TIN:
        cubes += before.board.tile_tin[tile]
    else:
        cubes += before.board.tile_copper[tile]
    card: i64 = card_used(before, after)
    if card != kinds.EMPTY and before.board.card_benefit[card] == benefit:
        cubes += before.board.card_amount[card]
    return cubes


def broken_of_arsenic(before: TrailState, move: i64, after: TrailState) -> i64:
    """Calciners lay arsenic, a sale takes it, and only a sale fills open spaces (AR-1 .. AR-5)."""
    if not before.board.arsenic:
        return laws.KEPT
    spaces: i64 = 0
    for space in range(before.board.market_spaces):
        if after.market[space] < before.market[space]:
            return laws.MARKET
        if after.market[space] > before.market[space]:
            if space < before.board.market_from[before.round - 1]:
                return laws.MARKET
            spaces += 1
    sold: i64 = laid(before, after) + sum_of(before.arsenic) - sum_of(after.arsenic)
    sold += sum_of(before.ore_arsenic) - sum_of(after.ore_arsenic)
    if sold < spaces:
        return laws.ARSENIC
    if before.board.solo:
        return laws.KEPT  # Lord Wallace processes and sells within one step
    if kind_of(move) == kinds.SELL_ARSENIC:
        return laws.KEPT if sold == before.ore_arsenic[before.to_move] else laws.ARSENIC
    return laws.KEPT if sold == 0 else laws.ARSENIC


def laid(before: TrailState, after: TrailState) -> i64:
    """Return the arsenic that calciners built in this step have laid (AR-1)."""
    cubes: i64 = 0
    for area in range(before.board.all_areas):
        if after.calciner[area] != before.calciner[area]:
            cubes += 1 + before.board.neighbour_from[area + 1] - before.board.neighbour_from[area]
    return cubes


# What a step does to water and drainage tokens, area by area (A-8, A-9, X-4, D-3 .. D-7).


def broken_of_water(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return WATER when an area has other water than the step leaves it, else KEPT.

    Lord Wallace may do several things within a step; then water is only not too high.
    """
    his_own: bool = kind_of(move) in (kinds.WALLACE_CARD, kinds.DRAW, kinds.ROLL_BID)
    free: bool = his_own or (before.board.solo and before.board.emigration)
    for area in range(before.board.all_areas):
        if before.owner[area] == kinds.EMPTY and after.owner[area] != kinds.EMPTY:
            water: i64 = water_of_new_mine(before, after, area)
            if after.water[area] > water or (after.water[area] < water and not free):
                return laws.WATER
        elif free or after.round != before.round:
            if after.water[area] > before.water[area] + 1:
                return laws.WATER
        elif not is_as_left(before, move, after, area):
            return laws.WATER
    return laws.KEPT


def water_of_new_mine(before: TrailState, after: TrailState, area: i64) -> i64:
    """Return the tile's water less drainage and the card's benefit, never below 0 (A-8, A-9)."""
    water: i64 = before.board.tile_water[tile_built(before, after)]
    water = max(water - before.drainage[area], 0)
    card: i64 = card_used(before, after)
    if card == kinds.EMPTY:
        return water
    benefit: i64 = before.board.card_benefit[card]
    has_room: bool = before.board.coastal[area] != 0 and before.port[area] == 0
    if benefit == kinds.LESS_WATER:
        water -= before.board.card_amount[card]
    elif benefit == kinds.GAIN_PUMP or (benefit == kinds.GAIN_PORT and has_room):
        water -= 1
    return max(water, 0)


def is_as_left(before: TrailState, move: i64, after: TrailState, area: i64) -> bool:
    """Return whether water or drainage tokens of the area are what the move makes them."""
    less: i64 = drained(before, move, area)
    if before.owner[area] == kinds.EMPTY:
        if after.tile[area] == kinds.EMPTY:
            return after.drainage[area] == 0
        return after.drainage[area] == before.drainage[area] + less
    rise: i64 = i64(kind_of(move) == kinds.EXTRACT and first_of(move) == area)
    return after.water[area] == max(before.water[area] - less, 0) + rise


def drained(before: TrailState, move: i64, area: i64) -> i64:
    """Return how much the move's pump, port, train or adit drains the area (D-3 .. D-6, E-4)."""
    kind: i64 = kind_of(move)
    where: i64 = first_of(move)
    if kind == kinds.PLACE:
        kind = kinds.MINER + first_of(move) - 1
        where = second_of(move)
    if kind == kinds.PUMP:
        return i64(where == area + 1)
    if kind == kinds.PORT:
        return i64(where == area)
    if kind == kinds.TRAIN:
        return 2 * i64(where == area) + i64(is_beside(before, where, area))
    if kind == kinds.ADIT:
        return i64(is_side(before, where, area))
    return 0


# What a step does to the markers, and the least bid of an auction (T-2, A-3, A-7).


def broken_of_work(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the law a step breaks, KEPT when none is; Lord Wallace's marker is left out."""
    if kind_of(move) == kinds.BID and first_of(move) < least_bid(before):
        return laws.LEAST_BID
    if has_sold(before, after) or after.round != before.round:
        return laws.KEPT  # the markers have gone to the investment column, or back
    for seat in range(before.seats):
        if seat != before.board.wallace_seat and not moves_rightly(before, move, after, seat):
            return laws.WORK
    return laws.KEPT


def least_bid(before: TrailState) -> i64:
    """Return what must be bid at least: by the passed, by the card, or more than the highest."""
    if before.high_bidder != kinds.EMPTY:
        return before.high_bid + 1
    if before.board.two_player and before.survey_card != kinds.EMPTY:
        return before.board.card_value[before.survey_card] + before.passed
    return 1 if before.board.edition_2007 else 1 + before.passed


def moves_rightly(before: TrailState, move: i64, after: TrailState, seat: i64) -> bool:
    """Return whether a marker stands where the step takes it (T-2, T-4, A-7)."""
    if before.place[seat] != kinds.EMPTY:
        return after.place[seat] == before.place[seat] or after.passed == 0
    if seat == before.to_move and kind_of(move) == kinds.PASS:
        return after.place[seat] == before.passed
    work: i64 = 0
    if seat == before.to_move:
        work = before.board.work[kind_of(move)]
    if seat == winner_of(before, move, after):
        work = before.board.build_work
        if not before.board.edition_2007:
            work -= before.board.tile_work[before.tile[before.area]]
    if after.place[seat] != kinds.EMPTY or after.column[seat] != before.column[seat] + work:
        return False
    return work == 0 or arrives_below(before, after, seat)
