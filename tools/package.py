"""Make a folder with everything that the game needs, to be given to somebody without Python.

    .venv/bin/python tools/package.py [FOLDER]      usually build/package

FOLDER/tinners-trail/tinners-trail starts it. Needs the extra `package` (PyInstaller). The game goes
in as it is installed, sources beside their compiled form, so that it finds its build and its assets
as every installed copy does; PyInstaller brings Python and the libraries.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game import native
from tools.environment import say
from tools.project_files import project_files
from tools.starting import run_tool

NAME = "tinners-trail"
OWN, ASSETS = ("game", "ai"), "assets"
WHOLE = ("librt", "pymunk", "msgpack")  # bring along what no import names
UNUSED = ("dask", "distributed")  # only an arena over several machines needs them
START = """import multiprocessing

multiprocessing.freeze_support()  # the computer players think in processes of their own

from game.__main__ import main

main()
"""


def main(arguments: list[str]) -> int:
    """Build the folder; 1 with a sentence when PyInstaller is missing, else its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=TOP / "build" / "package")
    folder: Path = parser.parse_args(arguments).folder
    if find_spec("PyInstaller") is None:
        say("PyInstaller is not installed; allowed: .venv/bin/pip install -e .[package]")
        return 1
    with TemporaryDirectory() as work:
        site = installed(Path(work))
        done = freeze(site, Path(work), folder)
    if not done:
        say(f"The package is in {folder / NAME}; {folder / NAME / NAME} starts it.")
    return done


def installed(work: Path) -> Path:
    """Return a folder with the game as an installation has it, compiled where it can be."""
    subprocess.run([sys.executable, str(TOP / "tools" / "build_native.py")], check=False)
    site = work / "site"
    for path in project_files():
        below = path.relative_to(TOP)
        if below.parts[0] in (*OWN, ASSETS):
            copy = site / ("game" if below.parts[0] == ASSETS else "") / below
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    build = native.fitting_build(native.read_sources(TOP))
    if build is not None:
        shutil.copytree(build, site, dirs_exist_ok=True)
    return site


def freeze(site: Path, work: Path, folder: Path) -> int:
    """Let PyInstaller put Python, the libraries and the installed game together."""
    say("Putting Python and the libraries together ...")
    start = work / "start.py"
    start.write_text(START, encoding="utf-8")
    options = ["--noconfirm", "--onedir", "--name", NAME, "--log-level", "WARN"]
    options += ["--distpath", str(folder), "--workpath", str(work), "--specpath", str(work)]
    for name in OWN:
        options += ["--exclude-module", name, "--add-data", f"{site / name}{os.pathsep}{name}"]
    for library in site.glob("*__mypyc*"):
        options += ["--add-data", f"{library}{os.pathsep}."]
    for module in sorted(outside_modules(site)):
        options += ["--hidden-import", module]
    for name in WHOLE:
        options += ["--collect-all", name]
    command = [sys.executable, "-m", "PyInstaller", *options, str(start)]
    return subprocess.run(command, check=False).returncode


def outside_modules(site: Path) -> set[str]:
    """Return every module that the game's sources import and that is not the game's own."""
    found = {
        module
        for folder in OWN
        for file in (site / folder).rglob("*.py")
        for module in imported(ast.parse(file.read_text(encoding="utf-8")))
    }
    outside = (name for name in found if name.split(".")[0] not in (*OWN, *UNUSED, "__future__"))
    return set(filter(is_module, outside))


def is_module(name: str) -> bool:
    """Whether this is a module here, and not something inside one."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def imported(source: ast.Module) -> Iterator[str]:
    """The names of the modules a source imports anywhere, those for type checkers too."""
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


if __name__ == "__main__":
    run_tool(main)
