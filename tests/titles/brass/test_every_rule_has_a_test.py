"""No rule is without a test, and no test names a rule that is not there."""

import ast
from pathlib import Path

import pytest

from tests.titles.brass.rule_ids import RULE_IDS


def marked_rules(file: Path) -> set[str]:
    """Return the ids in the decorators `@rule(...)` of a file's tests."""
    calls = [
        decorator
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_")
        for decorator in function.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("rule")
    ]
    return {str(ast.literal_eval(argument)) for call in calls for argument in call.args}


HERE = Path(__file__).parent
MARKED = {  # what the oracle is asked alone does not tell of the engine
    str(file.relative_to(HERE)): marked_rules(file)
    for file in HERE.rglob("test_*.py")
    if "oracle" not in file.parts
}


@pytest.mark.parametrize("rule_id", RULE_IDS)
def test_every_rule_has_a_test(rule_id: str) -> None:
    assert any(rule_id in ids for ids in MARKED.values()), f"no test is marked with {rule_id}"


def test_tests_name_only_rules_that_are_there() -> None:
    wrong = {name: ids - set(RULE_IDS) for name, ids in MARKED.items() if ids - set(RULE_IDS)}
    assert not wrong
