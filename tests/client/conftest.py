"""The client in a window without a screen, playing Lanterns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.box.box import GameBox
from game.client.app_context import Desk
from game.client.flow import Flow
from game.client.key_commands import COMMON
from game.client.stored.settings import Settings
from game.languages import word_files
from game.places import assets_folder
from game.scene.audio import Sound
from game.scene.drawing.assets import Assets
from game.scene.input.keys import Keymap
from game.scene.testing.ui_driver import Pilot
from game.scene.text.lettering import Lettering, Typefaces
from game.scene.window.waiting import FakeClock, Kit
from game.scene.window.window import Window, WindowOptions
from game.words import Words
from tests.client.toy_players import ToyPlayers
from tests.client.toy_room import ToyBooks, ToyRoom, ToyStationery
from tests.client.toys import ToyAnalyst, ToyPhrases
from tests.helpers.distrust import distrust
from tools.titles.lanterns.title import LanternsTitle

__all__ = ["analyst", "desk", "distrust", "flow", "open_window", "pilot", "players", "window"]

NAMES = ("Ann", "Ben", "Cat", "Dan")
OWN_WORDS = Path(__file__).with_name("lanterns.toml")
COLOURS = ("red", "white", "black", "gold")


@pytest.fixture
def players() -> ToyPlayers:
    """Computers that answer at once."""
    return ToyPlayers()


@pytest.fixture
def desk(tmp_path: Path, players: ToyPlayers) -> Desk:
    """A desk with Lanterns on it; files go to a folder of the test."""
    keymap = Keymap({command.name: command.key for command in COMMON})
    kit = Kit(Lettering(Typefaces()), Assets(tmp_path), Sound(tmp_path), keymap)
    words = Words(*word_files((assets_folder() / "shared",), "en"), OWN_WORDS)
    box = GameBox(LanternsTitle(), ToyRoom(), ToyStationery(), ToyBooks(), NAMES, COLOURS)
    return Desk(
        kit=kit,
        words=words,
        box=box,
        players=players,
        saves_folder=tmp_path / "saves",
        assets_folder=assets_folder(),
        version="1.0",
        fresh_seed=lambda: 4821,
        settings=Settings(),
    )


@pytest.fixture
def open_window(desk: Desk) -> Iterator[Callable[..., Window]]:
    """`open_window(size, scale)`: a window on a clock that stands still."""
    opened: list[Window] = []

    def open_one(size: tuple[int, int] = (1920, 1080), scale: float = 1.0) -> Window:
        window = Window(desk.kit, WindowOptions(size=size, user_scale=scale), FakeClock())
        desk.settings_told = lambda settings: window.set_user_scale(settings.ui_scale)
        opened.append(window)
        return window

    yield open_one
    for window in opened:
        window.close()
    pygame.display.quit()


@pytest.fixture
def window(open_window: Callable[..., Window]) -> Window:
    """A window of 1920 x 1080."""
    return open_window()


@pytest.fixture
def flow(desk: Desk, window: Window) -> Iterator[Flow]:
    """The flow of the screens, nothing open yet."""
    flow = Flow(desk, window)
    yield flow
    flow.quit()


@pytest.fixture
def pilot(flow: Flow, window: Window) -> Pilot:
    """A pilot on the title page."""
    flow.open_title()
    return Pilot(window)


@pytest.fixture
def analyst(desk: Desk) -> ToyAnalyst:
    """The desk's analyst."""
    toy = ToyAnalyst(lambda position: [])
    desk.analyst = toy
    desk.box = replace(desk.box, phrases=ToyPhrases())
    return toy
