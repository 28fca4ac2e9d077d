"""What the Cardinal lacks, and which good he needs most (C-302, C-303)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import row_of
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import (
    BUILDINGS,
    CONTRACT_SPACES,
    EMPTY,
    FOOD,
    GOLD,
    GOODS,
    IRON,
    STONE,
    WOOL,
)
from game.titles.tiletum.rules.pieces import has_pillar
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import goods_of

BY_NEED: Final[vec[i64]] = row_of([STONE, IRON, WOOL, FOOD, GOLD])  # among equal needs


def lack(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return how many of a good the Cardinal lacks, 0 when he has enough (C-302)."""
    if good == STONE:
        return missing(st, seat, STONE, costs_of_cathedrals(st, seat, STONE))
    if good == FOOD:
        return missing(st, seat, FOOD, costs_of_crests(st, seat))
    open_goods: i64 = uncovered(st, seat)
    if good == GOLD:
        return open_goods + missing(st, seat, GOLD, costs_of_cathedrals(st, seat, GOLD))
    return missing(st, seat, good, named(st, good)) + open_goods


def missing(st: TiletumState, seat: i64, good: i64, wanted: i64) -> i64:
    """Return how many of a good are wanted beyond what he has."""
    held: i64 = goods_of(st, seat, good)
    return wanted - held if wanted > held else 0


def costs_of_cathedrals(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return the stone, or gold, for all cathedrals with his pillar and no contribution of his."""
    board: Board = st.board
    total: i64 = 0
    for number in range(board.cathedrals):
        if board.paid_with[number] != good or board.is_open[number] == 0:
            continue
        if st.taken[seat * board.cathedrals + number] != EMPTY:
            continue
        if has_pillar(st, seat, board.town_of[number]):
            total += board.cost_stone[st.cost[number]]
    return total


def costs_of_crests(st: TiletumState, seat: i64) -> i64:
    """Return the food for the cheapest free spaces for the crests in his hand."""
    crests: i64 = 0
    for crest in range(st.board.crest_kinds):
        crests += st.hand[crest]
    total: i64 = 0
    for back in range(BUILDINGS):
        building: i64 = BUILDINGS - 1 - back
        if crests > 0 and st.crests[seat * BUILDINGS + building] == EMPTY:
            total += st.board.crest_food[building]
            crests -= 1
    return total


def named(st: TiletumState, good: i64) -> i64:
    """Return how many wool or iron his open contracts name."""
    total: i64 = 0
    for at in range(CONTRACT_SPACES):
        tile: i64 = st.open[at]
        if tile != EMPTY:
            total += st.board.wool[tile] if good == WOOL else st.board.iron[tile]
    return total


def uncovered(st: TiletumState, seat: i64) -> i64:
    """Return the alike goods of open contracts that spare wool, iron and gold do not cover."""
    alike: i64 = 0
    for at in range(CONTRACT_SPACES):
        if st.open[at] != EMPTY:
            alike += st.board.same[st.open[at]]
    alike -= goods_of(st, seat, GOLD)
    alike -= spare(st, seat, WOOL)
    alike -= spare(st, seat, IRON)
    return alike if alike > 0 else 0


def spare(st: TiletumState, seat: i64, good: i64) -> i64:
    """Return the wool or iron that no open contract names."""
    left: i64 = goods_of(st, seat, good) - named(st, good)
    return left if left > 0 else 0


def most_needed(st: TiletumState, seat: i64) -> i64:
    """Return the good he lacks most; among equals stone, iron, wool, food, gold (C-303)."""
    return most_needed_of(st, seat, 2**GOODS - 1)


def most_needed_of(st: TiletumState, seat: i64, goods: i64) -> i64:
    """Return the good of a set he lacks most, EMPTY of an empty set."""
    found: i64 = EMPTY
    most: i64 = EMPTY
    for place in range(GOODS):
        good: i64 = BY_NEED[place]
        if goods & GOOD_BIT[good] and lack(st, seat, good) > most:
            found = good
            most = lack(st, seat, good)
    return found


GOOD_BIT: Final[vec[i64]] = row_of([1, 2, 4, 8, 16])
