"""Measure the environments for learning.

    .venv/bin/python tools/environment_bench.py --seconds 3 --rounds 5    every interface and title

Prints steps per second of one core, the median of the rounds. A step is a random legal move, with
the observation and mask of the seat that decides next; where opponents play, only the agent's steps
count. Seconds are processor time, so other programs disturb little; the load of the machine is
printed beside the figures.
"""

import argparse
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import gymnasium
import numpy as np

from ai.environments import registration
from ai.environments.aec import env, raw_env
from ai.environments.batch import BatchEnv
from ai.environments.environment_names import environment_names
from ai.environments.game_set_up import GameSetUp
from ai.environments.one_agent import OneAgentEnv
from game.compiled.native import running_build_kind
from game.titles import title_names
from tools.starting import run_tool
from tools.systems.processes import load_of_machine

BATCH_GAME_COUNT: Final = 256  # of a batch
VECTOR_TABLE_COUNT: Final = 64  # of a vector environment
SEAT_COUNT: Final = 4
STEPS_BETWEEN_CLOCK_READINGS: Final = 500  # steps between two looks at the clock
Steps = Callable[[], int]


def main(arguments: list[str]) -> int:
    """Print the steps per second of each interface and title."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--seconds", type=float, default=3.0, help="for each figure of a round")
    words.add_argument("--rounds", type=int, default=1, help="the median of them is printed")
    wanted = words.parse_args(arguments)
    speeds: dict[tuple[str, str], list[float]] = {}
    for _ in range(wanted.rounds):
        for title in title_names():
            for interface, make in stepper_by_interface().items():
                one = measure_steps_per_second(make(GameSetUp(title, SEAT_COUNT)), wanted.seconds)
                speeds.setdefault((interface, title), []).append(one)
    load = load_of_machine()
    print(
        f"steps a second on one core, {SEAT_COUNT} players, {running_build_kind()}, load {load:.1f}"
    )
    for (interface, title), found in sorted(speeds.items()):
        print(f"{median(found):>10,.0f}  {interface}, {title}")
    return 0


def measure_steps_per_second(steps: Steps, seconds: float) -> float:
    """Call `steps`, which returns how many steps it made, for `seconds` of processor time; return
    the steps per second."""
    begin = time.process_time()
    count = 0
    while time.process_time() - begin < seconds:
        count += steps()
    return count / (time.process_time() - begin)


def make_batch_stepper(set_up: GameSetUp) -> Steps:
    """Return a function that steps a batch once and returns its number of games."""
    batch = BatchEnv(set_up, BATCH_GAME_COUNT)
    random = np.random.default_rng(1)
    batch.reset(1)

    def steps() -> int:
        batch.step(batch.random_actions(random))
        return BATCH_GAME_COUNT

    return steps


def aec_steps(played: Any) -> Steps:
    """Return a function that makes a fixed number of random steps in an environment with
    PettingZoo's interface, with an observation at each, and returns their number."""
    random = np.random.default_rng(1)
    played.reset(seed=1)

    def steps() -> int:
        for _ in range(STEPS_BETWEEN_CLOCK_READINGS):
            if not played.agents:
                played.reset()
            seen, _, ended, cut, _ = played.last()
            over = ended or cut
            played.step(None if over else random_legal_action(seen["action_mask"], random))
        return STEPS_BETWEEN_CLOCK_READINGS

    return steps


def agent_steps(set_up: GameSetUp) -> Steps:
    """Return a function that makes random steps in Gymnasium's environment of one agent against
    random opponents, and returns their number."""
    alone = OneAgentEnv(set_up, opponents="random")
    random = np.random.default_rng(1)
    _, info = alone.reset(seed=1)

    def steps() -> int:
        nonlocal info
        for _ in range(STEPS_BETWEEN_CLOCK_READINGS):
            _, _, over, _, info = alone.step(random_legal_action(info["action_mask"], random))
            if over:
                _, info = alone.reset()
        return STEPS_BETWEEN_CLOCK_READINGS

    return steps


def vector_steps(set_up: GameSetUp) -> Steps:
    """Return a function that makes one random step in each table of Gymnasium's vector environment,
    against random opponents, and returns the number of tables."""
    gymnasium.register_envs(registration)
    name = next(each for each in environment_names() if each.title_name == set_up.title)
    many = gymnasium.make_vec(
        name.gymnasium_id, num_envs=VECTOR_TABLE_COUNT, num_players=SEAT_COUNT, opponents="random"
    )
    random = np.random.default_rng(1)
    _, infos = many.reset(seed=1)

    def steps() -> int:
        nonlocal infos
        masks = infos["action_mask"]
        actions = np.array([random_legal_action(mask, random) for mask in masks])
        _, _, _, _, infos = many.step(actions)
        return VECTOR_TABLE_COUNT

    return steps


def spiel_steps(set_up: GameSetUp) -> Steps:
    """Return a function that makes random steps in a game of OpenSpiel, with the deciding player's
    tensor at each, and returns their number; chance outcomes are not counted."""
    import pyspiel

    import_module("ai.environments.level_bot")  # makes the games known
    name = next(each for each in environment_names() if each.title_name == set_up.title)
    played = pyspiel.load_game(f"{name.openspiel_name}(players={SEAT_COUNT})")
    observer = played.make_py_observer()
    random = np.random.default_rng(1)
    state = played.new_initial_state()

    def steps() -> int:
        nonlocal state
        for _ in range(STEPS_BETWEEN_CLOCK_READINGS):
            if state.is_terminal():
                state = played.new_initial_state()
            while state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(outcomes, p=chances)))
            if not state.is_terminal():
                observer.set_from(state, state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
        return STEPS_BETWEEN_CLOCK_READINGS

    return steps


def random_legal_action(mask: Any, random: np.random.Generator) -> int:
    """Return a random action among those that are true in the mask."""
    legal = np.flatnonzero(mask)
    return int(legal[int(random.random() * legal.size)])


def stepper_by_interface() -> dict[str, Callable[[GameSetUp], Steps]]:
    """Return, by the name of each interface, a function that makes its step function for a
    set-up."""
    return {
        f"batch of {BATCH_GAME_COUNT}": make_batch_stepper,
        "PettingZoo, raw_env": lambda set_up: aec_steps(raw_env(set_up)),
        "PettingZoo, env": lambda set_up: aec_steps(env(set_up)),
        "Gymnasium, one agent": agent_steps,
        f"Gymnasium, vector of {VECTOR_TABLE_COUNT}": vector_steps,
        "OpenSpiel": spiel_steps,
    }


if __name__ == "__main__":
    run_tool(main)
