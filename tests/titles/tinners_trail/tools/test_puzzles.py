"""The shipped puzzles: they load, their answers are legal, and finishes are solved once more."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.client.puzzles.puzzle import Finish, MeasuredChoice, Puzzle
from game.client.puzzles.puzzle_file import puzzle_text, read_puzzle
from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY
from game.languages import BASE, word_files
from game.packing import own_folder, word_folders
from game.titles import title
from game.titles.tinners_trail.box import puzzles
from game.words import Words
from tools.titles.tinners_trail.puzzling.checking import Checked, check
from tools.titles.tinners_trail.puzzling.self_play import TABLES
from tools.titles.tinners_trail.puzzling.shelf import FOLDER, Shelf, seed_of, table_of

OFFER = puzzles(own_folder("tinners-trail"))
WORDS = Words(*word_files(word_folders("tinners-trail"), BASE))
PUZZLES = Shelf(FOLDER).puzzles
FINISHES = [puzzle for puzzle in PUZZLES if isinstance(puzzle.answer, Finish)]
CHOICES = [puzzle for puzzle in PUZZLES if isinstance(puzzle.answer, MeasuredChoice)]
SOLVED_ANEW = sorted(FINISHES, key=lambda puzzle: puzzle.answer.positions)[:5]  # type: ignore[union-attr]  # finishes


def name_of(puzzle: Puzzle) -> str:
    """Return what tells the puzzles apart."""
    return puzzle.name


def test_there_are_puzzles_of_every_kind_and_grade() -> None:
    assert OFFER.folder == FOLDER
    assert {puzzle.kind for puzzle in PUZZLES} == {*OFFER.icons}
    assert {puzzle.grade for puzzle in PUZZLES} == {1, 2, 3}


@pytest.mark.parametrize("puzzle", CHOICES, ids=name_of)
def test_every_answer_of_a_choice_is_legal(puzzle: Puzzle) -> None:
    game, state, _ = title("tinners-trail").read_position(puzzle.position, puzzle.name)
    assert state.to_move == puzzle.seat
    legal = {move.text for move in game.moves(state)}
    assert isinstance(puzzle.answer, MeasuredChoice)
    answer = puzzle.answer
    assert {*answer.right, *answer.nearly} < {*answer.worths} <= legal
    assert not {*answer.right} & {*answer.nearly}
    assert answer.margin + 0.5 >= 4 * (answer.noise - 0.5)  # both are rounded


@pytest.mark.parametrize("puzzle", FINISHES, ids=name_of)
def test_the_line_of_a_finish_ends_with_its_points(puzzle: Puzzle) -> None:
    game, state, _ = title("tinners-trail").read_position(puzzle.position, puzzle.name)
    assert isinstance(puzzle.answer, Finish)
    for text in puzzle.answer.line:
        assert state.to_move == puzzle.seat
        code = game.read_move(state, text)
        assert code in game.rules.legal_codes(state)
        game.rules.apply(state, code)
    assert state.to_move == NOBODY
    assert game.scores(state)[puzzle.seat] == puzzle.answer.points


@pytest.mark.parametrize("puzzle", SOLVED_ANEW, ids=name_of)
def test_a_finish_solved_anew_has_the_same_best_result(puzzle: Puzzle) -> None:
    assert check(puzzle) == ""


def test_every_reason_of_a_puzzle_can_be_said() -> None:
    for puzzle in PUZZLES:
        assert puzzle.reasons
        doubts = [doubt for found in puzzle.doubts.values() for doubt in found]
        for reason in (*puzzle.reasons, *doubts):
            assert f"why.{reason.key}" in WORDS


def test_a_puzzle_is_read_as_it_was_written(tmp_path: Path) -> None:
    for puzzle in PUZZLES:
        file = tmp_path / f"{puzzle.name}.toml"
        file.write_text(puzzle_text(puzzle), encoding="utf-8")
        assert read_puzzle(file) == puzzle


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("grade = 9", "grade is 9"),
        ("seat = -1", "seat is -1"),
        ("kind = 5", "kind is 5"),
        ("colour = 1", "colour is no key here"),
    ],
)
def test_a_wrong_key_is_refused_in_one_sentence(wrong: str, told: str, tmp_path: Path) -> None:
    key = wrong.split(maxsplit=1)[0]
    lines = puzzle_text(FINISHES[0]).splitlines()
    kept = [wrong, *(line for line in lines if not line.startswith(f"{key} "))]
    file = tmp_path / "puzzle.toml"
    file.write_text("\n".join(kept), encoding="utf-8")
    with pytest.raises(Unreadable) as refusal:
        read_puzzle(file)
    assert told in str(refusal.value)


def test_a_wrong_best_result_is_noticed() -> None:
    puzzle = SOLVED_ANEW[0]
    assert isinstance(puzzle.answer, Finish)
    best = puzzle.answer.points
    wrong = replace(puzzle, answer=replace(puzzle.answer, points=best + 1))
    assert check(wrong) == f"the best is {best}, not {best + 1}"
    halved = replace(puzzle, answer=replace(puzzle.answer, line=puzzle.answer.line[:-1]))
    assert check(halved) == "its line does not end there"


def test_a_check_remembers_the_very_text_of_a_puzzle(tmp_path: Path) -> None:
    file = tmp_path / "checked.txt"
    Checked(file, afresh=False).add(PUZZLES[0])
    again = Checked(file, afresh=False)
    assert again.holds(PUZZLES[0])
    assert not again.holds(replace(PUZZLES[0], grade=4 - PUZZLES[0].grade, seat=3))
    assert not Checked(file, afresh=True).holds(PUZZLES[0])


def test_a_shelf_names_what_it_is_given_and_goes_on_after_its_seed(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    wanted = shelf.missing
    kept = shelf.add(replace(FINISHES[0], name=""))
    assert (kept.name, shelf.missing) == ("finish-01", wanted - 1)
    table = next(table for table in TABLES if table.name == table_of(kept))
    assert Shelf(tmp_path).next_seed(table, {"finish"}) == seed_of(kept) + 1
    assert Shelf(tmp_path).next_seed(table, {"auction"}) == 0
