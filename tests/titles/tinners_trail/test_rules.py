"""The rules of Tinners' Trail and of its edition of 2007, case by case (`cases/*.txt`)."""

from pathlib import Path

from tests.helpers.rule_cases import RuleCase, cases_of, run_case
from tests.titles.tinners_trail.tables import begun


@cases_of(Path(__file__).with_name("cases"))
def test_the_rules(case: RuleCase) -> None:
    run_case(case, begun)
