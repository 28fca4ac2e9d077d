"""The end of an era and of the game (B-15, B-16.1)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.rules import NOBODY
from game.titles.brass.rules import step_facts
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.counters import remove_counter_without_updating_derived
from game.titles.brass.rules.hands import add_card_to_hand
from game.titles.brass.rules.kinds import (
    DISTANT_TILE_KIND_COUNT,
    EMPTY,
    GAME_OVER_PHASE,
    HAND_SLOT_COUNT,
    LEVEL_COUNT,
    RAIL_ERA,
)
from game.titles.brass.rules.scoring import link_points
from game.titles.brass.rules.state import BrassState, record_step_fact


def score_era(st: BrassState) -> None:
    """Add the points of all links and flipped counters to their owners' points; nothing is removed
    from the board (B-15.1 .. B-15.3)."""
    board: Board = st.board
    record_step_fact(st, step_facts.ERA_ENDED_FACT, EMPTY, st.era, 0)
    for line in range(board.line_count):
        if st.link[line] != EMPTY:
            points: i64 = link_points(st, line)
            st.points[st.link[line]] += points
            record_step_fact(st, step_facts.LINE_SCORED_FACT, st.link[line], line, points)
    for space in range(board.space_count):
        if st.flipped[space] != 0:
            worth: i64 = board.counter_points[st.counter[space]]
            st.points[st.owner[space]] += worth
            record_step_fact(st, step_facts.COUNTER_SCORED_FACT, st.owner[space], space, worth)


def end_canal_era(st: BrassState) -> None:
    """Score the canal era, remove all links and the counters of level 1, reset the distant market
    and the discards, and deal the hands of the rail era (B-15).
    """
    board: Board = st.board
    score_era(st)
    for line in range(board.line_count):
        st.link[line] = EMPTY
    for space in range(board.space_count):
        if st.owner[space] != EMPTY and st.counter[space] % LEVEL_COUNT == 1:
            remove_counter_without_updating_derived(st, space)
    for steps in range(DISTANT_TILE_KIND_COUNT):
        st.distant[steps] = board.tile_copies_by_steps[steps]
    for kind in range(board.card_kind_count):
        st.discards[kind] = 0
    st.demand = 0
    st.era = RAIL_ERA
    st.round = 1
    st.recompute_derived_values()
    deal_rail_era_hands(st)


def deal_rail_era_hands(st: BrassState) -> None:
    """Deal full hands from the prepared rail deck, one seat after another in turn order; the
    remaining cards are the deck (B-15.9)."""
    left: i64 = st.rail_deck_size
    for place in range(st.seats):
        for _card in range(min(HAND_SLOT_COUNT, left)):
            left -= 1
            add_card_to_hand(st, st.order[place], st.rail_deck[left])
    for slot in range(st.rail_deck_size):
        if slot < left:
            st.deck[slot] = st.rail_deck[slot]
        st.rail_deck[slot] = EMPTY
    st.deck_size = left
    st.rail_deck_size = 0


def end_game(st: BrassState) -> None:
    """Score the rail era and the money, a point for each full £10, and end the game (B-16.1)."""
    score_era(st)
    for seat in range(st.seats):
        points: i64 = max(0, st.money[seat]) // st.board.pounds_per_point
        st.points[seat] += points
        record_step_fact(st, step_facts.MONEY_SCORED_FACT, seat, points, 0)
    st.phase = GAME_OVER_PHASE
    st.to_move = NOBODY
