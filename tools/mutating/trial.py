"""Tries one mutant: `python -m tools.mutating.trial FILE NUMBER NETS`.

NETS is "every", or "tests" to skip the games. Prints the net that caught it, or "survived". The
rules run interpreted; the change is made when the module is imported, no file is changed.
"""

import importlib.abc
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType

from tools.mutating.mutants import TOP, Mutant, mutated_source
from tools.systems.processes import limit_processor_time

MAX_SECONDS = 240  # of the processor: a mutant that never ends is caught as well
SURVIVED = "survived"
EVERY_NET = "every"
TESTS_ALONE = "tests"


class MutantFinder(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """An import hook that loads one module with its change."""

    def __init__(self, mutant: Mutant) -> None:
        """Store the mutant, whose module is changed."""
        self.name = mutant.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self.file = TOP / mutant.file
        self.source = mutated_source(mutant)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the changed module, None for every other one."""
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.file, loader=self)

    def get_source(self, fullname: str) -> str:
        """Return the changed source."""
        return self.source

    def get_code(self, fullname: str) -> CodeType:
        """Return the changed module."""
        return compile(self.source, str(self.file), "exec", dont_inherit=True)


def main(file: str, number: int, nets: str) -> None:
    """Try one mutant and print the verdict."""
    limit_processor_time(MAX_SECONDS)
    os.environ["COUNT_HOUSE_PURE"] = "1"
    import game.compiled.native

    game.compiled.native.install_import_hook()  # so that ours comes first
    sys.meta_path.insert(0, MutantFinder(Mutant(file, number, 0, "")))
    try:
        print(find_catching_net(file, nets), flush=True)
    except Exception as error:  # whatever breaks, the mutant was seen
        print(type(error).__name__, flush=True)


def find_catching_net(file: str, nets: str) -> str:
    """Return the net that catches the installed mutant, or "survived"."""
    from tools.mutating.nets import covering_tests, fault_found_by_games, title_of_rules_file

    title = title_of_rules_file(file)
    if nets == EVERY_NET and title:
        found = fault_found_by_games(title)
        if found:
            return found
    import pytest

    options = ["-x", "-q", "--no-header", "-m", "not slow", "-p", "no:cacheprovider"]
    with open(os.devnull, "w", encoding="utf-8") as nothing:
        told, sys.stdout = sys.stdout, nothing
        try:
            code = pytest.main([*options, *covering_tests(file)])
        finally:
            sys.stdout = told
    return "tests" if code else SURVIVED


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
