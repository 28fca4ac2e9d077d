"""Count House from its sources. Needs Python 3.11 or newer; brings the rest into .venv itself.

python3 tools/run.py play         open the game: the shelf, or a table that is asked for
                                  python3 tools/run.py play --title T --players human,ai:3
python3 tools/run.py continue     go on with the game played last
python3 tools/run.py replay FILE  watch a saved game
                                  python3 tools/run.py replay saves/game-0001.counthouse
python3 tools/run.py simulate     let computers play without a screen
                                  python3 tools/run.py simulate --players ai:1,ai:3 --games 10
python3 tools/run.py position     print, play and look at positions as text
                                  python3 tools/run.py position new --players 4
python3 tools/run.py host         be a host of tables for friends at their own screens
                                  python3 tools/run.py host --folder tables
python3 tools/run.py bench        measure the rules and the search
                                  python3 tools/run.py bench --title T
python3 tools/run.py shots DIR    a picture of every screen
                                  python3 tools/run.py shots pictures --only shelf,board
python3 tools/run.py help WORD    what a word does, and all that it takes
python3 tools/run.py completion SHELL  lines that let bash, zsh or fish complete words
python3 tools/run.py man          the manual page
python3 tools/run.py test         the checks and every test that is not slow; needs no display
                                  python3 tools/run.py test --changed   what a change touches
                                  python3 tools/run.py test tests/cli   some of them
--help behind a word tells all that it takes.
"""

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir

if sys.hexversion < 0x030B0000:
    sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] + ".")

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.system.session import has_display
from tools import changed, environment
from tools.compiling import BackgroundCompilation

NO_DISPLAY = (
    "There is no display to play on; `tools/run.py simulate --players ai:1,ai:3` lets the"
    " computer play without one."
)
CHECKS_FAILED = (
    "This run fails, whatever the tests say: a check before them failed."
    " `tools/check.py --no-tests` runs the checks alone and shows which."
)
COMMANDS_WITH_A_SCREEN = ("play", "continue")
AT_ONCE = (*COMMANDS_WITH_A_SCREEN, "replay")  # the engine is compiled meanwhile
HELP_OPTION_NAMES = frozenset({"-h", "--help"})
CHANGED_OPTION_NAME = "--changed"
BYTECODE_FOLDER = TOP / "build" / "bytecode"  # of the tests and of what they start
BOTH_CORES = ("--numprocesses=auto", "--dist=worksteal")
COMPILED_FOLDERS = ("game/engine/", "game/titles/", "ai/search/", "ai/titles/")
BAD_REQUEST = 2
INTERRUPTED_EXIT_CODE = 130
NO_TESTS = 5  # pytest's word for a choice that holds none
ENDED_BY_A_SIGNAL = 128  # and the number of the signal, as shells say it


def main(arguments: list[str]) -> int:
    """Run one command; return its exit code, or 2 when it cannot start."""
    command, *rest = arguments or ["--help"]
    if command in HELP_OPTION_NAMES:
        print(__doc__)
        return 0
    if command in COMMANDS_WITH_A_SCREEN and not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return BAD_REQUEST
    try:
        if command in AT_ONCE and HELP_OPTION_NAMES.isdisjoint(rest):
            python = environment.prepare_to_play()
            with BackgroundCompilation():
                return run_project_python(python, "-m", "game", *arguments)
        python = environment.prepare_environment(for_tests=command == "test")
    except environment.CannotPrepare as problem:
        print(problem, file=sys.stderr)
        return BAD_REQUEST
    except KeyboardInterrupt:
        print("Stopped; the next start goes on with it.", file=sys.stderr)
        return INTERRUPTED_EXIT_CODE
    return (
        run_all_tests(python, rest)
        if command == "test"
        else run_project_python(python, "-m", "game", *arguments)
    )


def run_all_tests(python: Path, arguments: list[str]) -> int:
    """Compile, run the checks, then the named tests or those of the gate; return 0 if all is
    good."""
    if arguments[:1] == [CHANGED_OPTION_NAME]:
        return test_changed(python, arguments[1:])
    environment.print_to_stderr("Compiling and checking ...")
    checks = run_checks(python)
    gate = [*BOTH_CORES, "-m", "not slow", str(TOP / "tests")]
    tests = run_tests(python, arguments or gate)
    print_what_failed_before(checks)
    return tests or checks


def test_changed(python: Path, arguments: list[str]) -> int:
    """Run the checks, the tests of changed files, and the contract of the touched titles; return 0
    if all is good."""
    files = changed.changed_files()
    compiled = any(name.startswith(COMPILED_FOLDERS) and name.endswith(".py") for name in files)
    pure = {"COUNT_HOUSE_PURE": "1"} if compiled else {}
    environment.print_to_stderr(f"Checking {len(files)} changed files ...")
    checks = run_checks(python, *(["--no-build"] if compiled else []))
    titles = " or ".join(changed.touched_titles(files))
    contract = [str(TOP / "tests" / "contract"), "-k", titles]
    touched = [str(TOP / name) for name in changed.touched_tests(files)]
    runs = [each for each in (touched, contract) if each]
    usual = [*BOTH_CORES, "-m", "not slow"]
    codes = [run_tests(python, [*usual, *each, *arguments], **pure) for each in runs]
    print_what_failed_before(checks)
    return next((code for code in codes if code not in (0, NO_TESTS)), checks)


def run_checks(python: Path, *arguments: str) -> int:
    """Run the checks and return their exit code."""
    return run_project_python(python, str(TOP / "tools" / "check.py"), "--no-tests", *arguments)


def print_what_failed_before(exit_code_of_checks: int) -> None:
    """After the tests' long output, print whether the checks before them failed."""
    if exit_code_of_checks:
        print(CHECKS_FAILED, flush=True)


def run_tests(python: Path, arguments: list[str], **settings: str) -> int:
    """Run pytest with the arguments and environment settings; return its exit code."""
    pytest = ["-m", "pytest", f"--rootdir={TOP}", f"--config-file={TOP / 'pyproject.toml'}"]
    # or each worker, and each of the many games that tests start, compiles all its modules again
    bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(BYTECODE_FOLDER)}
    try:
        return run_project_python(python, *pytest, *arguments, **bytecode, **settings)
    finally:
        # no later run has modules at the same place there
        temporary = Path(gettempdir())
        shutil.rmtree(BYTECODE_FOLDER / temporary.relative_to(temporary.anchor), ignore_errors=True)


def run_project_python(python: Path, *arguments: str, **settings: str) -> int:
    """Run the project's Python in the present folder with this project on its path; `settings`
    are variables of its environment.
    """
    variables = {**os.environ, "PYTHONPATH": str(TOP), "PYTHONSAFEPATH": "1", **settings}
    sys.stdout.flush()
    with subprocess.Popen([python, *arguments], env=variables) as process:
        # who ends this process means the game, which nobody else would tell
        before = signal.signal(signal.SIGTERM, lambda number, frame: process.terminate())
        code: int | None = None
        while code is None:
            with suppress(KeyboardInterrupt):  # the game was told as well, and saves before it ends
                code = process.wait()
        signal.signal(signal.SIGTERM, before)
        return code if code >= 0 else ENDED_BY_A_SIGNAL - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
