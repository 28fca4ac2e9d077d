"""Facts of a step: an auction that was won, the end of phase 3, the next round."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState


def is_phase_after_sale(phase: i64) -> bool:
    """Return whether this is a phase after the sale of all ore: investing, peeking, prospecting,
    or the end of the game (I-1).
    """
    return phase in (
        kinds.INVEST_PHASE,
        kinds.PEEK_PHASE,
        kinds.PROSPECT_PHASE,
        kinds.GAME_OVER_PHASE,
    )


def has_ore_been_sold(before: TrailState, after: TrailState) -> bool:
    """Return whether phase 3 sold the ore in this step."""
    if before.phase in (kinds.DRAFT_PHASE, kinds.PRICES_PHASE) or is_phase_after_sale(before.phase):
        return False
    return is_phase_after_sale(after.phase) or after.round > before.round


def auction_winner_seat(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the seat that won the auction in this step, EMPTY when none did (A-6)."""
    bids: bool = kind_of_move(move) in (
        kinds.BID_MOVE,
        kinds.DROP_OUT_MOVE,
        kinds.BID_ROLLED_OUTCOME,
    )
    if before.area == kinds.EMPTY or not bids:
        return kinds.EMPTY
    if after.phase == kinds.PLAY_CARD_AFTER_AUCTION_PHASE:
        return after.high_bidder
    return after.owner[before.area]


def winning_bid_pounds(before: TrailState, move: i64, winner_seat: i64) -> i64:
    """Return the pounds with which `winner_seat` won the auction that ended in this step: its bid
    in this move if it made one, £1 above the highest bid after Lord Wallace's roll, otherwise the
    highest bid before (A-6, A-7, LW-6)."""
    kind: i64 = kind_of_move(move)
    if kind == kinds.BID_MOVE and winner_seat == before.to_move:
        return first_field_of_move(move)
    if kind == kinds.BID_ROLLED_OUTCOME and winner_seat == before.board.wallace_seat:
        return before.high_bid + 1
    return before.high_bid


def discarded_survey_card(before: TrailState, after: TrailState) -> i64:
    """Return the survey card that was discarded in this step, EMPTY when none was."""
    for card in range(before.board.card_kind_count):
        if after.played[card] > before.played[card]:
            return card
    return kinds.EMPTY


def tile_kind_built_on(before: TrailState, after: TrailState) -> i64:
    """Return the kind of tile a mine was built on in this step, EMPTY when none was (A-8)."""
    for tile in range(before.board.tile_kind_count):
        if after.built[tile] > before.built[tile]:
            return tile
    return kinds.EMPTY
