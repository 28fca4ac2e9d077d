"""A wrong rule does not pass: each one planted is caught by the nets that are there for it."""

import os
import subprocess
import sys

import pytest

from game.files.folders import PACKAGE_FOLDER
from tests.titles.tinners_trail.faults.wrong_rules import FAULTS, NOTHING

IN_THE_GATE = "no_water_rises"
# A playthrough holds what was chosen, not what else might have been; ties are rare in few games.
UNSEEN = {"ties_go_to_the_poorer": {"oracle"}}


def caught(name: str) -> dict[str, str]:
    """Return what each net finds when the fault is planted in another process."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.titles.tinners_trail.faults.wrong_rules", name],
        cwd=PACKAGE_FOLDER.parent,
        env={**os.environ, "COUNT_HOUSE_PURE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return dict(line.split(": ", 1) for line in result.stdout.splitlines())


@pytest.mark.thorough
def test_a_wrong_rule_is_caught_by_laws_oracle_and_golden_games() -> None:
    found = caught(IN_THE_GATE)
    assert "water" in found["laws"]
    assert "water" in found["oracle"]
    assert found["golden"] != NOTHING


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in FAULTS if name != IN_THE_GATE])
def test_every_wrong_rule_is_caught(name: str) -> None:
    found = caught(name)
    assert {net for net in found if found[net] == NOTHING} == UNSEEN.get(name, set())
