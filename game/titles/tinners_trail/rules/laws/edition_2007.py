"""The laws of the edition of 2007: what is true of every table and of every step."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADIT,
    AUCTION,
    BID,
    BOX_PLACES,
    EMPTY,
    EXTRACT,
    INVEST,
    INVEST_PHASE,
    OVER,
    PASS,
    PASTIES,
    PORT,
    PRICES,
    PROSPECT_PHASE,
    PUMP,
    PUMPS_PHASE,
    ROLL_AREA,
    ROUNDS,
    TRAIN,
)
from game.titles.tinners_trail.rules.laws.broken import begins_the_next_round
from game.titles.tinners_trail.rules.laws.of_areas import (
    arrives_below,
    is_beside,
    is_first_on_track,
    is_printed,
    is_ranked,
    is_within_capacity,
    mines_of,
    stands_alone,
)
from game.titles.tinners_trail.rules.laws.of_pieces import cost_of
from game.titles.tinners_trail.rules.laws.of_the_table import are_stocks_right, could_build
from game.titles.tinners_trail.rules.state import TrailState

KEPT: Final = 0
BELOW_ZERO: Final = 1
PRICES_PRINTED: Final = 2
MINES: Final = 3
CUBES: Final = 4
MARKERS: Final = 5
LIMITS: Final = 6
PIECES: Final = 7
BOXES: Final = 8
DECIDER: Final = 9
AUCTION_BOARD: Final = 10
STOCKS_LEFT: Final = 11
TAKEN_BACK: Final = 12
GROUND: Final = 13
HELD: Final = 14
MONEY: Final = 15
POINTS: Final = 16
WORK: Final = 17
CAPACITY: Final = 18
LEAST_BID: Final = 19
LAST_ACTION: Final = 20
RANKING: Final = 21

WORDS: Final = [
    "every law is kept",
    "money, points, ore or cubes are below 0",
    "a price is not on the price columns (C-4)",
    "a mine is lost or made (C-1)",
    "an investment cube is lost or made (C-1, C-24)",
    "markers share a place or leave a gap (C-20, C-21)",
    "a marker stands beyond the last column (C-6)",
    "there is a piece too many, or one where it may not stand (C-11)",
    "cubes lie in a box of a later round, or not in seat order (C-14)",
    "somebody decides whose turn it is not (C-6, C-14, C-15, C-24)",
    "the auction board does not fit the auction (C-9, C-22)",
    "a stock is fuller than printed, or one of an earlier round is left (C-5)",
    "something on the map, a cube in a box or a round is taken back (C-11, C-24)",
    "cubes of an area are not what the step leaves there (C-10 .. C-12, C-15, C-22, C-23)",
    "ore in hand is lost or made (C-10, C-13)",
    "a seat has other money than the step gives or takes (C-9, C-10, C-13, C-14, C-28)",
    "points are not what the boxes say (C-25)",
    "a marker moves by other time points than the action costs (C-8, C-9, C-20)",
    "more ore is taken than the mine's capacity or content (C-10)",
    "a bid is below what must be bid (C-9)",
    "somebody acts after the last player's action (C-7)",
    "the ranking does not follow points, money, ore and passing (C-16)",
]


def broken_law(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the first law that a step or the true table it leaves breaks, KEPT when none."""
    law: i64 = broken_of_table(after)
    if law == KEPT:
        law = broken_of_turn(after)
    if law == KEPT:
        law = broken_of_ground(before, move, after)
    if law == KEPT:
        law = broken_of_accounts(before, move, after)
    if law == KEPT and after.phase == OVER and not is_ranked(after):
        return RANKING
    return law


# What is true of whose turn it is, and of the auction board.


def broken_of_turn(st: TrailState) -> i64:
    """Return the law that is broken, KEPT when none is."""
    if not is_right_decider(st):
        return DECIDER
    if not fits_the_auction(st):
        return AUCTION_BOARD
    return KEPT


def is_right_decider(st: TrailState) -> bool:
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
    return bare and st.owner[area] == EMPTY


def could_invest(st: TrailState, seat: i64) -> bool:
    """Return whether the seat has a cube and the money for a box with a free place (C-24)."""
    for row in range(st.board.rows):
        box: i64 = (st.round - 1) * st.board.rows + row
        free: bool = st.boxes[box * BOX_PLACES + BOX_PLACES - 1] == EMPTY
        if free and st.money[seat] >= st.board.box_price[row] and st.cubes_left[seat] > 0:
            return True
    return False


