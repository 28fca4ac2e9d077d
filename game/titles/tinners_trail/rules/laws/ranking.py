"""What is true of the ranking at the end: points, money, ore, passing (R-4, LW-16)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tinners_trail.rules.county.scoring import standings
from game.titles.tinners_trail.rules.laws.kinds import KEPT, RANKING
from game.titles.tinners_trail.rules.state import TrailState


def broken_of_ranking(st: TrailState) -> i64:
    """Return RANKING when the rules place a seat before a better one, else KEPT."""
    places: vec[i64] = zeros(st.seats)
    standings(st, places)
    return broken_of_places(st, places)


def broken_of_places(st: TrailState, places: vec[i64]) -> i64:
    """Return RANKING when these places, 0 = best, are not what the seats deserve."""
    for seat in range(st.seats):
        for other in range(st.seats):
            if places[seat] < places[other] and is_better(st, other, seat):
                return RANKING
            if seat != other and places[seat] == places[other]:
                return RANKING
    return KEPT


def is_better(st: TrailState, seat: i64, other: i64) -> bool:
    """Return whether a seat deserves the better place of the two (R-4, LW-16)."""
    ahead: i64 = st.points[seat] - st.points[other]
    if ahead == 0 and st.board.solo:
        return seat == st.board.wallace_seat
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
