"""Make the skeleton of a new title: a whole small game that passes the contract as it stands.

    .venv/bin/python tools/new_title.py pebbles
    .venv/bin/python tools/new_title.py nim --without-luck

Writes game/titles, tests/titles and tools/titles/<name>, puts a line on the shelf and counts the
first goldens, all of it or nothing. Every level of computer players plays it at once, by its rules
alone. What is there is then replaced, piece by piece: game/titles/README.md says in which order.
"""

import argparse
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.engine.reasons import Unreadable
from game.titles import title_names
from tools.starting import run_tool

SKELETON_FOLDER = TOP / "tools" / "skeleton"
SKELETON_WITHOUT_LUCK = TOP / "tools" / "skeleton_without_luck"
FOLDERS_WITH_TITLES = ("game", "tests", "tools")  # each has a folder `titles`
SHELF_FILE = TOP / "game" / "titles" / "__init__.py"
LAST_LINE = re.compile(r"^SHELF: Final = \{\n(?:    .*\n)*", re.MULTILINE)
GOLDEN_TOOL_NAMES = ("playthrough", "perft")


def main(arguments: list[str]) -> int:
    """Make the title, and print the next steps."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("name", help="in small letters, words joined by hyphens")
    parser.add_argument("--without-luck", action="store_true", help="a game for two without luck")
    wanted = parser.parse_args(arguments)
    name = wanted.name
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        parser.error(f"{name!r} is not a name; allowed: small letters, words joined by hyphens")
    if name in title_names():
        raise Unreadable(f"{name} is on the shelf; allowed: another name.")
    for part in FOLDERS_WITH_TITLES:
        if part_folder(part, name).exists():
            raise Unreadable(
                f"{part_folder(part, name)} is there; allowed: a name without folders."
            )
    if find_spec("ruff") is None:
        raise Unreadable(
            "ruff, which lays the new files out, is not installed; allowed: "
            "once `python3 tools/run.py test` has installed it."
        )
    shelf = SHELF_FILE.read_text(encoding="utf-8")
    try:
        make_title(name, SKELETON_WITHOUT_LUCK if wanted.without_luck else SKELETON_FOLDER)
    except BaseException:
        SHELF_FILE.write_text(shelf, encoding="utf-8")
        for part in FOLDERS_WITH_TITLES:
            shutil.rmtree(part_folder(part, name), ignore_errors=True)
        raise
    print(f"{name} can be played by its name. The page of games shows it once its rules_revision")
    print("is 1. Next: game/titles/README.md, which also says how it is removed; it is played by")
    print(f"    python -m game simulate --title {name} --players ai:1,random")
    print(f"    python -m game play --title {name} --players human,ai:3")
    print("Rules and search run interpreted until tools/build_native.py has compiled them again.")
    return 0


def make_title(name: str, skeleton: Path) -> None:
    """Write the files, register the title and generate its goldens."""
    for part in FOLDERS_WITH_TITLES:
        write_part(part, name, skeleton)
    # Put the title's line at the end of the shelf
    text = SHELF_FILE.read_text(encoding="utf-8")
    line = with_title_name(
        '    "new-title": ("game.titles.new_title.title", "NewTitleTitle"),\n', name
    )
    SHELF_FILE.write_text(
        LAST_LINE.sub(lambda found: found[0] + line, text, count=1), encoding="utf-8"
    )
    folders = [str(part_folder(part, name)) for part in FOLDERS_WITH_TITLES]
    run_quietly(
        "-m", "ruff", "check", "--quiet", "--select", "I", "--fix", *folders
    )  # names are sorted
    run_quietly("-m", "ruff", "format", "--quiet", *folders)
    for tool in GOLDEN_TOOL_NAMES:
        run_quietly(f"tools/{tool}.py", "--title", name)


def run_quietly(*words: str) -> None:
    """Run one of this project's programs without showing its output."""
    done = subprocess.run(
        [sys.executable, *words], cwd=TOP, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip()).rpartition("\n")[2]
        raise Unreadable(f"{words[0]} failed: {last} Nothing was changed.")


def part_folder(part: str, name: str) -> Path:
    """Return the folder of one part of a title."""
    return TOP / part / "titles" / name.replace("-", "_")


def write_part(part: str, name: str, skeleton: Path) -> None:
    """Write one part of the skeleton under the title's name."""
    for source in sorted((skeleton / part).rglob("*.txt")):
        inner = with_title_name(str(source.relative_to(skeleton / part).with_suffix("")), name)
        target = part_folder(part, name) / inner
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(
            with_title_name(source.read_text(encoding="utf-8"), name), encoding="utf-8"
        )


def with_title_name(text: str, name: str) -> str:
    """Return a text of the skeleton with the title's name in all its forms: word, package, class
    and prose."""
    prose = name.replace("-", " ").title()
    for old, new in (
        ("new-title", name),
        ("new_title", name.replace("-", "_")),
        ("NewTitle", prose.replace(" ", "")),
        ("New Title", prose),
    ):
        text = text.replace(old, new)
    return text


if __name__ == "__main__":
    run_tool(main)
