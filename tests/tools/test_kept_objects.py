"""A compiled unit is kept as long as nothing it is made of changes."""

import runpy
from pathlib import Path

import pytest

from tools.project_files import TOP

TRACEBACK = """
static int f(void) {{
    CPy_AddTraceback("game/x.py", "f", {first}, globals);
    CPy_AttributeError("game/x.py", "f", "X", "name", {second}, globals);
    CPyFunction_New(module, "game/x.py", "f", f, METH_O, NULL, {first}, 3, 0);
}}
"""
RECIPE = runpy.run_path(str(TOP / "setup.py"), run_name="recipe")


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """A unit of one file of C and one header."""
    (tmp_path / "part.c").write_text("int a; /* rules_1 */\n", "utf-8")
    (tmp_path / "head.h").write_text("extern int a;\n", "utf-8")
    unit = tmp_path / "unit_brass.c"
    unit.write_text('#include "head.h"\n#include "part.c"\n', "utf-8")
    return unit


def fingerprint(unit: Path, library: str = "rules_1", flag: str = "-O3") -> str:
    found: str = RECIPE["fingerprint_of"](unit, [flag], library)
    return found


def test_another_name_of_the_library_changes_nothing(unit: Path) -> None:
    before = fingerprint(unit)
    (unit.parent / "part.c").write_text("int a; /* rules_2 */\n", "utf-8")
    assert fingerprint(unit, "rules_2") == before


@pytest.mark.parametrize("name", ["part.c", "head.h"])
def test_what_a_unit_is_made_of_counts(unit: Path, name: str) -> None:
    before = fingerprint(unit)
    (unit.parent / name).write_text("extern int b;\n", "utf-8")
    assert fingerprint(unit) != before


def test_how_a_unit_is_compiled_counts(unit: Path) -> None:
    assert fingerprint(unit, flag="-O0") != fingerprint(unit)


def test_a_comment_changes_numbers_of_lines_and_nothing_else() -> None:
    before, numbers = RECIPE["with_lines_of"](TRACEBACK.format(first=7, second=9), "lines")
    after, moved = RECIPE["with_lines_of"](TRACEBACK.format(first=8, second=10), "lines")
    assert before == after
    assert (numbers, moved) == (["7", "9", "7"], ["8", "10", "8"])
    assert "NULL, lines[2], 3, 0)" in after


@pytest.mark.parametrize(
    ("file", "unit"),
    [
        ("__native_game___titles___brass___rules___legal", "brass"),
        ("__native_ai___titles___brass___mind", "brass"),
        ("__native_game___engine___cells", "platform"),
        ("int_ops", "platform"),
        ("__native_count_house_0123456789abcdef", "library"),
    ],
)
def test_a_title_is_a_unit_and_what_changes_with_every_source_is_one(file: str, unit: str) -> None:
    assert RECIPE["unit_of"](file) == unit
