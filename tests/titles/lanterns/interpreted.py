"""The bases of a title's rules, interpreted in every build.

A class that is not compiled cannot stand on compiled ones, so a title made for tests stands
on these: the same source file, read by the interpreter. What plays such a title is read so too.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import TYPE_CHECKING

from game.files.folders import PACKAGE_FOLDER


def interpreted(name: str) -> ModuleType:
    """Return a module of the engine that is never the compiled one."""
    own_name = f"{__name__}.{name}"
    if own_name not in sys.modules:
        spec = spec_from_file_location(own_name, PACKAGE_FOLDER / "engine" / f"{name}.py")
        assert spec
        assert spec.loader
        module = sys.modules[own_name] = module_from_spec(spec)
        spec.loader.exec_module(module)
    return sys.modules[own_name]


if TYPE_CHECKING:
    from game.engine.rules import Rules, State
else:
    Rules = interpreted("rules").Rules
    State = interpreted("rules").State

__all__ = ["Rules", "State", "interpreted"]
