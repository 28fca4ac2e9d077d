"""Rings of lessons go round what is spoken of and cut nothing that is written beside it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect

from game.box.lesson import read_lessons
from game.client.tutorial.lessons import LessonScreen
from game.client.widgets.highlight_rings import RING_LINE_REACH, make_merged_rings_around
from game.files.folders import assets_folder
from game.scene.testing.ui_driver import UiDriver
from tests.helpers.layout_faults import OPAQUE, ProofCanvas, Written, opacity_over, proof_of
from tests.helpers.reading_over import AT_ONCE, application
from tests.teaching import playing

pytestmark = pytest.mark.thorough

LESSONS = {
    lesson.name: lesson for lesson in read_lessons(assets_folder() / "tinners_trail/lessons")
}
WINDOWS = [((1280, 720), 100, "pl"), ((1920, 1080), 150, "cs")]
IN_WINDOWS = [
    pytest.param(
        name, window, id=f"{name}-{window}", marks=[] if at % 2 == by % 2 else [pytest.mark.slow]
    )
    for at, name in enumerate(LESSONS)
    for by, window in enumerate(WINDOWS)
]
"""Every lesson in one of the windows, by turns; in the other one only among the slow tests."""
OpenLesson = Callable[[str], LessonScreen]


@pytest.fixture
def open_lesson(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[OpenLesson]:
    """`open_lesson(name)` begins a lesson in the window of the test's parameter."""
    size, scale, language = request.param
    chosen = replace(AT_ONCE, language=language, ui_scale_percent=scale)
    with application(tmp_path, chosen, size) as flow:
        yield lambda name: playing.open_lesson(flow, LESSONS[name])[1]


def steps_of(screen: LessonScreen) -> Iterator[str]:
    """Go through a lesson as its reader does, by name of the step."""
    ui = UiDriver(screen.window)
    while True:
        yield screen.lesson_run.step.name
        if screen.lesson_run.is_at_last_step:
            return
        screen.skip_step_or_finish_lesson()
        ui.advance_time(0.2)


def cut(rings: list[Rect], proof: ProofCanvas, reach: int) -> list[str]:
    """The lines that a ring's own lines would cross where nothing hides them."""
    found = []
    for line in proof.lines:
        letters = line.seen.inflate(-2, -round(line.seen.height * 0.45))
        for ring in rings:
            common = letters.clip(ring.inflate(2 * reach, 2 * reach))
            crossed = common.width > 2 and common.height > 2 and not ring.contains(common)
            if crossed and not _is_hidden(line, proof):
                found.append(f"{line.text} at {tuple(letters)}, cut by {tuple(ring)}")
    return found


def _is_hidden(line: Written, proof: ProofCanvas) -> bool:
    """Whether something lies over the line, or over one end of it."""
    ends = (line.rect.midleft, line.rect.center, line.rect.midright)
    return any(opacity_over(at, line, proof.items) >= OPAQUE for at in ends)


@pytest.mark.parametrize(("name", "open_lesson"), IN_WINDOWS, indirect=["open_lesson"])
def test_no_ring_of_a_lesson_cuts_what_is_written_beside(
    open_lesson: OpenLesson, name: str
) -> None:
    screen = open_lesson(name)
    for step in steps_of(screen):
        k = screen.stage.units.px_per_u
        rings = make_merged_rings_around(screen.note.ringed_rects(), k)
        if rings:
            proof = proof_of(screen.stage)
            assert cut(rings, proof, round(RING_LINE_REACH * k)) == [], step


@pytest.mark.parametrize("open_lesson", WINDOWS[:1], indirect=True, ids=str)
def test_what_is_said_of_a_sheet_rings_all_of_it(open_lesson: OpenLesson) -> None:
    screen = open_lesson("arsenic")
    assert "fire" in list(until(screen, "fire"))
    sheet = next(spot.rect() for spot in screen.stage.visible_nodes() if spot.node.name == "fork")
    assert screen.note.ringed_rects() == [sheet]


def until(screen: LessonScreen, name: str) -> Iterator[str]:
    """Go on to a step of that name."""
    for step in steps_of(screen):
        yield step
        if step == name:
            return
