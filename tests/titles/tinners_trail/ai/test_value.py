"""The learned value: whole numbers that agree with the training, and sensible judgements."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgpack
import numpy as np
import pytest

from ai.search.network import FIRST_LAYER_WEIGHT_OF_ONE, SECOND_LAYER_WEIGHT_OF_ONE, Network
from ai.search.policy_weights import PolicyWeights
from ai.search.search_settings import SearchSettings
from ai.search.value_factory import FAMILY_NAMES_BY_SEAT_COUNT
from ai.titles.tinners_trail.feature_extractor import STAGE_COUNT
from ai.titles.tinners_trail.input_indices import CERTAIN_POINTS, CONSTANT_ONE, INPUTS_PER_SEAT
from ai.titles.tinners_trail.learned_policy_weights import (
    FAMILY_NAMES,
    SOLO_FAMILY_NAME,
    WEIGHTS_LAYOUT,
)
from ai.titles.tinners_trail.policy_weights import (
    playout_bid_limit_pence,
    select_seat_and_circumstances,
    wanted_investment_pounds,
)
from ai.titles.tinners_trail.title_ai import TrailAi
from ai.value import position_files, self_play_data, training, weight_file
from ai.value import training_examples as examples_module
from ai.value.calibration import calibration_error
from ai.value.self_play_data import Generation
from ai.value.training import NetworkWeights, TrainingSchedule
from ai.value.training_examples import TrainingExamples
from ai.value.weight_file import TrainedStage
from ai.value.win_share_model import fit_lead_points_for_odds_e, win_cross_entropy, win_shares
from game.engine.rows import make_row
from game.engine.title import Options
from game.files.folders import assets_folder
from game.titles import title_by_name
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import SELL_PASTIES_MOVE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from tests.helpers.present import of_kind
from tests.titles.tinners_trail.tables import table_of
from tools.proof.random_games import deal_game

VALUES = TrailAi.value_factory
Content = dict[str, Any]
Change = Callable[[Content], object]

PINK = 0
YELLOW = 1


def board_of(players: int) -> Board:
    """Return the board for so many players."""
    rules = title_by_name("tinners-trail").make_game(Options("tinners-trail", players)).rules
    assert isinstance(rules, TrailRules)
    return rules.board


def test_the_network_in_fixed_point_agrees_with_the_one_in_floating_point() -> None:
    luck = np.random.default_rng(4)
    first = luck.normal(0, 0.05, (30, 18))
    second = luck.normal(0, 0.5, (16, 2))
    network = Network(16, 2)
    network.load_weights(
        [int(number) for number in np.rint(first * FIRST_LAYER_WEIGHT_OF_ONE).ravel()],
        [int(number) for number in np.rint(second * SECOND_LAYER_WEIGHT_OF_ONE).ravel()],
    )
    for _ in range(20):
        cells = luck.integers(-3, 60, 20) * luck.integers(0, 2, 20)
        inputs = np.concatenate([np.zeros(10), cells])
        sums = inputs @ first
        wanted = sums[16:] + np.maximum(sums[:16], 0) @ second
        network.compute_outputs(make_row([9, *(int(cell) for cell in cells)]), 1, 20, 10)
        found = [
            int(network.output_value(number)) / SECOND_LAYER_WEIGHT_OF_ONE for number in range(2)
        ]
        assert found == pytest.approx(list(wanted), abs=0.01)


def with_stages(change: Callable[[list[Content]], object]) -> Change:
    return lambda content: change(content["families"]["four"])


@pytest.mark.parametrize(
    "change",
    [
        lambda content: content.pop("hidden"),
        lambda content: content.pop("families"),
        with_stages(lambda stages: stages.pop()),
        with_stages(lambda stages: stages[3].update(spread=0)),
        with_stages(lambda stages: stages[3]["first"].__setitem__(7, "seven")),
        with_stages(lambda stages: stages[3].update(first=stages[3]["first"][:60])),
    ],
)
def test_a_damaged_file_of_weights_is_a_value_error(tmp_path: Path, change: Change) -> None:
    content = msgpack.unpackb((assets_folder() / VALUES.shipped_weight_file).read_bytes())
    change(content)
    file = tmp_path / "value.msgpack"
    file.write_bytes(msgpack.packb(content))
    with pytest.raises(ValueError, match=r"value\.msgpack is damaged"):
        VALUES.make_learned_value(board_of(4), file)


def test_a_file_of_weights_that_was_cut_short_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "value.msgpack"
    file.write_bytes((assets_folder() / VALUES.shipped_weight_file).read_bytes()[:-1])
    with pytest.raises(ValueError, match=r"value\.msgpack is damaged"):
        VALUES.make_learned_value(board_of(4), file)


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="18 weights for each input"):
        Network(16, 2).load_weights([1] * 17, [1] * 32)
    with pytest.raises(ValueError, match="multiple of 6"):
        Network(15, 2).load_weights([1] * 17, [1] * 30)


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """Return a file of weights that foretell 50 points for everybody and little else."""
    path = tmp_path / "value.msgpack"
    luck = np.random.default_rng(8)
    families = {}
    for family in FAMILY_NAMES:
        inputs = INPUTS_PER_SEAT * (2 if family == SOLO_FAMILY_NAME else 1)
        first = luck.normal(0, 0.0002, (inputs, 6))
        first[CONSTANT_ONE, 5] = 50 / training.POINTS_PER_OUTPUT_UNIT
        layers = NetworkWeights(first, luck.normal(0, 0.005, (5, 1)))
        families[family] = [TrainedStage(layers, 12.5)] * STAGE_COUNT
    weight_file.write_weights(path, families, "made up")
    return path


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_value_foretells_what_its_weights_say(weights: Path, players: int) -> None:
    game = title_by_name("tinners-trail").make_game(Options("tinners-trail", players))
    found = VALUES.make_learned_value(board_of(players), weights).expected_final_points(
        deal_game(game, 6)
    )
    assert found == pytest.approx([50] * players, abs=2)


# Learning the value: slopes, reproducible weights, files written whole, honest calibration.


def made_up(count: int, seed: int) -> TrainingExamples:
    """Return positions of three seats of which the one with the most money tends to win."""
    luck = np.random.default_rng(seed)
    inputs = np.zeros((count, 3, INPUTS_PER_SEAT))
    inputs[..., CONSTANT_ONE] = 1
    inputs[..., CERTAIN_POINTS + 1 :] = luck.normal(
        0, 1, (count, 3, INPUTS_PER_SEAT - CERTAIN_POINTS - 1)
    )
    to_come = 30 + 20 * inputs[..., 6] + luck.normal(0, 5, (count, 3))
    won = (to_come == to_come.max(axis=1, keepdims=True)).astype(float)
    return TrainingExamples(
        INPUTS_PER_SEAT, inputs, np.ones((count, 3)), np.zeros((count, 3)), to_come, won
    )


def loss(weights: NetworkWeights, examples: TrainingExamples) -> float:
    """Return the loss whose slopes `loss_gradients` returns: errors that all seats share count
    little.
    """
    error = training.predict_points_to_come(weights, examples) - examples.points_still_to_gain
    shared = training.REMOVED_COMMON_ERROR_SHARE * error.mean(axis=1, keepdims=True) ** 2
    return float((error**2 - shared).mean()) / training.POINTS_PER_OUTPUT_UNIT**2


def test_slopes_are_those_of_the_loss() -> None:
    examples = made_up(40, 2)
    weights = training.random_initial_weights(examples, 6, 3)
    slopes = training.loss_gradients(weights, examples)
    for layer, slope in zip((weights.first_layer, weights.second_layer), slopes, strict=True):
        for spot in ((0, 0), (5, 0), (3, layer.shape[1] - 1)):
            before = layer[spot]
            layer[spot] = before + 1e-5
            above = loss(weights, examples)
            layer[spot] = before - 1e-5
            below = loss(weights, examples)
            layer[spot] = before
            assert slope[spot] == pytest.approx((above - below) / 2e-5, abs=1e-5)


def test_training_finds_what_brings_points_and_the_same_weights_again() -> None:
    examples = made_up(600, 4)
    unseen = made_up(200, 5)
    learned = []
    for _ in range(2):
        weights = training.random_initial_weights(examples, 5, 1)
        training.train_weights(weights, examples, TrainingSchedule(60, 0.05, 1))
        learned.append(weights)
    assert np.array_equal(learned[0].first_layer, learned[1].first_layer)
    expected = training.predict_points_to_come(learned[0], unseen)
    assert (
        training.root_mean_square_error(expected, unseen) < 8
    )  # 5 of them are noise, without learning it is 20
    shares = win_shares(
        expected,
        unseen.is_seat_used,
        fit_lead_points_for_odds_e(examples, examples.points_still_to_gain),
    )
    assert win_cross_entropy(shares, unseen.is_winner) < 0.7 * np.log(3)


def test_a_few_better_games_correct_what_quick_ones_taught() -> None:
    quick = made_up(600, 4)
    few = made_up(100, 7)
    unseen = made_up(200, 5)
    for better in (few, unseen):
        better.points_still_to_gain[...] += 6 * better.inputs[..., 9]
    weights = training.random_initial_weights(quick, 5, 1)
    training.train_weights(weights, quick, TrainingSchedule(60, 0.05, 1))
    before = training.root_mean_square_error(
        training.predict_points_to_come(weights, unseen), unseen
    )
    training.refit_by_ridge_regression(weights, few)
    assert (
        training.root_mean_square_error(training.predict_points_to_come(weights, unseen), unseen)
        < 0.9 * before
    )


def test_weights_for_scaled_inputs_serve_inputs_as_they_are() -> None:
    examples = made_up(50, 6)
    examples.inputs[..., 9] = examples.inputs[..., 9] * 7 + 3
    scaling = examples_module.fit_input_scaling(examples)
    weights = training.random_initial_weights(scaling.scale_examples(examples), 4, 1)
    raw = NetworkWeights(
        scaling.weights_for_unscaled_inputs(weights.first_layer), weights.second_layer
    )
    scaled = training.predict_points_to_come(weights, scaling.scale_examples(examples))
    assert np.allclose(training.predict_points_to_come(raw, examples), scaled)


def test_shares_that_come_true_have_no_calibration_error() -> None:
    shares = np.repeat([0.1, 0.3, 0.8], 10)
    won = np.concatenate([np.arange(10) < chances for chances in (1, 3, 8)]).astype(float)
    assert calibration_error(shares, won) == pytest.approx(0)
    assert calibration_error(shares, np.zeros(30)) == pytest.approx(0.4)


@pytest.mark.thorough
@pytest.mark.parametrize("iterations", [0, 1])
def test_games_are_played_again_bit_for_bit_and_appear_whole(
    tmp_path: Path, iterations: int
) -> None:
    style = SearchSettings(playout_stages=1, value_name="plain")
    generation = Generation("tinners-trail", 1, iterations, 1, 2, 5, style)
    for shard in self_play_data.planned_shards_of_generation(generation, tmp_path):
        if shard.family != FAMILY_NAMES_BY_SEAT_COUNT[0]:
            continue
        first = self_play_data.play_shard(shard)
        again = self_play_data.play_shard(shard)
        position_files.write_positions_file(shard.path, again)
        assert len(first.stage) > 0
        again = position_files.read_positions_files([shard.path])
        assert all(
            np.array_equal(getattr(first, name), getattr(again, name)) for name in first._fields
        )
        assert all(
            len(part.stage) > 0
            for part in examples_module.split_into_training_and_validation(first)
        )  # however few games there are
        assert set(first.winner) <= set(range(int(first.seats.max())))
    assert not list(tmp_path.glob("*.tmp"))


# Policy weights: what was learned of actions, bids and reserves, and how it is learned.


def plain_but(**rows: tuple[int, ...]) -> PolicyWeights:
    """Return policy weights of three seats that are plain but for some rows."""
    return WEIGHTS_LAYOUT.make_policy_weights(3, {**WEIGHTS_LAYOUT.initial_table, **rows})


def auction() -> TrailState:
    """Pink puts up a mine in round 2; yellow and blue may still bid."""
    return of_kind(table_of("round 2; camborne up 3/3/2").play("build camborne").state, TrailState)


def test_an_action_counts_a_share_of_its_gain_a_start_and_what_work_and_money_add() -> None:
    state = table_of("round 2; pink money 27").state
    state.column[PINK] = int(state.board.work_track_column_count) - 8  # 8 work points left
    policy_weights = plain_but(pasties=(1, 200, 3, 4, 50, 99, 10, 99, 6, 99))
    select_seat_and_circumstances(policy_weights, state, PINK)
    assert policy_weights.adjusted_gain(SELL_PASTIES_MOVE, 300) == 300 * 50 // 100 + 200 + 10 * (
        8 - 5
    ) + 6 * (27 - 20)


def test_the_last_round_has_policy_weights_of_its_own() -> None:
    state = table_of("round 4; pink money 20").state
    state.column[PINK] = int(state.board.work_track_column_count) - 5
    policy_weights = plain_but(pasties=(1, 2, 3, 400, 99, 10, 99, 10, 99, 6))
    select_seat_and_circumstances(policy_weights, state, PINK)
    assert policy_weights.adjusted_gain(SELL_PASTIES_MOVE, 300) == 300 * 10 // 100 + 400


def test_a_quick_bidder_gives_less_where_more_rivals_may_bid() -> None:
    state = auction()
    policy_weights = plain_but(bid=(0, 0, 0, 0, 100, 100, 0, 0, 0, 0, -70, 0))
    among_three = playout_bid_limit_pence(policy_weights, state, PINK, 900)
    state.bidding[YELLOW] = 0
    assert playout_bid_limit_pence(policy_weights, state, PINK, 900) == among_three + 70


@pytest.mark.rule("I-2")
@pytest.mark.parametrize(("money", "invested"), [(9, 0), (16, 5), (21, 10), (48, 30)])
def test_quick_players_invest_all_but_the_reserve(money: int, invested: int) -> None:
    table = table_of(f"phase invest; round 2; invested pink yellow blue; pink money {money}")
    policy_weights = plain_but(reserve=(0, 11, 0, 0))
    assert wanted_investment_pounds(policy_weights, table.state) == invested
