"""The program as `python -m game` starts it, in a window that tells what can be seen in it.

    python -m tools.windows.seen_program

A line on standard input asks where the controls are; the answer is one line of JSON.
"""

import json
import sys
from threading import Thread

from game.__main__ import main as run
from game.application.app_window import open_window
from game.client.app import App
from game.scene.window.clock_and_events import Clock
from game.scene.window.window import Window
from tools.windows.sight import tell_window

_open_window = open_window


def open_seen_window(app: App, size: tuple[int, int], clock: Clock | None = None) -> Window:
    """Open the program's window as usual, and start the thread that answers on standard input."""
    window = _open_window(app, size, clock)
    Thread(target=listen, args=(window,), daemon=True).start()
    return window


def listen(window: Window) -> None:
    """For every line on standard input, print a line of JSON that describes the window."""

    def answer() -> None:
        print(json.dumps(tell_window(window)), flush=True)

    for _ in sys.stdin:
        window.call_soon(answer)


if __name__ == "__main__":
    open_window = open_seen_window
    run()
