"""What a title brings for a tool: tools/titles/<title>/<part>, where there is one."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def part_of(title: str, part: str) -> ModuleType | None:
    """Return the title's module of that name, None when it has none."""
    name = f"tools.titles.{title.replace('-', '_')}.{part}"
    try:
        is_there = find_spec(name) is not None
    except ModuleNotFoundError:  # there is not even its folder
        return None
    return import_module(name) if is_there else None
