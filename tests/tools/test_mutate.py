"""The mutation run: small changes are made one at a time, and what no test minds is told."""

import ast
from pathlib import Path

import pytest

from tools import mutate
from tools.mutating.mutants import TOP, Mutant, all_mutants, mutants_of, mutated, sample
from tools.mutating.trial import EVERY_NET, SURVIVED, TESTS_ALONE

pytestmark = pytest.mark.thorough

FILE = "game/titles/tinners_trail/rules/county/scoring.py"


def test_every_mutant_differs_from_its_file_and_from_every_other() -> None:
    whole = ast.unparse(ast.parse((TOP / FILE).read_text(encoding="utf-8")))
    changed = [mutated(mutant) for mutant in mutants_of(FILE)]
    assert len(changed) > 20
    assert len({whole, *changed}) == len(changed) + 1


def test_a_seed_names_a_sample_of_rules_and_records() -> None:
    assert sample(1, 500) == sample(1, 500) != sample(2, 500)
    files = {mutant.file for mutant in all_mutants()}
    assert {FILE, "game/records/frames.py"} <= files
    assert not any("/laws/" in file for file in files)
    below = {mutant.file for mutant in sample(1, 50, "game/titles/brass/rules")}
    assert len(below) > 5
    assert all(file.startswith("game/titles/brass/rules/") for file in below)


def test_a_survivor_is_told_and_asked_again_by_the_tests_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_others = mutants_of(FILE)
    asked: list[str] = []

    def verdict(mutant: Mutant, nets: str) -> str:
        asked.append(nets)
        return SURVIVED if mutant == first and nets == EVERY_NET else "tests"

    monkeypatch.setattr(mutate, "verdict_of", verdict)
    log = ["--jobs", "1", "--log", str(tmp_path / "mutants.tsv")]
    assert mutate.main(["--file", FILE, *log]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == str(first)
    asked.clear()
    assert mutate.main(["--again", *log]) == 0
    assert asked == [TESTS_ALONE]
    assert mutate.main(["--file", FILE, *log]) == 0
    assert asked == [TESTS_ALONE], "what is known is not tried anew"


@pytest.mark.slow
def test_a_changed_rule_is_caught_by_random_games() -> None:
    mutants = mutants_of("game/titles/tinners_trail/rules/mining.py")
    extracting = next(mutant for mutant in mutants if "Sub=" in mutant.change)
    assert mutate.verdict_of(extracting, EVERY_NET) != SURVIVED
