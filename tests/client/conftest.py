"""The client in a window without a screen, playing Lanterns."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.box.box import GameBox
from game.client.app import App
from game.client.flow.flow import Flow
from game.client.key_commands import COMMANDS_OF_EVERY_TITLE
from game.client.stored.settings import Settings
from game.files.folders import assets_folder
from game.scene.audio import SoundPlayer
from game.scene.input.keys import Keymap
from game.scene.text.lettering import TextRenderer, Typefaces
from game.scene.window.clock_and_events import FakeClock
from game.scene.window.screen_kit import Kit
from game.scene.window.window import Window, WindowOptions
from game.text.languages import text_file_paths
from game.text.words import Words
from tests.client.client_driver import ClientDriver
from tests.client.toy_players import ToyPlayers
from tests.client.toy_table import ToyGameFacts, ToyPicturesOutsideTable, ToyTableFactory
from tests.client.toys import ToyAnalyst, ToyPhrases
from tests.helpers.checked_dialogs import dialogs_that_cancel
from tests.helpers.distrust import distrust
from tests.helpers.painted_once import painted_once
from tests.helpers.reading_over import application
from tests.titles.lanterns.title import LanternsTitle

__all__ = [
    "analyst",
    "app",
    "dialogs_that_cancel",
    "distrust",
    "flow",
    "open_window",
    "painted_once",
    "players",
    "trail",
    "ui",
    "window",
]

NAMES = ("Ann", "Ben", "Cat", "Dan")
OWN_WORDS = Path(__file__).with_name("lanterns.toml")
COLOURS = ("red", "white", "black", "gold")


@pytest.fixture
def players() -> ToyPlayers:
    """Computers that answer at once."""
    return ToyPlayers()


@pytest.fixture
def app(tmp_path: Path, players: ToyPlayers) -> App:
    """A desk with Lanterns on it; files go to a folder of the test."""
    keymap = Keymap(
        {command.name: command.default_key for command in COMMANDS_OF_EVERY_TITLE} | {"hand": "v"}
    )
    kit = Kit(TextRenderer(Typefaces()), SoundPlayer(tmp_path), keymap)
    words = Words(*text_file_paths((assets_folder() / "shared",), "en"), OWN_WORDS)
    box = GameBox(
        LanternsTitle(),
        ToyTableFactory(),
        ToyPicturesOutsideTable(assets_folder(), COLOURS),
        ToyGameFacts(),
        COLOURS,
        words=words,
    )
    return App(
        kit=kit,
        words=words,
        box=box,
        computer_players=players,
        saves_folder=tmp_path / "saves",
        assets_folder=assets_folder(),
        version="1.0",
        make_seed=lambda: 4821,
        settings=Settings(),
    )


@pytest.fixture
def open_window(app: App) -> Iterator[Callable[..., Window]]:
    """`open_window(size, scale)`: a window on a clock that stands still."""
    opened: list[Window] = []

    def open_one(size: tuple[int, int] = (1920, 1080), scale: float = 1.0) -> Window:
        window = Window(app.kit, WindowOptions(size=size, user_scale=scale), FakeClock())
        app.on_settings_changed = lambda settings: window.set_user_scale(settings.ui_scale)
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
def flow(app: App, window: Window) -> Iterator[Flow]:
    """The flow of the screens, nothing open yet."""
    flow = Flow(app, window)
    yield flow
    flow.quit()


@pytest.fixture
def ui(flow: Flow) -> ClientDriver:
    """A client driver on the title page."""
    flow.close_all_and_show_title_page()
    return ClientDriver(flow)


@pytest.fixture
def trail(tmp_path: Path) -> Iterator[ClientDriver]:
    """A client driver on the title page of Tinners' Trail that never waits for motions or AI."""
    with application(tmp_path / "saves") as flow:
        yield ClientDriver(flow)


@pytest.fixture
def analyst(app: App) -> ToyAnalyst:
    """The desk's analyst."""
    toy = ToyAnalyst(lambda position: [])
    app.analyst = toy
    app.box = replace(app.box, phrases=ToyPhrases())
    return toy
