"""The laws of what only the edition of 2007 has: cubes in boxes, ground, the last action."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADIT,
    AUCTION,
    BOX_PLACES,
    EMPTY,
    EXTRACT,
    INVEST_PHASE,
    OVER,
    PORT,
    PRICES,
    PROSPECT_PHASE,
    PUMP,
    PUMPS_PHASE,
    ROLL_AREA,
    ROUNDS,
    TRAIN,
)
from game.titles.tinners_trail.rules.laws.kinds import (
    BOXES,
    CAPACITY,
    CUBES,
    GROUND,
    HELD_ORE,
    KEPT,
    LAST_ACTION,
    POINTS,
    TAKEN_BACK,
)
from game.titles.tinners_trail.rules.laws.of_areas import (
    could_build,
    is_beside,
    is_first_on_track,
    is_within_capacity,
)
from game.titles.tinners_trail.rules.laws.of_money import has_sold
from game.titles.tinners_trail.rules.state import TrailState


def broken_of_boxes(st: TrailState) -> i64:
    """Return the law that cubes and boxes break, KEPT when they keep all."""
    for seat in range(st.seats):
        cubes: i64 = cubes_in_boxes(st, seat) + st.cubes_left[seat]
        if cubes != st.board.cubes or st.cubes_left[seat] < 0:
            return CUBES
        if points_in_boxes(st, seat) != st.points[seat]:
            return POINTS
    return KEPT if are_boxes_right(st) else BOXES


def broken_of_last_action(before: TrailState, after: TrailState) -> i64:
    """Return the law a step breaks by taking back a cube, or by an action too many (C-7, C-24)."""
    if goes_on_after_the_last(before, after):
        return LAST_ACTION
    for cell in range(i64(len(before.boxes))):
        if before.boxes[cell] != kinds.EMPTY and after.boxes[cell] == kinds.EMPTY:
            return TAKEN_BACK
    return KEPT


def broken_of_hands(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the law a step breaks with the ore in hand, KEPT when none is."""
    for seat in range(before.seats):
        if not is_held(before, move, after, seat):
            return HELD_ORE
    return KEPT


def is_right_decider_of_2007(st: TrailState) -> bool:
    """Return whether it is this one's turn: seat, luck or nobody (C-6, C-14, C-15)."""
    if st.phase == OVER or st.to_move == NOBODY:
        return st.phase == OVER and st.to_move == NOBODY
    if st.phase == PRICES:
        return st.to_move == CHANCE
    if st.to_move == CHANCE:
        return st.phase == AUCTION or (st.phase == PROSPECT_PHASE and lies_bare(st, st.area))
    if st.phase == ACTIONS or st.phase == PUMPS_PHASE:
        if st.to_move != st.active or st.place[st.active] != EMPTY:
            return False
        return st.phase == PUMPS_PHASE or is_first_on_track(st, st.active)
    if st.phase == INVEST_PHASE:
        for seat in range(st.seats):
            if st.declined[seat] == 0 and not could_invest(st, seat):
                return False
        return st.declined[st.to_move] == 0
    if st.phase == PROSPECT_PHASE:
        return st.to_move == st.next_prospector
    return st.bidding[st.to_move] != 0 and st.to_move != st.high_bidder


def lies_bare(st: TrailState, area: i64) -> bool:
    """Return whether the area has neither mine nor cube (C-27)."""
    bare: bool = st.tin[area] == 0 and st.copper[area] == 0 and st.water[area] == 0
    return bare and st.owner[area] == kinds.EMPTY


def could_invest(st: TrailState, seat: i64) -> bool:
    """Return whether the seat has a cube and the money for a box with a free place (C-24)."""
    for row in range(st.board.rows):
        box: i64 = (st.round - 1) * st.board.rows + row
        free: bool = st.boxes[box * BOX_PLACES + BOX_PLACES - 1] == EMPTY
        if free and st.money[seat] >= st.board.box_price[row] and st.cubes_left[seat] > 0:
            return True
    return False


def fits_the_auction_of_2007(st: TrailState) -> bool:
    """Return whether bidders may bid, the highest bid is theirs, and nothing lies there idly."""
    if st.phase != AUCTION:
        for seat in range(st.seats):
            if st.bidding[seat] != 0:
                return False
        return st.high_bidder == EMPTY and (st.area == EMPTY or st.phase == PROSPECT_PHASE)
    if st.to_move == CHANCE:  # it is over, and only the dice are due (C-22)
        return st.high_bidder != EMPTY and st.owner[st.area] == st.high_bidder
    if st.owner[st.area] != EMPTY:
        return False
    for seat in range(st.seats):
        if st.bidding[seat] != 0 and not could_build(st, seat):
            return False
    if st.high_bidder == EMPTY:
        return st.to_move == st.opener
    return 0 < st.high_bid <= st.money[st.high_bidder] and st.high_bid < st.money[st.to_move]


