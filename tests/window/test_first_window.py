"""What the workflow opens a window with on Windows and macOS finds this system's own display."""

import subprocess
import sys

import pytest

from tests.window.display import TOP, XDisplay, missing_programs

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing_programs()), reason=f"not installed: {missing_programs()}"),
]


def test_a_window_fills_the_desktop_twice_and_comes_back() -> None:
    with XDisplay((1600, 1000)) as display:
        command = [sys.executable, str(TOP / "tools" / "first_window.py")]
        variables = {**display.environment, "SDL_VIDEODRIVER": "dummy"}  # as tests have it
        said = subprocess.check_output(command, env=variables, encoding="utf-8")
    assert said.splitlines()[-1].startswith("x11: a window opens")
