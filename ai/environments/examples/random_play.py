"""PettingZoo: random agents play against one of the program's computer players.

python -m ai.environments.examples.random_play --title TITLE --players 3 --opponent ai:2
"""

import argparse
from collections import defaultdict

import numpy as np

from ai.environments.aec import raw_env
from ai.environments.examples.refusing import exit_on_refused_set_up
from ai.environments.game_set_up import GameSetUp
from ai.environments.table import Opponent
from game.titles import default_title_name


def measure_win_shares(
    title: str, player_count: int, opponent: str, game_count: int, seed: int
) -> dict[str, float]:
    """Return each agent's share of the wins, by name; `player_0` is the opponent, the others
    play at random."""
    env = raw_env(GameSetUp(title, player_count))
    foe = Opponent(opponent, env.table.game)
    random = np.random.default_rng(seed)
    shares: dict[str, float] = defaultdict(float)
    for number in range(game_count):
        env.reset(seed=seed + number)
        foe.start_game(seed + number)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                shares[agent] += reward
                action = None
            elif agent == "player_0":
                action = foe.choose_action(env.table)
            else:
                action = int(random.choice(np.flatnonzero(observation["action_mask"])))
            env.step(action)
    return {agent: share / game_count for agent, share in sorted(shares.items())}


def main() -> None:
    """Read the command line, play the games, and print each agent's share of the wins."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--title", default=default_title_name())
    words.add_argument("--players", dest="player_count", type=int, default=3)
    words.add_argument("--opponent", default="ai:1", help="random, greedy, ai:1 to ai:7")
    words.add_argument("--games", dest="game_count", type=int, default=10)
    words.add_argument("--seed", type=int, default=1)
    wanted = words.parse_args()
    with exit_on_refused_set_up(words):
        for agent, share in measure_win_shares(**vars(wanted)).items():
            print(f"{agent}: {share:.0%} of the wins")


if __name__ == "__main__":
    main()
