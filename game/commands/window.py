"""The commands that open a window: `play`, `continue`, `shots`; pygame comes in only here."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from game.commands.arguments import Arguments, Grammar, parse
from game.commands.computers import computer_names
from game.commands.wanted import GAME_VALUES, parse_set_up, wanted_game, wanted_title
from game.engine.reasons import Unreadable
from game.fields import shown
from game.interruption import let_the_window_hear
from game.program import COMMAND

PLAY = Grammar("play", values=GAME_VALUES)
CONTINUE = Grammar("continue")
WISHES = {"--language": "language", "--palette": "palette"}
SWITCHES = {"--clear-text": "clear_text", "--high-contrast": "high_contrast"}
GALLERY = "--gallery"
SHOTS = Grammar(
    "shots",
    ("DIR",),
    ("--title", "--edition", "--size", "--only", "--scale", *WISHES),
    flags=(GALLERY, *SWITCHES),
)
DEFAULT_PLAYERS = "human,ai:4,ai:4"
DEFAULT_SIZE = (1920, 1080)
SMALLEST, LARGEST = 320, 7680  # pixels
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
CLASSES = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
UNSEEN = ("offscreen", "dummy")  # SDL falls back on them and draws for nobody


def require_display() -> None:
    """Refuse to open a window where there is none to open it in."""
    if sys.platform.startswith("linux") and not any(map(os.environ.get, DISPLAYS)):
        raise _no_display("none is set up")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for variable in CLASSES:
        os.environ[variable] = (
            COMMAND  # else task bars show what a source file or starter is called
        )
    let_the_window_hear()
    import pygame

    try:
        pygame.display.init()
    except pygame.error as error:
        raise _no_display(str(error)) from error
    if not os.environ.get("SDL_VIDEODRIVER") and pygame.display.get_driver() in UNSEEN:
        raise _no_display("none answers")


def _no_display(cause: str) -> Unreadable:
    return Unreadable(
        f"There is no display to open a window on ({cause}); allowed without one: "
        "python -m game simulate --players ai:1,ai:3, or the position commands."
    )


def play(words: Sequence[str]) -> int:
    """Open the game that is asked for, or the title screen when none is."""
    arguments = parse_set_up(PLAY, words)
    wanted = None
    if arguments.values:
        wanted = wanted_game(arguments, computer_names(), DEFAULT_PLAYERS)
    require_display()
    from game import app

    app.play(wanted)
    return 0


def continue_last(words: Sequence[str]) -> int:
    """Open the unfinished game that was played last."""
    parse(CONTINUE, words)
    require_display()
    from game import app

    app.continue_last()
    return 0


def shots(words: Sequence[str]) -> int:
    """Draw the screens, or the whole gallery, into a folder, without a window."""
    from game.scene.pilot import Closed

    try:
        return _drawn(parse(SHOTS, words))
    except Closed as closed:  # SIGTERM closes even a window that nobody sees
        raise KeyboardInterrupt from closed


def _drawn(arguments: Arguments) -> int:
    folder = Path(arguments.places[0])
    from game.client.photography.gallery import Exhibition
    from game.gallery import exhibit, show_gallery

    shelf = wanted_title(arguments)
    if GALLERY in arguments.flags:
        show_gallery(folder, print, shelf.name)
        return 0
    size, only = _size(arguments.value("--size")), arguments.words("--only")
    edition = arguments.value("--edition")
    if edition not in ("", *shelf.editions):
        raise SHOTS.refusal(f"--edition is {shown(edition)}", ", ".join(shelf.editions))
    wishes = _wishes(arguments)
    wanted = Exhibition("shots", size, wishes, shots=only, title=shelf.name, edition=edition)
    exhibit(wanted, folder)
    return 0


def _wishes(arguments: Arguments) -> dict[str, int | str | bool]:
    """Return the settings that are asked for; Unreadable names the possible ones."""
    from game.client.kept.settings import CHOICES, SCALES

    wishes: dict[str, int | str | bool] = {
        name: True for flag, name in SWITCHES.items() if flag in arguments.flags
    }
    for option, name in WISHES.items():
        value = arguments.value(option)
        if value and value not in CHOICES[name]:
            raise SHOTS.refusal(f"{option} is {shown(value)}", ", ".join(map(str, CHOICES[name])))
        if value:
            wishes[name] = value
    scale = arguments.value("--scale", "100")
    if scale not in map(str, SCALES):
        raise SHOTS.refusal(f"--scale is {shown(scale)}", ", ".join(map(str, SCALES)))
    return wishes | {"ui_scale_percent": int(scale)}


def _size(text: str) -> tuple[int, int]:
    if not text:
        return DEFAULT_SIZE
    sides = text.split("x")
    if len(sides) == 2 and all(_is_side(side) for side in sides):
        return int(sides[0]), int(sides[1])
    problem = f"--size is {shown(text)}"
    allowed = f"WIDTHxHEIGHT, each from {SMALLEST} to {LARGEST}, like 1920x1080"
    raise SHOTS.refusal(problem, allowed)


def _is_side(text: str) -> bool:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST))
    return is_number and SMALLEST <= int(text) <= LARGEST
