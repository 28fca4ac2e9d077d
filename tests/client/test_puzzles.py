"""Puzzles as a player meets them: the page, the table, verdicts, solutions, drills, progress."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.puzzles.puzzle import (
    NEARLY,
    RIGHT,
    WRONG,
    Finish,
    MeasuredChoice,
    Puzzle,
    judge_points,
)
from game.client.puzzles.puzzle_book import FILE_NAME, PuzzleBook
from game.client.puzzles.puzzle_page import PuzzlePage, in_even_rows
from game.client.puzzles.puzzle_table import PuzzlePanel, PuzzleTable, PuzzleText
from game.client.puzzles.puzzling import LENGTH
from game.client.screens.title import TitleScreen
from game.client.widgets.side_note import NoteRoom
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Button, Label
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tinners' Trail at its title page."""
    with application(tmp_path) as flow:
        flow.app.fresh_seed = lambda: 7
        yield flow


@pytest.fixture
def ui(flow: Flow) -> UiDriver:
    """A pilot at the page of puzzles, come there by mouse."""
    ui = UiDriver(flow.window)
    for name in ("learn", "puzzles"):
        ui.click(name=name)
        ui.advance(0.2)
    return ui


@pytest.fixture
def book(flow: Flow) -> PuzzleBook:
    """The book of puzzles."""
    assert flow.puzzling is not None
    return flow.puzzling.book


def table_of(ui: UiDriver) -> PuzzleTable:
    ui.advance(0.3)
    screen = ui.screen
    assert isinstance(screen, PuzzleTable)
    return screen


def answer(ui: UiDriver, text: str) -> None:
    table = table_of(ui)
    question = table.asking.question
    assert question is not None
    table.asking.answer(next(move.code for move in question.moves if move.text == text))
    ui.advance(0.3)


def wrong_move(choice: MeasuredChoice) -> str:
    good = (*choice.right, *choice.nearly)
    return next(move for move in choice.worths if move not in good)


def told(ui: UiDriver) -> str:
    panel = ui.screen.stage.root.find("puzzle-told")
    assert panel is not None
    return panel.label


def first_choice(book: PuzzleBook) -> tuple[Puzzle, MeasuredChoice]:
    puzzle = next(one for one in book.puzzles if isinstance(one.answer, MeasuredChoice))
    assert isinstance(puzzle.answer, MeasuredChoice)
    return puzzle, puzzle.answer


def first_finish(book: PuzzleBook) -> tuple[Puzzle, Finish]:
    puzzle = next(one for one in book.puzzles if isinstance(one.answer, Finish))
    assert isinstance(puzzle.answer, Finish)
    return puzzle, puzzle.answer


def test_the_next_unsolved_puzzle_opens_by_mouse_or_key(ui: UiDriver, book: PuzzleBook) -> None:
    ui.click(name="next")
    assert table_of(ui).puzzle == book.unsolved()[0]
    ui.press("escape")
    ui.advance(0.2)
    assert isinstance(ui.screen, PuzzlePage)
    ui.press("n")
    assert table_of(ui).puzzle == book.unsolved()[0]


def test_a_wrong_answer_hides_the_better_one_until_it_is_asked_for(
    ui: UiDriver, book: PuzzleBook
) -> None:
    puzzle, choice = first_choice(book)
    ui.click(name=f"puzzle:{puzzle.name}")
    answer(ui, wrong_move(choice))
    assert told(ui).startswith("Not the best")
    assert "Best:" not in told(ui)
    ui.click(name="puzzle-solution")
    assert "Best:" in told(ui)
    assert book.verdict(puzzle) == WRONG


def test_the_button_that_gives_up_never_looks_like_the_way_on(
    ui: UiDriver, book: PuzzleBook
) -> None:
    puzzle, choice = first_choice(book)
    ui.click(name=f"puzzle:{puzzle.name}")
    assert skin_of(ui, "puzzle-solution") == "slate"
    answer(ui, wrong_move(choice))
    assert skin_of(ui, "puzzle-solution") == "slate"
    assert skin_of(ui, "puzzle-again") == "primary"


def skin_of(ui: UiDriver, name: str) -> str:
    button = ui.screen.stage.root.find(name)
    assert isinstance(button, Button)
    return button.skin


def test_after_a_wrong_answer_the_position_is_played_again(ui: UiDriver, book: PuzzleBook) -> None:
    puzzle, choice = first_choice(book)
    ui.click(name=f"puzzle:{puzzle.name}")
    answer(ui, wrong_move(choice))
    ui.press("t")
    assert table_of(ui).verdict == ""
    answer(ui, choice.right[0])
    assert told(ui).startswith("Right")
    assert book.is_solved(puzzle)


@pytest.mark.thorough
def test_nobody_moves_after_the_answer(ui: UiDriver, book: PuzzleBook) -> None:
    puzzle, choice = first_choice(book)
    ui.click(name=f"puzzle:{puzzle.name}")
    answer(ui, choice.right[0])
    steps = table_of(ui).match.steps
    ui.advance(5)
    assert table_of(ui).match.steps == steps
    assert table_of(ui).asking.question is None


