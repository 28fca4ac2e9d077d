"""At a lesson or a puzzle, in the window of the client."""

from __future__ import annotations

from typing import Any

from game.box.lesson import Lesson
from game.client.flow import Flow
from game.client.learning.lesson_screen import LessonScreen
from game.client.puzzles.puzzle import Puzzle
from game.client.puzzles.puzzle_table import PuzzleTable
from game.client.puzzles.puzzling import Puzzling
from game.scene.pilot import Pilot
from game.scene.stage import Stage


def open_lesson(flow: Flow, lesson: Lesson) -> tuple[Pilot, LessonScreen]:
    """Begin a lesson where it begins."""
    pilot = Pilot(flow.window)
    flow.school.begin(lesson)
    pilot.advance(0.2)
    screen = pilot.screen
    assert isinstance(screen, LessonScreen)
    return pilot, screen


def read_on(pilot: Pilot) -> None:
    """Read on, or have the move shown where one is asked for."""
    pilot.press("y" if pilot.sees(name="lesson-show") else "x")
    pilot.advance(0.2)


class Pupil:
    """Somebody at the table of a lesson who answers as at any other table: sitting and host."""

    def __init__(self, pilot: Pilot, screen: LessonScreen) -> None:
        self.pilot, self.screen = pilot, screen
        self._awaited = screen.tuition.wanted, screen.tuition.at

    @property
    def host(self) -> Pupil:
        """Hears its own answers."""
        return self

    @property
    def stage(self) -> Stage:
        """The stage of the lesson."""
        return self.screen.stage

    @property
    def table(self) -> Any:
        """The table of the lesson, as the title has it."""
        return self.screen.table

    @property
    def asking(self) -> Any:
        """What is being done about the question."""
        return self.table.asking

    @property
    def answers(self) -> list[int]:
        """The one answer, once the move that was asked for has been played."""
        self.pilot.advance(0.05)
        tuition = self.screen.tuition
        return [1] if (tuition.wanted, tuition.at) != self._awaited else []


def open_puzzle(flow: Flow, puzzle: Puzzle) -> tuple[Pilot, PuzzleTable]:
    """Lay a puzzle on the table."""
    assert isinstance(flow.puzzling, Puzzling)
    flow.puzzling.play(puzzle)
    pilot = Pilot(flow.window)
    pilot.advance(0.3)
    screen = pilot.screen
    assert isinstance(screen, PuzzleTable)
    return pilot, screen


def answer(pilot: Pilot, table: PuzzleTable, text: str) -> None:
    """Answer with a move by its text."""
    question = table.asking.question
    assert question is not None
    table.asking.answer(next(move.code for move in question.moves if move.text == text))
    pilot.advance(0.3)


def told(pilot: Pilot) -> str:
    """Return everything the panel of the puzzle says."""
    panel = pilot.screen.stage.root.find("puzzle-told")
    assert panel is not None
    return panel.label
