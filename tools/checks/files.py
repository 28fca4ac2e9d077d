"""One subject a file, one idea a name: no file is too long or knows too many others, no class in
`game`, `ai` or `tools` is called as another one is; and what ships is listed with its source,
licence and hash."""

import re
import statistics
import sys
from collections import defaultdict

from tools.bake.manifest import verify_manifest
from tools.project_files import TOP, project_files

MAX_LINES = 500
MAX_IMPORTS = 25  # statements; a file that needs more does the work of several
MEDIAN_LINES = 160  # half of the files have at most as many
IMPORT_PATTERN = re.compile(r"^(?:from|import) ", re.MULTILINE)
CLASS_PATTERN = re.compile(r"^class (\w+)", re.MULTILINE)
CHECKED_FOLDERS = ("game/", "ai/", "tools/")
# Every title has one of these, and neither title knows the other's.
OF_EVERY_TITLE = {
    "Board": "the printed tables of one game, in the words of its rules",
    "Components": "what is printed on everything in its box",
    "Features": "what its learned value reads of a position",
    "Guide": "the answers of its rules to its screen",
    "Playout": "its quick games",
    "SeatView": "what one seat sees of a seat",
    "RulesSetUp": "what one of its games is set up with",
    "TableView": "what one seat sees of its table",
}
# What every developer calls so, in two places that never meet.
OF_TWO_FLOORS = {"Row": {"game/engine/state_form.py", "game/scene/layout/containers.py"}}


def main() -> int:
    """Print every file that is too long or imports too much, every duplicate class name with its
    places, and every shipped file that differs from the manifest."""
    texts = {
        path.relative_to(TOP).as_posix(): path.read_text(encoding="utf-8")
        for path in project_files(".py")
    }
    lines = {name: len(text.splitlines()) for name, text in texts.items()}
    faults = [
        f"{name} has {count} lines, {MAX_LINES} are allowed: it holds two subjects."
        for name, count in lines.items()
        if count > MAX_LINES
    ]
    imports = {
        name: len(IMPORT_PATTERN.findall(text))
        for name, text in texts.items()
        if name.startswith(CHECKED_FOLDERS)
    }
    faults += [
        f"{name} has {count} imports, {MAX_IMPORTS} are allowed: it knows too much."
        for name, count in imports.items()
        if count > MAX_IMPORTS
    ]
    median = statistics.median([count for count in lines.values() if count > 1] or [0])
    if median > MEDIAN_LINES:
        faults.append(f"The median file has {median:.0f} lines, {MEDIAN_LINES} are allowed.")
    places: dict[str, list[str]] = defaultdict(list)
    for file, text in texts.items():
        for name in CLASS_PATTERN.findall(text) if file.startswith(CHECKED_FOLDERS) else ():
            places[name].append(file)
    faults += [
        f"class {name} is in {', '.join(files)}; give each idea a name of its own"
        for name, files in sorted(places.items())
        if len(files) > 1
        and not (name in OF_EVERY_TITLE and all("titles/" in f for f in files))
        and set(files) != OF_TWO_FLOORS.get(name)
    ]
    faults += verify_manifest()
    longest = f"{len(lines)} files, median {median:.0f} lines, longest {max(lines.values())}"
    print(*faults, longest, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
