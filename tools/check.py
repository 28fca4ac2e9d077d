"""Everything that can be checked in 90 seconds: run it before every commit.

`.venv/bin/python tools/check.py` checks format, lint, types, floors, whatever the scripts in
`tools/checks` look after, and the fast tests; `--no-tests` leaves the tests out. One line a step,
with its seconds; a failed step shows what it found and the command that repairs or repeats it.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
PYTHON = Path(sys.executable)
FLOORS = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_logo=True))"


@dataclass(frozen=True, slots=True)
class Step:
    """One check: the arguments Python runs it with, and those that repair or repeat it."""

    name: str
    arguments: tuple[str, ...]
    remedy: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a step ended, and what it said on the way."""

    step: Step
    passed: bool
    seconds: float
    words: str


def steps(*, with_tests: bool) -> list[Step]:
    """Every step, the longest first."""
    tests = ("-m", "pytest", "-m", "not slow", f"--numprocesses={os.cpu_count() or 1}")
    lint = ("-m", "ruff", "check")
    layout = ("-m", "ruff", "format")
    scripts = sorted((TOP / "tools" / "checks").glob("*.py"))
    return [
        *([Step("tests", tests)] if with_tests else []),
        Step("types", ("-m", "mypy")),
        Step("floors", ("-c", FLOORS)),
        Step("lint", (*lint, "--quiet", "."), remedy=(*lint, "--fix", ".")),
        Step("format", (*layout, "--quiet", "--check", "."), remedy=(*layout, ".")),
        *(Step(path.stem.replace("_", " "), (f"tools/checks/{path.name}",)) for path in scripts),
    ]


def run(step: Step) -> Outcome:
    """Run one step in the project's folder."""
    begin = time.perf_counter()
    result = subprocess.run(
        [PYTHON, *step.arguments],
        cwd=TOP,
        env={**os.environ, "PYTHONPATH": str(TOP)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    seconds = time.perf_counter() - begin
    return Outcome(step, result.returncode == 0, seconds, result.stdout.strip())


def report(outcome: Outcome) -> None:
    """Print the step's line; when it failed also what it found and what to do."""
    last_words = outcome.words.splitlines()[-1:] if outcome.passed else ["FAILED"]
    print(f"{outcome.step.name:14}{outcome.seconds:6.1f} s  {''.join(last_words)}", flush=True)
    if not outcome.passed:
        print(outcome.words)
        remedy = outcome.step.remedy
        words = " ".join(f'"{word}"' if " " in word else word for word in remedy)
        print(f"To repair it: {shown_python()} {words}\n" if remedy else "", flush=True)


def shown_python() -> str:
    """The Python that runs the checks, as one would type it in the project's folder."""
    return str(PYTHON.relative_to(TOP) if PYTHON.is_relative_to(TOP) else PYTHON)


def main() -> int:
    """Run all steps, as many at a time as there are cores; 1 when any failed."""
    begin = time.perf_counter()
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        outcomes = []
        for outcome in pool.map(run, steps(with_tests="--no-tests" not in sys.argv)):
            report(outcome)
            outcomes.append(outcome)
    failed = [outcome.step.name for outcome in outcomes if not outcome.passed]
    verdict = f"failed: {', '.join(failed)}" if failed else "all good"
    print(f"{'checked':14}{time.perf_counter() - begin:6.1f} s  {verdict}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
