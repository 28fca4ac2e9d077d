"""Pictures of the puzzles."""

from collections.abc import Callable
from typing import Final

from game.client.flow.flow import Flow
from game.client.puzzles.puzzle import FinishAnswer, Puzzle
from game.client.puzzles.puzzle_flow import PuzzleFlow
from game.client.puzzles.puzzle_table import PuzzleTableScreen
from game.scene.testing.ui_driver import UiDriver

# Pictures of the puzzles: their page, one that is asked, one answered, and a solved finish.

PUZZLE_SCREENSHOTS: Final = (
    *("puzzles", "puzzle", "puzzle-wrong", "puzzle-right"),
    *("puzzle-finish", "puzzle-solution", "puzzle-drill"),
)
ADVANCE_SECONDS: Final = 1.5
SHOWN_PUZZLE_INDEX: Final = 8  # of the puzzles with a choice, counted from the easiest


def take_puzzle_screenshots(
    flow: Flow, wanted_names: set[str], take_named: Callable[[str], None]
) -> None:
    """Take the wanted screenshots of puzzles by calling `take_named` with their names; the title
    page is open before and afterwards."""
    puzzling = flow.menus.puzzle_flow_of_edition
    if puzzling is None or not wanted_names & {*PUZZLE_SCREENSHOTS}:
        return
    ui = UiDriver(flow.window)
    choices = [one for one in puzzling.book.puzzles if not isinstance(one.answer, FinishAnswer)]
    _take_choice_puzzle_screenshots(
        ui, puzzling, choices[min(SHOWN_PUZZLE_INDEX, len(choices) - 1)], take_named
    )
    finishes = [one for one in puzzling.book.puzzles if isinstance(one.answer, FinishAnswer)]
    puzzling.play_in_unsolved_series((finishes or choices)[0])
    ui.advance_time(ADVANCE_SECONDS)
    take_named("puzzle-finish")
    ui.press_keys("h", "h", "h")  # two parts of the hint come first
    take_named("puzzle-solution")
    ui.press_keys("escape")
    puzzling.start_drill(puzzling.book.title_puzzles.drill_kinds[0])
    take_named("puzzle-drill")
    ui.press_keys("escape")
    puzzling.open_puzzle_page()
    take_named("puzzles")
    flow.close_all_and_show_title_page()


def _take_choice_puzzle_screenshots(
    ui: UiDriver, puzzle_flow: PuzzleFlow, puzzle: Puzzle, take_screenshot: Callable[[str], None]
) -> None:
    """Take screenshots of a puzzle with its task, then after the worst answer and after the
    best."""
    answer = puzzle.answer
    assert not isinstance(answer, FinishAnswer)
    puzzle_flow.play_in_unsolved_series(puzzle)
    take_screenshot("puzzle")
    for name, move in (
        ("puzzle-wrong", answer.worst_examined_move),
        ("puzzle-right", answer.right_moves[0]),
    ):
        ui.advance_time(ADVANCE_SECONDS)
        table = ui.screen
        assert isinstance(table, PuzzleTableScreen)
        question = table.prompt_controller.question
        assert question is not None
        table.prompt_controller.play_answer(
            next(one.code for one in question.moves if one.text == move)
        )
        ui.advance_time(ADVANCE_SECONDS)
        take_screenshot(name)
        ui.press_keys("z")
    ui.press_keys("escape", wait_seconds=ADVANCE_SECONDS)
