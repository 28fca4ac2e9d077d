"""Which tests a change touches: those of `tools/run.py test --changed`.

A change is what differs from the last commit, or what the last commit did if nothing does. Touched
are tests that are changed themselves, that import a changed module or bear its name, and of a title
all rule tests where its rules or their cases are changed, those of its table or its players; and
the contract of the titles that are changed, of the smallest one where none is.
"""

import subprocess
from collections.abc import Iterator
from pathlib import Path, PurePath

from tools.checks.imports import TITLE_FOLDER_NAMES, list_imports
from tools.project_files import TOP, project_files

SMALLEST_TITLE = min(
    set(TITLE_FOLDER_NAMES) - {path.name for path in (TOP / "game" / "titles").iterdir()}
)
RULE_FOLDERS = ("rules", "components", "notation", "cases")  # of a title, and what proves them
READ_IN_TESTS_OF = "tests/teaching"  # words, lessons and puzzles


def changed_files() -> list[str]:
    """Return the changed files, with slashes, below the project's folder."""
    differing = _git("diff", "--name-only", "HEAD") + _git(
        "ls-files", "--others", "--exclude-standard"
    )
    return sorted(set(differing or _git("diff", "--name-only", "HEAD~1", "HEAD")))


def touched_tests(changed: list[str]) -> list[str]:
    """Return the paths of tests that cover the changed files."""
    modules = {_module(PurePath(name)) for name in changed if name.endswith(".py")}
    found = {name for name in changed if PurePath(name).name.startswith("test_")}
    for path in project_files(".py"):
        name = path.relative_to(TOP).as_posix()
        if name.startswith("tests/") and path.name.startswith("test_"):
            imported = {module for _, module in list_imports(path.read_text("utf-8"))}
            taken_from = {each.rpartition(".")[0] for each in imported}
            found |= {name} if modules & (imported | taken_from) else set()
    for name in changed:
        found |= set(_beside(PurePath(name)))
    return sorted(name for name in found if TOP.joinpath(name).exists())


def touched_titles(changed: list[str]) -> list[str]:
    """Return the changed titles, as the contract tests name them."""
    names = {
        part for name in changed for part in PurePath(name).parts if part in TITLE_FOLDER_NAMES
    }
    return sorted(name.replace("_", "-") for name in names) or [SMALLEST_TITLE]


def _module(path: PurePath) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if path.name == "__init__.py" else parts)


def _beside(path: PurePath) -> Iterator[str]:
    """Yield the tests named after a changed file, and all rule tests of changed rules."""
    parts = path.parts
    if parts[0] == "assets":
        yield READ_IN_TESTS_OF
    elif parts[1:2] == ("titles",) and len(parts) > 3:
        part = "ai" if parts[0] == "ai" else parts[3]
        if part in ("table", "ai"):
            yield f"tests/titles/{parts[2]}/{part}"
        elif part in RULE_FOLDERS:
            rule_tests = TOP.joinpath("tests", "titles", parts[2]).glob("test_*.py")
            yield from (found.relative_to(TOP).as_posix() for found in rule_tests)
    elif len(parts) > 2:
        yield f"tests/{parts[1]}/test_{path.stem}.py"


def _git(*words: str) -> list[str]:
    done = subprocess.run(
        ["git", *words], cwd=TOP, capture_output=True, encoding="utf-8", check=False
    )
    return [name for name in done.stdout.splitlines() if Path(TOP, name).exists()]