def fits_the_auction(st: TrailState) -> bool:
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


# What is true of the table at any time: seats, map, boxes, stocks.


def broken_of_table(st: TrailState) -> i64:
    """Return the law that is broken, KEPT when none is."""
    for seat in range(st.seats):
        law: i64 = broken_of_seat(st, seat)
        if law != KEPT:
            return law
    for area in range(st.board.areas):
        if st.tin[area] < 0 or st.copper[area] < 0 or st.water[area] < 0:
            return BELOW_ZERO
        if not has_room_for_its_pieces(st, area):
            return PIECES
    for border in range(st.board.borders):
        if st.adit[border] != 0 and st.adit[border] != 1:
            return PIECES
    if not is_printed(st.board.tin_price, st.tin_price):
        return PRICES_PRINTED
    if not is_printed(st.board.copper_price, st.copper_price):
        return PRICES_PRINTED
    if not are_boxes_right(st):
        return BOXES
    if not are_stocks_right(st):
        return STOCKS_LEFT
    return KEPT


def broken_of_seat(st: TrailState, seat: i64) -> i64:
    """Return the law a seat breaks, KEPT when none is."""
    if st.money[seat] < 0 or st.ore_tin[seat] < 0 or st.ore_copper[seat] < 0:
        return BELOW_ZERO
    if mines_of(st, seat) != st.board.mines or st.mines_left[seat] < 0:
        return MINES
    if cubes_in_boxes(st, seat) + st.cubes_left[seat] != st.board.cubes or st.cubes_left[seat] < 0:
        return CUBES
    if points_in_boxes(st, seat) != st.points[seat]:
        return POINTS
    if not stands_alone(st, seat):
        return MARKERS
    if st.column[seat] < 0 or st.column[seat] > st.board.columns:
        return LIMITS
    return KEPT


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


def has_room_for_its_pieces(st: TrailState, area: i64) -> bool:
    """Return whether there is at most one piece a kind, and no port inland (C-11)."""
    if st.port[area] != 0 and st.board.coastal[area] == 0:
        return False
    if st.miner[area] < 0 or st.port[area] < 0 or st.train[area] < 0:
        return False
    return st.miner[area] <= 1 and st.port[area] <= 1 and st.train[area] <= 1


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


# What a step does to money, ore in hand, boxes and markers, counted anew.


def broken_of_accounts(before: TrailState, move: i64, after: TrailState) -> i64:
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


def goes_on_after_the_last(before: TrailState, after: TrailState) -> bool:
    """Return whether somebody acts although the last player has taken their action (C-7)."""
    acting: bool = before.phase == ACTIONS or before.phase == AUCTION or before.phase == PUMPS_PHASE
    return acting and before.passed == before.seats - 1 and after.phase == ACTIONS


def has_sold(before: TrailState, after: TrailState) -> bool:
    """Return whether phase 3 ended in this step, so that all ore is sold (C-13)."""
    acting: bool = before.phase == ACTIONS or before.phase == AUCTION or before.phase == PUMPS_PHASE
    still: bool = after.phase == ACTIONS or after.phase == AUCTION or after.phase == PUMPS_PHASE
    return acting and not still


def winner_of(before: TrailState, after: TrailState) -> i64:
    """Return who has built a mine in this step, EMPTY when nobody has (C-9)."""
    if before.area == EMPTY or before.owner[before.area] != EMPTY:
        return EMPTY
    return after.owner[before.area]


def is_paid(before: TrailState, move: i64, after: TrailState, seat: i64) -> bool:
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


def moves_rightly(before: TrailState, move: i64, after: TrailState, seat: i64) -> bool:
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


# What a step does to the cubes of every area, counted anew (C-10 .. C-12, C-22, C-23).

OF_TRAIN: Final = 2  # water


def broken_of_ground(before: TrailState, move: i64, after: TrailState) -> i64:
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


def is_taken_back(before: TrailState, after: TrailState, area: i64) -> bool:
    """Return whether a mine or piece has left the area (C-9, C-11)."""
    if before.owner[area] != EMPTY and after.owner[area] != before.owner[area]:
        return True
    if after.miner[area] < before.miner[area]:
        return True
    return after.port[area] < before.port[area] or after.train[area] < before.train[area]


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


def is_as_left(before: TrailState, move: i64, after: TrailState, area: i64) -> bool:
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


def drained(before: TrailState, move: i64, area: i64) -> i64:
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
