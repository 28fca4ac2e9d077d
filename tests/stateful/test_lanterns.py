"""Lanterns, the small title, under any sequence of plays, undos, kills, take-overs, branches."""

from __future__ import annotations

from hypothesis import settings

from game.engine.title import Title
from game.match.beginnings import Beginning
from tests.stateful.any_game import AnyGame
from tests.titles.lanterns.games import TITLE, new_lanterns_game


class AnyLanterns(AnyGame):
    """Three seats, a computer among them."""

    title: Title = TITLE

    def new_game(self, seed: int, *, practice: bool) -> Beginning:
        """Return a new game of Lanterns."""
        return new_lanterns_game(seed, practice=practice)


TestAnyLanterns = AnyLanterns.TestCase
TestAnyLanterns.settings = settings(max_examples=60, stateful_step_count=40)
