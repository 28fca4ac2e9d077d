"""One subject a file: none over 500 lines, and half of them at most 160."""

import statistics
import sys

from tools.project_files import TOP, project_files

MOST_LINES = 500
MEDIAN_LINES = 160


def main() -> int:
    """Name every file that is too long, and a median that is too high."""
    lines = {
        path.relative_to(TOP).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in project_files(".py")
    }
    too_long = {name: count for name, count in lines.items() if count > MOST_LINES}
    for name, count in too_long.items():
        print(f"{name} has {count} lines, {MOST_LINES} are allowed: it holds two subjects.")
    median = statistics.median([count for count in lines.values() if count > 1] or [0])
    if median > MEDIAN_LINES:
        print(f"The median file has {median:.0f} lines, {MEDIAN_LINES} are allowed.")
    print(f"{len(lines)} files, median {median:.0f} lines, longest {max(lines.values())}")
    return 1 if too_long or median > MEDIAN_LINES else 0


if __name__ == "__main__":
    sys.exit(main())
