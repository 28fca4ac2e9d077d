"""Batches: a small policy learns by self-play (REINFORCE) in numpy, and then plays other players.

python -m ai.environments.examples.policy_gradient --title TITLE --players 2 --minutes 5
"""

import argparse
import time

import numpy as np

from ai.environments.batch import BatchEnv
from ai.environments.examples.refusing import exit_on_refused_set_up
from ai.environments.examples.small_policy import SmallPolicy, measure_win_share
from ai.environments.game_set_up import GameSetUp
from game.titles import title_names


def train_by_self_play(policy: SmallPolicy, batch: BatchEnv, seconds: float, seed: int) -> int:
    """Let the policy play all seats for `seconds`; return the number of games.

    After each batch of games, the gradient makes the actions of seats that ranked in the better
    half more probable and those of the others less probable.
    """
    random = np.random.default_rng(seed)
    begin = time.monotonic()
    games = 0
    while time.monotonic() - begin < seconds:
        batch.reset(seed + games)
        going = np.ones(batch.games, bool)
        steps = []
        result = np.zeros(batch.points.shape)
        while going.any():
            step = policy.draw_actions(batch.observations, batch.legal, batch.counts, random)
            steps.append((step, batch.seats.copy(), going.copy()))
            batch.step(step.actions)
            ended = going & batch.done
            result[ended] = batch.rewards()[ended] - 0.5  # a rank: better or worse than half
            going &= ~ended
        for step, seats, counted in steps:
            policy.add_to_gradient(step, result[np.arange(batch.games), seats] * counted)
        policy.apply_gradient()
        games += batch.games
    return games


def train_and_print_win_shares(args: argparse.Namespace) -> None:
    """Train a policy, and print its share of the wins against another player before and after."""
    set_up = GameSetUp(args.title, args.players)
    batch = BatchEnv(set_up, 128, reward="ranks")
    policy = SmallPolicy(batch.observations.shape[1], batch.action_count)
    for minutes in (0, args.minutes):
        games = train_by_self_play(policy, batch, minutes * 60, seed=1)
        share = measure_win_share(policy, set_up, args.opponent, args.games, seed=10**9)
        print(f"after {games} games: {share:.0%} of the wins against {args.opponent}")


def main() -> None:
    """Read the command line, train a policy, and print its share of wins before and after."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--title", default=title_names()[0])
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--minutes", type=float, default=5)
    words.add_argument("--opponent", default="random", help="random, greedy, ai:1 to ai:7")
    words.add_argument("--games", type=int, default=200, help="to meet the opponent")
    wanted = words.parse_args()
    with exit_on_refused_set_up(words):
        train_and_print_win_shares(wanted)


if __name__ == "__main__":
    main()
