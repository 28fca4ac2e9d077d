"""All that the titles on the shelf teach, to be asked for one by one."""

from importlib import import_module
from importlib.util import find_spec
from itertools import chain

import pytest

from game.client.puzzles.puzzle import ExactCountAnswer, FinishAnswer, SimulatedAnswer
from game.titles import package_of_title, title_names
from tests.teaching.playing import Taught


def _taught(name: str) -> tuple[Taught, ...]:
    """Return what a title teaches, of its first edition and of others with puzzles of their own."""
    module = f"tests.titles.{package_of_title(name).rpartition('.')[2]}.taught"
    if find_spec(module) is None:
        return ()
    found = import_module(module)
    return (found.TAUGHT, *getattr(found, "OTHER_EDITIONS", ()))


BOOKS = tuple(chain.from_iterable(map(_taught, title_names())))
TAUGHT = tuple(taught for taught in BOOKS if not taught.edition)

every_title = pytest.mark.parametrize("taught", TAUGHT, ids=str)
every_book = pytest.mark.parametrize("taught", BOOKS, ids=str)
every_lesson = pytest.mark.parametrize(
    ("taught", "lesson"),
    [
        pytest.param(taught, lesson, id=f"{taught}-{lesson.name}")
        for taught in TAUGHT
        for lesson in taught.lessons
    ],
)


def of_every_puzzle(
    *kinds: type[FinishAnswer | ExactCountAnswer | SimulatedAnswer],
) -> pytest.MarkDecorator:
    """Run a test with every puzzle of every edition whose answer is of one of these kinds."""
    found = [
        pytest.param(taught, puzzle, id=f"{taught}-{puzzle.name}")
        for taught in BOOKS
        for puzzle in taught.puzzles
        if isinstance(puzzle.answer, kinds)
    ]
    return pytest.mark.parametrize(("taught", "puzzle"), found)
