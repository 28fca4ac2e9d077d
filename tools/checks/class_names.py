"""One name, one idea: no class in `game`, `ai` or `tools` is called as another one is."""

import re
import sys
from collections import defaultdict

from tools.project_files import TOP, project_files

CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
FOLDERS = ("game", "ai", "tools")
# Every title has one of these, and neither title knows the other's.
OF_EVERY_TITLE = {
    "Board": "the printed tables of one game, in the words of its rules",
    "Components": "what is printed on everything in its box",
    "Features": "what its learned value reads of a position",
    "Guide": "the answers of its rules to its screen",
    "Playout": "its quick games",
    "SeatView": "what one seat sees of a seat",
    "SetUp": "what one of its games is set up with",
    "TableView": "what one seat sees of its table",
}


def main() -> int:
    """Name every class name that is there twice, and where."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in project_files(".py"):
        if path.relative_to(TOP).parts[0] in FOLDERS:
            for name in CLASS.findall(path.read_text(encoding="utf-8")):
                places[name].append(path.relative_to(TOP).as_posix())
    twice = {
        name: files
        for name, files in places.items()
        if len(files) > 1 and not (name in OF_EVERY_TITLE and all("titles/" in f for f in files))
    }
    for name, files in sorted(twice.items()):
        print(f"class {name} is in {', '.join(files)}; give each idea a name of its own")
    return 1 if twice else 0


if __name__ == "__main__":
    sys.exit(main())
