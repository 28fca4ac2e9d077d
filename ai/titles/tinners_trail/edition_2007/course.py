"""From which games the value of the edition of 2007 is learned, and how they are played."""

# interpreted: asked while training alone
from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

import numpy as np

from ai.search.style import SearchStyle
from ai.titles.tinners_trail.edition_2007.features import ClassicFeatures, is_between_rounds
from ai.titles.tinners_trail.edition_2007.learned_weights import FEWEST, SHIPPED, TABLES
from ai.titles.tinners_trail.edition_2007.rounds import rounds_over
from ai.value.course import NOBODY
from game.engine.rules import State
from game.engine.title import Game, Options
from game.titles.tinners_trail.rules.edition_2007.rules import ClassicRules
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import INVEST_PHASE, ROUNDS

RANDOM_MOVES: Final = 0.05  # of the moves that lead up to what is noted
RANDOM_INVESTMENTS: Final = 0.4  # of those, so that companies with much and little money are met
EXPLORED_INVESTMENTS: Final = 0.05  # of those afterwards


class ClassicObserver:
    """Reads positions of one board."""

    def __init__(self, game: Game) -> None:
        """Read as the learned value does."""
        rules = game.rules
        assert isinstance(rules, ClassicRules)
        self._features = ClassicFeatures(rules.board)

    def numbers(self, state: State) -> list[int]:
        """Return the inputs named in inputs.py."""
        return self._features.numbers(cast("ClassicState", state))

    def stage(self, state: State) -> int:
        """Return the stage: the rounds that are over."""
        return int(rounds_over(cast("ClassicState", state)))

    def begins_stage(self, state: State) -> bool:
        """Return whether the round's dice are not rolled yet."""
        return is_between_rounds(cast("ClassicState", state))

    def plays_well(self, state: State, start: int) -> bool:
        """Return whether the first noted stage has come."""
        return self.stage(state) >= start

    def exploration(self, state: State, *, well: bool) -> float:
        """Return more for investments: they settle how much money the next round begins with."""
        if cast("ClassicState", state).phase == INVEST_PHASE:
            return EXPLORED_INVESTMENTS if well else RANDOM_INVESTMENTS
        return 0 if well else RANDOM_MOVES


class Edition2007SelfPlay:
    """Games with three and with four."""

    title = "tinners-trail"
    edition = "2007"
    weights = SHIPPED
    families: Mapping[str, int] = MappingProxyType(dict(zip(TABLES, (6, 6), strict=True)))
    together: tuple[tuple[str, ...], ...] = tuple((table,) for table in TABLES)
    stages = int(ROUNDS)
    starts: tuple[int, ...] = (0, 1, 1, 2, 2, 3)
    noted = 0.0
    thought = 16
    files: tuple[int, int] = (40, 24)
    steps: tuple[int, int] = (800, 60)
    style = SearchStyle(value="plain", doubts=0)

    def apart(self, family: str) -> int:
        """Return nobody: all seats play by the same rules."""
        return NOBODY

    def observer(self, game: Game) -> ClassicObserver:
        """Return who reads positions of a game."""
        return ClassicObserver(game)

    def draw_options(self, family: str, luck: np.random.Generator) -> Options:
        """Return the set-up of the games of the family."""
        return Options(self.title, TABLES.index(family) + FEWEST, self.edition)
