"""Play a move: from the decision it answers to the next decision (B-4)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_field_of_move, kind_of_move
from game.titles.brass.rules import kinds
from game.titles.brass.rules.action_steps import (
    begin_or_continue_action,
    carry_out_action_or_ask_for_cards,
    continue_after_coal,
    continue_after_iron,
    resolve_market_tile,
    take_coal_from_mine,
    take_iron_from_ironworks,
)
from game.titles.brass.rules.cards import play_card
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.turns import end_action, pay_debt_with_counter


def apply_move(st: BrassState, move: i64) -> None:
    """Play a legal move or a possible chance outcome, and advance to the next decision or chance
    event.
    """
    kind: i64 = kind_of_move(move)
    if kind == kinds.PLAY_CARD_MOVE:
        play_card(st, st.to_move, first_field_of_move(move))
        carry_out_action_or_ask_for_cards(st)
    elif kind == kinds.TAKE_COAL_MOVE:
        take_coal_from_mine(st, first_field_of_move(move))
        continue_after_coal(st)
    elif kind == kinds.TAKE_IRON_MOVE:
        take_iron_from_ironworks(st, first_field_of_move(move))
        continue_after_iron(st)
    elif kind == kinds.DONE_MOVE:
        end_action(st)
    elif kind == kinds.DEMAND_DRAWN_OUTCOME:
        resolve_market_tile(st, first_field_of_move(move))
    elif kind == kinds.REMOVE_COUNTER_MOVE:
        pay_debt_with_counter(st, first_field_of_move(move))
    else:
        begin_or_continue_action(st, move)
