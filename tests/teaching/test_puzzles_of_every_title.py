"""Puzzles of every title: they load, their answers hold, and they can be played."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.client.puzzles.line_shortening import shortened_line
from game.client.puzzles.puzzle import (
    RIGHT_VERDICT,
    WRONG_VERDICT,
    ExactCountAnswer,
    FinishAnswer,
    Puzzle,
    SimulatedAnswer,
)
from game.client.puzzles.puzzle_files import puzzle_file_text, read_puzzle
from game.client.puzzles.puzzle_table import PuzzleTableScreen
from game.client.puzzles.puzzle_words import CARD_MOVE_KIND, ONE_CARD_KEY, PuzzleTexts
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, NOBODY
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import title_by_name
from tests.helpers.present import of_kind, present
from tests.teaching.conftest import DeskOf, OpenFlow
from tests.teaching.every_title import BOOKS, every_book, of_every_puzzle
from tests.teaching.playing import Taught, answer, end_turn, open_puzzle, told
from tools.puzzling.ends import PuzzleShelf

pytestmark = pytest.mark.thorough

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve")

every_language = pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)


def one_of_each_kind(sort: type[FinishAnswer | ExactCountAnswer]) -> pytest.MarkDecorator:
    """Run a test with one puzzle of every kind that is answered so."""
    found = {
        (str(taught), puzzle.kind): pytest.param(taught, puzzle, id=f"{taught}-{puzzle.kind}")
        for taught in BOOKS
        for puzzle in reversed(taught.puzzles)
        if isinstance(puzzle.answer, sort)
    }
    return pytest.mark.parametrize(("taught", "puzzle"), found.values())


def books_with(sort: type[FinishAnswer | ExactCountAnswer]) -> pytest.MarkDecorator:
    """Run a test with every book in which something is answered so."""
    found = [
        taught
        for taught in BOOKS
        if any(isinstance(puzzle.answer, sort) for puzzle in taught.puzzles)
    ]
    return pytest.mark.parametrize("taught", found, ids=str)


@every_book
def test_there_are_some_of_every_kind_and_none_twice(desk_of: DeskOf, taught: Taught) -> None:
    offer = desk_of(taught.name).box.puzzles_of_edition(taught.edition)
    puzzles = taught.puzzles
    assert offer is not None
    assert offer.folder == taught.book
    assert len(puzzles) >= taught.puzzles_at_least
    assert {puzzle.kind for puzzle in puzzles} == {*offer.icons_by_kind}
    assert {puzzle.difficulty_grade for puzzle in puzzles} == {1, 2, 3}
    assert len({(puzzle.kind, puzzle.position_text) for puzzle in puzzles}) == len(puzzles)


@every_book
def test_a_book_holds_puzzles_of_its_own_edition_only(taught: Taught) -> None:
    one = title_by_name(taught.name)
    for puzzle in taught.puzzles:
        game, _, _ = one.parse_position(puzzle.position_text, puzzle.name)
        assert game.options.edition == (taught.edition or one.editions[0])


@every_book
def test_a_position_that_is_a_puzzle_already_is_not_taken_again(taught: Taught) -> None:
    shelf = PuzzleShelf(taught.book, {})
    assert shelf.has(replace(taught.puzzles[0], name="found again"))
    assert not shelf.has(replace(taught.puzzles[0], position_text="another"))


@of_every_puzzle(FinishAnswer)
def test_the_line_of_a_finish_ends_with_its_points(taught: Taught, puzzle: Puzzle) -> None:
    game, state, _ = title_by_name(taught.name).parse_position(puzzle.position_text, puzzle.name)
    assert isinstance(puzzle.answer, FinishAnswer)
    for text in puzzle.answer.best_line:
        assert state.to_move == puzzle.seat
        code = game.parse_move(state, text)
        assert code in game.rules.legal_codes(state)
        game.rules.apply(state, code)
    assert state.to_move == NOBODY
    assert game.scores(state)[puzzle.seat] == puzzle.answer.most_points


@of_every_puzzle(FinishAnswer)
def test_no_step_of_a_best_line_can_be_left_out(taught: Taught, puzzle: Puzzle) -> None:
    game, state, _ = title_by_name(taught.name).parse_position(puzzle.position_text, puzzle.name)
    assert isinstance(puzzle.answer, FinishAnswer)
    line = puzzle.answer.best_line
    assert shortened_line(game, state, line, puzzle.seat) == line


@of_every_puzzle(ExactCountAnswer, SimulatedAnswer)
def test_a_choice_has_few_right_answers_and_many_wrong_ones(taught: Taught, puzzle: Puzzle) -> None:
    game, state, _ = title_by_name(taught.name).parse_position(puzzle.position_text, puzzle.name)
    assert state.to_move == puzzle.seat
    choice = puzzle.answer
    legal = {move.text for move in game.readable_moves(state)}
    assert not isinstance(choice, FinishAnswer)
    assert not {*choice.right_moves} & {*choice.nearly_right_moves}
    if isinstance(choice, ExactCountAnswer):
        assert (
            {*choice.right_moves, *choice.nearly_right_moves} <= {*choice.tenths_by_move} <= legal
        )
        assert len(choice.right_moves) <= taught.max_right_answers
        assert len(choice.tenths_by_move) >= len(choice.right_moves) + 2
    else:
        assert {*choice.right_moves, *choice.nearly_right_moves} < {*choice.value_by_move} <= legal
        assert choice.margin_thousandths + 0.5 >= 4 * (
            choice.margin_error_thousandths - 0.5
        )  # both are rounded


@of_every_puzzle(ExactCountAnswer)
def test_a_solution_names_every_action_up_to_what_is_counted(
    taught: Taught, puzzle: Puzzle
) -> None:
    choice = of_kind(puzzle.answer, ExactCountAnswer)
    if choice.unit == "pounds":
        pytest.skip("a price is paid by the move itself")
    for move in choice.right_moves:
        game, state, _ = title_by_name(taught.name).parse_position(
            puzzle.position_text, puzzle.name
        )
        course = choice.continuation_by_move[move]
        assert course[0] == move
        begun_in = game.progress(state)
        for text in course:
            code = game.parse_move(state, text)
            assert state.to_move == CHANCE or code in game.rules.legal_codes(state)
            game.rules.apply(state, code)
        ended = state.to_move == NOBODY or game.progress(state) > begun_in
        assert ended, "the course ends before what is counted"


@pytest.mark.parametrize(
    ("taught", "puzzle"),
    [
        pytest.param(
            taught,
            puzzle,
            id=f"{taught}-{puzzle.name}",
            marks=() if taught.is_quick(puzzle) else pytest.mark.slow,
        )
        for taught in BOOKS
        for puzzle in taught.puzzles
        if not isinstance(puzzle.answer, SimulatedAnswer)
    ],
)
def test_every_answer_counted_out_again_is_the_same(taught: Taught, puzzle: Puzzle) -> None:
    assert taught.check(puzzle) == ""


@books_with(FinishAnswer)
def test_a_wrong_best_result_is_noticed(taught: Taught) -> None:
    finishes = [one for one in taught.puzzles if isinstance(one.answer, FinishAnswer)]
    puzzle = min(finishes, key=positions_of)
    assert isinstance(puzzle.answer, FinishAnswer)
    best = puzzle.answer.most_points
    wrong = replace(puzzle, answer=replace(puzzle.answer, most_points=best + 1))
    assert taught.check(wrong) == f"the best is {best}, not {best + 1}"
    halved = replace(puzzle, answer=replace(puzzle.answer, best_line=puzzle.answer.best_line[:-1]))
    assert taught.check(halved).startswith("its line ")


@books_with(ExactCountAnswer)
def test_a_wrong_right_answer_is_noticed(taught: Taught) -> None:
    choices = [one for one in taught.puzzles if isinstance(one.answer, ExactCountAnswer)]
    puzzle = min(choices, key=positions_of)
    assert isinstance(puzzle.answer, ExactCountAnswer)
    other = next(
        move for move in puzzle.answer.tenths_by_move if move not in puzzle.answer.right_moves
    )
    wrong = replace(puzzle, answer=replace(puzzle.answer, right_moves=(other,)))
    assert taught.check(wrong).startswith("right is ")


@books_with(ExactCountAnswer)
def test_a_course_that_lacks_an_action_is_noticed(taught: Taught) -> None:
    choices = [
        (puzzle, puzzle.answer)
        for puzzle in taught.puzzles
        if isinstance(puzzle.answer, ExactCountAnswer) and puzzle.answer.continuation_by_move
    ]
    puzzle, choice = choices[0]
    cut = {move: course[:-1] for move, course in choice.continuation_by_move.items()}
    wrong = replace(puzzle, answer=replace(choice, continuation_by_move=cut))
    assert taught.check(wrong).startswith("it goes on with ")


def positions_of(puzzle: Puzzle) -> int:
    """Return how much there is to count."""
    assert not isinstance(puzzle.answer, SimulatedAnswer)
    return puzzle.answer.counted_position_count


@every_book
def test_a_solution_has_no_reason_that_is_only_its_result(desk_of: DeskOf, taught: Taught) -> None:
    app = desk_of(taught.name)
    phrases = present(app.box.phrases)
    for puzzle in taught.puzzles:
        choice = puzzle.answer
        if not isinstance(choice, ExactCountAnswer):
            continue
        told = [text for text, _ in PuzzleTexts(app, puzzle, NAMES).solution_paragraphs()]
        result = {"points": choice.tenths_by_move[choice.right_moves[0]] // 10}
        empty = [reason for reason in puzzle.reasons if dict(reason.facts) == result]
        assert not {phrases.reason_as_sentence(reason, NAMES) for reason in empty} & {*told}, (
            puzzle.name
        )


@every_book
@every_language
def test_every_kind_and_reason_can_be_said(taught: Taught, language: str) -> None:
    said = taught.said(language, alone=False)
    for kind in {puzzle.kind for puzzle in taught.puzzles}:
        assert all(f"puzzle.{part}.{kind}" in said for part in ("kind", "note", "ask", "how"))
    for puzzle in taught.puzzles:
        if isinstance(puzzle.answer, ExactCountAnswer) and puzzle.answer.unit == "points":
            assert f"puzzle.counted.{puzzle.kind}" in said, "points of what and when is to be told"
    for kind in {one.kind for one in taught.puzzles}:
        sorts = {type(one.answer) for one in taught.puzzles if one.kind == kind}
        mixed = sorts == {ExactCountAnswer, SimulatedAnswer}
        assert not mixed or f"puzzle.by.{kind}" in said, "which of the two counts is to be asked"
    for puzzle in taught.puzzles:
        assert puzzle.reasons
        for reasons in (puzzle.reasons, *puzzle.objections_by_move.values()):
            assert all(f"why.{reason.key}" in said for reason in reasons)


@every_book
def test_a_puzzle_is_read_as_it_was_written(taught: Taught, tmp_path: Path) -> None:
    for puzzle in taught.puzzles:
        file = tmp_path / f"{puzzle.name}.toml"
        file.write_text(puzzle_file_text(puzzle), encoding="utf-8")
        assert read_puzzle(file) == puzzle


@every_book
@pytest.mark.parametrize(
    ("wrong", "refusal"),
    [
        ("grade = 9", "grade is 9"),
        ("seat = -1", "seat is -1"),
        ("kind = 5", "kind is 5"),
        ("colour = 1", "colour is not a key here"),
    ],
)
def test_a_wrong_key_is_refused(taught: Taught, wrong: str, refusal: str, tmp_path: Path) -> None:
    key = wrong.split(maxsplit=1)[0]
    lines = puzzle_file_text(taught.puzzles[0]).splitlines()
    kept = [wrong, *(line for line in lines if not line.startswith(f"{key} "))]
    file = tmp_path / "puzzle.toml"
    file.write_text("\n".join(kept), encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        read_puzzle(file)
    assert refusal in str(refused.value)


@one_of_each_kind(FinishAnswer)
def test_the_line_of_a_last_turn_is_all(
    open_flow: OpenFlow, taught: Taught, puzzle: Puzzle
) -> None:
    assert isinstance(puzzle.answer, FinishAnswer)
    flow = open_flow(taught.name, edition=taught.edition)
    ui, table = open_puzzle(flow, puzzle)
    for text in puzzle.answer.best_line:
        end_turn(ui)
        answer(ui, table, text)
    end_turn(ui)
    assert table.verdict == RIGHT_VERDICT
    assert f"You scored {puzzle.answer.most_points} points, the highest possible score" in told(ui)
    ui.press_keys("h", wait_seconds=0.2)
    phrases = present(flow.app.box.phrases)
    names = tuple(seat.name for seat in table.match.seats)
    assert phrases.reason_as_sentence(puzzle.reasons[0], names) in told(ui)


@one_of_each_kind(ExactCountAnswer)
def test_the_solution_at_the_table_names_every_own_move(
    open_flow: OpenFlow, taught: Taught, puzzle: Puzzle
) -> None:
    choice = of_kind(puzzle.answer, ExactCountAnswer)
    flow = open_flow(taught.name, edition=taught.edition)
    ui, table = open_puzzle(flow, puzzle)
    answer(ui, table, choice.right_moves[0])
    game, state, _ = title_by_name(taught.name).parse_position(puzzle.position_text, puzzle.name)
    phrases = present(flow.app.box.phrases)
    for text in choice.continuation_by_move.get(choice.right_moves[0], choice.right_moves[:1]):
        code = game.parse_move(state, text)
        if state.to_move == puzzle.seat:
            move = game.readable_move(state, code)
            named = phrases.advised_move_text(move, state)
            joins_cards = ONE_CARD_KEY in flow.app.words
            if joins_cards and move.kind == CARD_MOVE_KIND:
                assert named not in told(ui)
            else:
                assert named in told(ui)
        game.rules.apply(state, code)


@one_of_each_kind(FinishAnswer)
def test_the_last_action_of_a_last_turn_can_be_taken_back(
    open_flow: OpenFlow, taught: Taught, puzzle: Puzzle
) -> None:
    assert isinstance(puzzle.answer, FinishAnswer)
    flow = open_flow(taught.name, edition=taught.edition)
    if flow.app.box.can_wait_for_end_turn:
        pytest.skip("its table holds the last answer back before it is given")
    waits = flow.app.box.waits_for_turn_end_after
    flow.app.change_settings(hold_turn=False)
    ui, table = open_puzzle(flow, puzzle)
    for text in puzzle.answer.best_line:
        end_turn(ui)
        question = present(table.prompt_controller.question)
        move = next(move for move in question.moves if move.text == text)
        if waits is not None and not waits(question.view, move):
            break  # with this the person ends the turn
        answer(ui, table, text)
    assert table.verdict == "", "the puzzle is judged before its turn was ended"
    ui.press_keys("u", wait_seconds=0.3)
    ui.advance_time(1)
    assert table.prompt_controller.question is not None, "nothing can be taken back"
    assert table.verdict == ""


@one_of_each_kind(ExactCountAnswer)
def test_answers_are_told_what_they_lack(
    open_flow: OpenFlow, taught: Taught, puzzle: Puzzle
) -> None:
    choice = of_kind(puzzle.answer, ExactCountAnswer)
    ui, table = open_puzzle(open_flow(taught.name, edition=taught.edition), puzzle)
    answer(ui, table, choice.worst_examined_move)
    assert table.verdict == WRONG_VERDICT
    assert ("than the best move" if choice.unit == "points" else "more") in told(ui)
    ui.press_keys("z", wait_seconds=0.3)
    again = of_kind(ui.screen, PuzzleTableScreen)
    answer(ui, again, choice.right_moves[0])
    assert again.verdict == RIGHT_VERDICT


@every_book
def test_the_numbers_of_a_finish_add_up_to_its_points(taught: Taught) -> None:
    for puzzle in taught.puzzles:
        answer = puzzle.answer
        for reason in puzzle.reasons if isinstance(answer, FinishAnswer) else ():
            assert isinstance(answer, FinishAnswer)
            numbers = {name: int(fact) for name, fact in reason.facts.items()}
            points = numbers.pop("points")
            if "pounds" in numbers:  # the points are those that this money earns
                assert numbers["before"] + points == answer.most_points, puzzle.name
            else:
                assert points == answer.most_points, puzzle.name
                assert sum(numbers.values()) == points, puzzle.name
