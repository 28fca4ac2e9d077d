"""Puzzles as a player meets them: the page, the table, verdicts, solutions, drills, progress."""

import tomllib
from dataclasses import replace

import pytest

from game.application.box_factory import title_asset_folder
from game.client.hints.hints import ADVISED_MOVE_HINT_PART, WHERE_TO_LOOK_HINT_PART
from game.client.puzzles.puzzle import (
    NEARLY_RIGHT_VERDICT,
    RIGHT_VERDICT,
    WRONG_VERDICT,
    ExactCountAnswer,
    FinishAnswer,
    Puzzle,
    SimulatedAnswer,
    verdict_on_points,
)
from game.client.puzzles.puzzle_book import FILE_NAME, PuzzleBook
from game.client.puzzles.puzzle_files import read_puzzle
from game.client.puzzles.puzzle_flow import PUZZLES_PER_DRILL
from game.client.puzzles.puzzle_page import PuzzlePage, even_grid_size
from game.client.puzzles.puzzle_table import PuzzlePanel, PuzzlePanelText, PuzzleTableScreen
from game.client.puzzles.puzzle_words import PuzzleTexts
from game.client.screens.title import TitleScreen
from game.client.widgets.side_note import NoteArea
from game.scene.widgets import Button, Label
from tests.client.client_driver import ClientDriver
from tests.helpers.present import of_kind, present

pytestmark = pytest.mark.thorough


@pytest.fixture
def ui(trail: ClientDriver) -> ClientDriver:
    """A client driver at the page of puzzles, come there by mouse."""
    trail.app.make_seed = lambda: 7
    for name in ("learn", "puzzles"):
        trail.click(name=name, wait_seconds=0.2)
    return trail


@pytest.fixture
def book(ui: ClientDriver) -> PuzzleBook:
    """The book of puzzles."""
    return present(ui.flow.menus.puzzle_flow_of_edition).book


def first_of(book: PuzzleBook, kind: type) -> Puzzle:
    return next(one for one in book.puzzles if isinstance(one.answer, kind))


@pytest.fixture
def choice(ui: ClientDriver, book: PuzzleBook) -> SimulatedAnswer:
    """The answer of the first puzzle that asks for one move; it is on the table."""
    puzzle = first_of(book, SimulatedAnswer)
    ui.click(name=f"puzzle:{puzzle.name}")
    assert isinstance(puzzle.answer, SimulatedAnswer)
    return puzzle.answer


@pytest.fixture
def finish(ui: ClientDriver, book: PuzzleBook) -> FinishAnswer:
    """The answer of the first puzzle that asks for all the moves to an end; it is on the table."""
    puzzle = first_of(book, FinishAnswer)
    ui.click(name=f"puzzle:{puzzle.name}")
    assert isinstance(puzzle.answer, FinishAnswer)
    return puzzle.answer


def table_of(ui: ClientDriver) -> PuzzleTableScreen:
    ui.advance_time(0.3)
    return ui.at(PuzzleTableScreen)


def answer(ui: ClientDriver, text: str) -> None:
    table = table_of(ui)
    moves = present(table.prompt_controller.question).moves
    table.prompt_controller.play_answer(next(move.code for move in moves if move.text == text))
    ui.advance_time(0.3)


def wrong_move(choice: SimulatedAnswer) -> str:
    good = (*choice.right_moves, *choice.nearly_right_moves)
    return next(move for move in choice.value_by_move if move not in good)


def told(ui: ClientDriver) -> str:
    return present(ui.screen.stage.root.find("puzzle-told")).label


def skin_of(ui: ClientDriver, name: str) -> str:
    button = of_kind(ui.screen.stage.root.find(name), Button)
    return button.skin


def test_the_next_unsolved_puzzle_opens_by_mouse_or_key(ui: ClientDriver, book: PuzzleBook) -> None:
    ui.click(name="next")
    assert table_of(ui).puzzle == book.unsolved_puzzles()[0]
    described = table_of(ui).position_sentences()
    assert "grade" in described[0]  # it begins with the question
    assert len(described) > 4
    ui.press_keys("escape", wait_seconds=0.2)
    ui.at(PuzzlePage)
    ui.press_keys("n")
    assert table_of(ui).puzzle == book.unsolved_puzzles()[0]


