"""Compile rules and search into build/native/, where `game.compiled.native` finds them.

Run it with the project's own Python: `.venv/bin/python tools/build_native.py`. Modules that are
already compiled take no time. With exit code 1 nothing was compiled, and a sentence says why.
"""

import argparse
import contextlib
import os
import runpy
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TextIO

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.compiled import native
from tools.environment import print_to_stderr
from tools.systems.compilers import aim_at_this_machine, compiler_name, object_folder

BUILDS_KEPT = 6
OBJECTS_KEPT = 72  # compiled units: four builds
OBJECT_FOLDER = TOP / "build" / "objects"
MAX_ATTEMPTS = 3
BUILD_AGAIN_COMMAND = "tools/build_native.py --again"


def main(arguments: list[str]) -> int:
    """Compile the present sources, and once more if they change meanwhile."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--again", action="store_true", help="also what could not be compiled")
    parser.add_argument(
        "--mark", default=str(os.getpid()), help="the ending of the folder it works in"
    )
    asked = parser.parse_args(arguments)
    os.environ["COUNT_HOUSE_PURE"] = ""
    for _ in range(MAX_ATTEMPTS):
        sources = native.find_modules_to_compile(TOP)
        is_there = native.find_fitting_build_folder(sources) is not None
        done = is_there or build_unless_failed_before(sources, again=asked.again, mark=asked.mark)
        if native.find_modules_to_compile(TOP).fingerprint == sources.fingerprint:
            return 0 if done else 1
    print_to_stderr("The sources change faster than they can be compiled.")
    return 1


def build_unless_failed_before(sources: native.ModulesToCompile, *, again: bool, mark: str) -> bool:
    """Compile these sources and return whether that succeeded; on failure print why.

    Modules whose compilation failed before are not compiled, unless `again` is set. `mark` is the
    suffix of the folder in which the compiler works.
    """
    target = native.native_build_folder(sources)
    failure = target.with_name(f"{target.name}.failed")
    compiler = f"Compiled by {compiler_name() or 'an unknown compiler'}."
    if not again and _first_line(failure) == compiler:
        print_to_stderr(
            f"The last compilation failed, see {failure}; {BUILD_AGAIN_COMMAND} tries once more."
        )
        return False
    print_to_stderr(
        f"Compiling {len(sources.path_by_module_name)} modules of rules and search; "
        "first their types ..."
    )
    work = target.with_name(f"{target.name}.{mark}")
    work.mkdir(parents=True)
    try:
        with (work / "log.txt").open("w", encoding="utf-8") as log:
            print(compiler, file=log, flush=True)
            with _own_terminal() as terminal, _writing_to(log.fileno()):
                done = compile_into(work, sources, terminal)
        unchanged = native.find_modules_to_compile(TOP).fingerprint == sources.fingerprint
        if unchanged:
            built, place = (work / "lib", target) if done else (work / "log.txt", failure)
            try:
                built.replace(place)
            except OSError:
                if not place.exists():  # another process was first
                    raise
    finally:
        for folder in (work, object_folder(work)):
            shutil.rmtree(folder, ignore_errors=True)
    if unchanged and not done:
        print_to_stderr(f"The rules could not be compiled, the reason is in {failure}.")
    _keep_newest(OBJECT_FOLDER, OBJECTS_KEPT)
    # Keep the last few builds, so that going back and forth between versions is quick
    with contextlib.suppress(FileNotFoundError):  # another process tidies up as well
        builds = sorted(target.parent.iterdir(), key=lambda path: path.stat().st_mtime)
        for path in [path for path in builds if path != target][: 1 - BUILDS_KEPT]:
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink()
    return done and unchanged


def compile_into(work: Path, sources: native.ModulesToCompile, terminal: TextIO) -> bool:
    """Build the library into work/lib while printing progress; return whether it succeeded."""
    os.chdir(TOP)  # module names follow from paths below the current folder
    from setuptools import Distribution

    recipe = runpy.run_path("setup.py", run_name="recipe")
    try:
        extensions = recipe["extensions"](str(work / "c"), "--cache-dir", "build/mypy_native")
    except SystemExit:  # how mypyc ends when mypy finds an error
        return False
    command = recipe["BuildInUnits"](Distribution({"ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(object_folder(work))
    command.kept_objects = OBJECT_FOLDER
    command.made_by = " ".join((compiler_name(), native.build_tool_versions_text()))
    command.tell = _telling(terminal)
    aim_at_this_machine()
    command.ensure_finalized()
    command.run()
    return (work / "lib" / (sources.library_name + EXTENSION_SUFFIXES[0])).is_file()


def _telling(terminal: TextIO) -> Callable[[int, int], None]:
    """Return the function that prints how many parts are compiled."""
    begin = time.monotonic()

    def tell(done: int, units: int) -> None:
        seconds = time.monotonic() - begin
        print(f"{done} of {units} parts compiled, {seconds:.0f} s", file=terminal, flush=True)

    return tell


@contextlib.contextmanager
def _own_terminal() -> Iterator[TextIO]:
    """Yield a copy of standard error that later redirections do not change."""
    with open(os.dup(2), "w", encoding="utf-8") as terminal:
        yield terminal


def _keep_newest(folder: Path, number: int) -> None:
    """Remove all but the files that were used last; other processes may do the same."""
    with contextlib.suppress(FileNotFoundError):
        files = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)
        for path in files[:-number]:
            path.unlink()


def _first_line(file: Path) -> str:
    """Return the first line of a text, "" where there is none."""
    try:
        return file.read_text(encoding="utf-8", errors="replace").partition("\n")[0]
    except OSError:
        return ""


@contextlib.contextmanager
def _writing_to(file: int) -> Iterator[None]:
    """While the context is open, redirect the output of this process and its compilers into a
    file."""
    kept = [os.dup(1), os.dup(2)]
    sys.stdout.flush()
    os.dup2(file, 1)
    os.dup2(file, 2)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for number, original in zip((1, 2), kept, strict=True):
            os.dup2(original, number)
            os.close(original)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
