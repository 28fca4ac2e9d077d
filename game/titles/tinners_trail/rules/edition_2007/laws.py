"""What is true of whose turn it is, and of the auction board. What is true of the table at
any time: seats, map, boxes, stocks."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules.edition_2007.kinds import BOX_PLACES, PROSPECT_PHASE
from game.titles.tinners_trail.rules.edition_2007.law_names import (
    AUCTION_BOARD,
    BELOW_ZERO,
    BOXES,
    CUBES,
    DECIDER,
    KEPT,
    LIMITS,
    MARKERS,
    MINES,
    PIECES,
    POINTS,
    PRICES_PRINTED,
    STOCKS_LEFT,
)
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    AUCTION,
    EMPTY,
    INVEST_PHASE,
    OVER,
    PRICES,
    PUMPS_PHASE,
    ROUNDS,
    STOCKS,
)
from game.titles.tinners_trail.rules.laws.of_areas import (
    is_first_on_track,
    is_printed,
    mines_of,
    stands_alone,
)

# What is true of whose turn it is, and of the auction board.


def broken_of_turn(st: ClassicState) -> i64:
    """Return the law that is broken, KEPT when none is."""
    if not is_right_decider(st):
        return DECIDER
    if not fits_the_auction(st):
        return AUCTION_BOARD
    return KEPT


def is_right_decider(st: ClassicState) -> bool:
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


def lies_bare(st: ClassicState, area: i64) -> bool:
    """Return whether the area has neither mine nor cube (C-27)."""
    bare: bool = st.tin[area] == 0 and st.copper[area] == 0 and st.water[area] == 0
    return bare and st.owner[area] == EMPTY


def could_invest(st: ClassicState, seat: i64) -> bool:
    """Return whether the seat has a cube and the money for a box with a free place (C-24)."""
    for row in range(st.board.rows):
        box: i64 = (st.round - 1) * st.board.rows + row
        free: bool = st.boxes[box * BOX_PLACES + BOX_PLACES - 1] == EMPTY
        if free and st.money[seat] >= st.board.box_price[row] and st.cubes_left[seat] > 0:
            return True
    return False


def fits_the_auction(st: ClassicState) -> bool:
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


def could_build(st: ClassicState, seat: i64) -> bool:
    """Return whether the seat may be in an auction (C-9)."""
    if st.place[seat] != EMPTY or st.mines_left[seat] == 0:
        return False
    return st.column[seat] + st.board.build_work <= st.board.columns


# What is true of the table at any time: seats, map, boxes, stocks.


def broken_of_table(st: ClassicState) -> i64:
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


def broken_of_seat(st: ClassicState, seat: i64) -> i64:
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


def cubes_in_boxes(st: ClassicState, seat: i64) -> i64:
    """Return how many of the seat's cubes lie in boxes."""
    cubes: i64 = 0
    for cell in range(i64(len(st.boxes))):
        if st.boxes[cell] == seat:
            cubes += 1
    return cubes


def points_in_boxes(st: ClassicState, seat: i64) -> i64:
    """Return the numbers of the boxes with the seat's cubes (C-25)."""
    points: i64 = 0
    for cell in range(i64(len(st.boxes))):
        if st.boxes[cell] == seat:
            points += st.board.box_points[cell // BOX_PLACES]
    return points


def has_room_for_its_pieces(st: ClassicState, area: i64) -> bool:
    """Return whether there is at most one piece a kind, and no port inland (C-11)."""
    if st.port[area] != 0 and st.board.coastal[area] == 0:
        return False
    if st.miner[area] < 0 or st.port[area] < 0 or st.train[area] < 0:
        return False
    return st.miner[area] <= 1 and st.port[area] <= 1 and st.train[area] <= 1


def are_boxes_right(st: ClassicState) -> bool:
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


def are_stocks_right(st: ClassicState) -> bool:
    """Return whether nothing is there beyond what is printed or over (C-5)."""
    first: i64 = st.round - 1  # the columns of the rounds before are empty
    if st.phase == PROSPECT_PHASE:
        first += 1
    for stock in range(STOCKS):
        for column in range(ROUNDS):
            left: i64 = st.stock[stock * ROUNDS + column]
            if left < 0 or left > st.board.stock[stock * ROUNDS + column]:
                return False
            if column < first and left != 0:
                return False
    for group in range(i64(len(st.pumps))):
        if st.pumps[group] != 0 and st.pumps[group] != st.board.pumps[group]:
            return False
    return True
