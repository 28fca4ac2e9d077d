"""Puzzles of Brass at its table; what holds for every title: `tests/teaching`."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.client.flow.flow import Flow
from game.client.puzzles.puzzle import RIGHT_VERDICT, ExactCountAnswer, FinishAnswer, Puzzle
from game.titles import title_by_name
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import make_table_view
from game.titles.brass.table.layout import STACKS_TOP_TO_FIGURES_END
from game.titles.brass.table.panels.era_scoring import EraScoringPanel
from game.titles.brass.table.panels.industry_stacks import STACKS_TOP_Y
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application
from tests.teaching.playing import answer, open_puzzle
from tests.titles.brass.taught import TAUGHT

CHOICES = [puzzle for puzzle in TAUGHT.puzzles if isinstance(puzzle.answer, ExactCountAnswer)]
FIGURES = STACKS_TOP_TO_FIGURES_END - STACKS_TOP_Y - 1
"""What is seen of a stack, in u, which are pixels in a window of 1920 by 1080."""

SALES = [puzzle for puzzle in CHOICES if puzzle.kind == "market"]


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Brass at its title page."""
    with application(tmp_path, title="brass") as flow:
        yield flow


@pytest.mark.thorough
def test_a_choice_is_judged_without_the_end_of_the_turn(flow: Flow) -> None:
    puzzle = next(one for one in CHOICES if one.kind == "coal")
    assert isinstance(puzzle.answer, ExactCountAnswer)
    _, industry, space = puzzle.answer.right_moves[0].split()
    ui, table = open_puzzle(flow, puzzle)
    ui.click_each(
        "action:build", f"space:{space}", f"stack:{industry}", "confirm", wait_seconds=0.3
    )
    assert table.verdict == RIGHT_VERDICT


@pytest.mark.thorough
def test_the_price_of_the_cheapest_move_is_said_once(flow: Flow) -> None:
    puzzle = next(one for one in CHOICES if one.kind == "coal")
    assert isinstance(puzzle.answer, ExactCountAnswer)
    ui, table = open_puzzle(flow, puzzle)
    answer(ui, table, puzzle.answer.right_moves[0])
    told = present(table.stage.root.find("puzzle-told"))
    price = puzzle.answer.tenths_by_move[puzzle.answer.right_moves[0]] // 10
    assert told.label.count(f"costs £{price}") == 1, told.label


@pytest.mark.thorough
def test_a_verdict_can_be_read_beside_four_players(flow: Flow) -> None:
    puzzle = next(one for one in CHOICES if one.source.startswith("4 players"))
    assert isinstance(puzzle.answer, ExactCountAnswer)
    ui, table = open_puzzle(flow, puzzle)
    answer(ui, table, puzzle.answer.right_moves[0])
    words = present(table.stage.root.find("puzzle-told"))
    assert words.height > 100


@pytest.mark.thorough
@pytest.mark.parametrize("kind", sorted({puzzle.kind for puzzle in CHOICES}))
def test_a_question_beside_four_players_leaves_what_works_cost_in_sight(
    tmp_path: Path, kind: str
) -> None:
    asked = [one for one in CHOICES if one.kind == kind and one.source.startswith("4 players")]
    with application(tmp_path, title="brass", size=(1920, 1080)) as flow:
        for puzzle in asked:
            _, table = open_puzzle(flow, puzzle)
            places = {spot.node.name: spot.rect() for spot in table.stage.visible_nodes()}
            assert places["puzzle-panel"].top - places["stack:port"].top > FIGURES


@pytest.mark.parametrize("puzzle", SALES, ids=lambda puzzle: puzzle.name)
def test_sell_or_wait_counts_what_the_board_shows_once_the_era_is_scored(puzzle: Puzzle) -> None:
    """The points there are and those to come; in the canal era no money, and nothing twice."""
    assert isinstance(puzzle.answer, ExactCountAnswer)
    _, state, _ = title_by_name("brass").parse_position(puzzle.position_text, puzzle.name)
    view = make_table_view(of_kind(state, BrassState))
    own = view.seats[puzzle.seat]
    counts = puzzle.answer.tenths_by_move
    assert counts["pass"] >= 10 * (own.points + own.points_at_era_end - (own.money > 0))
    loans = [counts[move] for move in counts if move.startswith("loan ")]
    assert all(count == counts["pass"] for count in loans), "money is no point in the canal era"
    assert not any(move.startswith("loan ") for move in puzzle.answer.right_moves)


@pytest.mark.thorough
def test_the_second_scoring_after_the_last_canals_is_of_the_rail_era(flow: Flow) -> None:
    puzzle = next(one for one in TAUGHT.puzzles if one.kind == "canals")
    ui, table = open_puzzle(flow, puzzle)
    flow.app.settings = replace(flow.app.settings, own_speed="normal")
    for move in of_kind(puzzle.answer, FinishAnswer).best_line:
        answer(ui, table, move)
    looks = []
    for _ in range(1200):
        ui.advance_time(0.05)
        panel = table.stage.root.find("era-scoring")
        if isinstance(panel, EraScoringPanel) and panel.visible and panel.look not in looks:
            looks.append(present(panel.look))
    eras = [look.era for look in looks]
    last = {era: [look for look in looks if look.era == era][-1] for era in ("canal", "rail")}
    assert eras == sorted(eras)
    assert last["rail"].points_before == last["canal"].final_totals_by_seat
    assert not any(last["rail"].final_points["links"])
    for look in last.values():
        assert look.counted_points == look.final_points
