"""A player that is handed the truth, in tests only: it shows what fairness costs."""

from __future__ import annotations

from game.engine.rules import CHANCE, NOBODY
from tools.proof.fairness import Players, cheating_sight, choice, fair_sight
from tools.proof.random_games import dealt
from tools.proof.titles import proofs_of

KIND = "ai:7"


def wins_of_the_cheat(title: str, games: int, slices: int, first_seed: int = 0) -> float:
    """Return how many games of the fewest players the cheat wins of its honest twins.

    All think equally long; the cheat sits on each seat in turn. A tie counts in parts.
    """
    game = proofs_of(title).plain_cases[0].game()
    player = Players(KIND).of(game)
    seats, wins = int(game.rules.seats), 0.0
    for number in range(games):
        state, cheat = dealt(game, first_seed + number // seats), number % seats
        while state.to_move != NOBODY:
            if state.to_move == CHANCE:
                code = int(game.rules.draw_outcome(state))
            else:
                sight = cheating_sight if state.to_move == cheat else fair_sight
                seat = int(state.to_move)
                code = choice(player, sight(game, state, seat), seat, slices).move
            game.rules.apply(state, code)
        places = game.rules.places(state)
        wins += places.count(0) ** -1 if places[cheat] == 0 else 0
    return wins