@pytest.mark.parametrize("asked", ["choice", "finish"])
def test_the_hint_key_tells_what_to_look_at_then_the_move_and_then_the_solution(
    ui: ClientDriver, asked: str, request: pytest.FixtureRequest
) -> None:
    request.getfixturevalue(asked)
    solution = table_of(ui)._texts.solution_paragraphs()
    advised = table_of(ui)._texts.hint_paragraphs(ADVISED_MOVE_HINT_PART)[-1][0]
    before = told(ui)
    ui.press_keys("h", wait_seconds=0.1)
    assert told(ui).startswith(before)
    assert len(told(ui)) > len(before)
    assert advised not in told(ui)
    ui.press_keys("h", wait_seconds=0.1)
    assert told(ui).endswith(advised)
    assert solution[0][0] not in told(ui)
    assert not ui.sees(name="puzzle-hint")
    ui.press_keys("h", wait_seconds=0.1)
    assert solution[0][0] in told(ui)


@pytest.mark.parametrize("asked_before", [0, 2])
@pytest.mark.parametrize("asked", ["choice", "finish"])
def test_after_a_wrong_answer_the_hint_key_goes_the_same_steps(
    ui: ClientDriver, asked: str, asked_before: int, request: pytest.FixtureRequest
) -> None:
    right = request.getfixturevalue(asked)
    texts = table_of(ui)._texts
    solution = texts.solution_paragraphs()[0][0]
    look, advised = (
        texts.hint_paragraphs(part)[-1][0]
        for part in (WHERE_TO_LOOK_HINT_PART, ADVISED_MOVE_HINT_PART)
    )
    for _ in range(asked_before):
        ui.press_keys("h", wait_seconds=0.1)
    if isinstance(right, SimulatedAnswer):
        answer(ui, wrong_move(right))
    else:
        answer(ui, "pass")
        ui.click(name="end-turn", wait_seconds=0.3)
    verdict = told(ui)
    ui.press_keys("h", wait_seconds=0.1)
    assert told(ui).startswith(verdict)
    assert told(ui).endswith(look)
    ui.press_keys("h", wait_seconds=0.1)
    assert told(ui).endswith(advised)
    assert solution not in told(ui)
    ui.press_keys("h", wait_seconds=0.1)
    assert solution in told(ui)
    assert ui.sees(name="puzzle-again")


def test_the_button_of_the_solution_shows_it_at_once(
    ui: ClientDriver, choice: SimulatedAnswer
) -> None:
    assert choice.right_moves
    ui.click(name="puzzle-solution")
    assert "The best move is" in told(ui)


def test_a_wrong_answer_hides_the_better_one(
    ui: ClientDriver, book: PuzzleBook, choice: SimulatedAnswer
) -> None:
    answer(ui, wrong_move(choice))
    assert "isn’t the best move" in told(ui)
    assert "The best move is" not in told(ui)
    ui.click(name="puzzle-solution")
    assert "The best move is" in told(ui)
    assert book.best_verdict(first_of(book, SimulatedAnswer)) == WRONG_VERDICT


@pytest.mark.parametrize("key", ["x", "z", "enter"])
def test_a_key_on_its_way_does_not_run_past_the_verdict(
    ui: ClientDriver, choice: SimulatedAnswer, key: str
) -> None:
    table = table_of(ui)
    moves = present(table.prompt_controller.question).moves
    right = next(move.code for move in moves if move.text == choice.right_moves[0])
    table.prompt_controller.play_answer(right)
    while not table.verdict or ui.screen.stage.root.find("puzzle-panel") is None:
        ui.advance_time(1 / 60)
    ui.press_keys(key, at_once=True)
    assert ui.at(PuzzleTableScreen) is table
    ui.press_keys("x")
    assert table_of(ui) is not table


def test_giving_up_never_looks_like_the_way_on(ui: ClientDriver, choice: SimulatedAnswer) -> None:
    assert skin_of(ui, "puzzle-solution") == "slate"
    answer(ui, wrong_move(choice))
    assert skin_of(ui, "puzzle-solution") == "slate"
    assert skin_of(ui, "puzzle-again") == "primary"


