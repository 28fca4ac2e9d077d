"""The tool that finds puzzles of Tinners' Trail; the puzzles themselves: `tests/teaching`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.titles.tinners_trail.taught import TAUGHT
from tools.titles.tinners_trail.puzzling.checking import Checked
from tools.titles.tinners_trail.puzzling.self_play import TABLES
from tools.titles.tinners_trail.puzzling.shelf import TrailPuzzleShelf, origin_of

PUZZLES = TAUGHT.puzzles
FINISH = next(puzzle for puzzle in PUZZLES if puzzle.kind == "finish")


def test_a_check_remembers_the_very_text_of_a_puzzle(tmp_path: Path) -> None:
    file = tmp_path / "checked.txt"
    Checked(file, afresh=False).add(PUZZLES[0])
    again = Checked(file, afresh=False)
    assert again.holds(PUZZLES[0])
    assert not again.holds(replace(PUZZLES[0], grade=4 - PUZZLES[0].grade, seat=3))
    assert not Checked(file, afresh=True).holds(PUZZLES[0])


def test_a_shelf_names_what_it_is_given_and_goes_on_after_its_seed(tmp_path: Path) -> None:
    shelf = TrailPuzzleShelf(tmp_path)
    wanted = shelf.owed
    kept = shelf.add(replace(FINISH, name=""))
    assert (kept.name, shelf.owed) == ("finish-01", wanted - 1)
    name, seed = origin_of(kept)
    table = next(table for table in TABLES if table.name == name)
    assert TrailPuzzleShelf(tmp_path).next_seed(table, {"finish"}) == seed + 1
    assert TrailPuzzleShelf(tmp_path).next_seed(table, {"auction"}) == 0
