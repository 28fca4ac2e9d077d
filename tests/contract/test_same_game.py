"""Law 4: the same opening and moves give the same game, pure and native, with any hash seed."""

import os
import subprocess
import sys

import pytest

from game.places import PACKAGE_FOLDER
from tests.contract.tell_games import told

pytestmark = pytest.mark.thorough

GAMES = (1, 4)


def told_elsewhere(**environment: str) -> list[str]:
    """Return what another process tells of the same games."""
    command = [sys.executable, "-m", "tests.contract.tell_games", *map(str, GAMES)]
    result = subprocess.run(
        command,
        cwd=PACKAGE_FOLDER.parent,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    return result.stdout.splitlines()


@pytest.fixture(scope="module")
def told_here() -> list[str]:
    return list(told(*GAMES))


@pytest.mark.parametrize("pure", ["1", ""], ids=["pure", "native if built"])
@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_law_4_other_builds_and_hash_seeds_play_the_same_games(
    told_here: list[str], pure: str, hash_seed: str
) -> None:
    assert told_elsewhere(TINNERS_PURE=pure, PYTHONHASHSEED=hash_seed) == told_here


def test_law_4_a_random_hash_seed_changes_nothing(told_here: list[str]) -> None:
    assert told_elsewhere(PYTHONHASHSEED="random") == told_here


def test_games_of_other_seeds_are_other_games(told_here: list[str]) -> None:
    assert len({line.split()[-1] for line in told_here}) == len(told_here)
