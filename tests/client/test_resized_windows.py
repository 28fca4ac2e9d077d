"""A resized window shows the same as one that was opened at that size and scale, so that a game
played once can be read over in many windows."""

from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from game.application.gallery import screenshot_context
from game.client.app import App
from game.client.screenshots.gallery import PictureSet, SettingOverrides
from game.client.screenshots.shot_context import ScreenshotContext
from game.client.screenshots.shots import take_screenshots
from game.scene.drawing.display_settings import DisplaySettings, set_display_settings
from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import UiDriver
from tests.helpers.every_window import ShownNode, WindowAtScale, resize, shown_nodes
from tests.helpers.layout_faults import proof_of
from tests.helpers.reading_over import no_file

pytestmark = pytest.mark.thorough

OPENED = WindowAtScale((1920, 1080))
SMALL = WindowAtScale((1178, 663), 150)
Contents = tuple[list[ShownNode], list[tuple[str, tuple[int, ...]]]]


def contents(stage: Stage) -> Contents:
    """Return the nodes of a stage, and all written lines with their boxes in px."""
    lines = [(line.text, tuple(line.rect)) for line in proof_of(stage).lines]
    return shown_nodes(stage), lines


def contents_by_shot(
    folder: Path,
    title: str,
    names: tuple[str, ...],
    opened: WindowAtScale,
    before_reading: Callable[[ScreenshotContext], None],
    after_reading: Callable[[ScreenshotContext], None],
) -> dict[str, Contents]:
    """Return what the shots of a title show, in a window opened like `opened`."""
    found: dict[str, Contents] = {}
    contexts: list[ScreenshotContext] = []

    def seen(name: str, stage: Stage) -> None:
        if name in names:
            before_reading(contexts[0])
            found[name] = contents(stage)
            after_reading(contexts[0])

    wishes: SettingOverrides = {"language": "pl", "ui_scale_percent": opened.scale_percent}
    shots = PictureSet("resized", opened.size, wishes, picture_names=names, title=title)
    try:
        with (
            patch.object(UiDriver, "save_screenshot", no_file),
            screenshot_context(shots, seen) as context,
        ):
            contexts.append(context)
            take_screenshots(context, folder, names)
    finally:
        pygame.display.quit()
        set_display_settings(DisplaySettings())
    return found


def nothing(_context: ScreenshotContext) -> None:
    """Leave the window as it is."""


@pytest.mark.parametrize(
    ("title", "names"),
    [
        ("tinners-trail", ("settings", "setup", "lesson", "draft", "board", "look-back")),
        ("brass", ("rules", "puzzle", "deed", "loan")),
        ("tiletum", ("lesson", "board", "merchant")),
    ],
    ids=str,
)
def test_a_resized_window_shows_what_a_new_one_shows(
    tmp_path: Path, title: str, names: tuple[str, ...]
) -> None:
    new = contents_by_shot(tmp_path, title, names, SMALL, nothing, nothing)
    resized = contents_by_shot(
        tmp_path,
        title,
        names,
        OPENED,
        lambda context: resize(context, SMALL),
        lambda context: resize(context, OPENED),
    )
    assert sorted(new) == sorted(names)
    assert resized == new


def test_only_parts_of_a_panel_that_keeps_its_place_may_lie_elsewhere(app: App) -> None:
    stage = Stage(app.kit)
    panel = Node(name="lesson", x=100, y=100, width=400, height=300)
    panel.add(Node(name="next", x=20, y=20, width=80, height=40))
    stage.root.add(Node(name="harbour", x=200, y=200, width=50, height=50), panel)
    boxes = {node.name: node.rect_px for node in shown_nodes(stage)}
    assert boxes["lesson"] == boxes["next"] == ()
    assert boxes["harbour"] == (200, 200, 50, 50)
