"""What is given to people who only want to play: made, installed, started and clicked through."""

import os
import shutil
import subprocess
import sys
import tarfile
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.program import COMMAND
from tests.tools.test_packages import installed
from tests.window.display import TOP, XDisplay, missing_programs

SIZE = (1600, 900)
LONGEST_WAIT = 600  # looks, a tenth of a second apart
FIRST_PICTURE = 4.0  # seconds, with much to spare
MAX_MEGABYTES = 60

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(missing_programs()), reason=f"not installed: {missing_programs()}"),
    pytest.mark.skipif(find_spec("PyInstaller") is None, reason="PyInstaller is not installed"),
]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a package of every kind that can be made here."""
    folder = tmp_path_factory.mktemp("packages")
    command = [sys.executable, str(TOP / "tools" / "package.py"), str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def program(packages: Path) -> Path:
    """The archive unpacked, and the program in it."""
    [archive] = packages.glob("*.tar.xz")
    with tarfile.open(archive) as packed:
        packed.extractall(packages / "unpacked", filter="tar")
    return packages / "unpacked" / COMMAND / COMMAND


def alone(display: XDisplay | None = None, **variables: str) -> dict[str, str]:
    """The environment of somebody who has nothing of this project."""
    given = display.environment if display is not None else dict(os.environ)
    ours = ("COUNT_HOUSE", "PYTHON", "VIRTUAL_ENV")
    return {name: given[name] for name in given if not name.startswith(ours)} | variables


def test_every_package_is_small_enough_to_be_sent(packages: Path) -> None:
    kinds = {".whl", ".xz", ".gz"} | ({".deb"} if shutil.which("dpkg-deb") else set())
    made = {file.suffix: file.stat().st_size for file in packages.iterdir() if file.is_file()}
    assert made.keys() == kinds
    assert max(made.values()) <= MAX_MEGABYTES * 10**6


def test_the_archive_draws_with_its_own_assets(program: Path, tmp_path: Path) -> None:
    command = [str(program), "shots", str(tmp_path), "--only", "title,setup"]
    subprocess.run(command, check=True, capture_output=True, cwd=tmp_path, env=alone())
    assert (tmp_path / "setup.png").is_file()


def test_the_archive_runs_compiled_where_the_checkout_does(program: Path) -> None:
    from game.compiled.native import running_build_kind

    told = subprocess.run(
        [program, "--version"], check=True, capture_output=True, encoding="utf-8", env=alone()
    )
    assert running_build_kind() in told.stdout


def test_two_keys_begin_a_game_in_the_users_folder(program: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    saved = home / "count-house" / "saves" / "game-0001.counthouse"
    with XDisplay(SIZE) as display:
        variables = alone(display, XDG_DATA_HOME=str(home), LANG="C")
        with subprocess.Popen([program, "play"], env=variables, cwd=tmp_path) as game:
            try:
                display.wait_for_window(COMMAND)
                time.sleep(FIRST_PICTURE)
                display.press("n")
                assert asked_and_answered(display, saved, game)
            finally:
                game.terminate()
    assert not list(program.parent.rglob("*.counthouse"))
    assert os.path.getsize(saved) > 0


def test_the_wheel_needs_no_compiler_and_runs_compiled(packages: Path, tmp_path: Path) -> None:
    from game.compiled.native import running_build_kind

    [wheel] = packages.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", str(tmp_path), str(wheel)], check=True)
    variables = alone(PYTHONPATH=str(tmp_path))
    command = [sys.executable, "-m", "game", "--version"]
    told = subprocess.run(
        command, check=True, capture_output=True, encoding="utf-8", env=variables, cwd=tmp_path
    )
    assert running_build_kind() in told.stdout
    assert (tmp_path / "bin" / COMMAND).is_file()


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="no dpkg")
def test_the_deb_is_installed_and_removed_without_a_trace(packages: Path, tmp_path: Path) -> None:
    [deb] = packages.glob("*.deb")
    with installed(deb, tmp_path / "root") as root, XDisplay(SIZE) as display:
        variables = alone(display, XDG_DATA_HOME=str(tmp_path / "home"))
        command = [str(root / "usr/bin" / COMMAND), "play"]
        with subprocess.Popen(command, env=variables, cwd=tmp_path) as game:
            try:
                display.wait_for_window(COMMAND)
            finally:
                game.terminate()


def asked_and_answered(display: XDisplay, file: Path, game: subprocess.Popen[bytes]) -> bool:
    """Start by Enter, and answer the one question of a first start so; whether a game is saved."""
    for look in range(LONGEST_WAIT):
        if file.is_file():
            return True
        if look % 20 == 10:
            display.press("Return")
        try:
            game.wait(timeout=0.1)
        except subprocess.TimeoutExpired:
            continue
        return False
    return False