# What is true of cubes and boxes at any time.


def cubes_in_boxes(st: TrailState, seat: i64) -> i64:
    """Return how many of the seat's cubes lie in boxes."""
    cubes: i64 = 0
    for cell in range(i64(len(st.boxes))):
        if st.boxes[cell] == seat:
            cubes += 1
    return cubes


def points_in_boxes(st: TrailState, seat: i64) -> i64:
    """Return the numbers of the boxes with the seat's cubes (C-25)."""
    points: i64 = 0
    for cell in range(i64(len(st.boxes))):
        if st.boxes[cell] == seat:
            points += st.board.box_points[cell // BOX_PLACES]
    return points


def are_boxes_right(st: TrailState) -> bool:
    """Return whether cubes lie in boxes of rounds that have invested, in seat order (C-14)."""
    invested: i64 = st.round - 1
    if st.phase == INVEST_PHASE or st.phase == PROSPECT_PHASE or st.phase == OVER:
        invested += 1
    for box in range(ROUNDS * st.board.rows):
        first: i64 = st.boxes[box * BOX_PLACES]
        second: i64 = st.boxes[box * BOX_PLACES + 1]
        if second != EMPTY and (first == EMPTY or first > second):
            return False
        if first != EMPTY and box // st.board.rows >= invested:
            return False
    return True


# What a step does to ore in hand, counted anew.


def goes_on_after_the_last(before: TrailState, after: TrailState) -> bool:
    """Return whether somebody acts although the last player has taken their action (C-7)."""
    acting: bool = before.phase == ACTIONS or before.phase == AUCTION or before.phase == PUMPS_PHASE
    return acting and before.passed == before.seats - 1 and after.phase == ACTIONS


def is_held(before: TrailState, move: i64, after: TrailState, seat: i64) -> bool:
    """Return whether the seat holds the ore it took, and none after the sale (C-10, C-13)."""
    if has_sold(before, after):
        return after.ore_tin[seat] == 0 and after.ore_copper[seat] == 0
    if after.ore_tin[seat] != tin_after(before, move, seat):
        return False
    return after.ore_copper[seat] == copper_after(before, move, seat)


def tin_after(before: TrailState, move: i64, seat: i64) -> i64:
    """Return the tin a seat holds after its move, before any sale."""
    took: bool = kind_of(move) == EXTRACT and seat == before.to_move
    return before.ore_tin[seat] + (second_of(move) if took else 0)


def copper_after(before: TrailState, move: i64, seat: i64) -> i64:
    """Return the copper a seat holds after its move, before any sale."""
    took: bool = kind_of(move) == EXTRACT and seat == before.to_move
    return before.ore_copper[seat] + (third_of(move) if took else 0)


# What a step does to the cubes of every area, counted anew (C-10 .. C-12, C-22, C-23).

OF_TRAIN: Final = 2  # water


def broken_of_ground(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the law a step breaks, KEPT when none is."""
    if kind_of(move) == EXTRACT and not is_within_capacity(before, move):
        return CAPACITY
    for area in range(before.board.areas):
        if kind_of(move) == ROLL_AREA and area == before.area:
            if not is_as_rolled(before, move, after, area):
                return GROUND
        elif not is_ground_as_left(before, move, after, area):
            return GROUND
    return KEPT


def is_as_rolled(before: TrailState, move: i64, after: TrailState, area: i64) -> bool:
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


def is_ground_as_left(before: TrailState, move: i64, after: TrailState, area: i64) -> bool:
    """Return whether the area's cubes are what the move makes them."""
    tin: i64 = before.tin[area]
    copper: i64 = before.copper[area]
    water: i64 = max(0, before.water[area] - drained_on_ground(before, move, area))
    kind: i64 = kind_of(move)
    if kind == EXTRACT and first_of(move) == area:
        tin -= second_of(move)
        copper -= third_of(move)
        water += 1
    if kind == ADIT and is_side(before, first_of(move), area) and not lies_bare(before, area):
        tin += 1
        copper += 1
    return after.tin[area] == tin and after.copper[area] == copper and after.water[area] == water


def drained_on_ground(before: TrailState, move: i64, area: i64) -> i64:
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


def is_side(st: TrailState, border: i64, area: i64) -> bool:
    """Return whether the area lies at the border."""
    return st.board.border_west[border] == area or st.board.border_east[border] == area