@pytest.mark.thorough
def test_a_finish_played_by_its_line_is_all_there_was(ui: UiDriver, book: PuzzleBook) -> None:
    puzzle, finish = first_finish(book)
    ui.click(name=f"puzzle:{puzzle.name}")
    for move in finish.line:
        answer(ui, move)
    assert table_of(ui).verdict == RIGHT
    assert f"{finish.points} points: there was no more" in told(ui)


def test_a_finish_left_early_says_what_was_there(ui: UiDriver, book: PuzzleBook) -> None:
    puzzle, finish = first_finish(book)
    ui.click(name=f"puzzle:{puzzle.name}")
    answer(ui, "pass")
    assert table_of(ui).verdict == WRONG
    assert f"{finish.points} were there" in told(ui)


def test_points_are_judged_by_what_was_missed(book: PuzzleBook) -> None:
    _, finish = first_finish(book)
    found = [judge_points(finish, finish.points - missed) for missed in (-1, 0, 4, 5)]
    assert found == [RIGHT, RIGHT, NEARLY, WRONG]


@pytest.mark.thorough
def test_the_solution_of_a_finish_names_every_step(ui: UiDriver, book: PuzzleBook) -> None:
    puzzle, finish = first_finish(book)
    ui.click(name=f"puzzle:{puzzle.name}")
    table_of(ui)
    ui.press("h")
    ui.advance(0.2)
    assert f"{len(finish.line)}. Pass" in told(ui)


@pytest.mark.thorough
def test_a_puzzle_is_left_as_it_was_after_a_change_of_size(
    flow: Flow, ui: UiDriver, book: PuzzleBook
) -> None:
    puzzle, choice = first_choice(book)
    ui.click(name=f"puzzle:{puzzle.name}")
    answer(ui, choice.right[0])
    flow.app.choose(ui_scale_percent=150)
    ui.advance(0.3)
    assert told(ui).startswith("Right")


@pytest.mark.thorough
def test_the_description_begins_with_the_question(ui: UiDriver) -> None:
    ui.click(name="next")
    texts = table_of(ui).described_table()
    assert "grade" in texts[0]
    assert len(texts) > 4


@pytest.mark.thorough
def test_a_drill_asks_five_in_a_row_and_tells_the_score(ui: UiDriver) -> None:
    ui.click(name="drill:auction")
    for number in range(LENGTH):
        choice = table_of(ui).puzzle.answer
        assert isinstance(choice, MeasuredChoice)
        answer(ui, choice.right[0] if number else wrong_move(choice))
        assert ui.screen.stage.root.find("puzzle-again") is None
        ui.press("n")
        ui.advance(0.3)
    dialog = ui.screen.stage.top_modal
    assert dialog is not None
    texts = " ".join(node.label for node in dialog.content.walk() if node.label)
    assert f"You answered {LENGTH - 1} of {LENGTH} rightly." in texts


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["any:finish", "drill:auction"])
def test_quick_practice_offers_puzzles(flow: Flow, name: str) -> None:
    ui = UiDriver(flow.window)
    ui.click(name="practice")
    ui.click(name=name)
    assert table_of(ui).puzzle.kind in name
    ui.press("escape")
    ui.advance(0.3)
    assert isinstance(ui.screen, TitleScreen)


def test_what_was_solved_is_there_after_a_restart(
    flow: Flow, ui: UiDriver, book: PuzzleBook
) -> None:
    puzzle, choice = first_choice(book)
    ui.click(name=f"puzzle:{puzzle.name}")
    answer(ui, choice.right[0])
    again = PuzzleBook(book.offer, flow.app.saves_folder)
    assert again.is_solved(puzzle)
    again.note(puzzle, WRONG)  # a later slip does not undo it
    assert PuzzleBook(book.offer, flow.app.saves_folder).is_solved(puzzle)


def test_broken_progress_is_kept_aside(flow: Flow, book: PuzzleBook) -> None:
    folder = flow.app.saves_folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE_NAME).write_text("no = [progress", encoding="utf-8")
    assert PuzzleBook(book.offer, folder).solved(book.puzzles) == 0
    assert (folder / f"{FILE_NAME}.broken").read_text(encoding="utf-8") == "no = [progress"


@pytest.mark.parametrize(
    ("count", "most", "shape"),
    [(20, 15, (10, 2)), (17, 15, (9, 2)), (15, 15, (15, 1)), (20, 9, (7, 3)), (3, 0, (1, 3))],
)
def test_puzzles_stand_in_as_few_rows_as_possible_of_nearly_the_same_length(
    count: int, most: int, shape: tuple[int, int]
) -> None:
    assert in_even_rows(count, most) == shape


def test_a_kind_without_puzzles_still_has_its_row() -> None:
    assert in_even_rows(0, 15) == (1, 1)


def test_a_long_heading_keeps_off_the_number_of_a_drill(flow: Flow) -> None:
    room = NoteRoom({"x": 0.0, "y": 0.0, "width": 424.0, "height": 400.0}, 1.0, lambda least: least)
    told = PuzzleText("Najtańsza przędzalnia · stopień I", "1 z 5", "cubes", ())
    panel = PuzzlePanel(flow.app, room, told, ())
    labels = {node.label: node for node in panel.children if isinstance(node, Label)}
    heading, number = labels[told.heading], labels[told.note]
    wide = flow.app.kit.lettering.width(told.note, number.style, 1.0)
    assert heading.x + heading.width < number.x + number.width - wide
