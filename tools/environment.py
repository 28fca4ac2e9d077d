"""The project's own Python in `.venv`: created, filled and updated when needed."""

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tools.systems.compilers import has_compiler
from tools.systems.environments import base_python_line, python_of_environment

TOP = Path(__file__).resolve().parent.parent
VENV_FOLDER = TOP / ".venv"
PYTHON = python_of_environment(VENV_FOLDER)
INSTALLED_STAMP_FILE = VENV_FOLDER / "installed.txt"
REQUIREMENTS_FILE = TOP / "pyproject.toml"
NO_COMPILER = "No C compiler found: the rules run interpreted, the computer thinks less far."
PLACES_OF_PIP = ("lib/python3*/site-packages/pip", "Lib/site-packages/pip")
FIRST_PIP_TO_REACH_OUT = (22, 3)  # with its option --python
Command = list[str | Path]


class CannotPrepare(Exception):
    """The program cannot start; the message is a sentence for the user."""


def prepare_to_play() -> Path:
    """Return a Python that can run the game at once, compiled or not."""
    install_missing([])
    return PYTHON


def prepare_environment(*, for_tests: bool) -> Path:
    """Return a Python that can run the game, compiled if possible; or one for the tests, which
    `tools/check.py` compiles itself."""
    compiler = has_compiler()
    groups = ["native"] if compiler or for_tests else []
    groups += ["test"] if for_tests else []
    install_missing(groups)
    if not compiler:
        print_to_stderr(NO_COMPILER)
    elif not for_tests and subprocess.call([PYTHON, TOP / "tools" / "build_native.py"]):
        print_to_stderr("The rules run interpreted, the computer thinks less far.")
    return PYTHON


def print_to_stderr(words: str) -> None:
    """Print a message to standard error; standard output belongs to the game."""
    print(words, file=sys.stderr, flush=True)


def does_environment_start(python: Path) -> bool:
    """Return whether the environment's Python starts."""
    return python.is_file() and run_quietly([python, "-c", ""])


def make_venv() -> None:
    """Create the environment with the tools of this system."""
    print_to_stderr(f"Making {VENV_FOLDER.name} for Python {sys.version.split()[0]} ...")
    shutil.rmtree(VENV_FOLDER, ignore_errors=True)
    system: Command = [sys.executable, "-m"]
    attempts: list[list[Command]] = [
        [[*system, "venv", VENV_FOLDER]],
        [[*system, "virtualenv", "-q", VENV_FOLDER]],
    ]
    if can_pip_install_elsewhere():
        attempts.insert(0, [[*system, "venv", "--without-pip", VENV_FOLDER]])  # ten seconds quicker
    for commands in attempts:
        if all(map(run_quietly, commands)) and does_environment_start(PYTHON):
            return
    shutil.rmtree(VENV_FOLDER, ignore_errors=True)
    raise CannotPrepare(
        "No virtual environment can be made: install Python's venv module"
        " (Debian and Ubuntu: sudo apt install python3-venv) and start again."
    )


def run_quietly(command: Command) -> bool:
    """Run a command without showing its output; return whether it succeeded."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def required_packages(groups: list[str]) -> list[str]:
    """Return the packages that pyproject.toml names for the game and these optional groups."""
    project = tomllib.loads(REQUIREMENTS_FILE.read_text(encoding="utf-8"))["project"]
    wanted: list[str] = list(project["dependencies"])
    for group in groups:
        wanted += project["optional-dependencies"][group]
    return wanted


def already_installed() -> set[str]:
    """Return what an earlier run installed for the environment's present Python."""
    lines = (
        INSTALLED_STAMP_FILE.read_text(encoding="utf-8").splitlines()
        if INSTALLED_STAMP_FILE.is_file()
        else [""]
    )
    return set(lines[1:]) if lines[0] == base_python_line(VENV_FOLDER, PYTHON) else set()


def install_missing(groups: list[str]) -> None:
    """Install what the game and these optional groups need, unless an earlier run did; raise
    CannotPrepare if that fails."""
    wanted = required_packages(groups)
    if not set(wanted) <= already_installed():
        install_packages(wanted)


def install_packages(wanted: list[str]) -> None:
    """Install the packages into the environment, which is created first if it does not work."""
    if not does_environment_start(PYTHON):
        make_venv()
    print_to_stderr(f"Installing {len(wanted)} packages, once ...")
    if subprocess.call(pip_install(wanted)):
        raise CannotPrepare("The packages above could not be installed; is there a network?")
    record_installed(wanted)


def pip_install(wanted: list[str]) -> Command:
    """Return the pip command that installs packages into the environment.

    Bytecode is not compiled at once, since that happens at first import.
    """
    has_own = any(True for place in PLACES_OF_PIP for _ in VENV_FOLDER.glob(place))
    pip: Command = [PYTHON, "-m", "pip"]
    if not has_own:  # that of the Python that runs this works on the environment
        pip = [sys.executable, "-m", "pip", "--python", PYTHON]
    return [*pip, "install", "-q", "--no-compile", "--disable-pip-version-check", *wanted]


def can_pip_install_elsewhere() -> bool:
    """Return whether the pip of the running Python can install into another one."""
    try:
        found = re.findall(r"\d+", version("pip"))
    except PackageNotFoundError:
        return False
    return tuple(map(int, found[:2])) >= FIRST_PIP_TO_REACH_OUT


def record_installed(wanted: list[str]) -> None:
    """Record that these packages are installed, in addition to those recorded before."""
    names = {_name_of(each) for each in wanted}
    others = sorted(each for each in already_installed() if _name_of(each) not in names)
    INSTALLED_STAMP_FILE.write_text(
        "\n".join([base_python_line(VENV_FOLDER, PYTHON), *wanted, *others]) + "\n",
        encoding="utf-8",
    )


def _name_of(requirement: str) -> str:
    return re.split(r"[\[<>=!~; ]", requirement, maxsplit=1)[0]
