"""The real application in a window without a screen, with computers that answer at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame

from game import app
from game.client.flow import Flow
from game.client.kept.settings import Settings
from game.players import PromptPlayers
from game.scene.clock import FakeClock
from game.scene.units import PxSize

AT_ONCE: Final = Settings(own_speed="instant", computer_speed="instant")
"""Nobody waits for motions or computers."""


@contextmanager
def application(
    saves: Path, settings: Settings = AT_ONCE, size: PxSize = (1280, 720), title: str = ""
) -> Iterator[Flow]:
    """Open a title, the usual one without a name, at its page, on a clock that stands still."""
    desk = app.make_desk(saves, settings, PromptPlayers())
    flow = Flow(desk, app.open_window(desk, size, FakeClock()))
    if title:
        flow.choose(title)
    flow.open_title()
    yield flow
    flow.quit()
    pygame.display.quit()
