"""What a step was about: an auction won, the end of phase 3, the round that follows."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of
from game.titles.tinners_trail.rules.kinds import (
    BID,
    CARD,
    DRAFT,
    DRAW,
    DROP,
    EMPTY,
    INVEST_PHASE,
    NO_CARD,
    OVER,
    PEEK_PHASE,
    PLAY,
    PLAY_CARD,
    PRICES,
    ROLL_BID,
    WALLACE_CARD,
)
from game.titles.tinners_trail.rules.state import TrailState


def is_after_the_sale(phase: i64) -> bool:
    """Return whether phase 3 of the round has sold everything (I-1)."""
    return phase in (INVEST_PHASE, PEEK_PHASE, OVER)


def has_sold(before: TrailState, after: TrailState) -> bool:
    """Return whether phase 3 sold the ore in this step."""
    if before.phase == DRAFT or before.phase == PRICES or is_after_the_sale(before.phase):
        return False
    return is_after_the_sale(after.phase) or after.round > before.round


def is_his_own(move: i64) -> bool:
    """Return whether a step is Lord Wallace's or luck for him, so that he may do anything."""
    kind: i64 = kind_of(move)
    return kind in (WALLACE_CARD, DRAW, ROLL_BID)


def winner_of(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the seat that won the auction in this step, EMPTY when none did (A-6)."""
    kind: i64 = kind_of(move)
    if before.area == EMPTY or (kind != BID and kind != DROP and kind != ROLL_BID):
        return EMPTY
    if after.phase == PLAY:
        return after.high_bidder
    return after.owner[before.area]


def price_of(before: TrailState, move: i64, winner: i64) -> i64:
    """Return the winning bid of the auction that ended in this step (A-6, A-7, LW-6)."""
    kind: i64 = kind_of(move)
    if kind == BID and winner == before.to_move:
        return first_of(move)
    if kind == ROLL_BID and winner == before.board.wallace_seat:
        return before.high_bid + 1
    return before.high_bid


def card_paid_for(move: i64) -> i64:
    """Return the survey card bought after the auction in this step, EMPTY when none (A-7)."""
    if kind_of(move) == PLAY_CARD and first_of(move) != NO_CARD:
        return first_of(move) - CARD
    return EMPTY


def card_used(before: TrailState, after: TrailState) -> i64:
    """Return the survey card that was discarded in this step, EMPTY when none was."""
    for card in range(before.board.card_kinds):
        if after.played[card] > before.played[card]:
            return card
    return EMPTY


def tile_built(before: TrailState, after: TrailState) -> i64:
    """Return the kind of tile a mine was built on in this step, EMPTY when none was (A-8)."""
    for tile in range(before.board.tile_kinds):
        if after.built[tile] > before.built[tile]:
            return tile
    return EMPTY
