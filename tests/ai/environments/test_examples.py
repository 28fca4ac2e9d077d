"""The examples of the guide run, in short."""

from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from ai.environments.batch import BatchEnv
from ai.environments.examples import policy_gradient, random_play
from ai.environments.examples.small_policy import SmallPolicy, measure_win_share
from ai.environments.game_set_up import GameSetUp
from ai.environments.rewards import rewards_by_seat

EXAMPLES = Path(random_play.__file__).parent
GUIDED = (
    *("random_play", "search_play", "policy_gradient"),
    *("maskable_ppo", "cleanrl_ppo", "rllib_ppo"),
)
MAX_LINES = 170
BRASS = GameSetUp("brass", 2)

PLACES = np.array([[1, 0, 0, 3], [0, 1, 2, 3]])
POINTS = np.array([[7, 9, 9, 2], [4, 3, 2, 1]])


def test_every_example_is_short_and_in_the_guide() -> None:
    guide = (EXAMPLES.parent / "README.md").read_text(encoding="utf-8")
    for name in GUIDED:
        assert len((EXAMPLES / f"{name}.py").read_text(encoding="utf-8").splitlines()) < MAX_LINES
        assert f"python -m ai.environments.examples.{name} " in guide


def test_the_guide_shows_the_curve_of_every_learner() -> None:
    guide = (EXAMPLES.parent / "README.md").read_text(encoding="utf-8")
    for name in GUIDED[3:]:
        assert f"(examples/curves/{name}.png)" in guide
        assert (EXAMPLES / "curves" / f"{name}.png").is_file()


def test_random_agents_meet_a_computer_player() -> None:
    shares = random_play.measure_win_shares("brass", 2, "greedy", game_count=1, seed=1)
    assert sum(shares.values()) == pytest.approx(1)
    assert set(shares) == {"player_0", "player_1"}


@pytest.mark.parametrize(
    ("example", "words", "problem"),
    [
        (random_play, ["--title", "Brass"], 'The title is "Brass"; allowed:'),
        (random_play, ["--title", "brass", "--players", "9"], "num_players is 9; allowed:"),
        (policy_gradient, ["--title", "brass", "--opponent", "ai:99"], "ai:99"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(
    example: ModuleType,
    words: list[str],
    problem: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["example", *words])
    with pytest.raises(SystemExit):
        example.main()
    assert problem in capsys.readouterr().err


def test_openspiels_search_meets_a_computer_player() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this system")
    from ai.environments.examples import search_play

    returns = search_play.play_search_game(
        "python_brass(players=2)", "random", 2, seed=1, max_steps=6
    )
    assert returns == [0.0, 0.0]  # it has just begun


def test_the_policy_learns_what_is_rewarded() -> None:
    policy = SmallPolicy(3, 4)
    random = np.random.default_rng(1)
    seen = np.array([[1, 0, 5], [1, 7, 0]], np.int32)
    legal = np.array([[0, 2, 9], [1, 2, 3]])
    counts = np.array([2, 3])
    for _ in range(60):
        step = policy.draw_actions(seen, legal, counts, random)
        policy.add_to_gradient(step, np.where(step.actions == 2, 1.0, -1.0))
        policy.apply_gradient()
    assert (policy.draw_actions(seen, legal, counts, random).probabilities[:, 1] > 0.9).all()


def test_a_learner_plays_whole_games_and_meets_others() -> None:
    batch = BatchEnv(BRASS, 2, reward="ranks")
    policy = SmallPolicy(batch.observations.shape[1], batch.action_count)
    assert policy_gradient.train_by_self_play(policy, batch, seconds=0.01, seed=1) >= 2
    assert 0 <= measure_win_share(policy, BRASS, "random", game_count=1, seed=5) <= 1


@pytest.mark.slow
def test_two_minutes_of_learning_clearly_beat_random_play() -> None:
    batch = BatchEnv(BRASS, 128, reward="ranks")
    policy = SmallPolicy(batch.observations.shape[1], batch.action_count)
    policy_gradient.train_by_self_play(policy, batch, seconds=120, seed=1)
    assert measure_win_share(policy, BRASS, "random", game_count=200, seed=10**9) > 0.7


# Points, ranks and shares of the win.


def test_the_best_seats_share_the_win() -> None:
    assert rewards_by_seat("shares", POINTS, PLACES).tolist() == [[0, 0.5, 0.5, 0], [1, 0, 0, 0]]


def test_a_rank_is_the_part_of_the_others_behind_and_equals_count_half() -> None:
    found = rewards_by_seat("ranks", POINTS, PLACES)
    assert found[0] == pytest.approx([1 / 3, 2.5 / 3, 2.5 / 3, 0])
    assert found[1] == pytest.approx([1, 2 / 3, 1 / 3, 0])


def test_points_are_points() -> None:
    assert rewards_by_seat("points", POINTS, PLACES).tolist() == POINTS.tolist()


SKIPPED = "this library is not installed; see the extra `examples` of pyproject.toml"


def test_an_own_policy_of_many_games_learns_with_ppo_in_one_file() -> None:
    pytest.importorskip("torch", reason=SKIPPED)
    from ai.environments.examples import cleanrl_ppo

    curve = cleanrl_ppo.train_and_measure(
        "brass", "random", step_count=1, measurement_count=1, games_per_measurement=1
    )
    assert curve.measured_at_steps == [
        0,
        cleanrl_ppo.TABLE_COUNT * cleanrl_ppo.STEPS_PER_GAME_BETWEEN_TRAININGS,
    ]
    assert set(curve.win_shares_by_rival) == {"random", "ai:1"}


def test_the_learner_of_sb3_contrib_takes_the_masks(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason=SKIPPED)
    pytest.importorskip("matplotlib", reason=SKIPPED)
    from ai.environments.examples import maskable_ppo

    curve = maskable_ppo.train_and_measure(
        "brass", "random", step_count=1, measurement_count=1, games_per_measurement=1
    )
    curve.save_picture(tmp_path / "curve.png", "MaskablePPO")
    assert len(curve.measured_at_steps) == 2
    assert (tmp_path / "curve.png").stat().st_size > 0


def test_rllib_learns_on_a_cluster_of_its_own() -> None:
    pytest.importorskip("ray", reason=SKIPPED)
    from ai.environments.examples import rllib_ppo

    curve = rllib_ppo.train_and_measure(
        "brass", iterations=1, measurement_count=1, games_per_measurement=1
    )
    assert curve.measured_at_steps == [0, rllib_ppo.STEPS_PER_ITERATION]
