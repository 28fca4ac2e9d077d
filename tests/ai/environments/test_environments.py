"""PettingZoo's own tests pass, unchanged, for every title and number of players."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from ai.environments.aec import ILLEGAL_REWARD, TitleEnv, env, raw_env
from ai.environments.arrays import REWARD_NAMES
from ai.environments.game_set_up import GameSetUp
from game.engine.reasons import Unreadable
from tests.helpers.environment_cases import every_case, set_up_of
from tools.proof.proofs import Case

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

with warnings.catch_warnings():  # it warns of how it imports its own games
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

# They warn of every dictionary with a mask, and of masks when the game is over.

BRASS = GameSetUp("brass", 2)
CYCLES = 400  # of every agent: a whole game


@pytest.mark.thorough
@every_case
def test_pettingzoo_finds_the_environment_in_order(case: Case) -> None:
    api_test(env(set_up_of(case)), num_cycles=CYCLES)


@pytest.mark.thorough
@every_case
def test_the_same_seed_plays_the_same_game(case: Case) -> None:
    seed_test(lambda: env(set_up_of(case)), num_cycles=30)


def test_observations_by_rows_and_every_reward_are_in_order() -> None:
    for reward in REWARD_NAMES:
        api_test(env(BRASS, form="rows", reward=reward), num_cycles=CYCLES)


@pytest.mark.thorough
@every_case
def test_pettingzoo_finds_the_bare_environment_in_order(case: Case) -> None:
    api_test(raw_env(set_up_of(case)), num_cycles=CYCLES)


def play_randomly(table: Any, seed: int) -> list[float]:
    """Play one game; return what every agent got."""
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    got: dict[str, float] = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        got[agent] += reward
        table.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
    return list(got.values())


@pytest.mark.parametrize(
    "set_up", [GameSetUp(num_players=5), GameSetUp("brass", 3), GameSetUp("tiletum", 2)]
)
def test_shares_of_the_win_add_up_to_one_and_points_are_the_games(set_up: GameSetUp) -> None:
    assert sum(play_randomly(raw_env(set_up), 4)) == pytest.approx(1)
    pointed = raw_env(set_up, reward="points")
    got = play_randomly(pointed, 4)
    assert got == list(pointed.table.game.scores(pointed.table.state))


def test_an_illegal_action_is_refused_bare_and_loses_wrapped() -> None:
    bare = raw_env(BRASS)
    bare.reset(seed=1)
    illegal = int(np.flatnonzero(bare.table.action_mask() == 0)[0])
    with pytest.raises(Unreadable, match="allowed: those of the mask"):
        bare.step(illegal)
    wrapped = env(BRASS)
    wrapped.reset(seed=1)
    offender = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.rewards[offender] == ILLEGAL_REWARD
    assert all(wrapped.terminations.values())


def test_only_the_agent_that_decides_has_a_mask() -> None:
    bare = raw_env(GameSetUp(num_players=3))
    bare.reset(seed=2)
    for agent in bare.agents:
        mask = bare.observe(agent)["action_mask"]
        assert mask.any() == (agent == bare.agent_selection)


def test_a_wrong_wish_is_refused_in_a_sentence() -> None:
    wishes: tuple[dict[str, Any], ...] = (
        {"reward": "fame"},
        {"form": "round"},
        {"render_mode": "nonsense"},
        {"num_players": "3"},
        {"expansions": "debt-stays"},
        {"players": 3},
        {"set_up": "bras"},
        {"set_up": 7},
    )
    for wish in wishes:
        for make in (env, raw_env, TitleEnv):
            with pytest.raises(Unreadable, match="allowed"):
                make(**{"set_up": BRASS, **wish})


def test_a_set_up_may_be_a_title_a_mapping_or_given_by_keyword() -> None:
    expected = GameSetUp("brass", 3, expansions=("debt-stays",))
    words = {"title": "brass", "num_players": 3, "expansions": ["debt-stays"]}
    for made in (
        raw_env(expected),
        raw_env("brass", num_players=3, expansions=["debt-stays"]),
        raw_env(words),
        raw_env(GameSetUp("brass", expansions=("debt-stays",)), num_players=3),
    ):
        assert made.set_up == expected


def test_what_comes_before_the_first_deal_is_refused_in_a_sentence() -> None:
    bare = raw_env(BRASS)
    for early in (bare.last, lambda: bare.step(0)):
        with pytest.raises(ResetNeeded, match="reset begins one"):
            early()
    with pytest.raises(Unreadable, match="There is no agent 'player_9'; allowed: player_0"):
        bare.observe("player_9")


def test_the_state_shows_the_critic_what_seats_do_not_see() -> None:
    bare = raw_env(BRASS)
    bare.reset(seed=3)
    assert (bare.state() != bare.observe("player_0")["observation"]).sum() > 8
