"""Whoever reads what another program says tells in which encoding: Windows has one of its own.

Files are looked after by the lint (PLW1514), which knows nothing of programs.
"""

import ast
import sys
from collections.abc import Iterator

from tools.project_files import TOP, project_files

AS_TEXT = ("text", "universal_newlines")
STARTS = ("run", "Popen", "check_output", "call", "check_call")


def main() -> int:
    """Name every program whose words are read without an encoding."""
    found = [
        f'{path.relative_to(TOP)}:{line}: text=True alone; say encoding="utf-8" in its place'
        for path in project_files(".py")
        for line in without_encoding(path.read_text(encoding="utf-8"))
    ]
    print("\n".join(found or ["every program is read in a known encoding"]))
    return 1 if found else 0


def without_encoding(source: str) -> Iterator[int]:
    """Yield the lines of calls that start a program and read text without an encoding.

    >>> list(without_encoding("subprocess.run(words, text=True)"))
    [1]
    >>> list(without_encoding("run(words, text=True, encoding='utf-8')"))
    []
    """
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or _name(node.func) not in STARTS:
            continue
        options = {keyword.arg for keyword in node.keywords}
        if options.intersection(AS_TEXT) and "encoding" not in options:
            yield node.lineno


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


if __name__ == "__main__":
    sys.exit(main())
