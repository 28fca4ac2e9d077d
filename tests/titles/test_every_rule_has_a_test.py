"""No rule of a title is without a test, and no test names a rule that is not there."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.titles import package, titles
from tests.helpers.rule_marks import rules_by_file

OWN = [package(name).rpartition(".")[2] for name in titles()]
RULE_IDS = {
    own: tuple(import_module(f"tests.titles.{own}.rule_ids").RULE_IDS)
    for own in OWN
    if find_spec(f"tests.titles.{own}.rule_ids") is not None
}
MARKED = {own: rules_by_file(Path(__file__).parent / own) for own in RULE_IDS}


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
