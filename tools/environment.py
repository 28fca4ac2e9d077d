"""The project's own Python in `.venv`: made, filled and brought up to date when needed."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
VENV = TOP / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = VENV / "tinners-installed.txt"
REQUIRED = TOP / "pyproject.toml"


Command = list[str | Path]


class CannotPrepare(Exception):
    """Nothing can be started; the message is a sentence for the user."""


def prepare(*, for_tests: bool) -> Path:
    """Return the Python that can run the game, compiled if possible; or one that can run the
    tests, for which `tools/check.py` compiles while it checks.
    """
    compiler = has_compiler()
    groups = (["native"] if compiler or for_tests else []) + (["test"] if for_tests else [])
    wanted = requirements(groups)
    if not set(wanted) <= already_installed():
        install(wanted)
    if not compiler:
        say("No C compiler found: the rules run interpreted, the computer thinks less far.")
    elif not for_tests and subprocess.call([PYTHON, TOP / "tools" / "build_native.py"]):
        say("The rules run interpreted, the computer thinks less far.")
    return PYTHON


def say(words: str) -> None:
    """Tell the user what is going on; standard output belongs to the game."""
    print(words, file=sys.stderr, flush=True)


def has_compiler() -> bool:
    """Whether C extensions can probably be compiled here."""
    if sys.platform == "win32":
        return bool(os.environ.get("VCINSTALLDIR") or shutil.which("cl"))
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compilers = [wanted.split()[0], "cc", "gcc", "clang"]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.is_file() and any(map(shutil.which, compilers))


def works(python: Path) -> bool:
    """Whether the environment's Python starts and has pip."""
    return python.is_file() and quiet([python, "-c", "import pip"])


def make_venv() -> None:
    """Make the environment with what this system offers."""
    say(f"Making {VENV.name} for Python {sys.version.split()[0]} ...")
    shutil.rmtree(VENV, ignore_errors=True)
    system: Command = [sys.executable, "-m"]
    attempts: tuple[list[Command], ...] = (
        [[*system, "venv", VENV]],
        [[*system, "virtualenv", "-q", VENV]],
        [
            [*system, "venv", "--clear", "--without-pip", VENV],
            [*system, "pip", "--python", PYTHON, "install", "-q", "pip"],
        ],
    )
    for commands in attempts:
        if all(map(quiet, commands)) and works(PYTHON):
            return
    shutil.rmtree(VENV, ignore_errors=True)
    raise CannotPrepare(
        "No virtual environment can be made: install Python's venv module"
        " (Debian and Ubuntu: sudo apt install python3-venv) and start again."
    )


def quiet(command: Command) -> bool:
    """Run a command whose words nobody needs; whether it succeeded."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def requirements(groups: list[str]) -> list[str]:
    """The packages pyproject.toml names for the game and for some optional groups."""
    project = tomllib.loads(REQUIRED.read_text(encoding="utf-8"))["project"]
    wanted: list[str] = list(project["dependencies"])
    for group in groups:
        wanted += project["optional-dependencies"][group]
    return wanted


def already_installed() -> set[str]:
    """What an earlier run installed for the Python the environment has now."""
    lines = STAMP.read_text(encoding="utf-8").splitlines() if STAMP.is_file() else [""]
    return set(lines[1:]) if lines[0] == _python_behind() else set()


def _python_behind() -> str:
    """The Python a virtual environment stands on; after an upgrade it is another one."""
    return str(PYTHON.resolve())


def install(wanted: list[str]) -> None:
    """Install the packages into the environment, which is made first if it does not work."""
    if not works(PYTHON):
        make_venv()
    say(f"Installing {len(wanted)} packages, once ...")
    pip: Command = [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", *wanted]
    if subprocess.call(pip):
        raise CannotPrepare("The packages above could not be installed; is there a network?")
    STAMP.write_text("\n".join([_python_behind(), *wanted]) + "\n", encoding="utf-8")
