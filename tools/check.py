"""Everything that can be checked in a minute and a half: run it before every commit.

`.venv/bin/python tools/check.py` compiles, then checks types, floors, lint, format and whatever the
scripts in `tools/checks` look after, then runs the fast tests; `--no-tests` leaves these out,
`--no-build` the compilation, and the thorough ones are left to `tools/run.py test`. It says what
it does: every ten seconds what is running and for how long, and a line for each step that ends,
with its seconds; a failed step shows what it found and the command that repairs it.
"""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
PYTHON = Path(sys.executable)
CORE_COUNT = os.cpu_count() or 1
PLATFORM_BY_OTHER_SYSTEM = {
    "Windows": "win32",
    "macOS": "darwin",
}  # systems whose types are checked from here
IMPORT_LINTER_PROGRAM = (
    "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_logo=True))"
)

SECONDS_BETWEEN_LINES = 10.0

FAST_TEST_OPTIONS = ("-m", "not slow and not thorough", f"--numprocesses={CORE_COUNT}")


@dataclass(frozen=True, slots=True)
class CheckStep:
    """One check: the Python arguments that run it, and those that repair or repeat it."""

    name: str
    arguments: tuple[str, ...]
    remedy: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StepOutcome:
    """The result of a step, with its output."""

    step: CheckStep
    passed: bool
    seconds: float
    words: str


def type_check_arguments_on(platform: str) -> tuple[str, ...]:
    """Return the arguments for type checking as on another system."""
    return ("-m", "mypy", "--platform", platform, "--cache-dir", f".mypy_cache/{platform}")


def all_check_steps(*, build: bool = True) -> list[CheckStep]:
    """Return all steps except the tests, the longest first."""
    lint = ("-m", "ruff", "check")
    layout = ("-m", "ruff", "format")
    scripts = sorted((TOP / "tools" / "checks").glob("*.py"))
    native = CheckStep("native build", ("tools/build_native.py", "--again"))
    return [
        *([native] if build else []),
        CheckStep("types", ("-m", "mypy")),
        *(
            CheckStep(f"types on {system}", type_check_arguments_on(name))
            for system, name in PLATFORM_BY_OTHER_SYSTEM.items()
        ),
        CheckStep("floors", ("-c", IMPORT_LINTER_PROGRAM)),
        CheckStep("lint", (*lint, "--quiet", "."), remedy=(*lint, "--fix", ".")),
        CheckStep("format", (*layout, "--quiet", "--check", "."), remedy=(*layout, ".")),
        *(
            CheckStep(path.stem.replace("_", " "), (f"tools/checks/{path.name}",))
            for path in scripts
        ),
    ]


class Running:
    """The steps that are running, with their start times."""

    def __init__(self) -> None:
        """Start with no steps."""
        self._since: dict[str, float] = {}

    def run(self, step: CheckStep) -> StepOutcome:
        """Run one step in the project's folder."""
        self._since[step.name] = time.perf_counter()
        try:
            return run_check_step(step)
        finally:
            del self._since[step.name]

    def as_text(self) -> str:
        """Return the running steps and their times as text."""
        now = time.perf_counter()
        steps = list(self._since.items())
        return ", ".join(f"{name} for {now - since:.0f} s" for name, since in steps)


def run_check_step(step: CheckStep) -> StepOutcome:
    """Run one step in the project's folder."""
    begin = time.perf_counter()
    result = subprocess.run(
        [PYTHON, *step.arguments],
        cwd=TOP,
        env={**os.environ, "PYTHONPATH": str(TOP)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    seconds = time.perf_counter() - begin
    return StepOutcome(step, result.returncode == 0, seconds, result.stdout.strip())


def print_step_outcome(outcome: StepOutcome) -> None:
    """Print the step's line; if it failed, also its output and what to do."""
    last_words = outcome.words.splitlines()[-1:] if outcome.passed else ["FAILED"]
    print(f"{outcome.step.name:14}{outcome.seconds:6.1f} s  {''.join(last_words)}", flush=True)
    if not outcome.passed:
        print(outcome.words)
        remedy = outcome.step.remedy
        words = " ".join(f'"{word}"' if " " in word else word for word in remedy)
        python = PYTHON.relative_to(TOP) if PYTHON.is_relative_to(TOP) else PYTHON
        print(f"To repair it: {python} {words}\n" if remedy else "", flush=True)


def main(arguments: list[str]) -> int:
    """Run all steps, one per core at a time; return 1 if any failed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--no-tests", action="store_true", help="leave the tests out")
    parser.add_argument("--no-build", action="store_true", help="leave the compilation out")
    wanted = parser.parse_args(arguments)
    begin = time.perf_counter()
    first = all_check_steps(build=not wanted.no_build)
    tests = CheckStep("tests", ("-m", "pytest", *FAST_TEST_OPTIONS))
    # The fast tests need both cores and the native build, so they come last
    batches = [first] if wanted.no_tests else [first, [tests]]
    running = Running()
    failed = []
    with ThreadPoolExecutor(max_workers=CORE_COUNT) as pool:
        for batch in batches:
            waiting = {pool.submit(running.run, step) for step in batch}
            while waiting:
                ended, waiting = wait(waiting, SECONDS_BETWEEN_LINES, FIRST_COMPLETED)
                for done in ended:
                    outcome = done.result()
                    print_step_outcome(outcome)
                    failed += [] if outcome.passed else [outcome.step.name]
                if waiting and not ended:
                    print(
                        f"{'running':14}{time.perf_counter() - begin:6.1f} s  {running.as_text()}"
                    )
                    sys.stdout.flush()
    verdict = f"failed: {', '.join(failed)}" if failed else "all good"
    print(f"{'checked':14}{time.perf_counter() - begin:6.1f} s  {verdict}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
