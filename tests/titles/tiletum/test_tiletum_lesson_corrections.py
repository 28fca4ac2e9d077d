"""A correction in a lesson of Tiletum goes as soon as the right thing is done."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import game.titles
from game.application.box_factory import title_asset_folder
from game.box.lesson import read_lessons
from game.client.tutorial.lessons import LessonScreen
from tests.tabletop.shelf import Client, client
from tests.teaching.playing import open_lesson, read_on

pytestmark = pytest.mark.thorough
LESSONS = {
    lesson.name: lesson for lesson in read_lessons(title_asset_folder("tiletum") / "lessons")
}


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """The client with Tiletum alone on its shelf."""
    monkeypatch.setattr(game.titles, "SHELF", {"tiletum": game.titles.SHELF["tiletum"]})
    with client(tmp_path) as at:
        yield at


def correction(screen: LessonScreen) -> str:
    """Return the correction that the panel shows, "" for none."""
    shown = screen.note.shown_text
    return shown.objection if shown is not None else ""


def begin_joker_step(at: Client) -> LessonScreen:
    """Open the first lesson at the step whose turn has several decisions, and err there."""
    ui, screen = open_lesson(at.flow, LESSONS["dice"])
    while screen.lesson_run.step.name != "joker":
        read_on(ui)
    ui.advance_time(0.2)
    play(screen, "take food 2")
    ui.advance_time(0.2)
    assert correction(screen)
    return screen


def play(screen: LessonScreen, text: str) -> None:
    """Answer the question by a move."""
    question = screen.prompt_controller.question
    assert question is not None
    code = next(move.code for move in question.moves if move.text == text)
    screen.prompt_controller.play_answer(code)


def test_a_correction_goes_when_the_right_die_is_taken_though_the_step_goes_on(at: Client) -> None:
    screen = begin_joker_step(at)
    play(screen, "take iron 6")
    at.ui.advance_time(0.5, sixtieths_per_iteration=5)
    assert screen.lesson_run.step.name == "joker"
    assert not correction(screen)


def test_a_correction_goes_when_another_die_is_picked(at: Client) -> None:
    screen = begin_joker_step(at)
    at.ui.click(name="die:iron.6")
    at.ui.advance_time(0.2)
    assert not correction(screen)
