"""Code that depends on the operating system is only in two folders: `game/system` for the game, and
`tools/systems` for the tools. Nothing else in `game`, `ai` and `tools` asks which system it is."""

import ast
import sys
from collections.abc import Iterator

from tools.project_files import TOP, project_files

CHECKED_FOLDERS = ("game/", "ai/", "tools/", "setup.py")
PROGRAM_FOLDERS = ("game/", "ai/", "setup.py")
PLATFORM_FOLDERS = ("game/system/", "tools/systems/")
PLATFORM_QUESTIONS = frozenset(
    {
        *("sys.platform", "os.name", "sys.getwindowsversion", "ctypes.windll"),
        *("platform.system", "platform.machine", "platform.platform", "platform.uname"),
    }
)
OF_ONE_SYSTEM = frozenset(
    {"msvcrt", "winreg", "_winapi", "winsound", "fcntl", "resource", "pwd", "grp", "termios", "pty"}
)
ATTRIBUTE_FUNCTIONS = ("getattr", "hasattr")
MODULES_THAT_DIFFER = ("os", "signal", "socket", "subprocess", "select", "time", "ctypes")
"""Modules whose names differ between systems; testing whether they have a name is a condition on
the system."""


def main() -> int:
    """Print every system-dependent condition outside these two folders."""
    found = []
    for path in project_files(".py"):
        name = path.relative_to(TOP).as_posix()
        if name.startswith(CHECKED_FOLDERS) and not name.startswith(PLATFORM_FOLDERS):
            conditions = system_conditions_in(path.read_text(encoding="utf-8"))
            room = PLATFORM_FOLDERS[not name.startswith(PROGRAM_FOLDERS)]
            found += [f"{name}:{line}: {what} belongs into {room}" for line, what in conditions]
    print("\n".join(found or ["only the rooms for it ask which system this is"]))
    return 1 if found else 0


def system_conditions_in(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and words of everything that depends on the system.

    >>> list(system_conditions_in("import sys\\nif sys.platform == 'win32': pass"))
    [(2, 'sys.platform')]
    >>> list(system_conditions_in("from sys import platform"))
    [(1, 'sys.platform')]
    >>> list(system_conditions_in("import fcntl"))
    [(1, 'fcntl')]
    >>> list(system_conditions_in("nice = getattr(os, 'nice', None)"))
    [(1, 'getattr of os')]
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and _named(node) in PLATFORM_QUESTIONS:
            yield node.lineno, _named(node)
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, n.name) for n in node.names if n.name in OF_ONE_SYSTEM)
        elif isinstance(node, ast.ImportFrom):
            yield from _taken(node)
        elif isinstance(node, ast.Call) and len(node.args) > 1:
            asker = _named(node.func)
            asked = _named(node.args[0])
            if asker in ATTRIBUTE_FUNCTIONS and asked in MODULES_THAT_DIFFER:
                yield node.lineno, f"{asker} of {asked}"


def _named(node: ast.expr) -> str:
    """Return the dotted name of an expression such as "os" or "os.name", "" for a longer one."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return ""


def _taken(node: ast.ImportFrom) -> Iterator[tuple[int, str]]:
    if node.module in OF_ONE_SYSTEM:
        yield node.lineno, str(node.module)
    for each in node.names:
        if f"{node.module}.{each.name}" in PLATFORM_QUESTIONS:
            yield node.lineno, f"{node.module}.{each.name}"


if __name__ == "__main__":
    sys.exit(main())
