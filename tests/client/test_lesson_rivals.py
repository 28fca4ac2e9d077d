"""What the others do in a lesson is told."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.box.lesson import read_lessons
from game.client.flow import Flow
from game.client.learning.lesson_screen import MOST_TOLD, LessonScreen
from game.packing import own_folder
from game.scene.pilot import Pilot
from tests.client.test_lessons import desk, flow, open_lesson

pytestmark = pytest.mark.thorough

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
