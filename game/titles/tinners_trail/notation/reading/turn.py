"""Reads the seat to move; each phase has its own keys and possible seats."""

from collections.abc import Callable
from typing import Final

from game.engine.rules import CHANCE
from game.files.toml_fields import TomlFields, word_list_for_message
from game.notation.positions import LUCK_MOVER_WORD, NOBODY_MOVER_WORD, mover_word
from game.titles.tinners_trail.notation.reading.auction_turns import (
    Colours,
    seats_to_bid,
    seats_to_move_without_key,
    seats_to_survey,
)
from game.titles.tinners_trail.notation.reading.draft import possible_seats_to_discard
from game.titles.tinners_trail.notation.reading.movers import (
    check_final_ranking_and_list_movers,
    seats_to_act,
    set_declined_seats_and_list_movers,
    set_peekers_and_list_movers,
    set_prospectors_and_list_movers,
    set_pumps_left_and_list_movers,
)
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

# Who may be to move in each phase, as the rest of the position says.
MOVERS_READER_BY_PHASE: Final[dict[int, Callable[[TomlFields, TrailState, Colours], list[int]]]] = {
    kinds.DRAFT_PHASE: possible_seats_to_discard,
    kinds.ACTIONS_PHASE: seats_to_act,
    kinds.CHOOSE_SURVEY_CARD_PHASE: seats_to_survey,
    kinds.AUCTION_PHASE: seats_to_bid,
    kinds.PUMPS_PHASE: set_pumps_left_and_list_movers,
    kinds.INVEST_PHASE: set_declined_seats_and_list_movers,
    kinds.PEEK_PHASE: set_peekers_and_list_movers,
    kinds.GAME_OVER_PHASE: check_final_ranking_and_list_movers,
    kinds.PROSPECT_PHASE: set_prospectors_and_list_movers,
}


def set_seat_to_move(fields: TomlFields, state: TrailState, colours: Colours) -> None:
    """Set the seat to move and the active seat; without a key the first possible seat of the phase
    moves. For pumps and Michigan's pieces the key is needed if several seats are possible.
    """
    phase = kinds.PHASE_NAMES[state.phase]
    movers = MOVERS_READER_BY_PHASE.get(state.phase, seats_to_move_without_key)(
        fields, state, colours
    )
    must_be_named = state.phase in (kinds.PUMPS_PHASE, kinds.PLACE_WAITING_PIECES_PHASE)
    state.to_move = _read_seat_to_move(fields, phase, movers, colours, must_be_named=must_be_named)
    if state.phase in (kinds.ACTIONS_PHASE, kinds.PUMPS_PHASE, kinds.PLACE_WAITING_PIECES_PHASE):
        state.active = state.to_move
    elif state.phase == kinds.WALLACE_PHASE:
        state.active = state.board.wallace_seat
    elif state.opener != kinds.EMPTY:
        state.active = state.opener
    if state.phase == kinds.CHOOSE_SURVEY_CARD_PHASE and state.to_move == CHANCE:
        state.survey_from = kinds.DECK_CARD_SOURCE
    if state.phase == kinds.PROSPECT_PHASE and state.to_move != CHANCE and "prospect" in fields:
        raise fields.field_error("prospect", "is there although nobody rolls", "no such key")


def _read_seat_to_move(
    fields: TomlFields, phase: str, movers: list[int], colours: Colours, *, must_be_named: bool
) -> int:
    """Return the seat to move, one of `movers`; if `must_be_named`, the text must name it when
    there are several. Raise Unreadable when there is none."""
    if not movers:
        allowed = "a phase in which the position leaves something to decide"
        raise fields.field_error("phase", f'is "{phase}", but nobody has a choice to make', allowed)
    words = {mover_word(mover, colours): mover for mover in movers}
    every_word = (*colours, LUCK_MOVER_WORD, NOBODY_MOVER_WORD)
    if must_be_named and "to_move" not in fields and len(words) > 1:
        raise fields.field_error("to_move", "is missing", word_list_for_message(words))
    found = fields.choice("to_move", every_word, default=next(iter(words)))
    if found not in words:
        problem = f'is "{found}" in phase {phase}'
        allowed = f"{word_list_for_message(words)}, as the rest of the position says"
        raise fields.field_error("to_move", problem, allowed)
    return words[found]
