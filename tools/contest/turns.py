"""The turns of one game: who decides, from what view, and what becomes of the move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.rules import CHANCE, NOBODY, Rules, State


@dataclass(slots=True)
class Turn:
    """One decision; whoever decides puts the move in before asking for the next turn.

    `state` is the truth, `view` what the seat may know: the same two objects at every turn.
    """

    state: State
    view: State
    seat: int
    number: int  # of the decision, from 0
    move: int = -1


def turns(rules: Rules, state: State) -> Iterator[Turn]:
    """Yield every decision of a game from here to its end; luck is drawn in between.

    RuntimeError when a move that was put in is not legal.
    """
    view, number = rules.new_state(), 0
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
            continue
        seat = int(state.to_move)
        rules.hide(state, seat, view)
        turn = Turn(state, view, seat, number)
        yield turn
        if turn.move not in rules.legal_codes(state):
            raise RuntimeError(f"seat {seat} plays {turn.move}, which is not legal here")
        rules.apply(state, turn.move)
        number += 1


def dealt(rules: Rules, seed: int) -> State:
    """Return a newly dealt game."""
    state = rules.new_state()
    rules.deal(state, seed)
    return state
