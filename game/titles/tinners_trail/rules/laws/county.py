"""What is true of the county in every edition, for the laws of each."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import first_of, second_of, third_of
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.county.scoring import standings
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.kinds import EMPTY


def mines_of(st: CountyState, seat: i64) -> i64:
    """Return the seat's mines on the map and in front of it."""
    mines: i64 = st.mines_left[seat]
    for area in range(st.county.areas):
        if st.owner[area] == seat:
            mines += 1
    return mines


def stands_alone(st: CountyState, seat: i64) -> bool:
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


def is_first_on_track(st: CountyState, seat: i64) -> bool:
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


def is_printed(prices: vec[i64], pounds: i64) -> bool:
    """Return whether a price is on the price columns; 0 stands for none yet."""
    for column in range(i64(len(prices))):
        if prices[column] == pounds:
            return True
    return pounds == 0


def arrives_below(before: CountyState, after: CountyState, seat: i64) -> bool:
    """Return whether a marker that has moved stands below those that were there before (T-2)."""
    for other in range(before.seats):
        was_there: bool = before.place[other] == EMPTY and after.place[other] == EMPTY
        if was_there and other != seat and before.column[other] == after.column[seat]:
            stays: bool = after.column[other] == after.column[seat]
            if stays and after.depth[other] > after.depth[seat]:
                return False
    return True


def is_beside(st: CountyState, area: i64, other: i64) -> bool:
    """Return whether two areas in play touch."""
    for spot in range(st.county.neighbour_from[area], st.county.neighbour_from[area + 1]):
        if st.county.neighbour[spot] == other:
            return True
    return False


def is_within_capacity(before: CountyState, move: i64) -> bool:
    """Return whether an extraction takes what is there and the mine can yield (X-1, X-2)."""
    area: i64 = first_of(move)
    tin: i64 = second_of(move)
    copper: i64 = third_of(move)
    if tin > before.tin[area] or copper > before.copper[area] or tin + copper == 0:
        return False
    pieces: i64 = before.miner[area] + before.port[area] + before.train[area]
    return tin + copper <= before.county.base_capacity + pieces


def is_better(st: CountyState, seat: i64, other: i64) -> bool:
    """Return whether a seat deserves the better place of the two (R-4, LW-16)."""
    ahead: i64 = st.points[seat] - st.points[other]
    if ahead == 0 and st.county.wins_ties != EMPTY:
        return seat == st.county.wins_ties
    if ahead == 0:
        ahead = st.money[seat] - st.money[other]
    if ahead == 0:
        ahead = ore_of(st, seat) - ore_of(st, other)
    if ahead == 0:
        ahead = st.place[other] - st.place[seat]
    return ahead > 0


def ore_of(st: CountyState, seat: i64) -> i64:
    """Return the tin and copper left in the seat's mines."""
    cubes: i64 = 0
    for area in range(st.county.areas):
        if st.owner[area] == seat:
            cubes += st.tin[area] + st.copper[area]
    return cubes


def is_misplaced(st: CountyState, places: vec[i64]) -> bool:
    """Return whether these places, 0 = best, are not what the seats deserve."""
    for seat in range(st.seats):
        for other in range(st.seats):
            if places[seat] < places[other] and is_better(st, other, seat):
                return True
            if seat != other and places[seat] == places[other]:
                return True
    return False


def is_ranked(st: CountyState) -> bool:
    """Return whether the rules place every seat as it deserves."""
    places: vec[i64] = zeros(st.seats)
    standings(st, places)
    return not is_misplaced(st, places)
