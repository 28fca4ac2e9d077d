"""Try packages as somebody would who has just unpacked one: `-m tools.packaging.smoke PACKAGE`.

A folder means every archive in it. An archive is unpacked into a folder whose name has a space and
Polish letters. The program inside says its version, draws two pictures, lets computers play a game,
begins and goes on with a game, and hosts tables. Exit code 1 and a sentence tell what failed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from game.program import COMMAND, NAME
from tools.packaging.archives import unzip

AWKWARD_FOLDER_NAME: Final = "Zażółć gęślą"
HOST_STARTED_TEXT: Final = "Tables are hosted at"
MIN_PICTURE: Final = 20_000  # bytes
MAX_SETTINGS: Final = 10_000
PATIENCE_SECONDS: Final = 120.0


class PackageFault(Exception):
    """The package did not do something; the message is a sentence."""


def main(arguments: list[str]) -> int:
    """Try the package; return 1 with a sentence if it fails."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("package", type=Path)
    asked: Path = parser.parse_args(arguments).package
    packages = archives_in(asked) if asked.is_dir() else [asked]
    if not packages:
        print(f"{asked} holds no archive", file=sys.stderr)
        return 1
    return max(try_package(package) for package in packages)


def archives_in(folder: Path) -> list[Path]:
    """Return the archives of a folder."""
    return sorted(file for ending in ("*.zip", "*.tar.xz") for file in folder.glob(ending))


def try_package(package: Path) -> int:
    """Try one package and print the result; return 1 if it fails."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            try_program(
                find_console_program(unpack_package(package, Path(folder) / AWKWARD_FOLDER_NAME)),
                Path(folder),
            )
        except PackageFault as problem:
            print(f"{package.name}: {problem}", file=sys.stderr)
            return 1
    print(f"{package.name}: everything works")
    return 0


def unpack_package(package: Path, folder: Path) -> Path:
    """Unpack an archive and return the folder or application in it."""
    folder.mkdir()
    if package.suffix == ".zip":
        unzip(package, folder)
    else:
        with tarfile.open(package) as archive:
            archive.extractall(folder, filter="data")
    [inside] = folder.iterdir()
    return inside


def find_console_program(inside: Path) -> Path:
    """Return the executable that runs in a console."""
    for name in (f"{COMMAND}.exe", COMMAND, f"Contents/MacOS/{NAME}"):
        if (inside / name).is_file():
            return inside / name
    raise PackageFault(f"there is no program in {inside.name}")


def try_program(program: Path, folder: Path) -> None:
    """Run the program's main commands; raises PackageFault with the first that fails."""
    saves = folder / "saves"
    environment = {
        **os.environ,
        "COUNT_HOUSE_SAVES": str(saves),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }

    def run(*words: str) -> str:
        done = subprocess.run(
            [program, *words],
            env=environment,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE_SECONDS,
            check=False,
        )
        if done.returncode:
            raise PackageFault(
                f"{' '.join(words)} ended with {done.returncode}: {done.stderr.strip()}"
            )
        return done.stdout

    if "native" not in run("--version"):
        raise PackageFault("its rules are not compiled")
    pictures = folder / "pictures"
    run("shots", str(pictures), "--only", "title,board")
    small = [file.name for file in pictures.rglob("*.png") if file.stat().st_size < MIN_PICTURE]
    if small or not list(pictures.rglob("*.png")):
        raise PackageFault(f"pictures are missing or empty: {small}")
    run("simulate", "--players", "ai:1,ai:3", "--games", "1")
    check_game_is_continued(program, environment, saves)
    host_tables(program, environment, folder)
    settings = saves / "settings.toml"
    if settings.is_file() and settings.stat().st_size > MAX_SETTINGS:
        raise PackageFault("its settings are far too large")


def check_game_is_continued(program: Path, environment: dict[str, str], saves: Path) -> None:
    """Begin a game in a window, kill the program, and continue the game; raises PackageFault if
    that fails."""
    before = set(saves.glob("game-*"))
    for words in (["play", "--players", "human,random", "--seed", "3"], ["continue"]):
        process = subprocess.Popen([program, *words], env=environment)
        try:
            wait_for(lambda: bool(set(saves.glob("game-*")) - before), "a game is not saved")
            time.sleep(1.0)
            if process.poll() is not None:
                raise PackageFault(f"{words[0]} ended with {process.returncode}")
        finally:
            process.kill()
            process.wait()


def host_tables(program: Path, environment: dict[str, str], folder: Path) -> None:
    """Start a host of tables as a window does, and kill it once it prints its address; raises
    PackageFault if that fails."""
    said = folder / "host.log"
    words = ["host", "--folder", str(folder / "tables"), "--address", "127.0.0.1"]
    words += ["--port", "0", "--unannounced"]
    with said.open("wb") as log:
        process = subprocess.Popen(
            [program, *words], env=environment, stdout=log, stderr=subprocess.STDOUT
        )
    try:
        wait_for(
            lambda: HOST_STARTED_TEXT in output_so_far(said) or process.poll() is not None,
            "host says nothing",
        )
        if process.poll() is not None:
            raise PackageFault(
                f"host ended with {process.returncode}: {output_so_far(said).strip()}"
            )
    finally:
        process.kill()
        process.wait()


def output_so_far(file: Path) -> str:
    """Return what a program has written to a file so far."""
    return file.read_text(encoding="utf-8", errors="replace")


def wait_for(is_so: Callable[[], bool], otherwise: str) -> None:
    """Wait until `is_so()` is True; raises PackageFault with the message `otherwise` after two
    minutes."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not is_so():
        if time.monotonic() > end:
            raise PackageFault(otherwise)
        time.sleep(0.2)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
