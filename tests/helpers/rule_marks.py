"""Which rules the tests of a title are marked with."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.helpers.rule_cases import read_cases


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
