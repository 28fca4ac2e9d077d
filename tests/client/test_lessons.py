"""The lessons of Tinners' Trail, played from their data: they fail when rules or texts
drift. What the others do in a lesson is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game import wiring
from game.box.lesson import read_lessons
from game.client.app import App
from game.client.flow import Flow
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.tutorial.lesson_screen import MOST_TOLD, LessonScreen
from game.client.tutorial.progress import FILE_NAME, LearningProgress
from game.packing import own_folder
from game.places import assets_folder
from game.players import PromptPlayers
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.waiting import FakeClock

# The lessons of Tinners' Trail, played from their data: they fail when rules or texts drift.

pytestmark = pytest.mark.thorough

SHARED = assets_folder() / "shared"
TRAIL = assets_folder() / "tinners_trail"
LESSONS = {lesson.name: lesson for lesson in read_lessons(TRAIL / "lessons")}
AT_ONCE = Settings(own_speed="instant", computer_speed="instant")


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> App:
    """The desk of Tinners' Trail; nothing takes time."""
    return wiring.make_desk(tmp_path_factory.mktemp("saves"), AT_ONCE, PromptPlayers())


@pytest.fixture
def flow(app: App, tmp_path: Path) -> Iterator[Flow]:
    """The client in a small window, with nothing learned yet."""
    fresh = replace(app, saves_folder=tmp_path)
    flow = Flow(fresh, wiring.open_window(fresh, (1280, 720), FakeClock()))
    flow.open_title()
    yield flow
    flow.quit()
    pygame.display.quit()


def open_lesson(flow: Flow, name: str) -> tuple[UiDriver, LessonScreen]:
    ui = UiDriver(flow.window)
    flow.school.begin(LESSONS[name])
    ui.advance(0.2)
    screen = ui.screen
    assert isinstance(screen, LessonScreen)
    return ui, screen


def objection(ui: UiDriver) -> str:
    """Return everything the panel of the lesson says."""
    return ui.find(name="lesson").label


def test_nobody_is_said_to_think_while_the_lesson_waits_for_its_reader(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "auction")
    thinking = [screen.app.say("table.thinking", name=seat.name) for seat in screen.match.seats]
    others_due = 0
    for _ in range(3 * len(screen.tuition.lesson.steps)):
        if screen.tuition.is_last:
            break
        question = screen.match.question()
        others_due += question is not None and question.seat != screen.tuition.lesson.seat
        described = " ".join(screen.described_table())
        assert not any(said in described for said in thinking)
        screen._on()
        ui.advance(0.2)
    assert others_due


# ---- from the data alone


def test_the_six_lessons_of_the_game_take_a_quarter_of_an_hour() -> None:
    assert sum(lesson.minutes for lesson in list(LESSONS.values())[:6]) <= 15


# ---- at the table


def read_on(ui: UiDriver) -> None:
    """Read on, or have the move shown where one is asked for."""
    ui.press("y" if ui.sees(name="lesson-show") else "x")
    ui.advance(0.2)


def test_a_lesson_is_played_by_mouse(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "ore")
    ui.click(name="lesson-next")
    ui.click(name="action:extract")
    ui.click(name="area:kea")
    ui.click(name="sheet-confirm")
    ui.advance(0.2)
    assert screen.tuition.step.name == "water"
    ui.click(name="lesson-next")
    ui.click(name="action:miner")
    ui.click(name="area:kea")
    ui.advance(0.2)
    assert screen.tuition.step.name == "three"
    ui.click(name="lesson-back")
    ui.advance(0.2)
    again = ui.screen
    assert isinstance(again, LessonScreen)
    assert again.tuition.step.name == "miner"
    for _ in range(5):
        read_on(ui)
    assert "ore" in flow.school.progress.finished


def test_whoever_goes_on_reading_is_not_shown_a_move_by_the_same_click_or_key(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "ore")
    spots = {spot.node.name: spot for spot in ui.screen.stage.survey()}
    resting = spots["lesson-next"].middle_px()
    ui.click(name="lesson-next")
    ui.advance(0.2)
    there = [s.node.name for s in ui.screen.stage.survey() if s.contains(resting)]
    assert "lesson-show" not in there
    ui.press("x")
    assert screen.tuition.step.name == "first"
    ui.press("y")
    ui.advance(0.2)
    assert screen.tuition.step.name == "water"


