"""What a title brings for a tool: tools/titles/<title>/<part>, where there is one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def part_of(title: str, part: str) -> ModuleType | None:
    """Return the title's module of that name, None when it has none."""
    folder = f"tools.titles.{title.replace('-', '_')}"
    if find_spec(folder) is None or find_spec(f"{folder}.{part}") is None:
        return None
    return import_module(f"{folder}.{part}")
