"""A compiled unit is kept as long as nothing it is made of changes."""

import runpy
import sys
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
HEADER = """
#include <Python.h>
#ifndef MYPYC_DECLARED_tuple_T2II
#define MYPYC_DECLARED_tuple_T2II
typedef struct tuple_T2II {
    CPyTagged f0;
    CPyTagged f1;
} tuple_T2II;
#endif

extern tuple_T2II play(PyObject *cpy_r_st) __attribute__((cold));
extern char rest(void);
"""
MODULE = """
static CPyVTableItem board___Board_vtable[2];
static int32_t CPyDef_board___Board_clear(PyObject *cpy_r_self)
{
    return 0;
}
static void
board___Board_dealloc(BoardObject *self)
{
    CPyDef_board___Board_clear((PyObject *)self);
}
PyObject *CPyDef_board_____mypyc__Board_setup(PyObject *cpy_r_type)
{
    self->vtable = board___Board_vtable;
}
static PyTypeObject template = {.tp_dealloc = (destructor)board___Board_dealloc};
char CPyDef_board___Board_____init__(PyObject *cpy_r_self) {
    CPyDef_board___fill(cpy_r_self);
}
void CPyDef_board___fill(PyObject *cpy_r_self) {
    rows();
}
char CPyDef_board___play(PyObject *cpy_r_self) {
    return 1;
}
PyObject *CPyPy_board___play(PyObject *self) {
    CPyDef_board___play(self);
}
char CPyDef_board_____top_level__(void) {
    return 1;
}
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
    before, numbers = RECIPE["with_numbers_of"](TRACEBACK.format(first=7, second=9), "numbers")
    after, moved = RECIPE["with_numbers_of"](TRACEBACK.format(first=8, second=10), "numbers")
    assert before == after
    assert (numbers, moved) == (["7", "9", "7"], ["8", "10", "8"])
    assert "NULL, numbers[2], 3, 0)" in after


def test_a_new_text_elsewhere_changes_numbers_of_constants_and_nothing_else() -> None:
    before, numbers = RECIPE["with_numbers_of"]("    cpy_r_r0 = CPyStatics[7];\n", "numbers")
    after, moved = RECIPE["with_numbers_of"]("    cpy_r_r0 = CPyStatics[8];\n", "numbers")
    assert before == after == "    cpy_r_r0 = CPyStatics[numbers[0]];\n"
    assert (numbers, moved) == (["7"], ["8"])


@pytest.mark.parametrize(
    "added",
    [
        "extern char CPyDef_brass___new(PyObject *cpy_r_st);\n",
        "extern const int count_house_numbers_brass___new[];\n",
        "typedef struct {\n    PyObject_HEAD\n    tuple_T2II _a;\n} brass___NewObject;\n",
        "#ifndef MYPYC_DECLARED_tuple_T1I\n#define MYPYC_DECLARED_tuple_T1I\n"
        "typedef struct tuple_T1I {\n    CPyTagged f0;\n} tuple_T1I;\n#endif\n",
    ],
)
def test_a_unit_reads_no_declaration_of_what_it_does_not_use(added: str) -> None:
    assert RECIPE["needed"](HEADER + added, {"play"}) == RECIPE["needed"](HEADER, {"play"})


def test_a_unit_reads_what_it_uses_and_what_that_uses() -> None:
    found = RECIPE["needed"](HEADER, {"play"})
    assert "play(PyObject" in found
    assert "typedef struct tuple_T2II" in found
    assert "#include <Python.h>" in found
    assert "rest" not in found


def test_a_declaration_of_another_form_is_read() -> None:
    strange = "extern int (*called)(void);\nint other;\n"
    assert RECIPE["needed"](strange, {"play"}) == strange


@pytest.mark.parametrize(
    ("file", "unit"),
    [
        ("__native_game___titles___brass___rules___legal____functions", "brass"),
        ("__native_ai___titles___brass___mind____functions", "brass"),
        ("__native_game___titles___brass___rules___legal", "brass_game_rules_seldom"),
        ("__native_game___titles___brass___rules___laws___kinds", "brass_game_rules_laws_seldom"),
        ("__native_ai___titles___brass___mind", "brass_ai_seldom"),
        ("__native_game___engine___cells____functions", "platform"),
        ("__native_game___engine___cells", "platform_game_seldom"),
        ("int_ops", "platform"),
        ("__native_count_house_0123456789abcdef", "library"),
    ],
)
def test_a_title_has_its_units_and_what_changes_with_every_source_is_one(
    file: str, unit: str
) -> None:
    assert RECIPE["unit_of"](file) == unit


def test_what_fills_tables_and_what_python_calls_is_not_among_the_functions(tmp_path: Path) -> None:
    module = tmp_path / "__native_game___titles___brass___board.c"
    module.write_text(MODULE, "utf-8")
    [made] = RECIPE["keep_functions_apart"](tmp_path)
    functions = Path(made).read_text("utf-8")
    rest = module.read_text("utf-8")
    assert Path(made).stem == f"{module.stem}____functions"
    assert "CPyDef_board___play(PyObject *cpy_r_self) {" in functions
    for seldom in ("_____init__(", "___fill(PyObject", "CPyPy_board___play(", "top_level__("):
        assert seldom not in functions
        assert seldom in rest


def test_objects_are_made_and_freed_by_functions_that_the_rest_only_names(tmp_path: Path) -> None:
    module = tmp_path / "__native_game___titles___brass___board.c"
    module.write_text(MODULE, "utf-8")
    [made] = RECIPE["keep_functions_apart"](tmp_path)
    functions = Path(made).read_text("utf-8")
    rest = module.read_text("utf-8")
    for name in ("Board_clear(PyObject *cpy_r_self)", "Board_dealloc(BoardObject *self)"):
        assert f"{name}\n{{" in functions
        assert f"{name};" in rest
    assert "static" not in functions
    assert "extern CPyVTableItem board___Board_vtable[2];" in functions
    assert "\nCPyVTableItem board___Board_vtable[2];" in rest


def test_a_function_that_anything_but_a_constructor_calls_is_no_filling_of_tables() -> None:
    functions = {
        "CPyDef_Board_____init__": "CPyDef_fill(); CPyDef_shared();",
        "CPyDef_fill": "CPyDef_fill(); CPyDef_row();",
        "CPyDef_row": "",
        "CPyDef_shared": "",
        "CPyDef_play": "CPyDef_shared();",
    }
    found = RECIPE["called_by_constructors_alone"](functions)
    assert found == {"CPyDef_Board_____init__", "CPyDef_fill", "CPyDef_row"}


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler of Windows takes other options")
def test_what_is_seldom_called_is_compiled_with_less_effort() -> None:
    assert RECIPE["flags_of"](Path("unit_brass_seldom.c")) == ["-Og"]
    assert RECIPE["flags_of"](Path("unit_brass.c")) == []


def test_what_an_earlier_run_left_in_the_folder_is_removed_before_c_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A build by pip makes the C three times in one folder: for its needs, metadata and wheel."""
    left = tmp_path / "__native_game___engine___cells____functions.c"
    left.write_text("", "utf-8")

    def write_nothing(*_sources: object, **_wishes: object) -> None:
        assert not left.exists()
        raise SystemExit

    monkeypatch.setenv("COUNT_HOUSE_PURE", "")
    monkeypatch.setattr("mypyc.build.mypycify", write_nothing)
    with pytest.raises(SystemExit):
        RECIPE["extensions"](str(tmp_path))
