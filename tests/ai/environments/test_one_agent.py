"""Gymnasium's own check passes, unchanged: against an automa, and against computer players."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ai.environments import registration
from ai.environments.batch import BatchEnv
from ai.environments.environment_names import EnvironmentName, environment_names
from ai.environments.game_set_up import GameSetUp
from ai.environments.one_agent import ILLEGAL_REWARD, OneAgentEnv
from ai.levels import player_names
from game.engine.reasons import Unreadable
from tests.helpers.environment_cases import every_case, set_up_of, solo_cases
from tools.proof.proofs import Case

BRASS = GameSetUp("brass", 2)


def check(set_up: GameSetUp, *, renders: bool = False, **wanted: Any) -> None:
    """Have Gymnasium check it, made by its name; drawing takes a process of its own."""
    gymnasium.register_envs(registration)
    name = EnvironmentName(set_up.title, set_up.edition).gymnasium_id
    made = gymnasium.make(name, set_up=set_up, render_mode="ansi", **wanted)
    check_env(made.unwrapped, skip_render_check=not renders)


@solo_cases
def test_gymnasium_finds_solo_games_in_order(case: Case) -> None:
    check(set_up_of(case))


@pytest.mark.thorough
@every_case
def test_gymnasium_finds_games_against_others_in_order(case: Case) -> None:
    if case.options.automa is None:
        others = ("random",) * (case.seats - 1)
        check(set_up_of(case), opponents=others, form="rows")


@pytest.mark.thorough
@pytest.mark.parametrize("name", environment_names(), ids=str)
def test_gymnasium_finds_the_pictures_of_every_edition_in_order(name: EnvironmentName) -> None:
    check(GameSetUp(name.title_name, edition=name.edition), renders=True)


def play(env: OneAgentEnv, seed: int, most: int = 5000) -> float:
    """Play a game with random legal moves; return the reward."""
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for _ in range(most):
        action = int(random.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, _, info = env.step(action)
        if over:
            return reward
    return 0.0


@pytest.mark.parametrize("name", ("greedy", "ai:1", "ai:3"))
def test_a_computer_player_plays_the_other_seat(name: str) -> None:
    env = OneAgentEnv(BRASS, opponents=(name,), seat=1)
    play(env, 1, most=2)
    assert not env.table.is_over()


def test_every_computer_player_is_an_opponent() -> None:
    for name in player_names():
        assert OneAgentEnv(BRASS, opponents=(name,)).opponents.keys() == {1}


def test_the_same_seed_plays_the_same_game_against_a_computer_player() -> None:
    texts = []
    for _ in range(2):
        env = OneAgentEnv(BRASS, opponents=("greedy",), render_mode="ansi")
        play(env, 9, most=12)
        texts.append(env.render())
    assert texts[0] == texts[1]


def test_a_solo_game_ends_with_a_share_of_the_win() -> None:
    rewards = {play(OneAgentEnv(GameSetUp(automa=())), seed) for seed in range(6)}
    assert rewards <= {0.0, 0.5, 1.0}


def test_an_illegal_action_ends_the_game_with_a_sentence() -> None:
    env = OneAgentEnv(BRASS, opponents=("random",))
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, told = env.step(illegal)
    assert (reward, over, cut) == (ILLEGAL_REWARD, True, False)
    assert "allowed" in told["refusal"]


def test_the_masks_a_learner_asks_for_are_those_of_the_game() -> None:
    env = OneAgentEnv(BRASS, opponents=("random",), seat=1)
    _, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), info["action_mask"] == 1)


def test_too_few_opponents_are_refused_in_a_sentence() -> None:
    with pytest.raises(Unreadable, match="1 opponents; allowed: 2, one for each"):
        OneAgentEnv(GameSetUp("brass", 3), opponents=("random",))


def test_one_name_sits_on_all_other_seats() -> None:
    env = OneAgentEnv("brass", num_players=3, opponents="random")
    assert {seat: each.player_name for seat, each in env.opponents.items()} == {
        1: "random",
        2: "random",
    }


def test_the_same_seed_deals_the_same_game_as_the_other_environments() -> None:
    alone = OneAgentEnv("brass", opponents="random")
    seen, _ = alone.reset(seed=5)
    batch = BatchEnv("brass", 1)
    batch.reset(5)
    assert batch.seats[0] == alone.seat
    assert np.array_equal(seen, batch.observations[0])


def lowest(observation: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> int:
    """Play the first legal action."""
    assert observation[0] == 1, "it sits on seat 1"
    return int(np.flatnonzero(mask)[0])


def test_an_own_policy_plays_the_other_seat() -> None:
    env = OneAgentEnv("brass", opponents=[lowest])
    assert 0 <= play(env, 3) <= 1


def test_an_own_policy_is_shown_rows_as_the_agent_is() -> None:
    seen = []

    def looking(observation: dict[str, Any], mask: np.ndarray[Any, Any]) -> int:
        seen.append(set(observation))
        return int(np.flatnonzero(mask)[0])

    env = OneAgentEnv("brass", opponents=looking, form="rows")
    play(env, 3, most=4)
    assert {"money", "hand"} < seen[0]


def test_an_own_policy_that_answers_nonsense_is_named_in_a_sentence() -> None:
    def stubborn(observation: object, mask: object) -> str:
        return "no"

    env = OneAgentEnv("brass", opponents=stubborn)
    with pytest.raises(Unreadable, match="stubborn chose action 'no' on seat 1; allowed: one of"):
        play(env, 3)


def test_a_wrong_opponent_is_refused_in_a_sentence() -> None:
    for wrong in ("ai:9", 7, "python:nowhere:make", "python:json", "python:json:nothing"):
        with pytest.raises(Unreadable, match=r"allowed|Choose from|nowhere|nothing"):
            OneAgentEnv("brass", opponents=[wrong])  # type: ignore[list-item]
