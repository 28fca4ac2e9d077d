"""The whole program, as `play` starts it: settings, window, title page, and the way out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import wiring
from game.client.flow import Flow
from game.client.shelf_page import ShelfScreen

pytestmark = pytest.mark.thorough

TOP = Path(__file__).parents[2]


def test_the_program_opens_and_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COUNT_HOUSE_SAVES", str(tmp_path))
    opened: list[Flow] = []
    begin = Flow.open_start

    def open_and_close(flow: Flow) -> None:
        begin(flow)
        assert isinstance(flow.window.screen, ShelfScreen)
        opened.append(flow)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    monkeypatch.setattr(Flow, "open_start", open_and_close)
    wiring.play(None)
    assert len(opened) == 1


ENDED_WHILE_THE_SEA_IS_READ = """
import os, signal, sys
from game.scene.audio import Sound
import game.__main__ as program
begin = Sound.begin
def begin_and_end(sound):
    begin(sound)
    os.kill(os.getpid(), signal.{signal})
Sound.begin = begin_and_end
sys.argv[1:] = ["play"]
program.main()
"""


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


ENDED_WHILE_PICTURES_ARE_TAKEN = """
import os, signal, sys
from game.client.screenshots import shots
from game import __main__ as program
taken = shots._Photographer.take
def take_and_end(self, *names):
    taken(self, *names)
    os.kill(os.getpid(), signal.SIGTERM)
shots._Photographer.take = take_and_end
sys.argv[1:] = ["shots", sys.argv[1]]
program.main()
"""


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
