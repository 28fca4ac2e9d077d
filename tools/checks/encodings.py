"""Every call that reads or writes text states the encoding, since Windows has its own default.

The lint (PLW1514) covers files it recognises, and no subprocesses.
"""

import ast
import sys
from collections.abc import Iterator

from tools.project_files import TOP, project_files

AS_TEXT = ("text", "universal_newlines")
PLACES_BEFORE = {"read_text": 0, "write_text": 1}  # arguments before that of the encoding
SUBPROCESS_FUNCTIONS = ("run", "Popen", "check_output", "call", "check_call")


def main() -> int:
    """Print every call whose text has no encoding."""
    found = [
        f'{path.relative_to(TOP)}:{line}: text=True alone; say encoding="utf-8" in its place'
        for path in project_files(".py")
        for line in calls_without_encoding(path.read_text(encoding="utf-8"))
    ]
    print("\n".join(found or ["every text is read and written in a known encoding"]))
    return 1 if found else 0


def calls_without_encoding(source: str) -> Iterator[int]:
    """Yield the line numbers of calls that read or write text and state no encoding.

    >>> list(calls_without_encoding("subprocess.run(words, text=True)"))
    [1]
    >>> list(calls_without_encoding("run(words, text=True, encoding='utf-8')"))
    []
    >>> list(calls_without_encoding("file.write_text('1')"))
    [1]
    """
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = _name(node.func)
        options = {keyword.arg for keyword in node.keywords}
        is_program = name in SUBPROCESS_FUNCTIONS and bool(options.intersection(AS_TEXT))
        is_file = len(node.args) <= PLACES_BEFORE.get(name, -1)
        if (is_program or is_file) and "encoding" not in options:
            yield node.lineno


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


if __name__ == "__main__":
    sys.exit(main())
