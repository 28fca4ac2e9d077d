"""The end of the game, and who is ahead (T-801, T-802)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.titles.tiletum.rules import happenings
from game.titles.tiletum.rules.household import completed_buildings
from game.titles.tiletum.rules.kinds import GOODS, OVER
from game.titles.tiletum.rules.pieces import houses_on_map, mines_on_map, pillars_on_map
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.technologies import worth_of_levels
from game.titles.tiletum.rules.telling import tell


def score_end(st: TiletumState) -> None:
    """Score completed buildings, houses times pillars, and goods left (T-801)."""
    for place in range(st.seats):
        seat: i64 = st.order[place]
        completed: i64 = completed_buildings(st, seat)
        tell(st, happenings.BUILDINGS_SCORED, seat, st.board.completed[completed], completed)
        tell(st, happenings.PIECES_SCORED, seat, points_of_pieces(st, seat), 0)
        tell(st, happenings.GOODS_SCORED, seat, points_of_goods(st, seat), goods_left(st, seat))
        if st.board.silver > 0:
            silver: i64 = points_of_silver(st, seat)
            tell(st, happenings.SILVER_SCORED, seat, silver, st.silver[seat])
            tell(st, happenings.LEVELS_SCORED, seat, worth_of_levels(st, seat), 0)
        st.points[seat] += points_at_end(st, seat)


def points_at_end(st: TiletumState, seat: i64) -> i64:
    """Return what a seat would score beside its points if the game ended now."""
    points: i64 = st.board.completed[completed_buildings(st, seat)]
    points += points_of_pieces(st, seat) + points_of_goods(st, seat)
    if st.board.silver > 0:
        points += points_of_silver(st, seat) + worth_of_levels(st, seat)
    return points


def points_of_pieces(st: TiletumState, seat: i64) -> i64:
    """Return houses times pillars on the maps; with silver mines may stand for one (S-802)."""
    houses: i64 = houses_on_map(st, seat)
    pillars: i64 = pillars_on_map(st, seat)
    if st.board.silver > 0:
        mines: i64 = mines_on_map(st, seat)
        if st.overlay == 0 and mines > houses:
            houses = mines
        elif st.overlay == 1 and mines > pillars:
            pillars = mines
    return houses * pillars


def points_of_silver(st: TiletumState, seat: i64) -> i64:
    """Return the points for silver left; each piece is one for the Cardinal (S-801, S-915)."""
    if seat == st.board.cardinal:
        return st.silver[seat]
    return st.silver[seat] // st.board.depths.silver_per_point


def points_of_goods(st: TiletumState, seat: i64) -> i64:
    """Return the points for goods left; the Cardinal has none for his (C-701)."""
    if seat == st.board.cardinal:
        return 0
    return goods_left(st, seat) // st.board.goods_per_point


def goods_left(st: TiletumState, seat: i64) -> i64:
    """Return how many goods a seat has."""
    count: i64 = 0
    for at in range(seat * GOODS, (seat + 1) * GOODS):
        count += st.goods[at]
    return count


def standings(st: TiletumState, places: vec[i64]) -> None:
    """Write each seat's place: most points, among equals earlier in the order (T-802)."""
    for seat in range(st.seats):
        places[seat] = place_of_seat(st, seat)


def seats_from_best(st: TiletumState) -> list[int]:
    """Return the seats from best to worst."""
    best: list[int] = []
    for place in range(st.seats):
        for seat in range(st.seats):
            if place_of_seat(st, seat) == place:
                best.append(int(seat))
    return best


def place_of_seat(st: TiletumState, seat: i64) -> i64:
    """Return a seat's place, 0 = best."""
    mine: i64 = st.points[seat]
    ahead: i64 = 0
    seen: bool = False
    over: bool = st.phase == OVER  # then T-704 has set the order, whatever rose after it
    for place in range(st.seats):
        rival: i64 = st.order[place] if over else st.king_order[place]
        if rival == seat:
            seen = True
            continue
        if st.board.cardinal >= 0:
            seen = seat == st.board.cardinal  # he wins a tie (C-702)
        theirs: i64 = st.points[rival]
        if theirs > mine or (theirs == mine and not seen):
            ahead += 1
    return ahead
