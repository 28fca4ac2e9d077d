"""Fairs (T-705 to T-709), and the end of the game with its ranking (T-801, T-802)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import count_number_in_cells, make_row
from game.titles.tiletum.rules import (
    buildings,
    houses_and_pillars,
    kinds,
    possessions,
    step_facts,
)
from game.titles.tiletum.rules.state import TiletumState, record_step_fact
from game.titles.tiletum.rules.technologies import end_points_of_levels, sum_of_technology_levels

# What fairs count; the first three are the kinds of pieces.
FAIR_COUNTS_HOUSES: Final = 0
FAIR_COUNTS_PILLARS: Final = 1
FAIR_COUNTS_MINES: Final = 2
FAIR_COUNTS_CONTRACTS: Final = 3
FAIR_COUNTS_CATHEDRAL_TILES: Final = 4
FAIR_COUNTS_CRESTS: Final = 5
FAIR_COUNTS_UPPER_PEOPLE: Final = 6
FAIR_COUNTS_FULL_BUILDINGS: Final = 7
FAIR_COUNTS_TECHNOLOGY_LEVELS: Final = 8
FAIR_COUNTS_UNDERGROUND_BUILDINGS: Final = 9
COUNTED_THING_COUNT: Final = 10

KING_FAIR_KIND: Final = 3  # of the kinds, in the order of `components.ALL_FAIR_KINDS`
MINE_AND_BUILDING_FAIR_KIND: Final = 13
THINGS_COUNTED_BY_FAIR: Final[vec[i64]] = make_row(
    [
        *(FAIR_COUNTS_HOUSES, FAIR_COUNTS_PILLARS),
        *(FAIR_COUNTS_CONTRACTS, FAIR_COUNTS_CATHEDRAL_TILES),
        *(FAIR_COUNTS_CONTRACTS, kinds.EMPTY),
        *(kinds.EMPTY, kinds.EMPTY),  # the king's
        *(FAIR_COUNTS_CONTRACTS, FAIR_COUNTS_CRESTS),
        *(FAIR_COUNTS_HOUSES, kinds.EMPTY),
        *(FAIR_COUNTS_UPPER_PEOPLE, kinds.EMPTY),
        *(FAIR_COUNTS_CRESTS, kinds.EMPTY),
        *(FAIR_COUNTS_PILLARS, kinds.EMPTY),
        *(FAIR_COUNTS_FULL_BUILDINGS, kinds.EMPTY),
        *(FAIR_COUNTS_CATHEDRAL_TILES, kinds.EMPTY),
        *(FAIR_COUNTS_MINES, kinds.EMPTY),
        *(FAIR_COUNTS_TECHNOLOGY_LEVELS, kinds.EMPTY),
        *(FAIR_COUNTS_MINES, FAIR_COUNTS_UNDERGROUND_BUILDINGS),
    ]
)
"""For each kind of fair two numbers: the thing it counts, and the thing that must be paired with
it, EMPTY for none (T-709, S-705).
"""


def score_fair(st: TiletumState) -> None:
    """Score the fair of this round for every seat that takes part (T-706)."""
    for place in range(st.seats):
        seat: i64 = st.order[place]
        if takes_part_in_fair(st, seat, st.round):
            points: i64 = fair_points(st, seat, st.round)
            st.points[seat] += points
            record_step_fact(st, step_facts.FAIR_SCORED_FACT, seat, points, st.fair[st.round - 1])


def takes_part_in_fair(st: TiletumState, seat: i64, round_number: i64) -> bool:
    """Return whether a seat takes part in the fair of a round: its merchant or a house is in the
    town, or it is the Cardinal without silver (T-708)."""
    if seat == st.board.cardinal and st.board.silver == 0:
        return True  # C-602, S-916
    town: i64 = st.fair[kinds.ROUND_COUNT + round_number - 1]
    if st.people[seat * kinds.MEEPLES_PER_SEAT_COUNT + kinds.MERCHANT] == town:
        return True
    return houses_and_pillars.has_piece_in_town(st, seat, kinds.HOUSE_PIECE, town)


def fair_points(st: TiletumState, seat: i64, round_number: i64) -> i64:
    """Return the points that the fair of a round, from 1, would bring the seat now if it takes
    part (T-707, T-709)."""
    kind: i64 = st.fair[round_number - 1]
    worth: i64 = (
        st.board.points_of_fair_kind[kind] + st.board.fair_bonus_points_by_round[round_number - 1]
    )
    if kind == KING_FAIR_KIND:
        return worth + st.king[seat]
    count: i64 = count_things_for_fair(st, seat, THINGS_COUNTED_BY_FAIR[2 * kind])
    beside: i64 = THINGS_COUNTED_BY_FAIR[2 * kind + 1]
    return worth * (
        count if beside == kinds.EMPTY else min(count, count_things_for_fair(st, seat, beside))
    )


def count_things_for_fair(st: TiletumState, seat: i64, thing_kind: i64) -> i64:
    """Return how many a seat has of the things that a fair counts; `thing_kind` is the number of
    their kind. The surprises tucked under the Cardinal's board count as his technology levels."""
    if thing_kind <= FAIR_COUNTS_MINES:
        return houses_and_pillars.count_pieces_on_maps(st, seat, thing_kind)
    if thing_kind == FAIR_COUNTS_CONTRACTS:
        return possessions.count_fulfilled_contracts(st, seat)
    if thing_kind == FAIR_COUNTS_CATHEDRAL_TILES:
        return count_cathedral_tiles(st, seat)
    if thing_kind == FAIR_COUNTS_CRESTS:
        return buildings.count_placed_crests(st, seat)
    if thing_kind == FAIR_COUNTS_UPPER_PEOPLE:
        return buildings.count_characters_on_upper_floors(st, seat)
    if thing_kind == FAIR_COUNTS_FULL_BUILDINGS:
        return buildings.count_full_buildings(st, seat)
    if thing_kind == FAIR_COUNTS_TECHNOLOGY_LEVELS:
        return (
            count_surprises_under_cardinal_board(st)
            if seat == st.board.cardinal
            else sum_of_technology_levels(st, seat)
        )
    return houses_and_pillars.count_houses_and_pillars_underground(st, seat)


