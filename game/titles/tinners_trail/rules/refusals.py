"""Reasons why a readable move is not legal now, for the match and the command line."""

# interpreted: used only after a refused move

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules import expansion_reasons, kinds, reasons
from game.titles.tinners_trail.rules.refused_moves import (
    bid_refusal,
    card_after_auction_refusal,
    discard_refusal,
    extraction_refusal,
    investment_refusal,
    peek_refusal,
    placement_refusal,
    pump_refusal,
    roll_refusal,
    survey_card_draw_refusal,
    survey_refusal,
    wallace_action_card_draw_refusal,
)
from game.titles.tinners_trail.rules.state import TrailState

PHASE_BY_MOVE_WORD = {
    "discard": kinds.DRAFT_PHASE,
    "survey": kinds.CHOOSE_SURVEY_CARD_PHASE,
    "bid": kinds.AUCTION_PHASE,
    "drop": kinds.AUCTION_PHASE,
    "play": kinds.PLAY_CARD_AFTER_AUCTION_PHASE,
    "pump": kinds.PUMPS_PHASE,
    "invest": kinds.INVEST_PHASE,
    "peek": kinds.PEEK_PHASE,
    "roll": kinds.PRICES_PHASE,
    "draw": kinds.CHOOSE_SURVEY_CARD_PHASE,
    "wallace": kinds.WALLACE_PHASE,
    "calciner": kinds.CALCINER_PHASE,
    "look": kinds.LOOK_AT_AUCTIONED_TILE_PHASE,
    "adelaide": kinds.ADELAIDE_PHASE,
    "prospect": kinds.PROSPECT_PHASE,
    **dict.fromkeys(
        (
            *reasons.ACTION_NAMES,
            *expansion_reasons.ARSENIC_MOVE_WORDS,
            *expansion_reasons.EMIGRATION_MOVE_WORDS,
        ),
        kinds.ACTIONS_PHASE,
    ),
}
CHANCE_MOVE_WORDS: Final = frozenset({"roll", "draw", "wallace"})
# Chance events within a phase, which the phase alone does not determine.
REASON_KEY_BY_CHANCE_PHASE = {
    kinds.AUCTION_PHASE: "bid-roll-due",
    kinds.CHOOSE_SURVEY_CARD_PHASE: "deck-card-due",
}

REASON_FUNCTION_BY_MOVE_WORD: dict[str, Callable[[TrailState, Move], Reason]] = {
    "extract": extraction_refusal,
    "place": placement_refusal,
    "discard": discard_refusal,
    "survey": survey_refusal,
    "bid": bid_refusal,
    "drop": lambda state, _: Reason("opener-must-bid", {"minimum": int(state.minimum)}),
    "play": card_after_auction_refusal,
    "pump": pump_refusal,
    "invest": investment_refusal,
    "peek": peek_refusal,
    "prospect": lambda _, move: Reason("area-not-empty", {"area": move.places[0]}),
    "roll": roll_refusal,
    "draw": survey_card_draw_refusal,
    "wallace": wallace_action_card_draw_refusal,
}


def refusal_reason(state: TrailState, move: Move) -> Reason:
    """Return why the move, which is not legal now, is refused: the game is over, luck is due or not
    due, another phase, or a reason of its kind of move.
    """
    if state.to_move == NOBODY:
        return Reason("game-over")
    luck = move.kind in CHANCE_MOVE_WORDS
    if state.to_move == CHANCE and not luck:
        return Reason("luck-is-due")
    if state.to_move != CHANCE and luck:
        return Reason("no-luck-due")
    if luck and state.board.is_edition_2007:
        return roll_refusal(state, move)
    placing = move.kind == "place" and state.phase == kinds.PLACE_WAITING_PIECES_PHASE
    phase = kinds.AUCTION_PHASE if move.choice == "bid" else PHASE_BY_MOVE_WORD.get(move.kind)
    if phase != state.phase and not placing:
        if luck and state.phase in REASON_KEY_BY_CHANCE_PHASE:
            return Reason(REASON_KEY_BY_CHANCE_PHASE[int(state.phase)])
        return reasons.wrong_phase_reason(state)
    action = move.kind
    places = move.places
    if move.kind == "miner" and move.choice:
        action = "own-miner"
    elif move.kind == "emigrate":
        places = (*move.places, move.choice)
    found = None
    if action in reasons.action_names(state.board) and not placing:
        found = reasons.why_not_action(state, action, places)
    return found or REASON_FUNCTION_BY_MOVE_WORD[move.kind](state, move)
