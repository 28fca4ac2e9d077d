"""OpenSpiel: its information-set search plays against one of the program's players.

python -m ai.environments.examples.search_play --game "python_TITLE(players=2)" --opponent ai:3
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ai.environments.examples.refusing import exit_on_refused_set_up
from ai.environments.level_bot import LevelBot
from game.titles import title_names


def play_search_game(
    game: str, opponent: str, simulations: int, seed: int, max_steps: int = 10_000
) -> list[float]:
    """Play a game of at most `max_steps` steps in which OpenSpiel's search is player 0; return each
    player's final reward.
    """
    played = pyspiel.load_game(game)
    random = np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(
        game=played,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.0,
        max_simulations=simulations,
        max_world_samples=-1,  # a new determinization for every simulation
        random_state=random,
    )
    foes = {seat: LevelBot(played, opponent, seed) for seat in range(1, played.num_players())}
    state = played.new_initial_state()
    for _ in range(max_steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        elif state.current_player() == 0:
            state.apply_action(int(search.step(state)))
        else:
            state.apply_action(foes[state.current_player()].step(state))
    found: list[float] = state.returns()
    return found


def main() -> None:
    """Read the command line, play one game, and print each player's reward."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default=f"python_{title_names()[0].replace('-', '_')}(players=3)")
    words.add_argument("--opponent", default="ai:3", help="random, greedy, ai:1 to ai:7")
    words.add_argument("--simulations", type=int, default=20)
    words.add_argument("--seed", type=int, default=1)
    wanted = words.parse_args()
    with exit_on_refused_set_up(words, pyspiel.SpielError):
        print("shares of the win, the search first:", play_search_game(**vars(wanted)))


if __name__ == "__main__":
    main()
