"""Laws of the map at any time: tiles, mines, water, pieces, and what expansions add."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import first_of, second_of, third_of
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.kinds import EMPTY, MICHIGAN, PLACES, ROUNDS, STOCKS
from game.titles.tinners_trail.rules.laws import kinds as laws
from game.titles.tinners_trail.rules.state import TrailState

# What is true of the county in every edition, for the laws of each.


def times_in(row: vec[i64], number: i64) -> i64:
    """Return how many cells of a row hold the number."""
    times: i64 = 0
    for cell in range(i64(len(row))):
        times += i64(row[cell] == number)
    return times


def stands_alone(st: TrailState, seat: i64) -> bool:
    """Return whether a marker has a place of its own and no gap is above it (T-2, T-4)."""
    above: i64 = 0
    for other in range(st.seats):
        if other != seat:
            if st.place[seat] != EMPTY:
                if st.place[other] == st.place[seat]:
                    return False
                if st.place[other] != EMPTY and st.place[other] < st.place[seat]:
                    above += 1
            elif st.place[other] == EMPTY and st.column[other] == st.column[seat]:
                if st.depth[other] == st.depth[seat]:
                    return False
                if st.depth[other] < st.depth[seat]:
                    above += 1
    if st.place[seat] != EMPTY:
        return st.place[seat] == above and above < st.passed
    return st.depth[seat] == above


def is_first_on_track(st: TrailState, seat: i64) -> bool:
    """Return whether nobody on the track stands further left, or higher beside (T-1)."""
    if st.place[seat] != EMPTY:
        return False
    for other in range(st.seats):
        if other != seat and st.place[other] == EMPTY:
            if st.column[other] < st.column[seat]:
                return False
            if st.column[other] == st.column[seat] and st.depth[other] < st.depth[seat]:
                return False
    return True


def last_column(st: TrailState, seat: i64) -> i64:
    """Return the column the seat's marker may not leave to the right (T-3, AR-4)."""
    if st.board.arsenic and st.limiter[seat] > 0:
        return st.limiter[seat] - 1
    return st.board.columns


def could_build(st: TrailState, seat: i64) -> bool:
    """Return whether the seat may be in an auction (A-2); one work point is enough for LW-5."""
    work: i64 = st.board.build_work
    if seat == st.board.wallace_seat:
        work = 1
    if st.place[seat] != kinds.EMPTY or st.mines_left[seat] == 0:
        return False
    return st.column[seat] + work <= last_column(st, seat)


def is_printed(prices: vec[i64], pounds: i64) -> bool:
    """Return whether a price is on the price columns; 0 stands for none yet."""
    for column in range(i64(len(prices))):
        if prices[column] == pounds:
            return True
    return pounds == 0


def arrives_below(before: TrailState, after: TrailState, seat: i64) -> bool:
    """Return whether a marker that has moved stands below those that were there before (T-2)."""
    for other in range(before.seats):
        was_there: bool = before.place[other] == EMPTY and after.place[other] == EMPTY
        if was_there and other != seat and before.column[other] == after.column[seat]:
            stays: bool = after.column[other] == after.column[seat]
            if stays and after.depth[other] > after.depth[seat]:
                return False
    return True


def is_beside(st: TrailState, area: i64, other: i64) -> bool:
    """Return whether two areas in play touch."""
    for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
        if st.board.neighbour[spot] == other:
            return True
    return False


def is_side(st: TrailState, border: i64, area: i64) -> bool:
    """Return whether the area lies at the border."""
    return st.board.border_west[border] == area or st.board.border_east[border] == area


def is_within_capacity(before: TrailState, move: i64) -> bool:
    """Return whether an extraction takes what is there and the mine can yield (X-1, X-2)."""
    area: i64 = first_of(move)
    tin: i64 = second_of(move)
    copper: i64 = third_of(move)
    if tin > before.tin[area] or copper > before.copper[area] or tin + copper == 0:
        return False
    pieces: i64 = before.miner[area] + before.port[area] + before.train[area]
    return tin + copper <= before.board.base_capacity + pieces


def is_better(st: TrailState, seat: i64, other: i64) -> bool:
    """Return whether a seat deserves the better place of the two (R-4, LW-16)."""
    ahead: i64 = st.points[seat] - st.points[other]
    if ahead == 0 and st.board.wins_ties != EMPTY:
        return seat == st.board.wins_ties
    if ahead == 0:
        ahead = st.money[seat] - st.money[other]
    if ahead == 0:
        ahead = ore_of(st, seat) - ore_of(st, other)
    if ahead == 0:
        ahead = st.place[other] - st.place[seat]
    return ahead > 0


def ore_of(st: TrailState, seat: i64) -> i64:
    """Return the tin and copper left in the seat's mines."""
    cubes: i64 = 0
    for area in range(st.board.areas):
        if st.owner[area] == seat:
            cubes += st.tin[area] + st.copper[area]
    return cubes


