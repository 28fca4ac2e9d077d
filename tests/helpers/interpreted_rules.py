"""The bases of a title's rules, interpreted in every build.

A class that is not compiled cannot stand on compiled ones, so a title made for tests stands
on these: the same source file, read by the interpreter.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from typing import TYPE_CHECKING

from game.places import PACKAGE_FOLDER

if TYPE_CHECKING:
    from game.engine.rules import Rules, State
else:
    NAME = "tests.helpers.rules_read_by_the_interpreter"
    spec = spec_from_file_location(NAME, PACKAGE_FOLDER / "engine" / "rules.py")
    module = module_from_spec(spec)
    sys.modules[NAME] = module
    spec.loader.exec_module(module)
    Rules, State = module.Rules, module.State

__all__ = ["Rules", "State"]
