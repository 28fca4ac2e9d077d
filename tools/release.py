"""Make a release: everything checked, and every package built from a clean tree.

    python3 tools/release.py [FOLDER]    usually build/package

Brings what it needs into .venv itself. Refused in a sentence: a tree with changes, a version that
the changelog does not tell with its day or whose tag is there already, changes that the changelog
tells of no version, packages of another version in the folder, a gate that fails or changes files.
At the end it says how the release is published. `--only-look` says what stands in the way and
makes nothing.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game import __version__
from tools import environment
from tools.environment import print_to_stderr
from tools.packaging.checksums import packages_in
from tools.starting import run_tool

EXTRA_NAMES = ("native", "test", "package")
GATE_COMMAND = ("tools/run.py", "test")
CHANGELOG = "CHANGELOG.md"
VERSION_PATTERN = re.compile(r"\d+\.\d+\.\d+")
UNRELEASED_SECTION_PATTERN = re.compile(
    r"^## \[Unreleased\]$(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL
)
READY_TEXT = "Nothing stands in the way of version {version}; the gate is still to be run."
PUBLISH_INSTRUCTIONS = """\
Everything is in {folder}. To publish it:
    git tag --annotate v{version} --message "Count House {version}"
    git push origin v{version}      # the workflow adds the packages of the other systems"""


def main(arguments: list[str]) -> int:
    """Make the release; return 1, with a sentence for each obstacle, if that is not possible."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=TOP / "build" / "package")
    parser.add_argument(
        "--only-look", action="store_true", help="say what stands in the way, and make nothing"
    )
    asked = parser.parse_args(arguments)
    folder: Path = asked.folder.resolve()
    found = obstacles(TOP, __version__) + foreign_packages(folder, __version__)
    for sentence in found:
        print_to_stderr(sentence)
    if found:
        return 1
    if asked.only_look:
        print_to_stderr(READY_TEXT.format(version=__version__))
        return 0
    try:
        environment.install_missing(list(EXTRA_NAMES))
    except environment.CannotPrepare as problem:
        print_to_stderr(str(problem))
        return 1
    commit = git_output(TOP, "rev-parse", "HEAD")
    gate = {"the gate": list(GATE_COMMAND)}
    packages = {
        "the packages": ["tools/package.py", str(folder)],
        "the checksums": ["-m", "tools.packaging.checksums", str(folder)],
    }
    for steps in (gate, packages):
        if failed := first_failure(steps, run_here):
            print_to_stderr(f"No release: {failed} failed, see above.")
            return 1
        if changed := changes_since(TOP, commit):
            print_to_stderr(f"No release: {changed}")
            return 1
    print(PUBLISH_INSTRUCTIONS.format(folder=folder, version=__version__))
    return 0


def obstacles(top: Path, version: str) -> list[str]:
    """Return a sentence for each obstacle to releasing this version from the tree."""
    found = []
    if not VERSION_PATTERN.fullmatch(version):
        found.append(f"The version is {version}. Give it three numbers, like 1.2.0.")
    if changed := changed_files_text(top):
        found.append(f"The tree has changes: {changed}. Commit or remove them.")
    heading = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$"
    text = (top / CHANGELOG).read_text(encoding="utf-8")
    if not re.search(heading, text, re.MULTILINE):
        found.append(f"{CHANGELOG} has no heading “## [{version}] - YEAR-MONTH-DAY”. Write one.")
    unreleased = UNRELEASED_SECTION_PATTERN.search(text)
    if unreleased and unreleased.group(1).strip():
        found.append(f"{CHANGELOG} has changes under “Unreleased”. Move them below {version}.")
    if git_output(top, "tag", "--list", f"v{version}"):
        found.append(f"Version {version} is released already. Raise it in game/__init__.py.")
    return found


def foreign_packages(folder: Path, version: str) -> list[str]:
    """Return a sentence if the folder holds packages of another version, which would be published
    with these."""
    packages = packages_in(folder) if folder.is_dir() else []
    of_others = [each.name for each in packages if not is_of_version(each.name, version)]
    if not of_others:
        return []
    return [f"{folder} holds packages of another version: {', '.join(of_others)}. Remove them."]


def is_of_version(package: str, version: str) -> bool:
    """Return whether a package's file name says this version."""
    return re.search(rf"[-_]{re.escape(version)}(?![.\d]*\d)", package) is not None


def changes_since(top: Path, commit: str) -> str:
    """Return a sentence if the tree is no longer that commit without changes, else ""."""
    if git_output(top, "rev-parse", "HEAD") != commit:
        return "another commit was checked out meanwhile. Begin again."
    if changed := changed_files_text(top):
        return f"files changed meanwhile: {changed}. Commit or remove them, and begin again."
    return ""


def changed_files_text(top: Path) -> str:
    """Return the names of the first files that git would list as changed, "" for a clean tree."""
    lines = git_output(top, "status", "--porcelain").splitlines()
    return ", ".join(line[3:] for line in lines[:5])


def first_failure(steps: dict[str, list[str]], run: Callable[[list[str]], int]) -> str:
    """Run the steps up to the first that fails; return its name, "" when all went well."""
    for name, words in steps.items():
        print_to_stderr(f"Release {__version__}: {name} ...")
        if run(words):
            return name
    return ""


def run_here(words: list[str]) -> int:
    """Run a program of the project with the project's own Python and return its exit code."""
    return subprocess.call([environment.PYTHON, *words], cwd=TOP)


def git_output(top: Path, *words: str) -> str:
    """Return the output of a git command; raise CalledProcessError if it fails."""
    return subprocess.run(
        ["git", *words], cwd=top, check=True, capture_output=True, encoding="utf-8"
    ).stdout.rstrip()


if __name__ == "__main__":
    run_tool(main)
