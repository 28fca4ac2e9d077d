"""The window under Wayland, which has no way to draw but the graphics card, as on a Mac.

The compositor (Weston) shows its one monitor in a window of a display without a monitor (Xvfb), so
that xdotool can move its mouse and press its keys.
"""

import shutil
import subprocess
import time
from collections.abc import Callable
from ctypes.util import find_library
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
import pytest

from tests.helpers.present import present
from tests.window.display import SIZE, GameOnDisplay, missing_programs

OTHER_PROGRAMS = ("weston", "import")
MISSING = ", ".join(
    [
        *([missing_programs()] if missing_programs() else []),
        *(name for name in OTHER_PROGRAMS if shutil.which(name) is None),
        *([] if find_library("EGL") else ["libEGL"]),
    ]
)
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {MISSING}"),
]

DESKTOP = (1600, 1000)
SOCKET = "wayland-of-a-test"
BACKGROUND = "#20a020"
SETTINGS = f"""\
[core]
idle-time=0

[shell]
panel-position=none
locking=false
animation=none
startup-animation=none
background-color=0xff{BACKGROUND[1:]}
"""
PATIENCE_SECONDS = 60.0
MAX_CLICKS = 5
FEW_LOOKS = 100
ALIKE = 0.97  # share of the pixels: the pointer and what stirs differ
NEAR = 8  # of 255


class GameUnderWayland(GameOnDisplay):
    """The game under a compositor whose monitor fills the display."""

    def __init__(self, saves: Path, desktop: tuple[int, int] = SIZE) -> None:
        super().__init__(saves, desktop)
        self._folder = TemporaryDirectory()  # a short name: that of a socket must not be long
        self._compositor: subprocess.Popen[bytes] | None = None

    def prepare(self) -> dict[str, str]:
        """Start the compositor, and return the variables by which the game finds it alone."""
        folder = Path(self._folder.name)
        (folder / "weston.ini").write_text(SETTINGS, encoding="utf-8")
        width, height = self._size
        self._compositor = subprocess.Popen(
            [
                *("weston", "--backend=x11-backend.so", "--use-pixman", f"--socket={SOCKET}"),
                *(f"--config={folder / 'weston.ini'}", f"--log={folder / 'weston.log'}"),
                *(f"--width={width}", f"--height={height}"),
            ],
            env={**self.environment, "XDG_RUNTIME_DIR": str(folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        assert comes_true((folder / SOCKET).exists)
        assert comes_true(lambda: self._is_desktop_shown(folder / "desktop.bmp"))
        super().wait_for_window("weston")
        self.xdotool("mousemove", "2", "2")  # it does not hear of the first motion
        return {
            "XDG_RUNTIME_DIR": str(folder),
            "WAYLAND_DISPLAY": SOCKET,
            "SDL_VIDEODRIVER": "wayland",
            "DISPLAY": "",
        }

    def _is_desktop_shown(self, file: Path) -> bool:
        """Whether the compositor has come up: before, it gives windows no focus."""
        width, height = self._size
        corner = (width - 1, height - 1)  # the mouse is elsewhere
        return self.picture(file).get_at(corner) == pygame.Color(BACKGROUND)

    def __exit__(self, *trouble: object) -> None:
        if self._compositor is not None:
            self._compositor.terminate()
            self._compositor.wait()
        super().__exit__(*trouble)
        self._folder.cleanup()

    def wait_for_window(self, window_class: str) -> None:
        """Wait for nothing: only the compositor has a window on the X display."""

    def leave_by(self, name: str) -> None:
        """Click a control that leads to another page; again if the compositor missed it.

        It does not hear of a mouse that moves for the first time.
        """
        before = self.look().screen
        for _ in range(MAX_CLICKS):
            comes_true(lambda: not self.look().moving)
            self.click(present(self.look().control(name)).at)
            if any(self.look().screen != before for _ in range(FEW_LOOKS)):
                return
        raise AssertionError(f"{name} leads nowhere")

    def comes_to(self, screen: str) -> bool:
        """Whether a screen of this kind is shown before long."""
        return comes_true(lambda: self.look().screen == screen)

    def picture(self, file: Path) -> pygame.Surface:
        """Return what the monitor shows."""
        command = ["import", "-window", "root", str(file)]
        subprocess.run(command, env=self.environment, check=True)
        return pygame.image.load(file)


def comes_true(fact: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE_SECONDS
    while not fact() and time.monotonic() < until:
        time.sleep(0.05)
    return fact()


def share_alike(first: pygame.Surface, second: pygame.Surface) -> float:
    """Return the share of pixels that have about the same colour in both."""
    assert first.get_size() == second.get_size()
    near = pygame.mask.from_threshold(first, (0, 0, 0), (NEAR, NEAR, NEAR, 255), second)
    return near.count() / (first.get_width() * first.get_height())


def kept_picture(game: GameUnderWayland, saves: Path) -> pygame.Surface:
    """Have the game keep a picture of what it has drawn, and return it."""
    game.press("F12")
    assert comes_true(lambda: bool(list(saves.rglob("*.png"))))
    [file] = saves.rglob("*.png")
    game.look()  # answers once the picture is written
    return pygame.image.load(file)


def test_what_the_game_draws_is_on_the_monitor(tmp_path: Path) -> None:
    with GameUnderWayland(tmp_path) as game:
        assert comes_true(lambda: not game.look().moving)
        shown = game.picture(tmp_path / "monitor.bmp")
        assert share_alike(shown, kept_picture(game, tmp_path)) > ALIKE


def test_clicks_and_keys_reach_the_window(tmp_path: Path) -> None:
    with GameUnderWayland(tmp_path) as game:
        first = game.look().screen
        game.leave_by("new-game")
        game.press("Escape")
        assert game.comes_to(first)


def test_the_window_fills_the_monitor_and_comes_back(tmp_path: Path) -> None:
    with GameUnderWayland(tmp_path, DESKTOP) as game:
        game.press("F11")
        assert comes_true(lambda: game.look().full == (True, True))
        game.leave_by("new-game")  # where it is now
        game.press("F11")
        assert comes_true(lambda: game.look().full == (False, False))
