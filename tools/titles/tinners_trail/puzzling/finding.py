"""Finding: games at every table in turn until the shelf is full."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from ai.analysis.knowledge import Knowledge
from game.client.puzzles.puzzle import Puzzle
from tools.titles.tinners_trail.puzzling.decisions import SORTS, choices
from tools.titles.tinners_trail.puzzling.finishes import finishes
from tools.titles.tinners_trail.puzzling.kinds import FINISH
from tools.titles.tinners_trail.puzzling.self_play import TABLES, Table
from tools.titles.tinners_trail.puzzling.shelf import Shelf

FROM_ONE_GAME = 2  # choices at most, so that the games differ


def find(shelf: Shelf) -> Iterator[Puzzle | None]:
    """Fill the shelf; yield each puzzle that was added, and None after every game.

    Finishes come first: they are quick to find.
    """
    yield from _fill(shelf, frozenset({FINISH}), lambda table, seed, wanted: finishes(table, seed))
    knowledge_of = cache(lambda table: Knowledge(table.options))

    def some_choices(table: Table, seed: int, wanted: frozenset[str]) -> Iterator[Puzzle]:
        found = choices(table, seed, wanted, knowledge_of(table))
        for _, (_, puzzle) in zip(range(FROM_ONE_GAME), found, strict=False):
            yield puzzle

    yield from _fill(shelf, frozenset(SORTS), some_choices)


def _fill(
    shelf: Shelf,
    sorts: frozenset[str],
    look: Callable[[Table, int, frozenset[str]], Iterator[Puzzle]],
) -> Iterator[Puzzle | None]:
    """Look in one game after another, at every table in turn, for what is wanted of the sorts."""
    seeds = {table: shelf.next_seed(table, sorts) for table in TABLES}
    while any(shelf.wanted(table) & sorts for table in TABLES):
        for table in TABLES:
            wanted = shelf.wanted(table) & sorts
            if not wanted:
                continue
            for puzzle in look(table, seeds[table], wanted):
                yield shelf.add(puzzle)
            seeds[table] += 1
            yield None
