"""The lessons of Tiletum, played from their data: they fail when rules or texts drift."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import app
from game.box.lesson import Lesson, read_lessons
from game.client.desk import Desk
from game.client.flow import Flow
from game.client.kept.settings import Settings
from game.client.learning.lesson_screen import LessonScreen
from game.languages import LANGUAGES, word_files
from game.packing import own_folder, word_folders
from game.scene.clock import FakeClock
from game.scene.pilot import Pilot
from game.titles.tiletum.table.errand_enquiry import ErrandEnquiry
from game.titles.tiletum.table.table import TiletumTable
from game.words import read_sentences
from tests.helpers.lesson_laws import (
    can_be_entered_anywhere,
    plays_through,
    quotes_are_written,
    words_fit,
)
from tests.titles.tiletum.table.court import play

OWN = own_folder("tiletum")
LESSONS = {lesson.name: lesson for lesson in read_lessons(OWN / "lessons")}
AT_ONCE = Settings(own_speed="instant", computer_speed="instant")
SIZES = ((1280, 720), (1920, 1080))
OBJECTED = ("end", "bonus", "buy", "use", "contribute", "step", "take", "raise", "explorer")
each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """The desk with Tiletum on it; nothing takes time."""
    desk = app.make_desk(tmp_path_factory.mktemp("saves"), AT_ONCE, app.PromptPlayers())
    assert desk.take("tiletum")
    return desk


@pytest.fixture(params=SIZES, ids=["small", "large"])
def flow(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Flow]:
    """The client at the title page of Tiletum."""
    desk = app.make_desk(tmp_path, AT_ONCE, app.PromptPlayers())
    flow = Flow(desk, app.open_window(desk, request.param, FakeClock()))
    flow.choose("tiletum")
    flow.open_title()
    yield flow
    flow.quit()
    pygame.display.quit()


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Flow]:
    """The client at the title page of Tiletum, in the smallest window."""
    desk = app.make_desk(tmp_path, AT_ONCE, app.PromptPlayers())
    flow = Flow(desk, app.open_window(desk, SIZES[0], FakeClock()))
    flow.choose("tiletum")
    flow.open_title()
    yield flow
    flow.quit()
    pygame.display.quit()


def open_lesson(flow: Flow, name: str) -> tuple[Pilot, LessonScreen]:
    pilot = Pilot(flow.window)
    flow.school.begin(LESSONS[name])
    pilot.advance(0.2)
    screen = pilot.screen
    assert isinstance(screen, LessonScreen)
    return pilot, screen


# ---- from the data alone


def test_ten_lessons_teach_the_game_its_solo_game_and_its_expansion() -> None:
    assert list(LESSONS) == [
        *("dice", "houses", "cathedrals", "buildings", "contracts", "fairs", "tasks", "ending"),
        *("cardinal", "silver"),
    ]


@each_lesson
def test_a_lesson_plays_through_and_refuses_every_other_move(desk: Desk, lesson: Lesson) -> None:
    plays_through(desk, lesson)


@each_lesson
def test_a_lesson_can_be_entered_at_every_step(desk: Desk, lesson: Lesson) -> None:
    can_be_entered_anywhere(desk, lesson)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_every_word_its_step(language: str) -> None:
    words_fit(LESSONS.values(), read_sentences(word_files((OWN,), language)), OBJECTED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_lesson_quotes_is_written_on_the_table(language: str) -> None:
    quotes_are_written(read_sentences(word_files(word_folders("tiletum"), language)))


# ---- at the table


@pytest.mark.slow
@pytest.mark.parametrize("name", LESSONS)
def test_everything_pointed_at_lies_on_the_table(flow: Flow, name: str) -> None:
    pilot, screen = open_lesson(flow, name)
    for step in LESSONS[name].steps:
        assert screen.tuition.step is step
        assert len(screen.note.pointed_at()) == len(step.points) + len(step.places), step.name
        panel = {spot.node.name: spot.rect() for spot in screen.stage.survey()}["lesson"]
        covered = [rect for rect in screen.note.pointed_at() if rect.colliderect(panel)]
        assert not covered, step.name
        pilot.press("y" if pilot.sees(name="lesson-show") else "x")
        pilot.advance(0.2)
    assert name in flow.school.progress.finished


class _Pupil:
    """Somebody at the table of a lesson who answers as at any other table."""

    def __init__(self, pilot: Pilot, screen: LessonScreen) -> None:
        self.pilot, self.screen = pilot, screen
        self._wanted = screen.tuition.wanted, screen.tuition.at

    @property
    def host(self) -> _Pupil:
        """Hears its own answers."""
        return self

    @property
    def idle(self) -> bool:
        """Whether the errand has given way to something else."""
        errand = self.table.root.find("errand")
        return errand is not None and not errand.visible

    @property
    def table(self) -> TiletumTable:
        """The table of the lesson."""
        table = self.screen.table
        assert isinstance(table, TiletumTable)
        return table

    @property
    def asking(self) -> ErrandEnquiry:
        """What is being done about the question."""
        asking = self.table.asking
        assert asking is not None
        return asking

    @property
    def answers(self) -> bool:
        """Whether the move that was asked for has been played."""
        self.pilot.advance(0.05)
        return self._wanted != (self.screen.tuition.wanted, self.screen.tuition.at)


@pytest.mark.slow
@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_by_mouse_alone_and_by_keyboard_alone(
    small: Flow, name: str, keys: bool
) -> None:
    pilot, screen = open_lesson(small, name)
    while not screen.tuition.is_last:
        if screen.tuition.wanted:
            question = screen.asking.question
            assert question is not None
            wanted = next(m for m in question.moves if m.text == screen.tuition.wanted)
            pupil = _Pupil(pilot, screen)
            if keys and wanted.kind == "end":
                pilot.lead(name="confirm")
                pilot.press("return")
            else:
                play(pupil, wanted, keys=keys)
            assert pupil.answers, (screen.tuition.step.name, wanted.text)
        elif keys:
            pilot.press("x")
        else:
            pilot.click(name="lesson-next")
        pilot.advance(0.2)
    assert not screen.tuition.step.move
