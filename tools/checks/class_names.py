"""One name, one idea: no class in `game` or `ai` is called as another one is.

Two titles may call the same part alike: neither knows the other.
"""

import re
import sys
from collections import defaultdict

from tools.project_files import TOP, project_files

CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
FOLDERS = ("game", "ai")
OF_TITLE = re.compile(r"^(?:game|ai)/titles/(\w+)/.*")


def main() -> int:
    """Name every class name that is there twice, and where."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in project_files(".py"):
        if path.relative_to(TOP).parts[0] in FOLDERS:
            for name in CLASS.findall(path.read_text(encoding="utf-8")):
                places[name].append(path.relative_to(TOP).as_posix())
    twice = {name: files for name, files in places.items() if are_confusing(files)}
    for name, files in sorted(twice.items()):
        print(f"class {name} is in {', '.join(files)}; give each idea a name of its own")
    return 1 if twice else 0


def are_confusing(files: list[str]) -> bool:
    """Return whether somebody may meet two of these: one is the platform's, or two one title's."""
    owners = [OF_TITLE.sub(r"\1", file) if OF_TITLE.match(file) else "" for file in files]
    return len(files) > 1 and ("" in owners or len(set(owners)) < len(owners))


if __name__ == "__main__":
    sys.exit(main())
