"""The lessons of Tinners' Trail, played from their data: they fail when rules or texts
drift. What the others do in a lesson is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game import app
from game.box.lesson import read_lessons
from game.client.app_context import Desk
from game.client.flow import Flow
from game.client.learning.progress import FILE_NAME, Progress
from game.client.stored.set_up import KeptSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.tutorial.lesson_screen import MOST_TOLD, LessonScreen
from game.packing import own_folder
from game.places import assets_folder
from game.players import PromptPlayers
from game.scene.testing.ui_driver import Pilot
from game.scene.window.waiting import FakeClock

# The lessons of Tinners' Trail, played from their data: they fail when rules or texts drift.

pytestmark = pytest.mark.thorough

SHARED = assets_folder() / "shared"
TRAIL = assets_folder() / "tinners_trail"
LESSONS = {lesson.name: lesson for lesson in read_lessons(TRAIL / "lessons")}
AT_ONCE = Settings(own_speed="instant", computer_speed="instant")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """The desk of Tinners' Trail; nothing takes time."""
    return app.make_desk(tmp_path_factory.mktemp("saves"), AT_ONCE, PromptPlayers())


@pytest.fixture
def flow(desk: Desk, tmp_path: Path) -> Iterator[Flow]:
    """The client in a small window, with nothing learned yet."""
    fresh = replace(desk, saves_folder=tmp_path)
    flow = Flow(fresh, app.open_window(fresh, (1280, 720), FakeClock()))
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


def objection(pilot: Pilot) -> str:
    """Return everything the panel of the lesson says."""
    return pilot.find(name="lesson").label


def test_nobody_is_said_to_think_while_the_lesson_waits_for_its_reader(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "auction")
    thinking = [screen.desk.say("table.thinking", name=seat.name) for seat in screen.match.seats]
    others_due = 0
    for _ in range(3 * len(screen.tuition.lesson.steps)):
        if screen.tuition.is_last:
            break
        question = screen.match.question()
        others_due += question is not None and question.seat != screen.tuition.lesson.seat
        described = " ".join(screen.described_table())
        assert not any(said in described for said in thinking)
        screen._on()
        pilot.advance(0.2)
    assert others_due


# ---- from the data alone


def test_the_six_lessons_of_the_game_take_a_quarter_of_an_hour() -> None:
    assert sum(lesson.minutes for lesson in list(LESSONS.values())[:6]) <= 15


# ---- at the table


def read_on(pilot: Pilot) -> None:
    """Read on, or have the move shown where one is asked for."""
    pilot.press("y" if pilot.sees(name="lesson-show") else "x")
    pilot.advance(0.2)


def test_a_lesson_is_played_by_mouse(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "ore")
    pilot.click(name="lesson-next")
    pilot.click(name="action:extract")
    pilot.click(name="area:kea")
    pilot.click(name="sheet-confirm")
    pilot.advance(0.2)
    assert screen.tuition.step.name == "water"
    pilot.click(name="lesson-next")
    pilot.click(name="action:miner")
    pilot.click(name="area:kea")
    pilot.advance(0.2)
    assert screen.tuition.step.name == "three"
    pilot.click(name="lesson-back")
    pilot.advance(0.2)
    again = pilot.screen
    assert isinstance(again, LessonScreen)
    assert again.tuition.step.name == "miner"
    for _ in range(5):
        read_on(pilot)
    assert "ore" in flow.school.progress.finished


def test_whoever_goes_on_reading_is_not_shown_a_move_by_the_same_click_or_key(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "ore")
    spots = {spot.node.name: spot for spot in pilot.screen.stage.survey()}
    resting = spots["lesson-next"].middle_px()
    pilot.click(name="lesson-next")
    pilot.advance(0.2)
    there = [s.node.name for s in pilot.screen.stage.survey() if s.contains(resting)]
    assert "lesson-show" not in there
    pilot.press("x")
    assert screen.tuition.step.name == "first"
    pilot.press("y")
    pilot.advance(0.2)
    assert screen.tuition.step.name == "water"


def test_leaving_a_lesson_has_going_on_under_the_enter_key(flow: Flow) -> None:
    pilot, _ = open_lesson(flow, "ore")
    pilot.press("escape")
    focused = pilot.screen.stage.focus.node
    assert focused is not None
    assert focused.name == "lesson-stay"


def test_a_lesson_is_played_by_keys(flow: Flow) -> None:
    pilot = Pilot(flow.window)
    for key in ("h", "l"):
        pilot.press(key)
    for _ in range(40):
        focused = pilot.screen.stage.focus.node
        if focused is not None and focused.name == "lesson:ore":
            break
        pilot.press("tab")
    pilot.press("enter")
    pilot.advance(0.2)
    screen = pilot.screen
    assert isinstance(screen, LessonScreen)
    pilot.press("x")
    for key in ("e", "enter", "enter"):
        pilot.press(key)
    pilot.advance(0.2)
    assert screen.tuition.step.name == "water"
    pilot.press("enter")  # the way on has the focus
    for key in ("k", "enter"):
        pilot.press(key)
    pilot.advance(0.2)
    assert "Here you send a miner" in objection(pilot)
    pilot.press("z")
    pilot.advance(0.2)
    pilot.press("escape")
    pilot.click(name="lesson-leave")
    assert flow.school.progress.begun == {"ore": 2}


def test_a_wrong_move_is_not_played_and_the_panel_says_why(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "ore")
    pilot.click(name="lesson-next")
    before = screen.match.fingerprint()
    pilot.click(name="action:pasties")
    pilot.press("enter")
    pilot.advance(0.2)
    assert screen.match.fingerprint() == before
    assert "First raise ore" in objection(pilot)
    assert screen.asking.question is not None, "the player tries again"


