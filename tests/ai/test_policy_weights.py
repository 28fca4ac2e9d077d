"""What quick games taught each title: tables fit, seats lean alike, and it can be learned.

What circumstances add to a title's judgements is in its own tests.
"""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ai.search.policy_weight_tables import (
    PolicyWeightLayout,
    PolicyWeightRow,
    read_tables,
    tables_to_text,
)
from ai.search.policy_weights import (
    GAIN_PERCENT_INDEX,
    THIRD_CIRCUMSTANCE_INDEX,
    WEIGHTS_PER_ROW,
    PolicyWeights,
)
from ai.titles import TITLE_AI_CLASSES, self_play_plan, title_ai_for
from game.files.folders import assets_folder
from game.processes.cluster import ClusterWorkers
from tests.helpers.present import present
from tools.policy_weights import (
    PolicyWeightLesson,
    examine_weights,
    learn,
    load_or_start_progress,
    load_policy_weight_layout,
)
from tools.proof.cases import PROOFS

LEARNED = [names for names in TITLE_AI_CLASSES if self_play_plan(*names).policy_weights_file]
every_learner = pytest.mark.parametrize(("name", "edition"), LEARNED)
FORM = PolicyWeightLayout(
    {"row": PolicyWeightRow((1, 2, 3), (9.0,) * 3, 2)}, non_negative_row_names=("row",)
)


@every_learner
def test_every_family_has_a_table_that_fits_and_is_its_own(name: str, edition: str) -> None:
    plan = self_play_plan(name, edition)
    form = load_policy_weight_layout(plan)
    tables = read_tables(assets_folder() / plan.policy_weights_file)
    assert set(tables) == set(plan.game_share_by_family)
    assert all(form.is_valid_table(table) for table in tables.values())
    rows = [tuple(form.flatten_table(table)) for table in tables.values()]
    learned = [row for row in rows if row != tuple(form.flatten_table(form.initial_table))]
    assert len(set(learned)) == len(learned) > 0


@every_learner
def test_all_seats_of_a_table_lean_alike(name: str, edition: str) -> None:
    case = next(case for case in PROOFS[name].plain_cases if case.options.edition in ("", edition))
    policy_weights = present(
        title_ai_for(name, edition).make_policy(case.game()).policy_weights_of_seats()
    )
    cells = list(policy_weights.cells)
    size = int(policy_weights.size)
    assert all(cells[start : start + size] == cells[:size] for start in range(0, len(cells), size))
    assert any(cells)


def test_a_move_counts_a_share_of_its_gain_a_start_and_what_circumstances_add() -> None:
    policy_weights = PolicyWeights(2, 2 * WEIGHTS_PER_ROW)
    row = [0] * WEIGHTS_PER_ROW
    row[2] = 200
    row[GAIN_PERCENT_INDEX + 1] = 50
    row[THIRD_CIRCUMSTANCE_INDEX + 1] = -7
    row[GAIN_PERCENT_INDEX + 2 : THIRD_CIRCUMSTANCE_INDEX] = 99, 10, 99, 6
    policy_weights.write_seat_cells(1, list(range(WEIGHTS_PER_ROW, 2 * WEIGHTS_PER_ROW)), row)
    policy_weights.select_seat_and_circumstances(1, 2, 1, 3, 4)
    policy_weights.third_circumstance = 5
    assert policy_weights.adjusted_gain(1, 300) == 300 * 50 // 100 + 200 + 10 * 3 + 6 * 4 - 7 * 5


def test_what_may_not_be_negative_is_nothing_at_least() -> None:
    assert FORM.round_rows(FORM.change_deviations()[None] * [[-1, 0.04, 1]]) == [[0, 0, 9]]


@pytest.mark.parametrize("text", ['[two]\n"row" = [1, 2]\n', "[two]\n", "no table", ""])
def test_plain_policy_weights_take_the_place_of_a_damaged_file(tmp_path: Path, text: str) -> None:
    file = tmp_path / "policy_weights.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.warns(UserWarning, match="policy weights are not used"):
        assert FORM.first_seat_numbers(FORM.load_learned_policy_weights(2, file, "two")) == [
            1,
            2,
            3,
        ]


def test_tables_are_read_as_they_are_written(tmp_path: Path) -> None:
    file = tmp_path / "policy_weights.toml"
    file.write_text(tables_to_text({"two": {"row": (4, -5, 6)}}), encoding="utf-8")
    assert FORM.first_seat_numbers(FORM.load_learned_policy_weights(2, file, "two")) == [4, -5, 6]


@pytest.mark.thorough
def test_a_lesson_goes_on_where_it_stopped_and_finds_better_policy_weights(tmp_path: Path) -> None:
    form = load_policy_weight_layout(self_play_plan("brass"))
    plain = form.flatten_table(form.initial_table)
    lesson = PolicyWeightLesson("brass", "", "two", 3, tuple(map(float, plain)))
    with ThreadPoolExecutor(1) as pool:
        workers = ClusterWorkers(pool, 1)
        at_once = tmp_path / "at once"
        in_two = tmp_path / "in two"
        undisturbed = load_or_start_progress(at_once, lesson)
        assert len(list(learn(lesson, undisturbed, 6_000, at_once, workers))) == 3
        next(learn(lesson, load_or_start_progress(in_two, lesson), 6_000, in_two, workers))
        rest = load_or_start_progress(in_two, lesson)
        assert len(list(learn(lesson, rest, 6_000, in_two, workers))) == 2
    assert rest.settled() == undisturbed.settled() != plain
    shares = dict(examine_weights(lesson, rest.settled()))
    assert shares["new"] > shares["old"]
