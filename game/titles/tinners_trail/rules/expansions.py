"""The expansions: arsenic and its market (AR), emigration and its four places (E)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import add_move, pack
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.developments import put_piece, stock_of, take_stock
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.turns import spend_work

# Arsenic: the calciner, processing and the work limiter (AR-1 .. AR-4).

TIN: Final = 0  # first field of ADELAIDE
COPPER: Final = 1


def may_build_calciner(st: TrailState, seat: i64) -> bool:
    """Return whether the seat still has its calciner (AR-1)."""
    return st.board.arsenic and st.calciner_left[seat] != 0


def build_calciner(st: TrailState, seat: i64, area: i64) -> None:
    """Lay 1 arsenic in the area and in each adjacent one, tile or mine or neither (AR-1)."""
    st.calciner_left[seat] = 0
    st.calciner[area] = seat
    st.arsenic[area] += 1
    for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
        st.arsenic[st.board.neighbour[spot]] += 1


def has_calciner(st: TrailState, seat: i64) -> bool:
    """Return whether the seat has built its calciner (AR-2, AR-5)."""
    return st.calciner_left[seat] == 0


def next_limiter(st: TrailState, seat: i64) -> i64:
    """Return the column the limiter would cover next: the last, then one left each time (AR-3)."""
    if st.limiter[seat] == 0:
        return st.board.columns
    return st.limiter[seat] - 1


def may_process(st: TrailState, seat: i64) -> bool:
    """Return whether the limiter may move: never onto the seat's own marker (AR-2, AR-3)."""
    return has_calciner(st, seat) and next_limiter(st, seat) > st.column[seat]


