"""Pictures of a table as arrays, drawn by the program in a separate process.

The separate process leaves the sound, display and windows of the learner's process unchanged.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
import weakref
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import msgpack
import numpy as np
import numpy.typing as npt

import game
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Options
from game.processes.framed_messages import read_message, write_message
from game.system.session import has_display

PICTURE_PROGRAM_MODULE: Final = "game.application.table_pictures"
WINDOW_FLAG: Final = "--window"
PICTURE_SIZE: Final = (1280, 720)
PICTURES_PER_SECOND: Final = 4  # decisions that a person can follow
SECONDS_BETWEEN_PICTURES: Final = 1 / PICTURES_PER_SECOND
PACK_OPTION: Final = "pack"

Picture = npt.NDArray[np.uint8]


class TablePictures:
    """Draws views of one game in a separate process, which starts with the first picture and ends
    with `close`."""

    def __init__(self, options: Options, players: tuple[str, ...], *, shown: bool = False) -> None:
        """Store the game's options and the kinds of players; with `shown` pictures also appear
        in a window. Raise Unreadable if there is no display for it."""
        if shown and not has_display():
            raise Unreadable(
                "There is no display to open a window on; allowed: render_mode "
                '"rgb_array" or "ansi".'
            )
        words = asdict(options)
        words.pop(PACK_OPTION)
        self._request_fields: dict[str, Any] = {
            "options": words,
            "players": players,
            "size": PICTURE_SIZE,
        }
        self._in_window = shown
        self._process: subprocess.Popen[bytes] | None = None
        self._drawn_at = 0.0

    def render_picture(self, view: State, seat: int) -> Picture:
        """Return a seat's view as a picture (height, width, 3); raise Unreadable if the process has
        ended.

        In a window each picture is shown for a moment. After the user has closed the window,
        pictures are still returned.
        """
        if self._in_window:
            time.sleep(max(0.0, self._drawn_at + SECONDS_BETWEEN_PICTURES - time.monotonic()))
            self._drawn_at = time.monotonic()
        process = self._process or self._start_process()
        assert process.stdin is not None
        assert process.stdout is not None
        content = msgpack.packb({**self._request_fields, "rows": view.to_plain(), "seat": seat})
        try:
            write_message(process.stdin, content)
        except BrokenPipeError:
            raise self._close_and_make_ended_error() from None
        pixels = read_message(process.stdout)
        if not pixels:
            raise self._close_and_make_ended_error()
        width, height = PICTURE_SIZE
        return np.frombuffer(pixels, np.uint8).reshape(height, width, 3)

    def close(self) -> None:
        """End the process; a later picture starts a new one."""
        if self._process is not None:
            end_process(self._process)
            self._process = None

    def _close_and_make_ended_error(self) -> Unreadable:
        self.close()
        return Unreadable("The process that draws the table has ended; see what it wrote above.")

    def _start_process(self) -> subprocess.Popen[bytes]:
        top = str(Path(game.__file__).resolve().parents[1])
        paths = [top, *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                PICTURE_PROGRAM_MODULE,
                *([WINDOW_FLAG] if self._in_window else []),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        weakref.finalize(self, end_process, self._process)
        return self._process

    def __deepcopy__(self, _memo: dict[int, Any]) -> TablePictures:
        """Return an object that draws this game in another process."""
        return self._copy_without_process()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to pickle the object: without its process."""
        return unpickle_pictures, (self._request_fields, self._in_window)

    def _copy_without_process(self) -> TablePictures:
        return unpickle_pictures(self._request_fields, self._in_window)


def unpickle_pictures(words: dict[str, Any], shown: bool) -> TablePictures:
    """Return TablePictures of the game described by `words` whose process is not started yet."""
    return TablePictures(Options(**words["options"]), words["players"], shown=shown)


def end_process(process: subprocess.Popen[bytes]) -> None:
    """Close the process's input, so that it ends, and wait for it; kill it if it does not end in
    time."""
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(BrokenPipeError):
        process.stdin.close()
    process.stdout.close()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