def is_misplaced(st: TrailState, places: vec[i64]) -> bool:
    """Return whether these places, 0 = best, are not what the seats deserve."""
    for seat in range(st.seats):
        for other in range(st.seats):
            if places[seat] < places[other] and is_better(st, other, seat):
                return True
            if seat != other and places[seat] == places[other]:
                return True
    return False


# What is true of the map at any time: tiles, mines, water, pieces.


def broken_of_map(st: TrailState) -> i64:
    """Return the law some area or border breaks, KEPT when none does."""
    for area in range(st.board.all_areas):
        if is_below_zero(st, area):
            return laws.BELOW_ZERO
        if not has_room_for_its_pieces(st, area):
            return laws.PIECES
        if st.board.edition_2007:
            continue
        if not fits_its_tile(st, area):
            return laws.TILES_AND_MINES
        if st.owner[area] == EMPTY and (st.water[area] != 0 or st.pump[area] != 0):
            return laws.WATER_PLACES
        if st.tile[area] == EMPTY and st.drainage[area] != 0:
            return laws.WATER_PLACES
        if st.seen[area] != 0 and (st.tile[area] == EMPTY or st.face_up[area] != 0):
            return laws.PEEK_TOKENS
    for border in range(st.board.borders):
        if st.adit[border] != 0 and st.adit[border] != 1:
            return laws.PIECES
    return laws.KEPT


def is_below_zero(st: TrailState, area: i64) -> bool:
    """Return whether fewer than no cubes or tokens lie in the area."""
    if st.tin[area] < 0 or st.copper[area] < 0 or st.water[area] < 0:
        return True
    return not st.board.edition_2007 and st.drainage[area] < 0


def fits_its_tile(st: TrailState, area: i64) -> bool:
    """Return whether the tile is of the region, and no mine stands on it (S-2, A-8).

    Beyond the map card there is neither (D-1).
    """
    tile: i64 = st.tile[area]
    if area >= st.board.areas:
        return tile == EMPTY and st.owner[area] == EMPTY
    if tile == EMPTY:
        return st.face_up[area] == 0
    if st.owner[area] != EMPTY:
        return False
    return st.board.tile_region[tile] == st.board.region[area]


def has_room_for_its_pieces(st: TrailState, area: i64) -> bool:
    """Return whether there is at most one piece a kind, and no port inland (D-1, D-3)."""
    if st.port[area] != 0 and st.board.coastal[area] == 0:
        return False
    if not 0 <= st.port[area] <= 1 or not 0 <= st.train[area] <= 1:
        return False
    if not st.board.edition_2007 and (st.pump[area] > 1 or st.face_up[area] > 1):
        return False
    miners: i64 = 1
    if st.board.emigration and st.emigrated[(ROUNDS - 1) * PLACES + MICHIGAN] != EMPTY:
        miners += st.board.michigan_count[ROUNDS - 1]  # the limit does not bind Michigan's (E-4)
    return 0 <= st.miner[area] <= miners


# What is true of calciners, own miners and Michigan's pieces at any time.


def broken_of_expansions(st: TrailState) -> i64:
    """Return the law that is broken, KEPT when none is."""
    if st.board.arsenic:
        for seat in range(st.seats):
            if not has_one_calciner(st, seat):
                return laws.CALCINERS
    if st.board.emigration:
        for seat in range(st.seats):
            miners: i64 = st.own_miners[seat] + times_in(st.own_miner, seat)
            if miners + times_in(st.emigrated, seat) != st.board.own_miners:
                return laws.OWN_MINERS
        if not work_in_own_mines(st):
            return laws.OWN_MINERS
        if not wait_rightly(st):
            return laws.MICHIGAN_PIECES
    return laws.KEPT


def has_one_calciner(st: TrailState, seat: i64) -> bool:
    """Return whether the calciner is in one own mine or left, and without it no limiter (AR-1)."""
    calciners: i64 = st.calciner_left[seat]
    for area in range(st.board.all_areas):
        if st.calciner[area] == seat:
            if st.owner[area] != seat:
                return False
            calciners += 1
    if st.limiter[seat] < 0 or st.limiter[seat] > st.board.columns:
        return False
    return calciners == 1 and (st.limiter[seat] == 0 or st.calciner_left[seat] == 0)


def work_in_own_mines(st: TrailState) -> bool:
    """Return whether every own miner works in a mine of its colour and counts as a miner."""
    for area in range(st.board.all_areas):
        own: i64 = st.own_miner[area]
        if own != EMPTY and (own != st.owner[area] or st.miner[area] < 1):
            return False
    return True


def wait_rightly(st: TrailState) -> bool:
    """Return whether no more of Michigan's pieces are to be placed than were given."""
    pieces: i64 = 0
    for cell in range(st.seats * STOCKS):
        if st.waiting[cell] < 0:
            return False
        pieces += st.waiting[cell]
    for column in range(ROUNDS):
        if st.emigrated[column * PLACES + MICHIGAN] != EMPTY:
            pieces -= st.board.michigan_count[column]
    return pieces <= 0
