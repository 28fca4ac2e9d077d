"""At a lesson or a puzzle, in the window of the client."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from game.application.box_factory import folders_of_text_files, title_asset_folder
from game.box.lesson import Lesson, read_lessons
from game.box.rules_reference import RulesReference, read_reference
from game.client.flow.flow import Flow
from game.client.puzzles.puzzle import Puzzle
from game.client.puzzles.puzzle_files import FILE_SUFFIX, read_puzzle
from game.client.puzzles.puzzle_flow import PuzzleFlow
from game.client.puzzles.puzzle_table import PuzzleTableScreen
from game.client.tutorial.lessons import LessonScreen
from game.engine.move import Move
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import UiDriver
from game.text.languages import text_file_paths
from game.text.words import read_sentences
from tests.helpers.present import of_kind, present


def open_lesson(flow: Flow, lesson: Lesson) -> tuple[UiDriver, LessonScreen]:
    """Begin a lesson where it begins."""
    ui = UiDriver(flow.window)
    flow.menus.school.open_lesson_where_left_off(lesson)
    ui.advance_time(0.2)
    screen = of_kind(ui.screen, LessonScreen)
    return ui, screen


def read_on(ui: UiDriver) -> None:
    """Read on, or have the move shown where one is asked for."""
    ui.press_keys("y" if ui.sees(name="lesson-show") else "x", wait_seconds=0.2)


class Pupil:
    """Somebody at the table of a lesson who answers as at any other table: sitting and host."""

    def __init__(self, ui: UiDriver, screen: LessonScreen) -> None:
        self.ui = ui
        self.screen = screen
        self._awaited = screen.lesson_run.expected_move_text, screen.lesson_run.step_index

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
        return self.table.current_input

    @property
    def answers(self) -> list[int]:
        """The one answer, once the move that was asked for has been played."""
        self.ui.advance_time(0.05)
        lesson_run = self.screen.lesson_run
        return (
            [1] if (lesson_run.expected_move_text, lesson_run.step_index) != self._awaited else []
        )


def open_puzzle(flow: Flow, puzzle: Puzzle) -> tuple[UiDriver, PuzzleTableScreen]:
    """Lay a puzzle on the table."""
    assert isinstance(flow.menus.puzzle_flow_of_edition, PuzzleFlow)
    flow.menus.puzzle_flow_of_edition.play_in_unsolved_series(puzzle)
    ui = UiDriver(flow.window)
    ui.advance_time(0.3)
    screen = of_kind(ui.screen, PuzzleTableScreen)
    return ui, screen


def answer(ui: UiDriver, table: PuzzleTableScreen, text: str) -> None:
    """Answer with a move by its text."""
    question = present(table.prompt_controller.question)
    table.prompt_controller.play_answer(
        next(move.code for move in question.moves if move.text == text)
    )
    ui.advance_time(0.3)


def end_turn(ui: UiDriver) -> None:
    """End the turn after its last action, where it waits for that."""
    if ui.sees(name="end-turn"):
        ui.click(name="end-turn", wait_seconds=0.3)


def told(ui: UiDriver) -> str:
    """Return everything the panel of the puzzle says."""
    panel = present(ui.screen.stage.root.find("puzzle-told"))
    return panel.label


@dataclass(frozen=True, eq=False)
class Taught:
    """The teaching of one title.

    `objected` are kinds of moves that a lesson refuses in words of their own. `found_out` are facts
    a coach learns from the analysis, from events or of expansions. There are so many scenarios and
    rungs as `challenges` says, whose goals count moves of `kinds`; `practice` are the rounds short
    games begin with. `chapters` of the rules are told of by name in the reference, `figures` are
    what it can draw. `on_the_table` names what lies on tables, `asked` how names begin of which
    there are `many` and each has an article, `seldom` are topics that lie on none of them. `play`
    plays a move of a lesson by mouse or, when told so, by keys. `check` counts the answer of a
    puzzle out again and says what does not hold, `is_quick` says for which that takes no time; a
    counted choice has at `max_right_answers` right answers.
    """

    name: str
    lessons_named: tuple[str, ...]
    objected: tuple[str, ...]
    found_out: frozenset[str]
    challenges: tuple[int, int]
    kinds: frozenset[str]
    practice: Mapping[str, int]
    figures: Collection[str]
    on_the_table: Callable[[], set[str]]
    asked: tuple[str, ...]
    many: int
    puzzles_at_least: int
    check: Callable[[Puzzle], str]
    is_quick: Callable[[Puzzle], bool]
    max_right_answers: int = 1
    edition: str = ""
    chapters: frozenset[str] = frozenset()
    seldom: frozenset[str] = frozenset()
    play: Callable[[UiDriver, LessonScreen, Move, bool], None] | None = None

    def __str__(self) -> str:
        return " ".join(filter(None, (self.name, self.edition)))

    @property
    def own(self) -> Path:
        """The folder of the title's assets."""
        return title_asset_folder(self.name)

    @property
    def book(self) -> Path:
        """The folder of the puzzles."""
        return self.own / "puzzles" / self.edition

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons, in the order they are offered."""
        return read_lessons(self.own / "lessons")

    @cached_property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """The puzzles that ship."""
        return tuple(read_puzzle(file) for file in sorted(self.book.glob(f"*{FILE_SUFFIX}")))

    @cached_property
    def reference(self) -> RulesReference:
        """The rules to look up."""
        return read_reference(self.own / "reference.toml")

    def said(self, language: str, *, alone: bool = True) -> Mapping[str, str]:
        """The sentences in a language, `alone` without those that all titles share."""
        folders = (self.own,) if alone else folders_of_text_files(self.name)
        return read_sentences(text_file_paths(folders, language))