def test_while_there_is_something_to_read_no_move_is_played(flow: Flow) -> None:
    pilot, screen = open_lesson(flow, "ore")
    before = screen.match.fingerprint()
    pilot.click(name="action:pasties")
    pilot.press("enter")
    assert screen.match.fingerprint() == before
    assert "First read on" in objection(pilot)


def test_a_lesson_goes_on_after_the_program_was_killed(flow: Flow) -> None:
    pilot, _ = open_lesson(flow, "auction")
    for _ in range(3):
        read_on(pilot)
    flow.window.abandon()
    desk = replace(flow.desk)  # reads its files anew
    again = Flow(desk, flow.window)
    again.open_title()
    again.school.begin(LESSONS["auction"])
    entered = Pilot(again.window).screen
    assert isinstance(entered, LessonScreen)
    assert entered.tuition.at == 3


def test_no_two_ways_of_learning_have_the_same_key(flow: Flow) -> None:
    pilot = Pilot(flow.window)
    pilot.click(name="learn")
    keys = [key for node in pilot.all(role="button") for key in node.keys]
    assert len(keys) >= 5
    assert len(set(keys)) == len(keys)


def test_at_the_first_start_the_title_offers_the_first_lesson(flow: Flow) -> None:
    pilot = Pilot(flow.window)
    flow.desk.choose(language="en")
    pilot.click(name="first-lesson")
    pilot.advance(0.2)
    pilot.press("x")
    flow.open_title()
    pilot.advance(0.1)
    pilot.click(name="first-lesson")
    pilot.advance(0.2)
    for _ in LESSONS["round"].steps[1:]:
        read_on(pilot)
    assert pilot.sees(name="lesson:auction"), "the list shows what comes next"
    flow.open_title()
    pilot.advance(0.1)
    assert not pilot.sees(name="first-lesson")


def test_after_the_first_lesson_the_title_leads_to_the_second_and_then_to_the_coach(
    flow: Flow,
) -> None:
    progress, pilot = flow.desk.progress, Pilot(flow.window)

    def title() -> None:
        flow.open_title()
        pilot.click(name="learn")  # the title asks anew when it comes back to the top
        flow.open_title()
        pilot.advance(0.1)

    progress.finish("round")
    title()
    pilot.press("l")
    pilot.advance(0.2)
    screen = pilot.screen
    assert isinstance(screen, LessonScreen)
    assert screen.tuition.lesson.name == "auction"
    progress.finish("auction")
    title()
    pilot.click(name="first-game")
    for _ in range(20):  # without an analysis the coach only explains, what first comes after
        if (question := flow.table.asking.question) and not pilot.sees(name="coach"):
            flow.table.asking.answer(question.moves[0].code)
        pilot.advance(0.2)
    assert pilot.sees(name="coach")
    title()
    assert not pilot.sees(name="first-game"), "who has met the coach finds the way alone"
    assert not pilot.sees(name="next-lesson")


def test_a_game_that_has_just_begun_is_not_told_in_per_cent(flow: Flow) -> None:
    pilot, say = Pilot(flow.window), flow.desk.say
    flow.play(KeptSetUp((SeatPlan("Ann", "human"), SeatPlan("Ben", "random")), 6))
    flow.open_title()
    pilot.click(name="replays")
    texts = [node.label for node in pilot.screen.stage.root.walk() if node.label]
    assert any(say("saves.begun") in text for text in texts)
    assert not any("0 %" in text for text in texts)


def test_the_panel_moves_by_key_and_by_drag(flow: Flow) -> None:
    pilot, _ = open_lesson(flow, "round")
    panel = pilot.find(name="lesson")
    before = panel.x, panel.y
    pilot.press("q")
    moved = panel.x, panel.y
    assert moved != before
    pilot.drag(0.0, name="lesson-handle")
    assert (panel.x, panel.y) != moved


# ---- what is kept


def test_progress_outlives_the_program_and_a_broken_file_is_kept_aside(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    assert progress.is_fresh
    progress.came_to("ore", 3)
    progress.finish("round")
    progress.tell("first-turn")
    again = Progress(tmp_path)
    assert (again.begun, again.finished, again.told) == ({"ore": 3}, {"round"}, {"first-turn"})
    (tmp_path / FILE_NAME).write_text("finished = [", encoding="utf-8")
    assert Progress(tmp_path).is_fresh
    assert (tmp_path / f"{FILE_NAME}.broken").read_text(encoding="utf-8") == "finished = ["


# What the others do in a lesson is told.

__all__ = ["desk", "flow"]


def test_what_the_others_do_in_a_lesson_is_told_until_the_player_goes_on(flow: Flow) -> None:
    for lesson in flow.desk.box.lessons:
        pilot, screen = open_lesson(flow, lesson.name)
        for _ in range(len(lesson.steps) * 2):
            if not isinstance(pilot.screen, LessonScreen):
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
            pilot.settle()
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
    pilot, screen = open_lesson(flow, "auction")
    while screen.tuition.step.move != "build redruth":
        screen._on()
        pilot.advance(0.2)
    assert screen.note.ringed() == [rect_of(pilot, "action:build")]
    pilot.click(name="action:build")
    assert screen.note.ringed() == []  # the area is lit
    pilot.click(role="area", label="Redruth. Region B")
    assert screen.note.ringed() == [rect_of(pilot, "confirm")]


def rect_of(pilot: Pilot, name: str) -> Rect:
    """Where a control lies on the screen."""
    return next(spot.rect() for spot in pilot.screen.stage.survey() if spot.node.name == name)