def list_processing(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every own mine with arsenic (AR-2)."""
    count: i64 = start
    if may_process(st, seat):
        for area in range(st.board.areas):
            if st.owner[area] == seat and st.arsenic[area] > 0:
                count = add_move(out, count, pack(kinds.PROCESS, area, 0, 0))
    return count


def process(st: TrailState, area: i64) -> None:
    """Take exactly 1 arsenic, whatever the water; the limiter moves (AR-2, AR-3)."""
    seat: i64 = st.active
    st.limiter[seat] = next_limiter(st, seat)
    st.arsenic[area] -= 1
    st.ore_arsenic[seat] += 1


# The arsenic market: selling cube by cube, sections closing round by round (AR-5).


def best_space(st: TrailState, start: i64) -> i64:
    """Return the dearest empty space from start on; the last one is never full (AR-5)."""
    space: i64 = start
    while space < st.board.market_spaces and st.market[space] != 0:
        space += 1
    return space


def proceeds(st: TrailState, cubes: i64) -> i64:
    """Return the pounds of so many cubes now: each round a section less is open (AR-5)."""
    pounds: i64 = 0
    space: i64 = st.board.market_from[st.round - 1]
    for _cube in range(cubes):
        space = best_space(st, space)
        pounds += st.board.market_pounds[space]
        if space < st.board.market_spaces:
            space += 1
    return pounds


def may_sell_arsenic(st: TrailState, seat: i64) -> bool:
    """Return whether the seat holds arsenic and has its calciner, work points aside (AR-5)."""
    return has_calciner(st, seat) and st.ore_arsenic[seat] > 0


def sell_arsenic(st: TrailState) -> None:
    """Sell all arsenic held and earn the sum at once (AR-5)."""
    seat: i64 = st.active
    st.money[seat] += proceeds(st, st.ore_arsenic[seat])
    put_on_market(st, st.ore_arsenic[seat])
    st.ore_arsenic[seat] = 0
    spend_work(st, seat, st.board.sell_work)


def put_on_market(st: TrailState, cubes: i64) -> None:
    """Fill the dearest empty spaces, one cube each (AR-5)."""
    space: i64 = st.board.market_from[st.round - 1]
    for _cube in range(cubes):
        space = best_space(st, space)
        if space < st.board.market_spaces:
            st.market[space] = 1


# Adelaide: a price rise for one seat's cubes when phase 3 sells (E-7).


def token_holder(st: TrailState) -> i64:
    """Return the seat with this round's token, EMPTY when nobody has it (E-7)."""
    return st.emigrated[(st.round - 1) * kinds.PLACES + kinds.ADELAIDE_PLACE]


def must_name_ore(st: TrailState) -> bool:
    """Return whether the holder has to name an ore: not when both rise alike (E-7)."""
    column: i64 = st.round - 1
    holder: i64 = token_holder(st)
    if holder == kinds.EMPTY or holder == st.board.wallace_seat:
        return False  # both ores rise alike for Lord Wallace (LW-E)
    return st.board.adelaide_chosen[column] != st.board.adelaide_other[column]


def sell_rises(st: TrailState, raised: i64) -> None:
    """Pay the holder's rise of every cube sold, more for the ore named (E-7)."""
    seat: i64 = token_holder(st)
    if seat != kinds.EMPTY:
        st.money[seat] += st.ore_tin[seat] * rise_of(st, seat, TIN, raised)
        st.money[seat] += st.ore_copper[seat] * rise_of(st, seat, COPPER, raised)


def rise_of(st: TrailState, seat: i64, ore: i64, raised: i64) -> i64:
    """Return the pounds more a cube of an ore: most for the raised one of the holder (E-7).

    Lord Wallace gets the larger number on both (LW-E).
    """
    if seat == kinds.EMPTY or token_holder(st) != seat:
        return 0
    if ore == raised or seat == st.board.wallace_seat:
        return st.board.adelaide_chosen[st.round - 1]
    return st.board.adelaide_other[st.round - 1]


# Emigration: own miners, and the four places they leave for (E-1 .. E-6).


def list_own_miners(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every own mine without a miner, while the round's column has a miner to swap (E-1)."""
    count: i64 = start
    if st.own_miners[seat] > 0 and stock_of(st, kinds.STOCK_MINER) > 0:
        for area in range(st.board.areas):
            if st.owner[area] == seat and st.miner[area] == 0:
                count = add_move(out, count, pack(kinds.OWN_MINER, area, 0, 0))
    return count


def build_own_miner(st: TrailState, area: i64) -> None:
    """Put an own miner in the place of the one taken: capacity +1 (E-1, D-2)."""
    seat: i64 = st.active
    take_stock(st, kinds.STOCK_MINER)
    st.own_miners[seat] -= 1
    st.miner[area] += 1
    st.own_miner[area] = seat
    spend_work(st, seat, st.board.miner_work)


def is_taken(st: TrailState, place: i64) -> bool:
    """Return whether somebody has taken the place's space of this round (E-2)."""
    return st.emigrated[(st.round - 1) * kinds.PLACES + place] != kinds.EMPTY


def list_emigrations(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every own miner on the map to every empty space of this round (E-2)."""
    count: i64 = start
    for area in range(st.board.areas):
        if st.own_miner[area] == seat:
            for place in range(kinds.PLACES):
                if not is_taken(st, place):
                    count = add_move(out, count, pack(kinds.EMIGRATE, area, place, 0))
    return count


def emigrate(st: TrailState, area: i64, place: i64) -> None:
    """Move an own miner off the map: capacity -1 there, and the place gives its due (E-2, E-3)."""
    seat: i64 = st.active
    leave_for(st, area, place)
    if place == kinds.MICHIGAN:
        take_pieces(st, seat)
        if has_place(st, seat):
            st.phase = kinds.PLACE_PHASE
    elif place == kinds.SIERRA_MADRE:
        st.points[seat] += st.board.sierra_madre_points[st.round - 1]
    elif place == kinds.KIMBERLEY:
        st.money[seat] += st.board.kimberley_pounds[st.round - 1]


def leave_for(st: TrailState, area: i64, place: i64) -> None:
    """Take the miner off the map and put it on the place's space of this round (E-2, E-3)."""
    st.miner[area] -= 1
    st.own_miner[area] = kinds.EMPTY
    st.emigrated[(st.round - 1) * kinds.PLACES + place] = st.active
    spend_work(st, st.active, st.board.emigrate_work)


# Michigan: pieces from the supply, placed free now or in a later own turn (E-4).


def take_pieces(st: TrailState, seat: i64) -> None:
    """Take the round's pieces from the supply (E-4)."""
    piece: i64 = st.board.michigan_piece[st.round - 1]
    st.waiting[seat * kinds.STOCKS + piece] += st.board.michigan_count[st.round - 1]


def may_place(st: TrailState, piece: i64, where: i64) -> bool:
    """Return whether a piece may stand in an area or on a border (D-1, D-3, E-4).

    The limit of one miner an area does not bind Michigan's.
    """
    if piece == kinds.STOCK_MINER:
        return True
    if piece == kinds.STOCK_PORT:
        return st.board.coastal[where] != 0 and st.port[where] == 0
    if piece == kinds.STOCK_TRAIN:
        return st.train[where] == 0
    return st.adit[where] == 0


def places_of(st: TrailState, piece: i64) -> i64:
    """Return how many places there are to ask about: borders for an adit, areas otherwise."""
    if piece == kinds.STOCK_ADIT:
        return st.board.borders
    return st.board.all_areas


def has_place(st: TrailState, seat: i64) -> bool:
    """Return whether any waiting piece of the seat may be placed somewhere (E-4)."""
    for piece in range(kinds.STOCKS):
        if st.waiting[seat * kinds.STOCKS + piece] > 0:
            for where in range(places_of(st, piece)):
                if may_place(st, piece, where):
                    return True
    return False


def list_placements(st: TrailState, seat: i64, out: vec[i64], start: i64) -> i64:
    """Every place for every kind of piece that waits (E-4)."""
    count: i64 = start
    for piece in range(kinds.STOCKS):
        if st.waiting[seat * kinds.STOCKS + piece] > 0:
            for where in range(places_of(st, piece)):
                if may_place(st, piece, where):
                    count = add_move(out, count, pack(kinds.PLACE, piece + 1, where, 0))
    return count


def place_piece(st: TrailState, piece: i64, where: i64) -> None:
    """Place a waiting piece with all its effects; a second one is asked about next (E-4)."""
    seat: i64 = st.active
    st.waiting[seat * kinds.STOCKS + piece] -= 1
    put_piece(st, piece, where)
    if not has_place(st, seat):
        st.phase = kinds.ACTIONS
