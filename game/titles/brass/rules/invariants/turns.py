"""Invariants of the moment: who has to decide what, and that the game advances."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, NOBODY
from game.titles.brass.rules import kinds
from game.titles.brass.rules.hands import hand_size, nobody_holds_cards
from game.titles.brass.rules.invariants import kinds as invariants
from game.titles.brass.rules.legal import write_legal_moves
from game.titles.brass.rules.state import BrassState

MAX_LEGAL_MOVES: Final = 300


def first_broken_turn_invariant(before: BrassState, after: BrassState) -> i64:
    """Return the number of the first invariant of turn order, decider and pending move that a step
    breaks, NO_BROKEN_INVARIANT when it breaks none."""
    if not is_turn_order_valid(before, after):
        return invariants.TURN_ORDER_INVARIANT
    if not is_deciding_seat_valid(after):
        return invariants.DECIDING_SEAT_INVARIANT
    if not does_pending_move_fit_phase(after):
        return invariants.PENDING_MOVE_INVARIANT
    if after.to_move >= 0 and not has_several_answers(after):
        return invariants.SEVERAL_ANSWERS_INVARIANT
    return (
        invariants.NO_BROKEN_INVARIANT
        if game_progress_number(after) >= game_progress_number(before)
        else invariants.NO_GOING_BACK_IN_TIME_INVARIANT
    )


def is_turn_order_valid(before: BrassState, after: BrassState) -> bool:
    """Return whether no seat is in the turn order twice, and the order is unchanged within a
    round."""
    same_round: bool = before.era == after.era and before.round == after.round
    for place in range(after.seats):
        if (
            same_round
            and after.phase != kinds.GAME_OVER_PHASE
            and after.order[place] != before.order[place]
        ):
            return False
        for other in range(place):
            if after.order[place] == after.order[other]:
                return False
    return True


def is_deciding_seat_valid(st: BrassState) -> bool:
    """Return whether `to_move` fits the phase: NOBODY when the game is over, CHANCE when a tile is
    due, and otherwise the seat whose turn it is.

    That seat must be in debt in the debt phase and hold a card in the phase of actions; in the
    first round it has no second action.
    """
    if st.phase == kinds.GAME_OVER_PHASE:
        return st.to_move == NOBODY and nobody_holds_cards(st)
    if st.phase == kinds.DEMAND_PHASE:
        return st.to_move == CHANCE
    if st.to_move != st.order[st.turn]:
        return False
    if st.phase == kinds.DEBT_PHASE:
        return st.money[st.to_move] < 0
    if st.action == 2 and st.era == kinds.CANAL_ERA and st.round == 1:
        return False
    return st.phase != kinds.ACTIONS_PHASE or hand_size(st, st.to_move) > 0


def does_pending_move_fit_phase(st: BrassState) -> bool:
    """Return whether a move is pending exactly in the phases that ask for a card, cube or tile,
    with fitting numbers of cards and parts."""
    card: bool = st.phase == kinds.CARD_PHASE
    cube: bool = st.phase == kinds.COAL_PHASE or st.phase == kinds.IRON_PHASE
    if not (card or cube or st.phase == kinds.DEMAND_PHASE):
        return (
            st.pending == kinds.NO_PENDING_MOVE and st.pending_cards == 0 and st.pending_number == 0
        )
    if st.pending == kinds.NO_PENDING_MOVE or (st.pending_cards > 0) != card:
        return False
    return st.pending_number == 1 or (cube and st.pending_number == 2)


def has_several_answers(st: BrassState) -> bool:
    """Return whether the deciding seat has at least two legal moves, or has to choose an action
    (B-17.5)."""
    move_codes: vec[i64] = make_zero_row(MAX_LEGAL_MOVES)
    return write_legal_moves(st, move_codes) > 1 or st.phase == kinds.ACTIONS_PHASE


def game_progress_number(st: BrassState) -> i64:
    """Return a number that never falls as the game advances by era, round, turn and action."""
    turn: i64 = 0 if st.phase == kinds.DEBT_PHASE else 2 * st.turn + st.action
    if st.phase == kinds.GAME_OVER_PHASE:
        turn = 99
    return (st.era * 1000 + st.round) * 100 + turn
