"""A folder, or on macOS an application, in which the game runs without Python: by PyInstaller.

The game is included as it is installed, sources beside their bytecode and their compiled form, so
that it finds its build and assets as every installed copy does; PyInstaller adds Python and the
libraries.
"""

import ast
import compileall
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from py_compile import PycInvalidationMode

from game import __version__
from game.compiled import native
from game.program import COMMAND
from game.program import NAME as TITLE
from tools.packaging.looks import write_look_files
from tools.packaging.macos import BUNDLE_ID, complete_application
from tools.packaging.signing import sign
from tools.project_files import TOP, project_files
from tools.systems.targets import packaged_program, target_here

OWN_PACKAGE_NAMES = ("game", "ai")
ASSET_FOLDER_NAME = "assets"
LIBRARY_NAMES = (
    *("librt", "msgpack", "mypy_extensions", "numpy", "pygame", "pymunk"),
    *("websockets", "zeroconf"),  # friends at their own screens
    *("platformdirs", "tomli_w"),
)
WHOLE_LIBRARY_NAMES = (  # bring what no import names
    *("librt", "pymunk", "msgpack", "websockets", "zeroconf", "platformdirs"),
)
EXCLUDED_MODULE_NAMES = (
    *("tkinter", "unittest", "setuptools", "mypy", "scipy", "PIL", "psutil", "yaml"),
    *("_hashlib", "readline"),  # large libraries: hashes have their own
)
NOT_PLAYED = TOP / "assets" / "shared" / "images" / "readme"
README_NAME = "README.md"
START_SCRIPT = """import multiprocessing

multiprocessing.freeze_support()  # the computer players think in processes of their own

from game.__main__ import main

main()
"""


def install_game(site: Path) -> bool:
    """Install the game into a folder; return whether it is compiled."""
    subprocess.run([sys.executable, str(TOP / "tools" / "build_native.py")], check=False)
    for path in project_files():
        below = path.relative_to(TOP)
        if below.parts[0] in (*OWN_PACKAGE_NAMES, ASSET_FOLDER_NAME) and path.parent != NOT_PLAYED:
            copy = site / ("game" if below.parts[0] == ASSET_FOLDER_NAME else "") / below
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    build = native.find_fitting_build_folder(native.find_modules_to_compile(TOP))
    if build is not None:
        shutil.copytree(build, site, dirs_exist_ok=True)
        strip(compiled_files(site))
    return build is not None


def strip(files: Sequence[Path]) -> None:
    """Remove debug symbols from our own compiled files."""
    if files and shutil.which("strip") and target_here().is_stripped:
        subprocess.run(["strip", "--strip-debug", *files], check=True)


def compiled_files(site: Path) -> list[Path]:
    """Return the compiled modules below a folder, and their shared library."""
    return [path for ending in ("*.so", "*.pyd") for path in sorted(site.rglob(ending))]


def freeze(site: Path, work: Path, folder: Path) -> Path:
    """Combine Python, the libraries and the installed game; return the executable."""
    for name in OWN_PACKAGE_NAMES:  # nobody could write bytecode beside them later
        mode = PycInvalidationMode.UNCHECKED_HASH
        compileall.compile_dir(site / name, quiet=2, invalidation_mode=mode)
    start = work / "start.py"
    start.write_text(START_SCRIPT, encoding="utf-8")
    target = target_here()
    name = TITLE if target.is_windowed else COMMAND
    options = ["--noconfirm", "--onedir", "--name", name, "--log-level", "ERROR"]
    options += ["--windowed"] if target.is_windowed else []
    options += write_look_files(target.system, work)
    options += ["--distpath", str(folder), "--workpath", str(work), "--specpath", str(work)]
    for own in OWN_PACKAGE_NAMES:
        options += ["--exclude-module", own, "--add-data", f"{site / own}{os.pathsep}{own}"]
    for library in site.glob("*__mypyc*"):
        options += ["--add-data", f"{library}{os.pathsep}."]
    for module in sorted(imported_outside_modules(site)):
        options += ["--hidden-import", module]
    for module in EXCLUDED_MODULE_NAMES:
        options += ["--exclude-module", module]
    for module in WHOLE_LIBRARY_NAMES:
        options += ["--collect-all", module]
    if target.is_application:
        options += ["--osx-bundle-identifier", BUNDLE_ID]
    command = [sys.executable, "-m", "PyInstaller", *options, str(start)]
    subprocess.run(command, check=True)
    if target.has_console_program:
        add_console_program(options, start, work, folder / name)
    program = packaged_program(target, folder, name)
    copy_readme_into_program(program)
    if target.is_application:
        complete_application(program, __version__)
    inside = folder / name / "_internal"
    strip([*inside.glob("libpython*"), *inside.glob("python3*/lib-dynload/*.so")])
    sign(program, target)
    return program


def copy_readme_into_program(program: Path) -> None:
    """Copy the README, which says what was tested on which system, into a program's folder, or into
    the resources of an application."""
    resources = program / "Contents" / "Resources"
    shutil.copyfile(TOP / README_NAME, (resources if resources.is_dir() else program) / README_NAME)


def add_console_program(options: Sequence[str], start: Path, work: Path, folder: Path) -> None:
    """Add a second executable to the folder that runs in a console: `count-house simulate`.

    It is made of the same parts and uses the libraries in the folder.
    """
    apart = work / "console"
    with_console = [option for option in options if option != "--windowed"]
    with_console[with_console.index("--name") + 1] = COMMAND
    with_console[with_console.index("--distpath") + 1] = str(apart)
    command = [sys.executable, "-m", "PyInstaller", *with_console, str(start)]
    subprocess.run(command, check=True)
    shutil.copy2(apart / COMMAND / f"{COMMAND}.exe", folder)


def imported_outside_modules(site: Path) -> set[str]:
    """Return all modules of Python and of libraries that the game's sources import."""
    found = {
        module
        for folder in OWN_PACKAGE_NAMES
        for file in (site / folder).rglob("*.py")
        for module in imported_modules(ast.parse(file.read_text(encoding="utf-8")))
    }
    known = {*sys.stdlib_module_names, *LIBRARY_NAMES} - {"__future__", *EXCLUDED_MODULE_NAMES}
    return {name for name in found if name.split(".")[0] in known and is_module(name)}


def is_module(name: str) -> bool:
    """Return whether this is the name of a module, rather than of something inside one."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def imported_modules(source: ast.Module) -> Iterator[str]:
    """Yield the modules that a source imports anywhere, including those for type checkers."""
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
