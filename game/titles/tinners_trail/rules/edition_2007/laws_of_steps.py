"""What a step does to money, ore in hand, boxes and markers, counted anew."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.tinners_trail.rules.edition_2007.kinds import ROLL_AREA
from game.titles.tinners_trail.rules.edition_2007.law_names import (
    CAPACITY,
    GROUND,
    HELD,
    KEPT,
    LAST_ACTION,
    LEAST_BID,
    MONEY,
    TAKEN_BACK,
    WORK,
)
from game.titles.tinners_trail.rules.edition_2007.laws import lies_bare
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADIT,
    AUCTION,
    BID,
    EMPTY,
    EXTRACT,
    INVEST,
    MINER,
    PASS,
    PASTIES,
    PORT,
    PRICES,
    PUMP,
    PUMPS,
    PUMPS_PHASE,
    TRAIN,
)
from game.titles.tinners_trail.rules.laws.of_areas import (
    arrives_below,
    is_beside,
    is_within_capacity,
)

# What a step does to money, ore in hand, boxes and markers, counted anew.


def broken_of_accounts(before: ClassicState, move: i64, after: ClassicState) -> i64:
    """Return the law a step breaks, KEPT when none is."""
    if kind_of(move) == BID and first_of(move) <= before.high_bid:
        return LEAST_BID
    if after.round != before.round and not begins_the_next_round(before, after):
        return TAKEN_BACK
    if goes_on_after_the_last(before, after):
        return LAST_ACTION
    marked: bool = not has_sold(before, after) and after.round == before.round
    for seat in range(before.seats):
        if after.points[seat] < before.points[seat]:
            return TAKEN_BACK
        if not is_paid(before, move, after, seat):
            return MONEY
        if not is_held(before, move, after, seat):
            return HELD
        if marked and not moves_rightly(before, move, after, seat):
            return WORK
    for cell in range(i64(len(before.boxes))):
        if before.boxes[cell] != EMPTY and after.boxes[cell] == EMPTY:
            return TAKEN_BACK
    return KEPT


def begins_the_next_round(before: ClassicState, after: ClassicState) -> bool:
    """Return whether the dice of the round after this one are due."""
    return after.round == before.round + 1 and after.phase == PRICES


def goes_on_after_the_last(before: ClassicState, after: ClassicState) -> bool:
    """Return whether somebody acts although the last player has taken their action (C-7)."""
    acting: bool = before.phase == ACTIONS or before.phase == AUCTION or before.phase == PUMPS_PHASE
    return acting and before.passed == before.seats - 1 and after.phase == ACTIONS


def has_sold(before: ClassicState, after: ClassicState) -> bool:
    """Return whether phase 3 ended in this step, so that all ore is sold (C-13)."""
    acting: bool = before.phase == ACTIONS or before.phase == AUCTION or before.phase == PUMPS_PHASE
    still: bool = after.phase == ACTIONS or after.phase == AUCTION or after.phase == PUMPS_PHASE
    return acting and not still


def winner_of(before: ClassicState, after: ClassicState) -> i64:
    """Return who has built a mine in this step, EMPTY when nobody has (C-9)."""
    if before.area == EMPTY or before.owner[before.area] != EMPTY:
        return EMPTY
    return after.owner[before.area]


def is_paid(before: ClassicState, move: i64, after: ClassicState, seat: i64) -> bool:
    """Return whether the seat's money is what the step gives and takes."""
    kind: i64 = kind_of(move)
    pounds: i64 = before.money[seat]
    if seat == before.to_move and kind == EXTRACT:
        pounds -= (second_of(move) + third_of(move)) * before.water[first_of(move)]
    elif seat == before.to_move and kind == PASTIES:
        pounds += 1
    elif seat == before.to_move and kind == INVEST:
        pounds -= first_of(move)
    if seat == winner_of(before, after):
        pounds -= first_of(move) if kind == BID and seat == before.to_move else before.high_bid
    if has_sold(before, after):
        pounds += tin_after(before, move, seat) * before.tin_price
        pounds += copper_after(before, move, seat) * before.copper_price
    return after.money[seat] == pounds


def is_held(before: ClassicState, move: i64, after: ClassicState, seat: i64) -> bool:
    """Return whether the seat holds the ore it took, and none after the sale (C-10, C-13)."""
    if has_sold(before, after):
        return after.ore_tin[seat] == 0 and after.ore_copper[seat] == 0
    if after.ore_tin[seat] != tin_after(before, move, seat):
        return False
    return after.ore_copper[seat] == copper_after(before, move, seat)


def tin_after(before: ClassicState, move: i64, seat: i64) -> i64:
    """Return the tin a seat holds after its move, before any sale."""
    took: bool = kind_of(move) == EXTRACT and seat == before.to_move
    return before.ore_tin[seat] + (second_of(move) if took else 0)


