"""The project speaks of itself alone: no unfinished notes, no paths of somebody's machine."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.project_files import TOP, project_files

TEXTS = (".py", ".md", ".toml", ".txt", ".yml", ".yaml", ".cfg", ".sh", "")
UNWANTED = {
    r"\b(TO[D]O|FIX[M]E|X[X]X)\b": "finish it, or say it in a ticket",
    r"(?<![\w.~-])/(work|home|root|Users|opt|mnt)/\w": "a path of one machine",
    r"(?<![\w/])/(tmp)/\w": "a path of one machine; tests have tmp_path",
    r"(\.\./|(?<![\w/]))shared/(rules|guides|design|rulebooks|hooks)\b": "not part of the project",
    r"^(<<<<<<<|>>>>>>>) ": "a merge that was not finished",
}


def main() -> int:
    """Name every line with something unwanted."""
    found = [line for path in project_files(*TEXTS) for line in unwanted_lines(path)]
    print("\n".join(found))
    return 1 if found else 0


def unwanted_lines(path: Path) -> Iterator[str]:
    """Say where and why a line of the file is unwanted."""
    text = path.read_text(encoding="utf-8", errors="replace")
    for number, line in enumerate(text.splitlines(), start=1):
        for pattern, why in UNWANTED.items():
            match = re.search(pattern, line)
            if match:
                name = path.relative_to(TOP).as_posix()
                yield f"{name}:{number}: {match.group()!r}: {why}"


if __name__ == "__main__":
    sys.exit(main())
