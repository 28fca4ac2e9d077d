"""Turns of a game: a view for whoever decides, luck in between, and no move that is not legal."""

from __future__ import annotations

import pytest

from game.engine.fingerprint import fingerprint
from game.engine.rules import NOBODY
from tools.contest.turns import dealt, turns
from tools.proof.random_games import luck_of
from tools.proof.titles import proofs_of

GAME = proofs_of("lanterns").plain_cases[1].game()


def test_a_game_is_played_to_its_end_by_what_each_seat_may_know() -> None:
    state, luck = dealt(GAME.rules, 4), luck_of(4)
    numbers = []
    for turn in turns(GAME.rules, state):
        seen = GAME.rules.new_state()
        GAME.rules.hide(state, turn.seat, seen)
        assert fingerprint(turn.view) == fingerprint(seen)
        assert turn.state is state
        assert turn.seat == state.to_move
        codes = GAME.rules.legal_codes(turn.view)
        turn.move = codes[luck.below(len(codes))]
        numbers.append(turn.number)
    assert state.to_move == NOBODY
    assert numbers == list(range(len(numbers)))


def test_a_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(RuntimeError, match="seat 0 plays -1, which is not legal here"):
        list(turns(GAME.rules, dealt(GAME.rules, 4)))
