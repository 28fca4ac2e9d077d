"""The learned value of the edition of 2007: what it reads, and the stages of a game."""

from __future__ import annotations

from typing import cast, final

from ai.search.learned_value import LearnedValue
from ai.titles.tinners_trail.classic import inputs as at
from ai.titles.tinners_trail.classic.features import ClassicFeatures
from ai.titles.tinners_trail.classic.rounds import rounds_over
from game.engine.cells import i64, vec
from game.engine.rules import State
from game.titles.tinners_trail.rules.classic.board import ClassicBoard
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.kinds import ROUNDS


@final
class LearnedClassicValue(LearnedValue):
    """Judges positions of one board between rounds."""

    def __init__(self, board: ClassicBoard, hidden: i64) -> None:
        """Make empty networks; what all seats share is added up once."""
        super().__init__(board.seats, at.OWN_INPUTS, ROUNDS, hidden)
        self.features: ClassicFeatures = ClassicFeatures(board)
        self.own = at.FOR_SALE
        self.common = at.FOR_SALE
        self.shared = at.OWN_INPUTS - at.FOR_SALE

    def read(self, state: State) -> vec[i64]:
        """Return the inputs named in inputs.py."""
        self.features.read(cast("ClassicState", state))
        return self.features.cells

    def stage(self, state: State) -> i64:
        """Return the stage: the rounds that are over."""
        return rounds_over(cast("ClassicState", state))
