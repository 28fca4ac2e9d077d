"""Games of Lanterns that have just begun."""

import pytest

from game.match.match import Match
from tests.titles.lanterns.games import lanterns_match


@pytest.fixture
def match() -> Match:
    return lanterns_match()


@pytest.fixture
def practice() -> Match:
    return lanterns_match(practice=True)
