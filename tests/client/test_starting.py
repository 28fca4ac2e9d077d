"""The whole program, as `play` starts it: settings, window, title page, and the way out."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.application import starting
from game.client.flow.flow import Flow
from game.client.screens.shelf_page import ShelfScreen
from game.client.widgets import build_note
from game.compiled.build_state import CompiledBuildAvailability
from game.scene.testing.ui_driver import UiDriver
from tests.helpers.layout_faults import layout_faults

pytestmark = pytest.mark.thorough

TOP = Path(__file__).parents[2]

ENDED_WHILE_THE_SEA_IS_READ = """
import os, signal, sys
from game.scene.audio import SoundPlayer
import game.__main__ as program
begin = SoundPlayer.start_music_and_background_sound
def begin_and_end(sound):
    begin(sound)
    os.kill(os.getpid(), signal.{signal})
SoundPlayer.start_music_and_background_sound = begin_and_end
sys.argv[1:] = ["play"]
program.main()
"""

ENDED_WHILE_HOSTING = """
import os, signal, sys
from game.client.online.own_host import FriendTableCounts, OwnHost
from game.client.screens.shelf_page import ShelfScreen
import game.__main__ as program
OwnHost.unfinished_friend_table_counts = FriendTableCounts(joined_table_count=1)
enter = ShelfScreen.on_enter
def enter_and_end(screen):
    enter(screen)
    screen.window.call_soon(lambda: os.kill(os.getpid(), signal.SIGTERM))
ShelfScreen.on_enter = enter_and_end
sys.argv[1:] = ["play"]
program.main()
"""

ENDED_WHILE_PICTURES_ARE_TAKEN = """
import os, signal, sys
from game.client.screenshots import shots
from game import __main__ as program
taken = shots._Photographer.press_keys_and_take_if_wanted
def take_and_end(self, *names):
    taken(self, *names)
    os.kill(os.getpid(), signal.SIGTERM)
shots._Photographer.press_keys_and_take_if_wanted = take_and_end
sys.argv[1:] = ["shots", sys.argv[1]]
program.main()
"""


def test_the_program_opens_and_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COUNT_HOUSE_SAVES", str(tmp_path))
    opened: list[Flow] = []
    begin = Flow.close_all_and_show_first_page

    def open_and_close(flow: Flow) -> None:
        begin(flow)
        assert isinstance(flow.window.screen, ShelfScreen)
        opened.append(flow)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(Flow, "close_all_and_show_first_page", open_and_close)
    starting.run_title_page_or_game(None)
    assert len(opened) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("signal", ["SIGTERM", "SIGINT"])
def test_the_program_can_be_ended_while_it_still_reads_the_sea(tmp_path: Path, signal: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", ENDED_WHILE_THE_SEA_IS_READ.format(signal=signal)],
        cwd=TOP,
        env={**os.environ, "COUNT_HOUSE_SAVES": str(tmp_path), "SDL_NO_SIGNAL_HANDLERS": "0"},
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_the_end_of_a_session_ends_a_program_that_hosts_without_a_question(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", ENDED_WHILE_HOSTING],
        cwd=TOP,
        env={**os.environ, "COUNT_HOUSE_SAVES": str(tmp_path), "SDL_NO_SIGNAL_HANDLERS": "0"},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_pictures_that_are_ended_stop_as_by_ctrl_c_without_a_traceback(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", ENDED_WHILE_PICTURES_ARE_TAKEN, str(tmp_path)],
        cwd=TOP,
        env={**os.environ, "SDL_NO_SIGNAL_HANDLERS": "0"},
        capture_output=True,
        check=False,
    )
    assert ended.returncode == 130
    assert b"Traceback" not in ended.stderr


# The first pages tell how far the compiled build is, and computer players use it at once.


@pytest.fixture
def states(monkeypatch: pytest.MonkeyPatch) -> list[CompiledBuildAvailability]:
    """How it stands at every look; the last state stays."""
    states = [
        CompiledBuildAvailability("making", 12),
        CompiledBuildAvailability("making", 57),
        CompiledBuildAvailability("ready", 100),
    ]
    monkeypatch.setattr(build_note, "TICK_SECONDS", 0.0)
    monkeypatch.setattr(
        build_note, "build_state", lambda: states.pop(0) if len(states) > 1 else states[0]
    )
    return states


def test_the_progress_is_told_until_the_build_is_there(
    flow: Flow,
    ui: UiDriver,
    states: list[CompiledBuildAvailability],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls: list[Callable[[], None]] = []
    ready: list[bool] = []
    monkeypatch.setattr(flow.window, "call_soon", calls.append)
    build_note.watch_compiled_build(flow.app, flow.window, lambda: ready.append(True))
    flow.close_all_and_show_title_page()
    ui.screen.arrange(ui.screen.stage.units)
    assert "12%" in ui.find(name="build").label
    while len(calls) < 2:
        time.sleep(0.01)
    calls[0]()
    assert "57%" in ui.find(name="build").label
    assert not ready
    calls[1]()
    assert "Restart Count House" in ui.find(name="build").label
    assert ready
    assert layout_faults(ui.screen.stage) == []


def test_where_none_will_be_there_one_sentence_says_so(flow: Flow, ui: UiDriver) -> None:
    flow.app.build_state = CompiledBuildAvailability("none")
    flow.close_all_and_show_title_page()
    ui.screen.arrange(ui.screen.stage.units)
    assert "fast engine is missing" in ui.find(name="build").label


def test_where_the_compiled_build_runs_nothing_is_said(flow: Flow, ui: UiDriver) -> None:
    flow.close_all_and_show_title_page()
    assert not ui.sees(name="build")
