"""Every example in a docstring is true."""

import doctest
import importlib
import re
from collections.abc import Iterator

import pytest

from tools.project_files import TOP, project_files

EXAMPLE = re.compile(r"^ *>{3} ", re.M)
FOLDERS = ("ai", "game", "tools")


def modules_with_examples() -> Iterator[str]:
    """Yield the names of the modules in which a docstring has an example."""
    for path in project_files(".py"):
        parts = path.relative_to(TOP).with_suffix("").parts
        if parts[0] in FOLDERS and EXAMPLE.search(path.read_text(encoding="utf-8")):
            yield ".".join(parts)


@pytest.mark.parametrize("name", [*modules_with_examples()])
def test_the_examples_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
