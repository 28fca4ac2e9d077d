"""Learning a value: which weights are exchanged, and what is told of where they come from."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgpack
import numpy as np
import pytest

from ai.search.learned_value import CONSTANT_ONE_INPUT
from ai.search.search_settings import SearchSettings
from ai.titles import self_play_plan, title_ai_for
from ai.value.self_play_data import Generation
from ai.value.stage_training import TrainingPlan
from ai.value.training import (
    GENTLE_REFIT,
    POINTS_PER_OUTPUT_UNIT,
    USUAL_REFIT,
    NetworkWeights,
    refit_by_ridge_regression,
)
from ai.value.training_examples import InputScaling, TrainingExamples
from ai.value.weight_file import TrainedStage, stage_to_fixed_point, weights_from_fixed_point
from tests.helpers.present import present
from tools import train

TITLE = "tiletum"

GENERATIONS = [Generation(TITLE, 1, 0, 4, 40, 1, SearchSettings()) for _ in range(2)]


def weights(path: Path, hidden: int = 5, **families: Any) -> Path:
    """Write a file of weights."""
    content = {"format": 1, "provenance": "", "hidden": hidden, "families": families}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgpack.packb(content))
    return path


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that ships, in assets of the test."""
    values = present(title_ai_for(TITLE, "").value_factory)
    monkeypatch.setattr(train, "assets_folder", lambda: tmp_path)
    return weights(tmp_path / values.shipped_weight_file, two=["old"], three=["old"])


def test_only_games_with_thought_are_played_for_own_points(tmp_path: Path) -> None:
    wanted = Namespace(files=1, small=True, first=tmp_path, seed=1, own_points=[70, 0])
    quick, thought = train.generations_of(self_play_plan(TITLE, ""), wanted)
    assert (quick.own_points_percents, thought.own_points_percents) == ((), (70, 0))


@pytest.mark.parametrize("words", [["--own-points", "0", "101"], ["--correct"]])
def test_what_cannot_be_learned_is_refused(words: list[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        train.read_arguments([str(tmp_path), *words])


def test_who_corrects_takes_no_further_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[TrainingPlan] = []
    monkeypatch.setattr(train, "play_missing_games", lambda *_: None)
    monkeypatch.setattr(train, "fit_all_stages", lambda *wanted: plans.append(wanted[3]))
    for words in ([], ["--correct"]):
        train.main([str(tmp_path), "--title", "brass", "--on", "--small", *words])
    usual, gentle = plans
    assert usual.steps > gentle.steps == 0
    assert (usual.ridge_refit, gentle.ridge_refit) == (USUAL_REFIT, GENTLE_REFIT)


def examples_that_bring(points: float, rare: float) -> TrainingExamples:
    """Return positions of two seats that all bring these points, and `rare` more where an input
    is set that only one position in 500 sets."""
    inputs = np.zeros((1000, 2, 3))
    inputs[:, :, CONSTANT_ONE_INPUT] = 1
    inputs[::500, 0, 2] = 1
    none = np.zeros((1000, 2))
    return TrainingExamples(3, inputs, none + 1, none, points + rare * inputs[..., 2], none)


def test_a_gentle_refit_moves_the_constant_and_hardly_what_is_seldom_seen() -> None:
    examples = examples_that_bring(10, 40)
    found = {}
    for refit in (USUAL_REFIT, GENTLE_REFIT):
        weights = NetworkWeights(np.zeros((3, 3)), np.zeros((2, 1)))
        refit_by_ridge_regression(weights, examples, refit)
        found[refit] = POINTS_PER_OUTPUT_UNIT * weights.first_layer[:, 2]
    usual, gentle = found[USUAL_REFIT], found[GENTLE_REFIT]
    assert gentle[CONSTANT_ONE_INPUT] == pytest.approx(10, abs=0.1)
    assert usual[CONSTANT_ONE_INPUT] < gentle[CONSTANT_ONE_INPUT] - 1
    assert 0 < gentle[2] < usual[2] / 5


def test_families_that_learn_alone_leave_the_weights_of_the_others(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(
        train, "list_files_in_manifest", lambda *_, source, licence: told.append(source)
    )
    learned = weights(tmp_path / "learned.msgpack", three=["new"])
    train.install_weights(self_play_plan(TITLE, ""), learned, GENERATIONS, ("three",))
    found = msgpack.unpackb(shipped.read_bytes())["families"]
    assert found == {"two": ["old"], "three": ["new"]}
    assert "--families three" in told[0]


def test_networks_of_another_size_are_learned_for_all_families_or_none(
    shipped: Path, tmp_path: Path
) -> None:
    before = shipped.read_bytes()
    learned = weights(tmp_path / "learned.msgpack", hidden=11, three=["new"])
    with pytest.raises(ValueError, match="All families are learned anew"):
        train.install_weights(self_play_plan(TITLE, ""), learned, GENERATIONS, ("three",))
    assert shipped.read_bytes() == before


def test_who_learns_on_plays_no_quick_games_and_begins_with_what_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Path | None] = []
    played: list[int] = []
    monkeypatch.setattr(
        train, "play_missing_games", lambda games, *_: played.append(games.iterations_per_decision)
    )
    monkeypatch.setattr(train, "fit_all_stages", lambda *wanted: begun.append(wanted[-1]))
    train.main([str(tmp_path), "--title", TITLE, "--on", "--small"])
    assert played == [train.LITTLE_THOUGHT]
    assert begun == [train.installed_weight_file(self_play_plan(TITLE, ""))]


def test_weights_of_before_survive_scaling_and_the_file() -> None:
    luck = np.random.default_rng(3)
    weights = NetworkWeights(luck.normal(size=(4, 3)), luck.normal(size=(2, 1)))
    scaling = InputScaling(4, np.array([0, 2.0, -3, 0.5]), np.array([1, 4.0, 2, 0.1]))
    scaled = scaling.weights_for_scaled_inputs(weights.first_layer)
    assert np.allclose(scaling.weights_for_unscaled_inputs(scaled), weights.first_layer)
    again = weights_from_fixed_point(stage_to_fixed_point(TrainedStage(weights, 1.0)), 2)
    assert np.allclose(again.first_layer, weights.first_layer, atol=1e-4)
    assert np.allclose(again.second_layer, weights.second_layer, atol=1e-4)
