"""A position and a learned value that nobody trained: every build must judge it alike."""

from __future__ import annotations

from ai.search.learned_value import LearnedValue
from ai.search.network import COARSE, FINE
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from tools.proof.random_games import dealt, legal_codes, luck_of

HIDDEN = 5


def judged(game: Game, value: LearnedValue, turns: int, own_inputs: int) -> State:
    """Return a position after so many steps; the value gets weights by the same luck."""
    luck, state = luck_of(12), dealt(game, 12)
    for _ in range(turns):
        if state.to_move == CHANCE:
            game.rules.apply(state, game.rules.draw_outcome(state))
        else:
            moves = legal_codes(game.rules, state)
            game.rules.apply(state, moves[int(luck.below(len(moves)))])
    for stage in range(int(value.stages)):
        first = [int(luck.below(FINE)) - FINE // 2 for _ in range((HIDDEN + 1) * own_inputs)]
        second = [int(luck.below(COARSE)) - COARSE // 2 for _ in range(HIDDEN)]
        value.load_stage(stage, first, second, 20 * COARSE)
    return state