def test_leaving_a_lesson_has_going_on_under_the_enter_key(flow: Flow) -> None:
    ui, _ = open_lesson(flow, "ore")
    ui.press("escape")
    focused = ui.screen.stage.focus.node
    assert focused is not None
    assert focused.name == "lesson-stay"


def test_a_lesson_is_played_by_keys(flow: Flow) -> None:
    ui = UiDriver(flow.window)
    for key in ("h", "l"):
        ui.press(key)
    for _ in range(40):
        focused = ui.screen.stage.focus.node
        if focused is not None and focused.name == "lesson:ore":
            break
        ui.press("tab")
    ui.press("enter")
    ui.advance(0.2)
    screen = ui.screen
    assert isinstance(screen, LessonScreen)
    ui.press("x")
    for key in ("e", "enter", "enter"):
        ui.press(key)
    ui.advance(0.2)
    assert screen.tuition.step.name == "water"
    ui.press("enter")  # the way on has the focus
    for key in ("k", "enter"):
        ui.press(key)
    ui.advance(0.2)
    assert "Here you send a miner" in objection(ui)
    ui.press("z")
    ui.advance(0.2)
    ui.press("escape")
    ui.click(name="lesson-leave")
    assert flow.school.progress.begun == {"ore": 2}


def test_a_wrong_move_is_not_played_and_the_panel_says_why(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "ore")
    ui.click(name="lesson-next")
    before = screen.match.fingerprint()
    ui.click(name="action:pasties")
    ui.press("enter")
    ui.advance(0.2)
    assert screen.match.fingerprint() == before
    assert "First raise ore" in objection(ui)
    assert screen.asking.question is not None, "the player tries again"


def test_while_there_is_something_to_read_no_move_is_played(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "ore")
    before = screen.match.fingerprint()
    ui.click(name="action:pasties")
    ui.press("enter")
    assert screen.match.fingerprint() == before
    assert "First read on" in objection(ui)


def test_a_lesson_goes_on_after_the_program_was_killed(flow: Flow) -> None:
    ui, _ = open_lesson(flow, "auction")
    for _ in range(3):
        read_on(ui)
    flow.window.abandon()
    app = replace(flow.app)  # reads its files anew
    again = Flow(app, flow.window)
    again.open_title()
    again.school.begin(LESSONS["auction"])
    entered = UiDriver(again.window).screen
    assert isinstance(entered, LessonScreen)
    assert entered.tuition.at == 3


def test_no_two_ways_of_learning_have_the_same_key(flow: Flow) -> None:
    ui = UiDriver(flow.window)
    ui.click(name="learn")
    keys = [key for node in ui.all(role="button") for key in node.keys]
    assert len(keys) >= 5
    assert len(set(keys)) == len(keys)


def test_at_the_first_start_the_title_offers_the_first_lesson(flow: Flow) -> None:
    ui = UiDriver(flow.window)
    flow.app.choose(language="en")
    ui.click(name="first-lesson")
    ui.advance(0.2)
    ui.press("x")
    flow.open_title()
    ui.advance(0.1)
    ui.click(name="first-lesson")
    ui.advance(0.2)
    for _ in LESSONS["round"].steps[1:]:
        read_on(ui)
    assert ui.sees(name="lesson:auction"), "the list shows what comes next"
    flow.open_title()
    ui.advance(0.1)
    assert not ui.sees(name="first-lesson")


def test_after_the_first_lesson_the_title_leads_to_the_second_and_then_to_the_coach(
    flow: Flow,
) -> None:
    progress, ui = flow.app.progress, UiDriver(flow.window)

    def title() -> None:
        flow.open_title()
        ui.click(name="learn")  # the title asks anew when it comes back to the top
        flow.open_title()
        ui.advance(0.1)

    progress.finish("round")
    title()
    ui.press("l")
    ui.advance(0.2)
    screen = ui.screen
    assert isinstance(screen, LessonScreen)
    assert screen.tuition.lesson.name == "auction"
    progress.finish("auction")
    title()
    ui.click(name="first-game")
    for _ in range(20):  # without an analysis the coach only explains, what first comes after
        if (question := flow.table.asking.question) and not ui.sees(name="coach"):
            flow.table.asking.answer(question.moves[0].code)
        ui.advance(0.2)
    assert ui.sees(name="coach")
    title()
    assert not ui.sees(name="first-game"), "who has met the coach finds the way alone"
    assert not ui.sees(name="next-lesson")


