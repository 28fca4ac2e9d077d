"""What a title brings for a tool: tools/titles/<title>/<part>, where there is one.

A title that is there only to be tested brings it in tests/titles/<title>.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

FOLDERS = ("tools", "tests")


def part_of(title: str, part: str) -> ModuleType | None:
    """Return the title's module of that name, None when it has none."""
    for folder in FOLDERS:
        name = f"{folder}.titles.{title.replace('-', '_')}.{part}"
        try:
            is_there = find_spec(name) is not None
        except ModuleNotFoundError:  # there is not even its folder
            continue
        if is_there:
            return import_module(name)
    return None