def count_surprises_under_cardinal_board(st: TiletumState) -> i64:
    """Return the number of surprises under the Cardinal's board (S-911)."""
    return kinds.SURPRISE_COUNT - count_number_in_cells(
        st.tucked, 0, kinds.SURPRISE_COUNT, kinds.EMPTY
    )


def count_cathedral_tiles(st: TiletumState, seat: i64) -> i64:
    """Return how many cathedral tiles a seat has."""
    every: i64 = st.board.cathedral_count
    return every - count_number_in_cells(st.taken, seat * every, (seat + 1) * every, kinds.EMPTY)


def score_game_end(st: TiletumState) -> None:
    """Record the end scoring and add its points for every seat: completed buildings, houses
    times pillars, goods, and silver and levels if used (T-801)."""
    for place in range(st.seats):
        seat: i64 = st.order[place]
        completed: i64 = buildings.count_completed_buildings(st, seat)
        record_step_fact(
            st,
            step_facts.BUILDINGS_SCORED_FACT,
            seat,
            st.board.completed_building_points[completed],
            completed,
        )
        record_step_fact(
            st, step_facts.PIECES_SCORED_FACT, seat, end_points_of_houses_times_pillars(st, seat), 0
        )
        record_step_fact(
            st,
            step_facts.GOODS_SCORED_FACT,
            seat,
            end_points_of_goods_left(st, seat),
            count_goods_left(st, seat),
        )
        if st.board.silver > 0:
            silver: i64 = end_points_of_silver_left(st, seat)
            record_step_fact(st, step_facts.SILVER_SCORED_FACT, seat, silver, st.silver[seat])
            record_step_fact(
                st,
                step_facts.TECHNOLOGY_LEVELS_SCORED_FACT,
                seat,
                end_points_of_levels(st, seat),
                0,
            )
        st.points[seat] += points_added_at_game_end(st, seat)


def points_added_at_game_end(st: TiletumState, seat: i64) -> i64:
    """Return what a seat would score in addition to its points if the game ended now."""
    points: i64 = st.board.completed_building_points[buildings.count_completed_buildings(st, seat)]
    points += end_points_of_houses_times_pillars(st, seat) + end_points_of_goods_left(st, seat)
    if st.board.silver > 0:
        points += end_points_of_silver_left(st, seat) + end_points_of_levels(st, seat)
    return points


def end_points_of_houses_times_pillars(st: TiletumState, seat: i64) -> i64:
    """Return a seat's end points for pieces: its houses times its pillars (T-801)."""
    return count_pieces_for_end_points(st, seat, kinds.HOUSE_PIECE) * count_pieces_for_end_points(
        st, seat, kinds.PILLAR_PIECE
    )


def count_pieces_for_end_points(st: TiletumState, seat: i64, piece: i64) -> i64:
    """Return how many houses or pillars count at the end. With silver, the tile of the end scoring
    names one of these kinds; if there are more mines than pieces of that kind, the mines count
    instead (S-802)."""
    count: i64 = houses_and_pillars.count_pieces_on_maps(st, seat, piece)
    if st.board.silver > 0 and st.overlay == piece:
        return max(count, houses_and_pillars.count_pieces_on_maps(st, seat, kinds.MINE_PIECE))
    return count


def end_points_of_silver_left(st: TiletumState, seat: i64) -> i64:
    """Return the points for silver left: one for each piece for the Cardinal, one for every few
    pieces for other seats (S-801, S-915)."""
    if seat == st.board.cardinal:
        return st.silver[seat]
    return st.silver[seat] // st.board.depths.silver_per_point


def end_points_of_goods_left(st: TiletumState, seat: i64) -> i64:
    """Return the points for goods left; the Cardinal has none for his (C-701)."""
    if seat == st.board.cardinal:
        return 0
    return count_goods_left(st, seat) // st.board.goods_per_point


def count_goods_left(st: TiletumState, seat: i64) -> i64:
    """Return how many goods a seat has."""
    count: i64 = 0
    for at in range(seat * kinds.GOOD_COUNT, (seat + 1) * kinds.GOOD_COUNT):
        count += st.goods[at]
    return count


def write_ranking_by_points(st: TiletumState, ranks: vec[i64]) -> None:
    """Write each seat's rank into `ranks`, 0 for the best: most points, then earlier in the
    order (T-802)."""
    for seat in range(st.seats):
        ranks[seat] = rank_of_seat(st, seat)


def seats_from_best(st: TiletumState) -> list[int]:
    """Return the seats from best to worst."""
    return sorted(range(int(st.seats)), key=lambda seat: int(rank_of_seat(st, seat)))


def rank_of_seat(st: TiletumState, seat: i64) -> i64:
    """Return a seat's rank, 0 for the best: the number of seats with more points, or as many and an
    earlier place in the order; the Cardinal wins ties (C-702).
    """
    mine: i64 = st.points[seat]
    ahead: i64 = 0
    seen: bool = False
    over: bool = st.phase == kinds.GAME_OVER_PHASE  # then T-704 has set the order already
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
