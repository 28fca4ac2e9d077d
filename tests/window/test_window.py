"""Full screen is one truth: the key, the window manager, the settings and a new game agree."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.display import WINDOW_CLASS, Control, GameOnDisplay, missing_programs

MISSING = missing_programs() or ", ".join(
    name for name in ("openbox", "wmctrl") if shutil.which(name) is None
)
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {MISSING}"),
]

DESKTOP = (1600, 1000)
WAYS = ("key", "manager", "setting")
MAX_LOOKS = 2_000
FEW_LOOKS = 100


class Desktop(GameOnDisplay):
    """The game under a window manager."""

    def __enter__(self) -> Desktop:
        super().__enter__()
        self._manager = subprocess.Popen(
            ["openbox"], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        assert any(self._manage("-m") == 0 for _ in range(MAX_LOOKS))  # it has come up
        self.xdotool("search", "--class", WINDOW_CLASS, "windowactivate", "--sync")
        return self

    def __exit__(self, *trouble: object) -> None:
        self._manager.terminate()
        self._manager.wait()
        super().__exit__(*trouble)

    def click(self, at: tuple[int, int]) -> None:
        """Click a pixel of the window, wherever the manager has put it."""
        place = map(str, at)
        self.xdotool(
            *("search", "--class", WINDOW_CLASS),
            *("mousemove", "--window", "%1", *place, "click", "1"),
        )

    def turn(self, way: str) -> None:
        """Change between window and full screen."""
        if way == "key":
            self.press("F11")
        elif way == "manager":
            self._manage("-x", "-r", WINDOW_CLASS, "-b", "toggle,fullscreen")
        else:
            self.use("full_screen")

    def use(self, name: str) -> None:
        """Click a control as soon as it is there and rests."""
        self.click(self.wait_for(name).at)

    def leave_by(self, name: str) -> None:
        """Click a control that leads to another page, again if a changing window lost it."""
        while True:
            self.use(name)
            if any(self.look().control(name) is None for _ in range(FEW_LOOKS)):
                return

    def wait_for(self, name: str) -> Control:
        """Return a control once two looks find it in the same place."""
        before: Control | None = None
        for _ in range(MAX_LOOKS):
            control = self.look().control(name)
            if control is not None and control == before:
                return control
            before = control
        raise AssertionError(f"{name} does not appear")

    def comes_to(self, *, full: bool) -> bool:
        """Whether window and settings agree on it before long."""
        return any(self.look().full == (full, full) for _ in range(MAX_LOOKS))

    def _manage(self, *words: str) -> int:
        quiet = subprocess.DEVNULL
        command = ["wmctrl", *words]
        return subprocess.run(
            command, env=self.environment, check=False, stdout=quiet, stderr=quiet
        ).returncode


def every_three() -> Iterator[str]:
    """The shortest row of ways in which every three follow one another somewhere."""
    row = list(WAYS[:1] * 3)
    seen = {tuple(row)}
    while True:
        ends = ((*row[-2:], way) for way in reversed(WAYS))
        fresh = next((end for end in ends if end not in seen), None)
        if fresh is None:
            break
        seen.add(fresh)
        row.append(fresh[-1])
    assert len(seen) == len(WAYS) ** 3
    yield from row


def test_key_manager_and_settings_agree_in_every_order(tmp_path: Path) -> None:
    with Desktop(tmp_path, DESKTOP) as game:
        game.use("settings")
        assert game.comes_to(full=False)
        full = False
        for number, way in enumerate(every_three()):
            full = not full
            game.turn(way)
            assert game.comes_to(full=full), f"turn {number}, by the {way}"
            game.use("clear_text")  # another setting changes nothing about the window
            assert game.comes_to(full=full)


@pytest.mark.parametrize("way", WAYS)
def test_a_new_game_leaves_the_window_as_it_is(tmp_path: Path, way: str) -> None:
    with Desktop(tmp_path, DESKTOP) as game:
        game.use("settings")
        game.wait_for("full_screen")  # a window that changes now would lose the click
        game.turn(way)
        assert game.comes_to(full=True)
        for name in ("done", "new-game"):
            game.leave_by(name)
        game.use("preset:four")
        game.leave_by("start")
        assert any(game.look().screen == "TableScreen" for _ in range(MAX_LOOKS))
        assert game.comes_to(full=True)
