"""Pictures of the puzzles."""

from collections.abc import Callable
from typing import Final

from game.client.flow.flow import Flow
from game.client.puzzles.puzzle import FinishAnswer, Puzzle
from game.client.puzzles.puzzle_table import PuzzleTable
from game.client.puzzles.puzzling import PuzzleFlow
from game.scene.testing.ui_driver import UiDriver

# Pictures of the puzzles: their page, one that is asked, one answered, and a solved finish.

PUZZLE_SHOTS: Final = (
    *("puzzles", "puzzle", "puzzle-wrong", "puzzle-right"),
    *("puzzle-finish", "puzzle-solution", "puzzle-drill"),
)
SECONDS: Final = 1.5
SHOWN: Final = 8  # of the puzzles with a choice, counted from the easiest


def take_puzzles(flow: Flow, wanted: set[str], take: Callable[[str], None]) -> None:
    """Take the requested pictures of puzzles; the title page is open before and afterwards."""
    puzzling = flow.menus.puzzle_flow
    if puzzling is None or not wanted & {*PUZZLE_SHOTS}:
        return
    ui = UiDriver(flow.window)
    choices = [one for one in puzzling.book.puzzles if not isinstance(one.answer, FinishAnswer)]
    _take_choice(ui, puzzling, choices[min(SHOWN, len(choices) - 1)], take)
    finishes = [one for one in puzzling.book.puzzles if isinstance(one.answer, FinishAnswer)]
    puzzling.play((finishes or choices)[0])
    ui.advance(SECONDS)
    take("puzzle-finish")
    ui.press("h")
    take("puzzle-solution")
    ui.press("escape")
    puzzling.drill(puzzling.book.offer.drills[0])
    take("puzzle-drill")
    ui.press("escape")
    puzzling.open_page()
    take("puzzles")
    flow.open_title()


def _take_choice(
    ui: UiDriver, puzzling: PuzzleFlow, puzzle: Puzzle, take: Callable[[str], None]
) -> None:
    """Take a puzzle with its task, then with the worst answer and with the best."""
    answer = puzzle.answer
    assert not isinstance(answer, FinishAnswer)
    puzzling.play(puzzle)
    take("puzzle")
    for name, move in (("puzzle-wrong", answer.worst), ("puzzle-right", answer.right[0])):
        ui.advance(SECONDS)
        table = ui.screen
        assert isinstance(table, PuzzleTable)
        question = table.questioner.question
        assert question is not None
        table.questioner.answer(next(one.code for one in question.moves if one.text == move))
        ui.advance(SECONDS)
        take(name)
        ui.press("z")
    ui.press("escape", wait=SECONDS)
