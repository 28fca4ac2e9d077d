"""An installed copy is complete, with a C compiler and without one."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tools.project_files import TOP, project_files

ASK = """
import game, game.engine.luck, game.files.folders as places
print(game.compiled.native.running_build_kind())
print(places.assets_folder())
"""


def installed(folder: Path, **variables: str) -> Path:
    """Build a wheel of the project's files and unpack it, as an installation does."""
    for path in project_files():
        copy = folder / "source" / path.relative_to(TOP)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    pip = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "-q"]
    subprocess.run(
        [*pip, "-w", str(folder), str(folder / "source")],
        env={**os.environ, "COUNT_HOUSE_PURE": "", "PYTHONPATH": "", **variables},
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def answer(site: Path, **variables: str) -> list[str]:
    """What the installed copy says of itself: its build and where its assets are."""
    result = subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=site.parent,
        env={**os.environ, "COUNT_HOUSE_PURE": "", "PYTHONPATH": str(site), **variables},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    return result.stdout.splitlines()


@pytest.mark.slow
def test_a_wheel_made_with_a_compiler_runs_natively_and_has_all_assets(tmp_path: Path) -> None:
    site = installed(tmp_path)
    kind, assets = answer(site)
    assert kind == "native"
    assert assets == str(site / "game" / "assets")
    ours = (path.relative_to(TOP) for path in project_files())
    missing = [p for p in ours if p.parts[0] == "assets" and not (site / "game" / p).is_file()]
    assert missing == []
    assert answer(site, COUNT_HOUSE_PURE="1")[0] == "pure"


@pytest.mark.slow
def test_a_wheel_made_without_a_compiler_runs_interpreted(tmp_path: Path) -> None:
    assert answer(installed(tmp_path, CC="/bin/false"))[0] == "pure"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="asks where Linux keeps the data of a user")
def test_the_installed_command_draws_plays_and_saves_outside_the_package(tmp_path: Path) -> None:
    installed(tmp_path, COUNT_HOUSE_PURE="1")
    command = command_in_a_venv(tmp_path)
    variables = {
        **{name: os.environ[name] for name in os.environ if not name.startswith("PYTHON")},
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "XDG_DATA_HOME": str(tmp_path / "home"),
    }
    pictures = tmp_path / "pictures"
    words = [str(command), "shots", str(pictures), "--only", "title"]
    subprocess.run(words, env=variables, cwd=tmp_path, check=True, stdout=subprocess.PIPE)
    assert (pictures / "title.png").is_file()
    words = [str(command), "play", "--players", "human,random", "--seed", "3"]
    saved = tmp_path / "home" / "count-house" / "saves" / "game-0001.counthouse"
    with subprocess.Popen(words, env=variables, cwd=tmp_path, stdout=subprocess.PIPE) as game:
        try:
            wait_for(saved, game)
        finally:
            game.terminate()
    assert list((tmp_path / "venv").rglob("*.counthouse")) == []


def command_in_a_venv(folder: Path) -> Path:
    """Install the wheel into an environment of its own, beside libraries that are there."""
    venv.create(folder / "venv", symlinks=True)
    python = folder / "venv" / "bin" / "python"
    [wheel] = folder.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    subprocess.run([*pip, "install", "-q", "--no-deps", "--no-index", str(wheel)], check=True)
    [packages] = (folder / "venv" / "lib").glob("python*/site-packages")
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder / "venv" / "bin" / "count-house"


def wait_for(file: Path, game: subprocess.Popen[bytes]) -> None:
    """Wait until the file is there; AssertionError when the game ends before, or after a minute."""
    for _ in range(600):
        if file.is_file():
            return
        try:
            code = game.wait(timeout=0.1)
        except subprocess.TimeoutExpired:
            continue
        raise AssertionError(f"the game ended with {code}")
    raise AssertionError(f"{file} does not appear")
