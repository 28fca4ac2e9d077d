"""The lessons of Brass, played from their data: they fail when rules or texts drift."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

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
from game.scene.screen import Screen
from game.scene.widgets import Label
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import table_view
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.guide import BrassGuide
from game.titles.brass.table.options import options_of
from game.titles.brass.table.panels.deed import Deed
from game.words import read_sentences
from tests.helpers.lesson_laws import (
    can_be_entered_anywhere,
    plays_through,
    quotes_are_written,
    words_fit,
)

OWN = own_folder("brass")
LESSONS = {lesson.name: lesson for lesson in read_lessons(OWN / "lessons")}
AT_ONCE = Settings(own_speed="instant", computer_speed="instant")
SIZES = ((1280, 720), (1920, 1080))
OBJECTED = ("card", "coal", "done", "rail", "develop")
each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """The desk with Brass on it; nothing takes time."""
    desk = app.make_desk(tmp_path_factory.mktemp("saves"), AT_ONCE, app.PromptPlayers())
    assert desk.take("brass")
    return desk


def open_flow(folder: Path, size: tuple[int, int]) -> Flow:
    desk = app.make_desk(folder, AT_ONCE, app.PromptPlayers())
    flow = Flow(desk, app.open_window(desk, size, FakeClock()))
    flow.choose("brass")
    flow.open_title()
    return flow


@pytest.fixture(params=SIZES, ids=["small", "large"])
def flow(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Flow]:
    """The client at the title page of Brass."""
    flow = open_flow(tmp_path, request.param)
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


def test_eight_lessons_teach_the_game() -> None:
    assert list(LESSONS) == [
        *("network", "coal", "selling", "canals", "developing", "money", "rails", "planning"),
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
    quotes_are_written(read_sentences(word_files(word_folders("brass"), language)))


@each_lesson
def test_the_table_proposes_the_card_that_the_lesson_plays(desk: Desk, lesson: Lesson) -> None:
    game, state, _ = desk.box.title.read_position(lesson.position, lesson.source)
    guide = BrassGuide(game)

    def cards_for(industry: str, space: str) -> frozenset[str]:
        offer = guide.build(state, lesson.seat, industry, space)
        return frozenset(offer.cards) if offer is not None else frozenset()

    for step in lesson.steps:
        for at, move in enumerate((*step.moves, *step.then)):
            if at == 0 and step.also and step.also[0].startswith("card "):
                options = options_of(game.moves(state), cards_for)
                hand = table_view(cast("BrassState", state), lesson.seat).seats[lesson.seat].hand
                option = next(option for option in options if option.text == move)
                [card] = Draft(options, hand).cards_for(option)
                assert f"card {card}" == step.also[0], step.name
            game.rules.apply(state, game.read_move(state, move))


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_the_note_writes_title_and_number_whole(flow: Flow, name: str, language: str) -> None:
    flow.desk.choose(language=language)
    _, screen = open_lesson(flow, name)
    note = screen.stage.root.find("lesson")
    assert note is not None
    k = screen.stage.units.k * note.scale
    for label in [child for child in note.children if isinstance(child, Label)]:
        room = label.width * k
        assert screen.kit.lettering.fits(label.text_shown, label.style, k, room), label.text_shown


def test_an_action_of_several_parts_is_played_by_mouse_as_one(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "selling")
    for _ in range(2):
        pilot.click(name="lesson-next")
    pilot.click(name="action:sell")
    pilot.click(name="space:manchester.0")
    pilot.click(name="space:warrington-runcorn.1")
    pilot.click(name="space:bolton.0")
    choices = screen.table.deed_choices  # type: ignore[attr-defined]  # a table of Brass
    pilot.click(name=f"choice:{choices.index('market') + 1}")
    pilot.click(name="confirm")
    pilot.advance(0.3)
    assert screen.tuition.step.name == "tile"


@pytest.mark.parametrize("name", LESSONS)
def test_the_keyboard_begins_at_what_a_lesson_asks_for(flow: Flow, name: str) -> None:
    pilot, screen = open_lesson(flow, name)
    for step in LESSONS[name].steps:
        asked = pilot.sees(name="lesson-show")
        if asked:
            marks = [screen.table.landmark(name) for name in step.points]
            ringed = [mark.node.name for mark in marks if mark is not None]
            assert focused(screen) in ringed, step.name
            assert screen.stage.focus.shown
        pilot.press("y" if asked else "x")
        pilot.advance(0.2)


def test_the_keyboard_goes_on_to_what_a_lesson_rings(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "network")
    for _ in range(4):
        pilot.press("y" if pilot.sees(name="lesson-show") else "x")
        pilot.advance(0.2)
    pilot.press("return")
    assert focused(screen) == "line:manchester oldham"
    flow.school.begin(LESSONS["developing"])
    pilot.press("x")
    pilot.press("return")
    assert focused(pilot.screen) == "stack:shipyard"


def focused(screen: Screen) -> str:
    node = screen.stage.focus.node
    return node.name if node is not None else ""


def test_the_end_of_a_turn_is_not_held_back_in_a_lesson(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "network")
    for _ in range(4):
        pilot.press("y" if pilot.sees(name="lesson-show") else "x")
        pilot.advance(0.2)
    assert screen.tuition.step.name == "canal"
    pilot.click(name="action:link")
    pilot.click(name="line:manchester oldham")
    pilot.click(name="confirm")
    pilot.advance(0.3)
    assert screen.tuition.step.name == "network"


def test_an_objection_makes_room_for_the_bill_of_the_next_attempt(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "developing")
    for key in ("x", "d", "m", "return"):
        pilot.press(key)
        pilot.advance(0.2)
    assert "shipyards that are in the way" in pilot.find(name="lesson").label
    pilot.press("d")
    places = {spot.node.name: spot.rect() for spot in screen.stage.survey()}
    assert not places["lesson"].colliderect(places["deed"])


def test_the_bill_tells_what_is_lost_by_building_over(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "developing")
    while screen.tuition.step.name != "over":
        pilot.press("y" if pilot.sees(name="lesson-show") else "x")
        pilot.advance(0.2)
    pilot.click(name="action:build")
    pilot.click(name="space:manchester.0")
    bill = pilot.find(name="deed")
    assert isinstance(bill, Deed)
    assert "Leaves the game Cotton mill 1" in bill.label
    assert bill.look is not None
    assert "Its 3 points are lost." in bill.look.notes


def test_half_of_what_is_asked_for_is_not_taken_for_all_of_it(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "rails")
    pilot.click(name="lesson-next")
    pilot.click(name="action:link")
    pilot.click(name="line:bolton wigan")
    pilot.click(name="confirm")
    pilot.advance(0.3)
    assert "second part" in pilot.find(name="lesson").label
    pilot.click(name="line:bolton manchester")
    pilot.click(name="confirm")
    pilot.advance(0.3)
    assert screen.tuition.step.name == "two"
