"""Reads the state of a position, part by part, in an order in which each can be checked."""

from typing import cast

from game.engine.rules import NOBODY, Rules
from game.files.toml_fields import TomlFields
from game.notation import luck_text, positions
from game.titles.tiletum.notation import (
    pending_questions,
    pieces,
    piles,
    players,
    round_and_turn,
    silver_player_entries,
    silver_position,
    solo,
    tiles,
    wheel,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.chances import deck_of_due_draw
from game.titles.tiletum.rules.offers import count_tiles_drawable_from_pile
from game.titles.tiletum.rules.state import TiletumState

# A whole position, or a seat's view of it, as canonical text.

PHASES_WITHOUT_QUESTION = (
    kinds.DICE_PHASE,
    kinds.CORRUPTION_PHASE,
    kinds.DECREE_PHASE,
    kinds.SURPRISE_PHASE,
)


def read_state(set_up: positions.PositionSetUp, rules: Rules) -> TiletumState:
    """Return a new state as the position describes it; raise Unreadable with the key that is
    wrong.

    A text without luck is a view, or gets seed 0.
    """
    fields = set_up.fields
    state = cast("TiletumState", rules.new_state())
    luck_text.read_seed_or_luck_into_state(fields, state)
    round_and_turn.read_round_and_turn_into_state(fields, state, set_up.colours)
    wheel.read_wheel_into_state(fields, state)
    silver_player_entries.read_silver_and_tucked_surprises_into_state(set_up.players, state)
    silver_position.read_silver_into_state(fields, state)
    silver_player_entries.read_explorers_and_levels_into_state(set_up.players, state)
    tiles.read_tiles_into_state(fields, state)
    tiles.read_fairs_into_state(fields, state)
    solo.read_solo_into_state(fields, state)
    tiles.read_cost_tiles_into_state(fields, state)
    players.read_players_into_state(set_up.players, state)
    pieces.read_pieces_into_state(fields, set_up, state)
    pending_questions.read_pending_questions_into_state(fields, state)
    piles.read_piles_into_state(fields, state)
    round_and_turn.read_seat_to_move_into_state(fields, state, set_up.colours)
    round_and_turn.check_ranking(fields, state, set_up.colours)
    fields.check_no_unknown_keys()
    check_due_decision_has_moves(fields, state, rules)
    return state


def check_due_decision_has_moves(fields: TomlFields, state: TiletumState, rules: Rules) -> None:
    """Raise Unreadable if a seat is to move but has no legal move, or if a tile is to be drawn but
    its pile is empty."""
    phase = kinds.PHASE_NAMES[state.phase]
    if state.to_move >= 0 and not rules.legal_codes(state):
        allowed = "a position in which there is something to do"
        raise fields.field_error("phase", f'is "{phase}", but nothing can be done', allowed)
    if state.to_move in (NOBODY, *range(state.seats)) or state.phase in PHASES_WITHOUT_QUESTION:
        return
    if count_tiles_drawable_from_pile(state, deck_of_due_draw(state)) == 0:
        raise fields.field_error(
            "phase", f'is "{phase}", but no tile is left', "tiles in that pile"
        )
