"""The learned value of Brass: what it reads, and the stages of a game."""

from __future__ import annotations

from typing import cast, final

from ai.search.learned_value import LearnedValue
from ai.titles.brass import inputs as at
from ai.titles.brass.features import STAGES, Features, stage_of_value
from game.engine.cells import i64, vec
from game.engine.rules import State
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.state import BrassState


@final
class LearnedBrassValue(LearnedValue):
    """Judges positions of one board."""

    def __init__(self, board: Board, hidden: i64) -> None:
        """Make empty networks; what all seats share is added up once."""
        super().__init__(board.seats, at.OWN_INPUTS, STAGES, hidden)
        self.features: Features = Features(board)
        self.own = at.COAL_TRACK
        self.common = at.COAL_TRACK
        self.shared = at.OWN_INPUTS - at.COAL_TRACK

    def read(self, state: State) -> vec[i64]:
        """Return the inputs named in inputs.py."""
        self.features.read(cast("BrassState", state))
        return self.features.cells

    def stage(self, state: State) -> i64:
        """Return the stage: the rounds of both eras, from their ends."""
        return stage_of_value(cast("BrassState", state))
