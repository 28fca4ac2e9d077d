"""The puzzles of Tiletum: they load, answers are counted out again, and they can be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import app
from game.client.flow import Flow
from game.client.kept.settings import Settings
from game.client.puzzles.puzzle import CountedChoice, Finish, Puzzle
from game.client.puzzles.puzzle_file import puzzle_text, read_puzzle
from game.client.puzzles.puzzle_table import PuzzleTable
from game.client.puzzles.puzzling import Puzzling
from game.client.puzzles.verdict import RIGHT, WRONG
from game.languages import LANGUAGES, word_files
from game.packing import word_folders
from game.scene.clock import FakeClock
from game.scene.pilot import Pilot
from game.words import Words
from tools.puzzling.shelf import Shelf
from tools.titles.tiletum.puzzling.checking import check
from tools.titles.tiletum.puzzling.kinds import FOLDER, WANTED

PUZZLES = Shelf(FOLDER, WANTED).puzzles
FINISHES = [puzzle for puzzle in PUZZLES if isinstance(puzzle.answer, Finish)]
CHOICES = [puzzle for puzzle in PUZZLES if isinstance(puzzle.answer, CountedChoice)]


def name_of(puzzle: Puzzle) -> str:
    """Return what tells the puzzles apart."""
    return puzzle.name


def test_there_are_some_of_every_kind_and_grade_and_none_stands_twice() -> None:
    assert len(PUZZLES) >= 30
    assert {puzzle.kind for puzzle in PUZZLES} == {*WANTED}
    assert {puzzle.grade for puzzle in PUZZLES} == {1, 2, 3}
    assert len({(puzzle.kind, puzzle.position) for puzzle in PUZZLES}) == len(PUZZLES)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES, ids=name_of)
def test_every_answer_counted_out_again_is_the_same(puzzle: Puzzle) -> None:
    assert check(puzzle) == ""


@pytest.mark.parametrize("puzzle", CHOICES, ids=name_of)
def test_a_choice_has_one_right_die_and_at_least_two_wrong_ones(puzzle: Puzzle) -> None:
    answer = puzzle.answer
    assert isinstance(answer, CountedChoice)
    assert len(answer.right) == 1
    assert len(answer.counts) >= 3
    assert not {*answer.right} & {*answer.nearly}


def test_a_wrong_answer_is_noticed() -> None:
    puzzle = FINISHES[0]
    assert isinstance(puzzle.answer, Finish)
    wrong = replace(puzzle, answer=replace(puzzle.answer, points=puzzle.answer.points + 1))
    assert check(wrong) == f"the best is {puzzle.answer.points}, not {puzzle.answer.points + 1}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_and_reason_can_be_said(language: str) -> None:
    words = Words(*word_files(word_folders("tiletum"), language))
    for kind in WANTED:
        assert all(f"puzzle.{part}.{kind}" in words for part in ("kind", "note", "ask", "how"))
    for puzzle in PUZZLES:
        assert puzzle.reasons
        assert all(f"why.{reason.key}" in words for reason in puzzle.reasons)


def test_a_puzzle_is_read_as_it_was_written(tmp_path: Path) -> None:
    for puzzle in PUZZLES:
        file = tmp_path / f"{puzzle.name}.toml"
        file.write_text(puzzle_text(puzzle), encoding="utf-8")
        assert read_puzzle(file) == puzzle


# ---- at the table


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    """Tiletum at its title page."""
    still = Settings(own_speed="instant", computer_speed="instant")
    desk = app.make_desk(tmp_path, still, app.PromptPlayers())
    flow = Flow(desk, app.open_window(desk, (1280, 720), FakeClock()))
    flow.choose("tiletum")
    flow.open_title()
    yield flow
    flow.quit()
    pygame.display.quit()


def open_puzzle(flow: Flow, puzzle: Puzzle) -> tuple[Pilot, PuzzleTable]:
    assert isinstance(flow.puzzling, Puzzling)
    flow.puzzling.play(puzzle)
    pilot = Pilot(flow.window)
    pilot.advance(0.3)
    screen = pilot.screen
    assert isinstance(screen, PuzzleTable)
    return pilot, screen


def answer(pilot: Pilot, table: PuzzleTable, text: str) -> None:
    question = table.asking.question
    assert question is not None
    table.asking.answer(next(move.code for move in question.moves if move.text == text))
    pilot.advance(0.3)


def told(pilot: Pilot) -> str:
    panel = pilot.screen.stage.root.find("puzzle-told")
    assert panel is not None
    return panel.label


@pytest.mark.parametrize("kind", ["finish", "spend"])
def test_a_last_turn_played_by_its_line_is_all_there_was(flow: Flow, kind: str) -> None:
    puzzle = next(one for one in FINISHES if one.kind == kind)
    assert isinstance(puzzle.answer, Finish)
    pilot, table = open_puzzle(flow, puzzle)
    for text in puzzle.answer.line:
        answer(pilot, table, text)
    assert table.verdict == RIGHT
    assert "there was no more" in told(pilot)
    pilot.press("h")
    pilot.advance(0.2)
    assert "The turn itself brings" in told(pilot)


def test_an_answer_is_told_by_how_much_it_misses(flow: Flow) -> None:
    puzzle = CHOICES[0]
    choice = puzzle.answer
    assert isinstance(choice, CountedChoice)
    pilot, table = open_puzzle(flow, puzzle)
    answer(pilot, table, choice.worst)
    assert table.verdict == WRONG
    assert "misses" in told(pilot)
    pilot.press("t")
    pilot.advance(0.3)
    again = pilot.screen
    assert isinstance(again, PuzzleTable)
    answer(pilot, again, choice.right[0])
    assert again.verdict == RIGHT
