"""Play random games to the end: for benchmarks, and as the simplest player."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, NOBODY, Rules, State


def play_randomly_to_end_and_count_decisions(
    rules: Rules, state: State, move_buffer: vec[i64], luck: Luck
) -> i64:
    """Play the state to the end of the game with uniformly random legal moves, drawn from `luck`;
    return the number of decisions.

    `move_buffer` is overwritten with the legal moves of each decision; it needs
    `rules.max_move_count` cells. Chance outcomes come from the generator of the state and are not
    counted.
    """
    decisions: i64 = 0
    while state.to_move != NOBODY:
        if state.to_move == CHANCE:
            rules.apply(state, rules.draw_outcome(state))
        else:
            count: i64 = rules.legal_moves(state, move_buffer)
            rules.apply(state, move_buffer[luck.draw_below(count)])
            decisions += 1
    return decisions


def play_random_games_and_count_decisions(rules: Rules, seed: i64, game_count: i64) -> i64:
    """Play `game_count` new games with the seeds `seed`, `seed` + 1 and so on; return the number of
    decisions.
    """
    state: State = rules.new_state()
    move_buffer: vec[i64] = make_zero_row(rules.max_move_count)
    luck: Luck = Luck()
    decisions: i64 = 0
    for game in range(game_count):
        rules.deal(state, seed + game)
        luck.reset_from_seed(seed + game)
        decisions += play_randomly_to_end_and_count_decisions(rules, state, move_buffer, luck)
    return decisions
