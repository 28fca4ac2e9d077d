"""Open a window with the driver of this system, fill the desktop and come back: does it work here?

    .venv/bin/python tools/first_window.py

Nobody need look: the driver is asked what it did. Exit code 1 and a sentence tell what failed.
"""

import argparse
import os
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

import pygame

from game.scene.drawing.frame import Display, WindowOptions
from tools.starting import run_tool

SIZE = (1280, 720)
COLOUR = (180, 40, 30)
MAX_LOOKS = 200  # at whether a change has come
LOOK_MS = 20
INVISIBLE_VIDEO_DRIVERS = ("dummy", "offscreen")


class WindowFault(Exception):
    """The window did not do something; the message is a sentence."""


def main(arguments: list[str]) -> int:
    """Run the check; return 1 with a sentence if it fails."""
    argparse.ArgumentParser(description=str(__doc__).splitlines()[0]).parse_args(arguments)
    if os.environ.get("SDL_VIDEODRIVER") in INVISIBLE_VIDEO_DRIVERS:
        del os.environ["SDL_VIDEODRIVER"]  # tests have it; here the real one is meant
    try:
        try_window()
    except (WindowFault, pygame.error) as problem:
        print(f"The window does not work: {problem}", file=sys.stderr)
        return 1
    return 0


def try_window() -> None:
    """Open a window, draw, fill the desktop twice and return; raises WindowFault or
    pygame.error."""
    display = Display(WindowOptions(size=SIZE))
    driver = pygame.display.get_driver()
    if driver in INVISIBLE_VIDEO_DRIVERS:
        raise WindowFault("there is no display")
    try:
        fill_window(display)
        for fills in (True, False, True, False):
            display.set_full_screen(fills)
            if not reaches_full_screen_state(display, fills=fills):
                raise WindowFault(f"full screen is not {'on' if fills else 'off'} when asked for")
            fill_window(display)
    finally:
        display.close()
    print(f"{driver}: a window opens, is drawn, fills the desktop and comes back")


def fill_window(display: Display) -> None:
    """Fill the window with one colour and show it."""
    display.surface.fill(COLOUR)
    display.update_rects_on_screen([display.surface.get_rect()])
    if display.surface.get_at((0, 0))[:3] != COLOUR:
        raise WindowFault("nothing can be drawn")


def reaches_full_screen_state(display: Display, *, fills: bool) -> bool:
    """Return whether the window reaches the requested full-screen state in time."""
    for _ in range(MAX_LOOKS):
        pygame.event.pump()
        if display.is_full_screen == fills:
            return True
        pygame.time.wait(LOOK_MS)
    return False


if __name__ == "__main__":
    run_tool(main)
