"""Many games of one agent as Gymnasium's vector environment: the same games as one by one."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import VectorEnv

from ai.environments import registration
from ai.environments.environment_names import EnvironmentName, environment_names
from ai.environments.one_agent import OneAgentEnv
from ai.environments.vector import OneAgentVectorEnv
from game.engine.reasons import Unreadable

gymnasium.register_envs(registration)
every_name = pytest.mark.parametrize(
    "name", environment_names(), ids=lambda found: found.pettingzoo_module_name
)


def lowest(masks: Any) -> Any:
    """Return the first legal action of every game."""
    return np.argmax(masks, axis=1)


@every_name
def test_gymnasium_makes_it_and_its_spaces_hold_what_it_shows(name: EnvironmentName) -> None:
    envs = gymnasium.make_vec(name.gymnasium_id, num_envs=3, opponents="random")
    assert isinstance(envs, VectorEnv)
    seen, infos = envs.reset(seed=1)
    for _ in range(20):
        assert envs.observation_space.contains(seen)
        actions = lowest(infos["action_mask"])
        assert envs.action_space.contains(actions)
        seen, _, _, _, infos = envs.step(actions)
    envs.close()


@every_name
def test_every_game_is_that_of_an_environment_with_its_seed(name: EnvironmentName) -> None:
    envs = OneAgentVectorEnv(2, name.set_up_keywords, opponents="greedy", seat=1)
    single = [OneAgentEnv(name.set_up_keywords, opponents="greedy", seat=1) for _ in range(2)]
    seen, _ = envs.reset(seed=7)
    first = [env.reset(seed=7 + number) for number, env in enumerate(single)]
    for game, (alone, _) in enumerate(first):
        assert np.array_equal(seen[game], alone)
    ends = 0
    for _ in range(300):
        masks = envs.action_masks()
        actions = lowest(masks)
        seen, rewards, ended, _, infos = envs.step(actions)
        for game, env in enumerate(single):
            alone, reward, over, _, _ = env.step(int(actions[game]))
            assert (rewards[game], ended[game]) == (reward, over)
            shown = infos["final_obs"][game] if over else seen[game]
            assert np.array_equal(shown, alone)
            if over:
                ends += 1
                env.reset(seed=int(envs.seeds[game]))
        if ends > 1:
            break
    assert ends > 1


def test_an_illegal_action_ends_its_game_alone() -> None:
    envs = OneAgentVectorEnv(2, "brass", opponents="random")
    _, infos = envs.reset(seed=1)
    actions = lowest(infos["action_mask"])
    actions[1] = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    _, rewards, ended, _, infos = envs.step(actions)
    assert ended.tolist() == [False, True]
    assert rewards[1] == -1
    assert "is not legal in game 1" in infos["final_info"]["refusal"][1]


def test_masks_are_there_from_the_first_moment_and_never_empty() -> None:
    envs = OneAgentVectorEnv(4, "brass", opponents="random")
    _, infos = envs.reset(seed=1)
    for _ in range(150):
        assert infos["action_mask"].any(axis=1).all()
        assert (envs.action_masks() == (infos["action_mask"] == 1)).all()
        _, _, _, _, infos = envs.step(lowest(infos["action_mask"]))


def test_wrong_calls_are_refused_in_a_sentence() -> None:
    with pytest.raises(Unreadable, match="num_envs is 0; allowed: 1 or more"):
        OneAgentVectorEnv(0)
    envs = OneAgentVectorEnv(2, "brass", opponents="random")
    with pytest.raises(ResetNeeded, match="reset begins one"):
        envs.step(np.zeros(2, np.int64))
    envs.reset(seed=1)
    for wrong in (np.zeros(3, np.int64), np.zeros(2), [0]):
        with pytest.raises(Unreadable, match="allowed: whole numbers, one for each of 2"):
            envs.step(wrong)
