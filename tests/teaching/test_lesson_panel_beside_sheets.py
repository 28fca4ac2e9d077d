"""The panel of a lesson leaves the list of answers and other open sheets free, with large text."""

from typing import Final

import pytest

from game.box.lesson import Lesson
from game.client.widgets.highlight_rings import visible_sheet_rects
from game.scene.stage.units import PxSize
from tests.teaching.conftest import OpenFlow
from tests.teaching.every_title import TAUGHT
from tests.teaching.playing import Taught, open_lesson, read_on

pytestmark = pytest.mark.thorough

SIZES: Final[tuple[PxSize, ...]] = ((1280, 720), (1366, 768))
QUICK_LESSON: Final = ("tiletum", "buildings")
LARGE_TEXT_PERCENT: Final = 150


@pytest.mark.parametrize(
    ("taught", "lesson", "size"),
    [
        pytest.param(
            taught,
            lesson,
            size,
            id=f"{taught}-{lesson.name}-{size[0]}",
            marks=() if (taught.name, lesson.name) == QUICK_LESSON else pytest.mark.slow,
        )
        for taught in TAUGHT
        for lesson in taught.lessons
        for size in SIZES
    ],
)
def test_the_panel_covers_no_sheet_that_asks_for_a_move(
    open_flow: OpenFlow, taught: Taught, lesson: Lesson, size: PxSize
) -> None:
    flow = open_flow(taught.name, size)
    flow.app.change_settings(ui_scale_percent=LARGE_TEXT_PERCENT)
    ui, screen = open_lesson(flow, lesson)
    for step in lesson.steps:
        panel = {spot.node.name: spot.rect() for spot in screen.stage.visible_nodes()}["lesson"]
        sheets = visible_sheet_rects(screen.stage, screen.table) if step.move else []
        assert not [rect for rect in sheets if rect.colliderect(panel)], step.name
        read_on(ui)
