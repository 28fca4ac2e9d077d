"""A player that is handed the truth, in tests only: it shows what fairness costs."""

from __future__ import annotations

from game.engine.options import Options
from game.engine.rules import CHANCE, NOBODY
from game.titles import title
from tools.proof.fairness import Players, cheating_sight, choice, fair_sight
from tools.proof.random_games import dealt

KIND = "ai:7"


def wins_of_the_cheat(games: int, slices: int, first_seed: int = 0) -> float:
    """Return how many two-player games the cheat wins of an honest twin, a tie counting half.

    Both think equally long; the cheat sits on each seat in turn.
    """
    game = title("tinners-trail").game(Options("tinners-trail", 2))
    player = Players(KIND).of(game)
    wins = 0.0
    for number in range(games):
        state, cheat = dealt(game, first_seed + number // 2), number % 2
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                code = int(game.rules.draw_outcome(state))
            else:
                sight = cheating_sight if state.to_move == cheat else fair_sight
                seat = int(state.to_move)
                code = choice(player, sight(game, state, seat), seat, slices).move
            game.rules.apply(state, code)
        places = game.rules.places(state)
        wins += 0.5 if places[0] == places[1] else float(places[cheat] == 0)
    return wins
