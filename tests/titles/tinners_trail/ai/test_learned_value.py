"""The learned value: whole numbers that agree with the training, and sensible judgements."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgpack
import numpy as np
import pytest

from ai.search import learned_value as learned_value_of_any
from ai.search.network import COARSE, FINE, Network
from ai.search.policy import FULL_REWARD
from ai.titles.tinners_trail import inputs, learned_weights
from ai.titles.tinners_trail.features import STAGES
from ai.titles.tinners_trail.inputs import BIAS, OWN_INPUTS
from ai.titles.tinners_trail.learned_value import LearnedTrailValue
from ai.titles.tinners_trail.learned_weights import FAMILIES, SOLO, learned_value
from ai.value.training import POINTS_SCALE, Weights
from ai.value.weights_file import Learned, write_weights
from game.engine.options import Options
from game.engine.rows import row_of
from game.titles import title
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from tests.helpers.judging import HIDDEN, judged
from tests.titles.tinners_trail.tables import table_of
from tools.proof.random_games import dealt

Content = dict[str, Any]
Change = Callable[[Content], object]


def board_of(players: int) -> Board:
    """Return the board for so many players."""
    rules = title("tinners-trail").game(Options("tinners-trail", players)).rules
    assert isinstance(rules, TrailRules)
    return rules.board


def test_the_network_in_fixed_point_agrees_with_the_one_in_floating_point() -> None:
    luck = np.random.default_rng(4)
    first, second = luck.normal(0, 0.05, (30, 18)), luck.normal(0, 0.5, (16, 2))
    network = Network(16, 2)
    network.load(
        [int(number) for number in np.rint(first * FINE).ravel()],
        [int(number) for number in np.rint(second * COARSE).ravel()],
    )
    for _ in range(20):
        cells = luck.integers(-3, 60, 20) * luck.integers(0, 2, 20)
        inputs = np.concatenate([np.zeros(10), cells])
        sums = inputs @ first
        wanted = sums[16:] + np.maximum(sums[:16], 0) @ second
        network.evaluate(row_of([9, *(int(cell) for cell in cells)]), 1, 20, 10)
        found = [int(network.output(number)) / COARSE for number in range(2)]
        assert found == pytest.approx(list(wanted), abs=0.01)


def without(name: str) -> Change:
    def take(content: Content) -> None:
        del content[name]

    return take


def with_stages(change: Callable[[list[Content]], object]) -> Change:
    return lambda content: change(content["families"]["four"])


def spread_of_nothing(stages: list[Content]) -> None:
    stages[3]["spread"] = 0


def a_word_among_weights(stages: list[Content]) -> None:
    stages[3]["first"][7] = "seven"


def too_few_inputs(stages: list[Content]) -> None:
    stages[3]["first"] = stages[3]["first"][:60]


@pytest.mark.parametrize(
    "change",
    [
        without("hidden"),
        without("families"),
        with_stages(lambda stages: stages.pop()),
        with_stages(spread_of_nothing),
        with_stages(a_word_among_weights),
        with_stages(too_few_inputs),
    ],
)
def test_a_damaged_file_of_weights_is_a_value_error(tmp_path: Path, change: Change) -> None:
    content = msgpack.unpackb(learned_weights.shipped_weights().read_bytes())
    change(content)
    file = tmp_path / "value.msgpack"
    file.write_bytes(msgpack.packb(content))
    with pytest.raises(ValueError, match=r"value\.msgpack is damaged"):
        learned_value(board_of(4), file)


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="18 weights for each input"):
        Network(16, 2).load([1] * 17, [1] * 32)
    with pytest.raises(ValueError, match="multiple of 6"):
        Network(15, 2).load([1] * 17, [1] * 30)


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """Return a file of weights that foretell 50 points for everybody and little else."""
    path, luck = tmp_path / "value.msgpack", np.random.default_rng(8)
    families = {}
    for family in FAMILIES:
        inputs = OWN_INPUTS * (2 if family == SOLO else 1)
        first = luck.normal(0, 0.0002, (inputs, 6))
        first[BIAS, 5] = 50 / POINTS_SCALE
        layers = Weights(first, luck.normal(0, 0.005, (5, 1)))
        families[family] = [Learned(layers, 12.5)] * STAGES
    write_weights(path, families, "made up")
    return path


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_shares_make_up_the_whole_win_and_rewards_stay_within_it(
    weights: Path, players: int
) -> None:
    game = title("tinners-trail").game(Options("tinners-trail", players))
    value, state = learned_value(board_of(players), weights), dealt(game, 6)
    assert FULL_REWARD - players < sum(value.win_shares(state)) <= FULL_REWARD
    assert all(0 <= reward <= FULL_REWARD for reward in value.rewards(state))
    assert value.final_points(state) == pytest.approx([50] * players, abs=2)


def test_whoever_leads_by_much_is_expected_to_win_and_to_have_more_points(weights: Path) -> None:
    table = table_of(
        4, round=4, phase="prices", pink={"points": 200}, yellow={"points": 90}, blue={"points": 90}
    )
    value: LearnedTrailValue = learned_value(table.state.board, weights)
    shares, points = value.win_shares(table.state), value.final_points(table.state)
    assert shares[0] > FULL_REWARD * 9 // 10
    assert points[0] > max(points[1:])
    assert value.rewards(table.state)[0] == max(value.rewards(table.state))


def test_a_file_that_is_no_file_of_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "value.msgpack"
    path.write_bytes(b"\x01")
    with pytest.raises(ValueError, match="no file of weights of format 1"):
        learned_value(board_of(2), path)


def test_every_build_judges_a_position_alike() -> None:
    game = title("tinners-trail").game(Options("tinners-trail", 4))
    value = LearnedTrailValue(board_of(4), HIDDEN)
    state = judged(game, value, 90, OWN_INPUTS)
    assert value.final_points(state) == [-54, -52, -10, -41]
    assert value.win_shares(state)[0] == 79831


def test_the_first_inputs_are_those_every_title_begins_with() -> None:
    assert (inputs.BIAS, inputs.POINTS) == (learned_value_of_any.BIAS, learned_value_of_any.POINTS)
