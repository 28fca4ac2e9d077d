"""OpenSpiel's own tests pass, unchanged, for every title, edition and number of players."""

import pickle
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this system")
import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from ai.environments import open_spiel
from ai.environments.level_bot import LevelBot
from game.engine.reasons import Unreadable
from tests.helpers.environment_cases import SHELVED, every_case, load_spiel, spiel_string
from tools.proof.proofs import Case

pytestmark = pytest.mark.thorough

BRASS = "python_brass(players=2,deals=20)"


SHORT = ("tinners-trail-3", "tinners-trail-solo", "tinners-trail-2007-3", "brass-2", "tiletum-2")


@pytest.mark.parametrize("case", [case for case in SHELVED if str(case) in SHORT], ids=str)
def test_openspiel_simulates_a_game(case: Case) -> None:
    pyspiel.random_sim_test(load_spiel(case), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@every_case
def test_openspiel_simulates_games_and_keeps_each_state(case: Case) -> None:
    pyspiel.random_sim_test(load_spiel(case), num_sims=3, serialize=True, verbose=False)


@pytest.mark.slow
@every_case
def test_openspiel_writes_a_playthrough(case: Case) -> None:
    wanted = spiel_string(case).replace(")", ",deals=3)").replace("(,", "(")
    text = generate_playthrough.playthrough(wanted, action_sequence=None)
    assert "IsTerminal() = True" in text


def somewhere(game: Any, steps: int, seed: int = 1) -> Any:
    """Return a state of a game after random steps at which a player is asked."""
    random = np.random.default_rng(seed)
    state = game.new_initial_state()
    while steps > 0 or state.is_chance_node():
        state.apply_action(int(random.choice(state.legal_actions())))
        steps -= 1
    return state


def test_a_state_comes_back_from_its_serialised_form() -> None:
    state = somewhere(pyspiel.load_game(BRASS), 40)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert str(game) == str(state.get_game())


def test_a_copy_goes_its_own_way() -> None:
    state = somewhere(pyspiel.load_game(BRASS), 30)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == before != str(copy)


def test_what_is_imagined_looks_the_same_and_differs_in_what_is_hidden() -> None:
    state = somewhere(pyspiel.load_game(BRASS), 20)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    twin = state.resample_from_infostate(player, sampler)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.legal_actions() == state.legal_actions()
    assert str(twin) != str(state)


def test_chance_is_explicit_and_its_probabilities_add_up() -> None:
    game = pyspiel.load_game("python_tiletum(players=2,deals=7)")
    random = np.random.default_rng(3)
    state = game.new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [1 / 7] * 7
    met = 0
    while not state.is_terminal():
        if state.is_chance_node():
            met += 1
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(int(random.choice(state.legal_actions())))
    assert met > 10
    assert sum(state.returns()) == pytest.approx(1)


def test_no_game_is_longer_than_openspiel_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_spiel, "MAX_STEPS_OF_A_GAME", 30)
    game = pyspiel.load_game(BRASS)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.move_number() == game.max_game_length() == 30
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(1)


def test_pieces_of_an_observation_have_names() -> None:
    game = pyspiel.load_game("python_tinners_trail(players=3)")
    state = somewhere(game, 12)
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert observation.dict["money"].shape == (3,)
    assert observation.tensor.size == game.observation_tensor_shape()[0]
    nothing_private = pyspiel.PrivateInfoType.NONE
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=nothing_private)
    )
    public.set_from(state, 0)
    assert (public.dict["hand"] < 0).all()
    assert public.string_from(state, 0) == public.string_from(state, 1)


def test_openspiels_searches_play_it() -> None:
    game = pyspiel.load_game(BRASS)
    state = somewhere(game, 60)
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    searcher = mcts.MCTSBot(game, 1.4, 2, rollouts, random_state=random)
    assert searcher.step(state) in state.legal_actions()
    informed = ismcts.ISMCTSBot(
        game=game, evaluator=rollouts, uct_c=1.4, max_simulations=2, random_state=random
    )
    assert informed.step(state) in state.legal_actions()


def test_a_level_of_the_program_plays_as_a_bot() -> None:
    game = pyspiel.load_game(BRASS)
    state = somewhere(game, 10)
    assert LevelBot(game, "greedy").step(state) in state.legal_actions()
    assert LevelBot(game, "ai:3").step(state) in state.legal_actions()


def test_only_what_is_offered_is_played_and_nothing_after_the_end() -> None:
    game = pyspiel.load_game(BRASS)
    with pytest.raises(Unreadable, match="The deal is 20; allowed: 0 to 19"):
        game.new_initial_state().apply_action(20)
    state = somewhere(game, 10)
    before = str(state)
    wrong = {0, game.num_distinct_actions()} - set(state.legal_actions())
    for action in wrong:
        with pytest.raises(Unreadable, match=f"Action {action} is not legal now"):
            state.apply_action(action)
    assert str(state) == before
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.legal_actions() == []
    with pytest.raises(Unreadable, match="not legal now"):
        state.apply_action(0)


def test_a_game_has_one_deal_at_least() -> None:
    for deals in (0, -3, 2_000_000_000):
        with pytest.raises(Unreadable, match=f"deals is {deals}; allowed: 1 to"):
            pyspiel.load_game(f"python_brass(deals={deals})")


def test_a_game_and_its_state_are_pickled() -> None:
    state = somewhere(pyspiel.load_game(BRASS), 30)
    again = pickle.loads(pickle.dumps(state))
    assert (str(again), again.history()) == (str(state), state.history())
    game = pickle.loads(pickle.dumps(state.get_game()))
    assert str(game) == str(state.get_game())


SUMS = (
    ("", "CONSTANT_SUM", 1.0),
    ("rewards=ranks", "CONSTANT_SUM", 1.5),
    ("rewards=points", "GENERAL_SUM", None),
)


@pytest.mark.parametrize(("parameter", "utility", "total"), SUMS)
def test_rewards_that_always_add_up_to_the_same_are_declared_so(
    parameter: str, utility: str, total: float | None
) -> None:
    game = pyspiel.load_game(f"python_brass(players=3,{parameter})".replace(",)", ")"))
    assert game.get_type().utility == getattr(pyspiel.GameType.Utility, utility)
    assert game.utility_sum() == total


def test_a_game_against_an_automa_promises_no_sum() -> None:
    game = pyspiel.load_game("python_tinners_trail(automa=plain)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