def copper_after(before: ClassicState, move: i64, seat: i64) -> i64:
    """Return the copper a seat holds after its move, before any sale."""
    took: bool = kind_of(move) == EXTRACT and seat == before.to_move
    return before.ore_copper[seat] + (third_of(move) if took else 0)


def moves_rightly(before: ClassicState, move: i64, after: ClassicState, seat: i64) -> bool:
    """Return whether a marker stands where the step takes it (C-8, C-9, C-20, C-21)."""
    if before.place[seat] != EMPTY:
        return after.place[seat] == before.place[seat] or after.passed == 0
    if seat == before.to_move and kind_of(move) == PASS:
        return after.place[seat] == before.passed
    work: i64 = 0
    if seat == before.to_move:
        work = cost_of(before, kind_of(move))
    if seat == winner_of(before, after):
        work = before.board.build_work
    if after.place[seat] != EMPTY or after.column[seat] != before.column[seat] + work:
        return False
    return work == 0 or arrives_below(before, after, seat)


def cost_of(st: ClassicState, kind: i64) -> i64:
    """Return the time points of a move that is an action; 0 for every other move (C-8)."""
    if kind == EXTRACT:
        return st.board.extract_work
    if kind == MINER:
        return st.board.miner_work
    if kind == PORT:
        return st.board.port_work
    if kind == TRAIN:
        return st.board.train_work
    if kind == ADIT:
        return st.board.adit_work
    if kind == PUMPS:
        return st.board.pumps_work
    if kind == PASTIES:
        return st.board.pasties_work
    return 0


# What a step does to the cubes of every area, counted anew (C-10 .. C-12, C-22, C-23).

OF_TRAIN: Final = 2  # water


def broken_of_ground(before: ClassicState, move: i64, after: ClassicState) -> i64:
    """Return the law a step breaks, KEPT when none is."""
    if kind_of(move) == EXTRACT and not is_within_capacity(before, move):
        return CAPACITY
    for area in range(before.board.areas):
        if is_taken_back(before, after, area):
            return TAKEN_BACK
        if kind_of(move) == ROLL_AREA and area == before.area:
            if not is_as_rolled(before, move, after, area):
                return GROUND
        elif not is_as_left(before, move, after, area):
            return GROUND
    for border in range(before.board.borders):
        if after.adit[border] < before.adit[border]:
            return TAKEN_BACK
    return KEPT


def is_taken_back(before: ClassicState, after: ClassicState, area: i64) -> bool:
    """Return whether a mine or piece has left the area (C-9, C-11)."""
    if before.owner[area] != EMPTY and after.owner[area] != before.owner[area]:
        return True
    if after.miner[area] < before.miner[area]:
        return True
    return after.port[area] < before.port[area] or after.train[area] < before.train[area]


def is_as_rolled(before: ClassicState, move: i64, after: ClassicState, area: i64) -> bool:
    """Return whether the dice and all pieces there tell what lies in the area now (C-12)."""
    adits: i64 = 0
    water: i64 = third_of(move) - before.port[area] - OF_TRAIN * before.train[area]
    for other in range(before.board.areas):
        if is_beside(before, area, other):
            water -= before.train[other]
    for border in range(before.board.borders):
        if is_side(before, border, area):
            adits += before.adit[border]
    if after.tin[area] != first_of(move) + adits or after.copper[area] != second_of(move) + adits:
        return False
    return after.water[area] == max(0, water - adits)


def is_as_left(before: ClassicState, move: i64, after: ClassicState, area: i64) -> bool:
    """Return whether the area's cubes are what the move makes them."""
    tin: i64 = before.tin[area]
    copper: i64 = before.copper[area]
    water: i64 = max(0, before.water[area] - drained(before, move, area))
    kind: i64 = kind_of(move)
    if kind == EXTRACT and first_of(move) == area:
        tin -= second_of(move)
        copper -= third_of(move)
        water += 1
    if kind == ADIT and is_side(before, first_of(move), area) and not lies_bare(before, area):
        tin += 1
        copper += 1
    return after.tin[area] == tin and after.copper[area] == copper and after.water[area] == water


def drained(before: ClassicState, move: i64, area: i64) -> i64:
    """Return how much water the move takes from the area, if it is there."""
    kind: i64 = kind_of(move)
    where: i64 = first_of(move)
    if kind == PUMP:
        return i64(where == area + 1)
    if kind == PORT:
        return i64(where == area)
    if kind == TRAIN:
        return OF_TRAIN if where == area else i64(is_beside(before, where, area))
    if kind == ADIT:
        return i64(is_side(before, where, area))
    return 0


def is_side(st: ClassicState, border: i64, area: i64) -> bool:
    """Return whether the area lies at the border."""
    return st.board.border_west[border] == area or st.board.border_east[border] == area
