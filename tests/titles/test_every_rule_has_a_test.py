"""No rule of a title is without a test, and no test names a rule that is not there."""

import ast
from pathlib import Path

import pytest

from game.titles import package_of_title, title_names
from tests.helpers.rule_cases import read_cases, read_rule_ids

OWN = [package_of_title(name).rpartition(".")[2] for name in title_names()]
LISTS = {own: Path(__file__).with_name(own) / "rule_ids.txt" for own in OWN}
RULE_IDS = {own: read_rule_ids(file) for own, file in LISTS.items() if file.is_file()}


def marked_rules(file: Path) -> set[str]:
    """Return the ids in the decorators `@rule(...)` of a file's tests, or of its cases."""
    if file.suffix == ".txt":
        return {rule for case in read_cases(file) for rule in case.ids}
    calls = [
        decorator
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_")
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("rule")
    ]
    return {str(ast.literal_eval(argument)) for call in calls for argument in call.args}


def rules_by_file(tests: Path) -> dict[str, set[str]]:
    """Return the ids of each file below a title's tests."""
    return {
        str(file.relative_to(tests)): marked_rules(file)
        for file in [*tests.rglob("test_*.py"), *tests.rglob("cases/*.txt")]
    }


MARKED = {own: rules_by_file(LISTS[own].parent) for own in RULE_IDS}


@pytest.mark.parametrize(
    ("own", "rule_id"), [(own, rule_id) for own, ids in RULE_IDS.items() for rule_id in ids]
)
def test_every_rule_has_a_test(own: str, rule_id: str) -> None:
    assert any(rule_id in ids for ids in MARKED[own].values()), f"no test is marked with {rule_id}"


@pytest.mark.parametrize("own", RULE_IDS)
def test_tests_name_only_rules_that_are_there(own: str) -> None:
    known = {*RULE_IDS[own]}
    wrong = {name: ids - known for name, ids in MARKED[own].items() if ids - known}
    assert not wrong