def test_a_game_that_has_just_begun_is_not_told_in_per_cent(flow: Flow) -> None:
    ui, say = UiDriver(flow.window), flow.app.say
    flow.play(SavedSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "random")), 6))
    flow.open_title()
    ui.click(name="replays")
    texts = [node.label for node in ui.screen.stage.root.walk() if node.label]
    assert any(say("saves.begun") in text for text in texts)
    assert not any("0 %" in text for text in texts)


def test_the_panel_moves_by_key_and_by_drag(flow: Flow) -> None:
    ui, _ = open_lesson(flow, "round")
    panel = ui.find(name="lesson")
    before = panel.x, panel.y
    ui.press("q")
    moved = panel.x, panel.y
    assert moved != before
    ui.drag(0.0, name="lesson-handle")
    assert (panel.x, panel.y) != moved


# ---- what is kept


def test_progress_outlives_the_program_and_a_broken_file_is_kept_aside(tmp_path: Path) -> None:
    progress = LearningProgress(tmp_path)
    assert progress.is_fresh
    progress.came_to("ore", 3)
    progress.finish("round")
    progress.tell("first-turn")
    again = LearningProgress(tmp_path)
    assert (again.begun, again.finished, again.told) == ({"ore": 3}, {"round"}, {"first-turn"})
    (tmp_path / FILE_NAME).write_text("finished = [", encoding="utf-8")
    assert LearningProgress(tmp_path).is_fresh
    assert (tmp_path / f"{FILE_NAME}.broken").read_text(encoding="utf-8") == "finished = ["


# What the others do in a lesson is told.

__all__ = ["app", "flow"]


def test_what_the_others_do_in_a_lesson_is_told_until_the_player_goes_on(flow: Flow) -> None:
    for lesson in flow.app.box.lessons:
        ui, screen = open_lesson(flow, lesson.name)
        for _ in range(len(lesson.steps) * 2):
            if not isinstance(ui.screen, LessonScreen):
                break
            history = screen.sitting.viewpoints.at(screen.sitting.viewer).history
            others = [seen for seen in history if seen.mover > screen.sitting.viewer]
            if others and screen._told().happened:
                lines = screen.table.entries(others[-1].events, others[-1].step)
                assert {entry.text for entry in lines} <= set(screen._told().happened)
                screen._on()
                assert not screen._told().happened
                return
            screen._on()
            ui.settle()
    raise AssertionError("no lesson in which others move")


def test_as_many_moves_as_a_lesson_lets_the_others_make_are_all_told() -> None:
    lessons = read_lessons(own_folder("tinners-trail") / "lessons")
    assert max(len(step.then) for lesson in lessons for step in lesson.steps) <= MOST_TOLD


def test_no_ring_lies_round_a_button_that_does_not_do_what_is_asked_yet() -> None:
    lessons = read_lessons(own_folder("tinners-trail") / "lessons")
    for lesson in lessons:
        for step in lesson.steps:
            if step.move.startswith("invest "):
                assert "sheet-confirm" not in step.points, (lesson.name, step.name)


def test_the_ring_goes_on_to_what_is_still_to_be_clicked(flow: Flow) -> None:
    ui, screen = open_lesson(flow, "auction")
    while screen.tuition.step.move != "build redruth":
        screen._on()
        ui.advance(0.2)
    assert screen.note.ringed() == [rect_of(ui, "action:build")]
    ui.click(name="action:build")
    assert screen.note.ringed() == []  # the area is lit
    ui.click(role="area", label="Redruth. Region B")
    assert screen.note.ringed() == [rect_of(ui, "confirm")]


def rect_of(ui: UiDriver, name: str) -> Rect:
    """Where a control lies on the screen."""
    return next(spot.rect() for spot in ui.screen.stage.survey() if spot.node.name == name)