def test_after_a_wrong_answer_the_position_is_played_again_and_nobody_moves_after_the_right_one(
    ui: ClientDriver, book: PuzzleBook, choice: SimulatedAnswer
) -> None:
    answer(ui, wrong_move(choice))
    ui.press_keys("z")
    assert table_of(ui).verdict == ""
    answer(ui, choice.right_moves[0])
    assert "is right." in told(ui)
    assert book.is_solved(first_of(book, SimulatedAnswer))
    steps = table_of(ui).match.step_count
    ui.advance_time(5)
    assert table_of(ui).match.step_count == steps
    assert table_of(ui).prompt_controller.question is None
    ui.app.change_settings(ui_scale_percent=150)
    ui.advance_time(0.3)
    assert "is right." in told(ui)  # after a change of size as well


def test_a_finish_played_by_its_line_is_all_there_was(
    ui: ClientDriver, finish: FinishAnswer
) -> None:
    for move in finish.best_line:
        answer(ui, move)
    ui.click(name="end-turn", wait_seconds=0.3)
    assert table_of(ui).verdict == RIGHT_VERDICT
    assert f"{finish.most_points} points, the highest possible score" in told(ui)


def test_a_finish_left_early_says_what_was_there(ui: ClientDriver, finish: FinishAnswer) -> None:
    answer(ui, "pass")
    ui.click(name="end-turn", wait_seconds=0.3)
    assert table_of(ui).verdict == WRONG_VERDICT
    assert f"The most you could have scored was {finish.most_points}" in told(ui)
    found = [verdict_on_points(finish, finish.most_points - missed) for missed in (-1, 0, 4, 5)]
    assert found == [RIGHT_VERDICT, RIGHT_VERDICT, NEARLY_RIGHT_VERDICT, WRONG_VERDICT]


def test_the_solution_of_a_finish_names_every_step(ui: ClientDriver, finish: FinishAnswer) -> None:
    table_of(ui)
    ui.press_keys("h", "h", "h", wait_seconds=0.2)
    assert f"{len(finish.best_line)}. Pass" in told(ui)


def test_a_drill_asks_five_in_a_row_and_tells_the_score(ui: ClientDriver) -> None:
    ui.click(name="drill:auction")
    for number in range(PUZZLES_PER_DRILL):
        choice = of_kind(table_of(ui).puzzle.answer, SimulatedAnswer)
        answer(ui, choice.right_moves[0] if number else wrong_move(choice))
        assert ui.screen.stage.root.find("puzzle-again") is None
        ui.press_keys("x", wait_seconds=0.3)
    assert f"You answered {PUZZLES_PER_DRILL - 1} of {PUZZLES_PER_DRILL} correctly." in " ".join(
        ui.dialog
    )


@pytest.mark.parametrize("name", ["any:finish", "drill:auction"])
def test_quick_practice_offers_puzzles(trail: ClientDriver, name: str) -> None:
    trail.click_each("practice", name)
    assert table_of(trail).puzzle.kind in name
    trail.press_keys("escape", wait_seconds=0.3)
    trail.at(TitleScreen)


def test_what_was_solved_is_there_after_a_restart(ui: ClientDriver, book: PuzzleBook) -> None:
    folder = ui.app.saves_folder
    puzzle = first_of(book, SimulatedAnswer)
    book.store_verdict_if_better(puzzle, RIGHT_VERDICT)
    again = PuzzleBook(book.title_puzzles, folder)
    assert again.is_solved(puzzle)
    again.store_verdict_if_better(puzzle, WRONG_VERDICT)  # a later slip does not undo it
    assert PuzzleBook(book.title_puzzles, folder).is_solved(puzzle)
    (folder / FILE_NAME).write_text("no = [progress", encoding="utf-8")
    assert PuzzleBook(book.title_puzzles, folder).count_solved(book.puzzles) == 0
    assert (folder / f"{FILE_NAME}.broken").read_text(encoding="utf-8") == "no = [progress"


