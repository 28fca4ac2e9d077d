"""The wheel scrolls every page that is longer than its window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game import wiring
from game.client.flow import Flow
from game.client.stored.settings import Settings
from game.client.widgets.text import ScrollPane
from game.players import PromptPlayers
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.waiting import FakeClock
from game.scene.window.window import Screen


@pytest.fixture
def ui(tmp_path: Path) -> Iterator[UiDriver]:
    """Tinners' Trail on its title page, in large letters in a small window."""
    app = wiring.make_desk(tmp_path, Settings(ui_scale_percent=150), PromptPlayers())
    flow = Flow(app, wiring.open_window(app, (1280, 720), FakeClock()))
    flow.open_title()
    yield UiDriver(flow.window)
    flow.quit()
    pygame.display.quit()


def longest_pane(screen: Screen) -> ScrollPane:
    """Return the pane of a page that hides most of its content."""
    panes = [node for node in screen.stage.root.walk() if isinstance(node, ScrollPane)]
    return max(panes, key=lambda pane: pane.hidden_height)


@pytest.mark.parametrize(
    "way",
    [("key:f1",), ("settings",), ("learn", "puzzles"), ("learn", "challenges")],
    ids=" > ".join,
)
def test_the_wheel_scrolls_a_long_page_to_its_end_and_back(
    ui: UiDriver, way: tuple[str, ...]
) -> None:
    for step in way:
        kind, _, key = step.rpartition(":")
        if kind == "key":
            ui.press(key)
        else:
            ui.click(name=step)
    pane = longest_pane(ui.screen)
    assert pane.hidden_height > 0
    [spot] = [spot for spot in ui.screen.stage.survey() if spot.node is pane]
    at = spot.seen_rect().center
    pygame.event.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    for notches, end in ((-40, pane.hidden_height), (40, 0.0)):
        pygame.event.post(Event(pygame.MOUSEWHEEL, x=0, y=notches))
        ui.advance(0.05)
        assert pane.offset == pytest.approx(end)
