"""A window without a screen, a clock that stands still, and a UI driver for any nodes."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.scene.audio import SoundPlayer
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver
from game.scene.text.lettering import TextRenderer, Typefaces
from game.scene.window.clock_and_events import FakeClock
from game.scene.window.screen_kit import Kit
from game.scene.window.window import Window, WindowOptions
from tests.helpers.distrust import distrust
from tests.scene.nodes import Show, Table

__all__ = ["distrust", "kit", "show", "window"]


@pytest.fixture
def kit(tmp_path: Path) -> Kit:
    """Plain letters, no pictures, no sounds."""
    return Kit(TextRenderer(Typefaces()), SoundPlayer(tmp_path))


@pytest.fixture
def window(kit: Kit) -> Iterator[Window]:
    """A window of 1920 x 1080, so that 1 u is 1 px."""
    opened = Window(kit, WindowOptions(size=(1920, 1080)), FakeClock())
    yield opened
    opened.close()
    pygame.display.quit()


@pytest.fixture
def show(window: Window) -> Show:
    """`show(node, ...)` puts nodes on the screen and returns the UI driver."""

    def open_nodes(*nodes: Node) -> UiDriver:
        window.push(Table(window.kit, nodes))
        return UiDriver(window)

    return open_nodes
