"""No rule is without a test, and no test names a rule that is not there."""

from pathlib import Path

import pytest

from tests.helpers.rule_marks import rules_by_file
from tests.titles.tiletum.rule_ids import RULE_IDS

MARKED = rules_by_file(Path(__file__).parent)


@pytest.mark.parametrize("rule_id", RULE_IDS)
def test_every_rule_has_a_test(rule_id: str) -> None:
    assert any(rule_id in ids for ids in MARKED.values()), f"no test is marked with {rule_id}"


def test_tests_name_only_rules_that_are_there() -> None:
    wrong = {name: ids - set(RULE_IDS) for name, ids in MARKED.items() if ids - set(RULE_IDS)}
    assert not wrong
