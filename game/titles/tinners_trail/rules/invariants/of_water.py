"""Invariants of water and drainage tokens, area by area (A-8, A-9, X-4, D-3 .. D-7)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move, second_field_of_move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.invariants.area_checks import are_neighbours, is_area_at_border
from game.titles.tinners_trail.rules.invariants.step_facts import (
    discarded_survey_card,
    tile_kind_built_on,
)
from game.titles.tinners_trail.rules.state import TrailState


def broken_invariant_of_water(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return WATER_AFTER_STEP_INVARIANT when an area's water is not what the step should leave,
    else NO_BROKEN_INVARIANT.

    Lord Wallace may do several things within a step; then only an excess of water is detected.
    """
    his_own: bool = kind_of_move(move) in (
        kinds.WALLACE_CARD_DRAWN_OUTCOME,
        kinds.SURVEY_CARD_DRAWN_OUTCOME,
        kinds.BID_ROLLED_OUTCOME,
    )
    free: bool = his_own or (before.board.is_solo_game and before.board.has_emigration)
    for area in range(before.board.area_count):
        if before.owner[area] == kinds.EMPTY and after.owner[area] != kinds.EMPTY:
            water: i64 = expected_water_of_new_mine(before, after, area)
            if after.water[area] > water or (after.water[area] < water and not free):
                return invariants.WATER_AFTER_STEP_INVARIANT
        elif free or after.round != before.round:
            if after.water[area] > before.water[area] + 1:
                return invariants.WATER_AFTER_STEP_INVARIANT
        elif not is_water_as_expected(before, move, after, area):
            return invariants.WATER_AFTER_STEP_INVARIANT
    return invariants.NO_BROKEN_INVARIANT


def expected_water_of_new_mine(before: TrailState, after: TrailState, area: i64) -> i64:
    """Return the tile's water less drainage and the card's benefit, never below 0 (A-8, A-9)."""
    water: i64 = before.board.tile_water[tile_kind_built_on(before, after)]
    water = max(water - before.drainage[area], 0)
    card: i64 = discarded_survey_card(before, after)
    if card == kinds.EMPTY:
        return water
    benefit: i64 = before.board.card_benefit[card]
    has_room: bool = before.board.is_area_coastal[area] != 0 and before.port[area] == 0
    if benefit == kinds.LESS_WATER_BENEFIT:
        water -= before.board.card_benefit_amount[card]
    elif benefit == kinds.PUMP_BENEFIT or (benefit == kinds.PORT_BENEFIT and has_room):
        water -= 1
    return max(water, 0)


def is_water_as_expected(before: TrailState, move: i64, after: TrailState, area: i64) -> bool:
    """Return whether the area's water or drainage tokens changed exactly as the move requires."""
    less: i64 = water_drained_by_move(before, move, area)
    if before.owner[area] == kinds.EMPTY:
        if after.tile[area] == kinds.EMPTY:
            return after.drainage[area] == 0
        return after.drainage[area] == before.drainage[area] + less
    rise: i64 = i64(
        kind_of_move(move) == kinds.EXTRACT_ORE_MOVE and first_field_of_move(move) == area
    )
    return after.water[area] == max(before.water[area] - less, 0) + rise


def water_drained_by_move(before: TrailState, move: i64, area: i64) -> i64:
    """Return how much the move's pump, port, train or adit drains the area (D-3 .. D-6, E-4)."""
    kind: i64 = kind_of_move(move)
    where: i64 = first_field_of_move(move)
    if kind == kinds.PLACE_WAITING_PIECE_MOVE:
        kind = kinds.DEVELOP_MINER_MOVE + first_field_of_move(move) - 1
        where = second_field_of_move(move)
    if kind == kinds.PLACE_PUMP_MOVE:
        return i64(where == area + 1)
    if kind == kinds.DEVELOP_PORT_MOVE:
        return i64(where == area)
    if kind == kinds.DEVELOP_TRAIN_MOVE:
        return 2 * i64(where == area) + i64(are_neighbours(before, where, area))
    if kind == kinds.DEVELOP_ADIT_MOVE:
        return i64(is_area_at_border(before, where, area))
    return 0
