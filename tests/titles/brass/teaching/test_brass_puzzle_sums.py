"""The solution of a last turn says which scorings its sum is of."""

import pytest

from game.application.box_factory import title_asset_folder
from game.client.puzzles.puzzle_files import read_puzzle

FOLDER = title_asset_folder("brass") / "puzzles"


@pytest.mark.parametrize(
    ("kind", "reason"), [("canals", "last-sum-canals"), ("finish", "last-sum")]
)
def test_the_sum_after_the_canals_is_that_of_both_scorings(kind: str, reason: str) -> None:
    puzzles = [read_puzzle(path) for path in sorted(FOLDER.glob(f"{kind}-*.toml"))]
    assert puzzles
    assert {each.key for puzzle in puzzles for each in puzzle.reasons} == {reason}
