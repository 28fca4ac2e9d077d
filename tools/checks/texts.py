"""The project speaks of itself alone, and of what is there: no unfinished notes, no paths of
somebody's machine; every file and class that a guide names is there, a file named alone below the
guide's folder."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path, PurePath

from tools.project_files import TOP, project_files

TEXT_FILE_ENDINGS = (".py", ".md", ".toml", ".txt", ".yml", ".yaml", ".cfg", ".sh", "")
UNWANTED_PATTERNS = {
    r"\b(TO[D]O|FIX[M]E|X[X]X)\b": "finish it, or say it in a ticket",
    r"(?<![\w.~-])/(work|home|root|Users|opt|mnt)/\w": "a path of one machine",
    r"(?<![\w/])/(tmp)/\w": "a path of one machine; tests have tmp_path",
    r"(\.\./|(?<![\w/]))shared/(rules|guides|design|rulebooks|hooks)\b": "not part of the project",
    r"^(<<<<<<<|>>>>>>>) ": "a merge that was not finished",
}
NAMED_FILE = re.compile(r"(?<![\w/.*<>])(?:\.\./)*((?:[\w.-]+/)*[\w-]+\.(?:py|md))\b")
NAMED_CLASS = re.compile(r"`([A-Z][a-z]+(?:[A-Z]\w*)+)\b")
ANY_TITLE = "T"  # stands for the folder of any title


def main() -> int:
    """Print every unwanted line, and every line of a guide that names something missing."""
    files = project_files()
    found = [line for path in project_files(*TEXT_FILE_ENDINGS) for line in unwanted_lines(path)]
    sources = (path.read_text(encoding="utf-8") for path in files if path.suffix == ".py")
    words = {word for source in sources for word in re.findall(r"\w+", source)}
    places = {end for path in files for end in path_suffixes(path.relative_to(TOP).as_posix())}
    far = {place for place in places if "/" in place} | {path.name for path in TOP.iterdir()}
    for guide in [path for path in files if path.suffix == ".md"]:
        near = {path.name for path in files if path.is_relative_to(guide.parent)}
        known = places if guide.name == "MEASURED.md" else far | near  # figures tell of any folder
        for line, name in missing_files_and_classes(
            guide.read_text(encoding="utf-8"), known, words
        ):
            found.append(f"{guide.relative_to(TOP).as_posix()}:{line}: there is no {name}")
    print("\n".join(found))
    return 1 if found else 0


def unwanted_lines(path: Path) -> Iterator[str]:
    """Yield a message for every unwanted line of the file."""
    text = path.read_text(encoding="utf-8", errors="replace")
    for number, line in enumerate(text.splitlines(), start=1):
        for pattern, why in UNWANTED_PATTERNS.items():
            match = re.search(pattern, line)
            if match:
                name = path.relative_to(TOP).as_posix()
                yield f"{name}:{number}: {match.group()!r}: {why}"


def missing_files_and_classes(
    text: str, places: set[str], words: set[str]
) -> Iterator[tuple[int, str]]:
    """Yield line and name of every file and class a guide names that does not exist."""
    for number, line in enumerate(text.splitlines(), start=1):
        yield from ((number, name) for name in NAMED_FILE.findall(line) if name not in places)
        yield from ((number, name) for name in NAMED_CLASS.findall(line) if name not in words)


def path_suffixes(place: str) -> Iterator[str]:
    """Yield a path, the same path with any title, and all their suffixes."""
    parts = PurePath(place).parts
    paths = [parts, (*parts[:2], ANY_TITLE, *parts[3:])] if "titles" in parts[:2] else [parts]
    yield from ("/".join(path[begin:]) for path in paths for begin in range(len(path)))


if __name__ == "__main__":
    sys.exit(main())