def test_each_edition_has_its_own_puzzles_and_progress_or_none(trail: ClientDriver) -> None:
    flow = trail.flow
    title = "tinners-trail"
    usual = present(flow.menus.puzzle_flow_of_edition).book
    usual.store_verdict_if_better(usual.puzzles[0], RIGHT_VERDICT)
    flow.open_edition(title, "2007")
    other = present(flow.menus.puzzle_flow_of_edition).book
    assert other.title_puzzles is not usual.title_puzzles
    assert other.count_solved(other.puzzles) == 0
    for puzzle in other.puzzles:
        other.store_verdict_if_better(puzzle, RIGHT_VERDICT)
    flow.open_edition(title)
    again = PuzzleBook(usual.title_puzzles, trail.app.saves_folder)
    assert again.count_solved(again.puzzles) == 1
    assert replace(trail.app.box, puzzles_by_later_edition={}).puzzles_of_edition("2007") is None


@pytest.mark.parametrize(
    ("count", "most", "shape"),
    [
        *((20, 15, (10, 2)), (17, 15, (9, 2)), (15, 15, (15, 1)), (20, 9, (7, 3))),
        *((3, 0, (1, 3)), (0, 15, (1, 1))),  # a kind without puzzles still has its row
    ],
)
def test_puzzles_stand_in_few_even_rows(count: int, most: int, shape: tuple[int, int]) -> None:
    assert even_grid_size(count, most) == shape


def test_a_long_heading_keeps_off_the_number_of_a_drill(trail: ClientDriver) -> None:
    room = NoteArea({"x": 0.0, "y": 0.0, "width": 424.0, "height": 400.0}, 1.0, lambda least: least)
    told = PuzzlePanelText("Najtańsza przędzalnia · stopień I", "1 z 5", "lantern", ())
    panel = PuzzlePanel(trail.app, room, told, ())
    labels = {node.label: node for node in panel.walk() if isinstance(node, Label)}
    heading = labels[told.heading]
    number = labels[told.note]
    assert heading.x + heading.width < number.x
    assert number.x + number.width <= panel.width


def test_a_choice_measured_by_games_says_that_wins_count(
    ui: ClientDriver, choice: SimulatedAnswer
) -> None:
    assert choice.value_by_move
    assert "wins most often" in told(ui)


def test_the_rivals_named_are_the_nearest_and_one_of_several_alike() -> None:
    counts = {"build a": 10, "build b": 10, "develop c": 40, "sell d": 60, "sell e": 55}
    choice = ExactCountAnswer(("sell d",), (), "points", counts, counted_position_count=9)
    assert choice.wrong_moves_best_first == ("sell e", "develop c", "build a")


@pytest.mark.parametrize("edition", ["", "2007"])
def test_who_cannot_drop_out_of_an_auction_is_not_asked_whether_to(
    trail: ClientDriver, edition: str
) -> None:
    folder = title_asset_folder("tinners-trail") / "puzzles" / edition
    asked = {False: set[str](), True: set[str]()}
    for path in sorted(folder.glob("auction-*.toml")):
        puzzle = read_puzzle(path)
        game, state, names = trail.app.box.title.parse_position(puzzle.position_text, path.name)
        can_drop = any(move.kind == "drop" for move in game.readable_moves(state))
        question, *_ = PuzzleTexts(trail.app, puzzle, names).task_paragraphs()
        asked[can_drop].add(question[0])
    assert asked[True] == {trail.app.say("puzzle.ask.auction")}
    assert asked[False] == {trail.app.say("puzzle.ask.auction-only-bid")}


def test_who_alone_still_invests_does_not_hear_that_others_will(trail: ClientDriver) -> None:
    folder = title_asset_folder("tinners-trail") / "puzzles" / "2007"
    told = {False: set[str](), True: set[str]()}
    for path in sorted(folder.glob("boxes-*.toml")):
        puzzle = read_puzzle(path)
        _, _, names = trail.app.box.title.parse_position(puzzle.position_text, path.name)
        done = tomllib.loads(puzzle.position_text)["declined"]
        _, how, *_ = PuzzleTexts(trail.app, puzzle, names).task_paragraphs()
        told[len(done) == len(names) - 1].add(how[0])
    assert told[True] == {trail.app.say("puzzle.how.boxes-alone")}
    assert told[False] == {trail.app.say("puzzle.how.boxes")}
