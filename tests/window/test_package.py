"""The package for people without Python: built, started and clicked through."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pygame
import pytest

from game import wiring
from game.client.flow import Flow
from game.client.stored.settings import Settings
from game.players import PromptPlayers
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.waiting import FakeClock
from tests.window.display import TOP, Display, missing_programs
from tools.package import NAME

SIZE = (1600, 900)
LONGEST_WAIT = 600  # looks, a tenth of a second apart

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing_programs()), reason=f"not installed: {missing_programs()}"),
    pytest.mark.skipif(find_spec("PyInstaller") is None, reason="PyInstaller is not installed"),
]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    command = [sys.executable, str(TOP / "tools" / "package.py"), str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    return folder / NAME / NAME


@pytest.fixture
def places(tmp_path: Path) -> Iterator[dict[str, tuple[int, int]]]:
    """Where the buttons on the way into a game are, in a window of the same size."""
    app = wiring.make_desk(tmp_path / "looked", Settings(), PromptPlayers())
    flow = Flow(app, wiring.open_window(app, SIZE, FakeClock()))
    flow.open_title()
    ui = UiDriver(flow.window)
    found = {}
    for name in ("new-game", "start"):
        [spot] = [each for each in ui.screen.stage.survey() if each.node.name == name]
        found[name] = spot.middle_px()
        ui.click(name=name)
        ui.advance(1)
    yield found
    flow.quit()
    pygame.display.quit()


def test_the_package_draws_with_its_own_assets(program: Path, tmp_path: Path) -> None:
    command = [str(program), "shots", str(tmp_path), "--only", "title,setup"]
    subprocess.run(command, check=True, capture_output=True, cwd=tmp_path)
    assert (tmp_path / "setup.png").is_file()


def test_the_package_runs_compiled_where_the_checkout_does(program: Path) -> None:
    from game.native import build_kind

    told = subprocess.run([program, "--version"], check=True, capture_output=True, text=True)
    assert build_kind() in told.stdout


def test_a_game_is_begun_by_clicks_and_saved_in_the_users_folder(
    program: Path, tmp_path: Path, places: dict[str, tuple[int, int]]
) -> None:
    home = tmp_path / "home"
    saved = home / "count-house" / "saves" / "game-0001.counthouse"
    with Display(SIZE) as display:
        variables = {**display.environment, "XDG_DATA_HOME": str(home)}
        variables = {name: variables[name] for name in variables if not name.startswith("TINNERS")}
        with subprocess.Popen([program, "play"], env=variables, cwd=tmp_path) as game:
            try:
                display.wait_for_window(NAME)
                for name in ("new-game", "start"):
                    click_until_it_answers(display, places[name], game)
                assert appears(saved, game)
            finally:
                game.terminate()
    assert not list(program.parent.rglob("*.counthouse"))
    assert os.path.getsize(saved) > 0


def click_until_it_answers(
    display: Display, at: tuple[int, int], game: subprocess.Popen[bytes]
) -> None:
    """Click, and let the program change its screen."""
    display.click(at)
    with pytest.raises(subprocess.TimeoutExpired):
        game.wait(timeout=3)


def appears(file: Path, game: subprocess.Popen[bytes]) -> bool:
    """Whether a file comes into being while the game runs."""
    for _ in range(LONGEST_WAIT):
        if file.is_file():
            return True
        try:
            game.wait(timeout=0.1)
        except subprocess.TimeoutExpired:
            continue
        return False
    return False
