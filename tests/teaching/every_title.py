"""All that the titles on the shelf teach, to be asked for one by one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from game.client.puzzles.puzzle import CountedChoice, Finish, MeasuredChoice
from game.titles import package, titles
from tests.teaching.playing import Taught


def _taught(name: str) -> Taught | None:
    module = f"tests.titles.{package(name).rpartition('.')[2]}.taught"
    found = import_module(module).TAUGHT if find_spec(module) is not None else None
    assert found is None or isinstance(found, Taught)
    return found


TAUGHT = tuple(filter(None, map(_taught, titles())))

every_title = pytest.mark.parametrize("taught", TAUGHT, ids=str)
every_lesson = pytest.mark.parametrize(
    ("taught", "lesson"),
    [
        pytest.param(taught, lesson, id=f"{taught}-{lesson.name}")
        for taught in TAUGHT
        for lesson in taught.lessons
    ],
)


def of_every_puzzle(*kinds: type[Finish | CountedChoice | MeasuredChoice]) -> pytest.MarkDecorator:
    """Run a test with every puzzle of every title whose answer is of one of these kinds."""
    found = [
        pytest.param(taught, puzzle, id=f"{taught}-{puzzle.name}")
        for taught in TAUGHT
        for puzzle in taught.puzzles
        if isinstance(puzzle.answer, kinds)
    ]
    return pytest.mark.parametrize(("taught", "puzzle"), found)
