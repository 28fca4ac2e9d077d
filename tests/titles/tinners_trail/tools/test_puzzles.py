"""The tool that finds puzzles of Tinners' Trail; the puzzles themselves: `tests/teaching`."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from tests.teaching.playing import Taught
from tests.titles.tinners_trail.taught import OTHER_EDITIONS, TAUGHT
from tools.puzzling.ends import PuzzleShelf
from tools.titles.tinners_trail.puzzle_search import sort_of_puzzle
from tools.titles.tinners_trail.puzzles import WANTED, WANTED_OF_2007

FINISH = next(puzzle for puzzle in TAUGHT.puzzles if puzzle.kind == "finish")


@pytest.mark.parametrize(
    ("taught", "wanted"), [(TAUGHT, WANTED), (OTHER_EDITIONS[0], WANTED_OF_2007)], ids=str
)
def test_every_puzzle_is_of_a_sort_that_is_wanted_and_there_are_not_too_many(
    taught: Taught, wanted: Mapping[str, int]
) -> None:
    assert Counter(map(sort_of_puzzle, taught.puzzles)) <= Counter(wanted)


def test_a_shelf_names_what_it_is_given_and_wants_one_less(tmp_path: Path) -> None:
    shelf = PuzzleShelf(tmp_path, WANTED, sort_of_puzzle)
    kept = shelf.add(replace(FINISH, name=""))
    assert (kept.name, shelf.missing["finish"]) == ("finish-01", WANTED["finish"] - 1)
