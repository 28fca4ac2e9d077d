"""Environments that are used roughly: wrong actions and seeds, copies, pickles, threads."""

import copy
import pickle
import sys
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from ai.environments.aec import TitleEnv, env, raw_env
from ai.environments.batch import BatchEnv
from ai.environments.game_set_up import GameSetUp
from ai.environments.one_agent import OneAgentEnv
from game.engine.reasons import Unreadable

SET_UPS = (
    GameSetUp("tinners-trail", 3),
    GameSetUp("tinners-trail", 3, "2007"),
    GameSetUp("brass", 2),
    GameSetUp("tiletum", 3, expansions=("silver",)),
    GameSetUp("tiletum", automa=("hard",)),
)
every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=lambda found: found.title)
NO_ACTIONS: tuple[Any, ...] = (-1, 10**9, 2**40, 2**70, None, "x", 1.5, float("nan"), [3])
COPIES: tuple[Callable[[Any], Any], ...] = (
    copy.deepcopy,
    lambda found: pickle.loads(pickle.dumps(found)),
)
every_copy = pytest.mark.parametrize("copied", COPIES, ids=("copied", "pickled"))


def first_legal(mask: Any) -> int:
    """Return the first action that may be played."""
    return int(np.flatnonzero(mask)[0])


@every_set_up
def test_what_is_no_action_is_refused_in_a_sentence_and_changes_nothing(set_up: GameSetUp) -> None:
    bare = raw_env(set_up)
    bare.reset(seed=3)
    before = bare.state()
    for action in NO_ACTIONS:
        with pytest.raises(Unreadable, match=r"^Action .* is not legal now; allowed"):
            bare.step(action)
    assert (bare.state() == before).all()


def test_a_fraction_is_not_rounded_to_an_action() -> None:
    bare = raw_env(GameSetUp("tinners-trail", 3, "2007"))
    bare.reset(seed=3)
    with pytest.raises(Unreadable, match="not legal now"):
        bare.table.play_action(first_legal(bare.table.action_mask()) + 0.5)


def test_nothing_is_played_before_the_deal_or_after_the_end() -> None:
    bare = raw_env(GameSetUp("brass", 2))
    with pytest.raises(Unreadable, match="reset begins one"):
        bare.step(0)
    alone = OneAgentEnv(GameSetUp("brass", 2), opponents=("random",))
    with pytest.raises(ResetNeeded):
        alone.step(0)
    with pytest.raises(Unreadable, match="reset begins one"):
        BatchEnv("brass", 2).step(np.zeros(2, np.int32))
    _, info = alone.reset(seed=1)
    assert alone.step(-1)[2], "an illegal action ends the game"
    with pytest.raises(ResetNeeded):
        alone.step(first_legal(info["action_mask"]))


def test_a_seed_the_engine_cannot_count_is_refused_in_a_sentence() -> None:
    for reset in (raw_env(SET_UPS[2]).reset, BatchEnv(SET_UPS[2], 2).reset):
        with pytest.raises(Unreadable, match=r"^The seed is .*; allowed"):
            reset(seed=2**80)


def test_a_batch_of_no_games_is_refused_in_a_sentence() -> None:
    for games in (0, -1):
        with pytest.raises(Unreadable, match=f"^A batch has {games} games; allowed"):
            BatchEnv(SET_UPS[2], games)


@every_set_up
def test_a_batch_plays_all_actions_or_none(set_up: GameSetUp) -> None:
    batch = BatchEnv(set_up, 3)
    batch.reset(1)
    before = batch.observations.copy()
    legal = batch.random_actions(np.random.default_rng(1)).astype(np.int64)
    wrong = legal.copy()
    for action in (-1, batch.action_count, 2**31, 2**40):
        wrong[2] = action
        with pytest.raises(Unreadable, match=f"^Action {action} is not legal in game 2"):
            batch.step(wrong)
    for actions in (legal[:2], legal + 0.0, np.array(["1"] * 3), legal.reshape(3, 1)):
        with pytest.raises(Unreadable, match=r"^The actions are .*; allowed: whole numbers"):
            batch.step(actions)
    assert (batch.observations == before).all()
    batch.step(legal)
    assert (batch.observations != before).any()


def played(table: TitleEnv, actions: int) -> Iterator[Any]:
    """Play the first legal actions, and yield all that is true after each."""
    for _ in range(actions):
        if table.table.is_over():
            return
        table.step(first_legal(table.table.action_mask()))
        yield table.state().tolist()


@pytest.mark.thorough
@every_copy
@every_set_up
def test_a_copy_plays_on_alike_and_leaves_the_first_alone(
    set_up: GameSetUp, copied: Callable[[Any], Any]
) -> None:
    first = raw_env(set_up)
    copied(first).reset(seed=1)
    first.reset(seed=5)
    list(played(first, 20))
    before = first.state()
    second = copied(first)
    ways = list(played(second, 30))
    assert (first.state() == before).all()
    assert list(played(first, 30)) == ways
    assert first.agent_selection == second.agent_selection


@every_copy
def test_wrapped_environments_are_copied(copied: Callable[[Any], Any]) -> None:
    first = env(GameSetUp("tiletum", 2))
    first.reset(seed=2)
    second = copied(first)
    second.step(first_legal(second.last()[0]["action_mask"]))
    assert (first.state() != second.state()).any()


@every_copy
def test_a_copy_has_the_same_opponents(copied: Callable[[Any], Any]) -> None:
    first = OneAgentEnv(GameSetUp("brass", 3), opponents=("greedy", "random"))
    first.reset(seed=4)
    second = copied(first)
    for _ in range(6):
        action = first_legal(first.action_masks())
        assert (first.step(action)[0] == second.step(action)[0]).all()


@every_copy
@every_set_up
def test_a_copied_batch_plays_on_alike(set_up: GameSetUp, copied: Callable[[Any], Any]) -> None:
    first = BatchEnv(set_up, 3)
    copied(first).reset(1)
    first.reset(1)
    random = np.random.default_rng(1)
    ends = 0
    for step in range(700):
        first.step(first.random_actions(random))
        if not first.done.any() and step:
            continue
        second, ends = copied(first), ends + 1
        for name in ("observations", "masks", "done", "points", "places", "seats", "counts"):
            assert (getattr(first, name) == getattr(second, name)).all(), name
        actions = first.random_actions(random)
        first.step(actions)
        second.step(actions)
        assert (first.observations == second.observations).all()
        if ends > 3:
            break
    assert ends > 1, "no game ended"


@every_set_up
def test_threads_at_one_table_meet_sentences_alone(set_up: GameSetUp) -> None:
    table = raw_env(set_up)
    strange = []
    table.reset(seed=1)

    def work(seed: int) -> None:
        random = np.random.default_rng(seed)
        for _ in range(150):
            try:
                seen = table.observe(table.agent_selection)
                legal = np.flatnonzero(seen["action_mask"])
                table.step(int(random.choice(legal)) if legal.size else None)
            except Unreadable:
                pass  # another thread has moved
            except Exception as error:
                strange.append(error)

    threads = [Thread(target=work, args=(seed,)) for seed in range(3)]
    pause = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(pause)
    assert not strange
