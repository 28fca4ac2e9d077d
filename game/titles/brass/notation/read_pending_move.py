"""Reads the pending move for which a card, a cube or a counter has to be chosen, and checks it."""

from game.engine.luck import Luck
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.reasons import Unreadable
from game.engine.rules import Rules
from game.files.toml_fields import TomlFields, value_for_message
from game.titles.brass.notation.moves import move_text_to_code
from game.titles.brass.rules import kinds
from game.titles.brass.rules.feasibility import (
    can_build_pending_counter_with_every_source,
    can_lay_pending_rail_and_pay_with_coal,
    can_sell_pending_mill_to_market,
)
from game.titles.brass.rules.state import BrassState

ANY_LUCK_SEED = 1


def read_pending_move_into_state(fields: TomlFields, state: BrassState) -> None:
    """In the phases with a pending move, set that move, the number of its part, and how many of its
    cards are still to be played; for a distant sale also the turn of the mill's owner.

    Raise Unreadable if another phase has a pending move, or if the move does not fit the phase.
    """
    if state.phase not in kinds.PHASES_WITH_PENDING_MOVE:
        if "pending" in fields:
            phase = kinds.PHASE_NAMES[int(state.phase)]
            raise fields.field_error("pending", f"is there in phase {phase}", "none in this phase")
        return
    pending = fields.table("pending")
    text = pending.raw_value("move", "a move")
    if not isinstance(text, str):
        raise pending.field_error("move", f"is {value_for_message(text)}", "a move")
    try:
        state.pending = move_text_to_code(state.board, text)
    except Unreadable as error:
        raise pending.field_error(
            "move", f"is {value_for_message(text)}", f"a move: {error}"
        ) from error
    state.pending_number = 1
    if state.phase == kinds.CARD_PHASE:
        is_built = kind_of_move(state.pending) == kinds.BUILD_MOVE
        takes_two = (
            is_built and third_field_of_move(state.pending) == kinds.BUILT_WITH_TWO_CARDS_FIELD
        )
        most = kinds.BUILT_WITH_TWO_CARDS_FIELD if takes_two else 1
        state.pending_cards = pending.integer("cards", 1, most)
    elif state.phase in (kinds.COAL_PHASE, kinds.IRON_PHASE):
        second = kinds.LAY_RAIL_MOVE if state.phase == kinds.COAL_PHASE else kinds.DEVELOP_MOVE
        most = 2 if kind_of_move(state.pending) == second else 1
        state.pending_number = pending.integer("number", 1, most, default=1)
    pending.check_no_unknown_keys()
    if state.phase == kinds.DEMAND_PHASE:
        # While a market tile is due, it is the turn of the mill's owner
        move = state.pending
        owner = (
            int(state.owner[first_field_of_move(move)])
            if kind_of_move(move) == kinds.SELL_MOVE
            else -1
        )
        if owner < 0 or second_field_of_move(move) != kinds.DISTANT_MARKET_BUYER:
            allowed = "the sale of a mill to the market"
            raise pending.field_error("move", "is not a distant sale", allowed)
        state.turn = [int(seat) for seat in state.order].index(owner)


def check_decision_is_due(fields: TomlFields, state: BrassState, rules: Rules) -> None:
    """Raise Unreadable unless a decision is due: the pending move must fit the phase, and
    outside the phase of actions there must be at least two legal moves."""
    if state.phase == kinds.GAME_OVER_PHASE:
        return
    known = state.clone()
    assert isinstance(known, BrassState)
    luck = Luck()
    luck.reset_from_seed(ANY_LUCK_SEED)
    rules.determinize(known, int(state.to_move), luck)
    if state.phase in kinds.PHASES_WITH_PENDING_MOVE and not _pending_fits_phase(known, rules):
        raise fields.field_error("pending", "does not fit", "a move that can be carried out there")
    if state.phase == kinds.DEMAND_PHASE:
        return
    if state.phase != kinds.ACTIONS_PHASE and len(rules.legal_codes(known)) < 2:
        phase = kinds.PHASE_NAMES[int(state.phase)]
        allowed = "a phase in which there is something to choose"
        raise fields.field_error("phase", f'is "{phase}", but there is no choice', allowed)


def _pending_fits_phase(state: BrassState, rules: Rules) -> bool:
    kind = kind_of_move(state.pending)
    if state.phase == kinds.DEMAND_PHASE:
        return can_sell_pending_mill_to_market(state)
    if state.phase == kinds.CARD_PHASE:
        asked = state.clone()
        assert isinstance(asked, BrassState)
        asked.phase = kinds.ACTIONS_PHASE
        return int(state.pending) in rules.legal_codes(asked)
    if kind == kinds.BUILD_MOVE:
        return can_build_pending_counter_with_every_source(state)
    if kind == kinds.LAY_RAIL_MOVE:
        return state.phase == kinds.COAL_PHASE and can_lay_pending_rail_and_pay_with_coal(state)
    return bool(kind == kinds.DEVELOP_MOVE and state.phase == kinds.IRON_PHASE)
