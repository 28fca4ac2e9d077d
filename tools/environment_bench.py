"""Measure the environments for learning.

    .venv/bin/python tools/environment_bench.py --seconds 5    every title, on one core

A step is a random legal move, with the observation and mask of the seat that decides next. Seconds
are those of the processor, so that what else runs on the machine counts little.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

from ai.environments.aec import raw_env
from ai.environments.batch import BatchEnv
from ai.environments.game_set_up import GameSetUp
from game.compiled.native import build_kind
from game.titles import titles
from tools.starting import run_tool

GAMES = 256  # of a batch
CHUNK = 500  # steps between two looks at the clock
Steps = Callable[[], int]


def main(arguments: list[str]) -> int:
    """Print the steps per second of each environment."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--seconds", type=float, default=3.0, help="for each line")
    wanted = words.parse_args(arguments)
    print(f"steps a second on one core, {build_kind()}")
    for name in titles():
        set_up = GameSetUp(name, 4)
        told(f"batch of {GAMES}, {name}, 4 players", batch_steps(set_up), wanted.seconds)
        told(f"AEC, {name}, 4 players", aec_steps(raw_env(set_up)), wanted.seconds)
    return 0


def told(what: str, steps: Steps, seconds: float) -> None:
    """Run steps for `seconds` and print their speed."""
    begin = time.process_time()
    count = 0
    while time.process_time() - begin < seconds:
        count += steps()
    print(f"{count / (time.process_time() - begin):>10,.0f}  {what}", flush=True)


def batch_steps(set_up: GameSetUp) -> Steps:
    """Return a function that steps a batch once and returns its number of games."""
    batch = BatchEnv(set_up, GAMES)
    random = np.random.default_rng(1)
    batch.reset(1)

    def steps() -> int:
        batch.step(batch.random_actions(random))
        return GAMES

    return steps


def aec_steps(env: Any) -> Steps:
    """Step an environment of PettingZoo's form, with the observation every agent asks for."""
    random = np.random.default_rng(1)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(CHUNK):
            if not env.agents:
                env.reset()
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(random.random() * legal.size)]))
        return CHUNK

    return steps


if __name__ == "__main__":
    run_tool(main)
