"""The learned value of Tiletum: what it reads, and the stages of a game."""

from __future__ import annotations

from typing import cast, final

from ai.search.learned_value import LearnedValue
from ai.titles.tiletum import inputs as at
from ai.titles.tiletum.features import STAGES, Features, stage_of_value
from game.engine.cells import i64, vec
from game.engine.rules import State
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState


@final
class LearnedTiletumValue(LearnedValue):
    """Judges positions of one board."""

    def __init__(self, board: Board, hidden: i64) -> None:
        """Make empty networks; the Cardinal's inputs have weights of their own."""
        super().__init__(board.seats, at.OWN_INPUTS, STAGES, hidden)
        self.features: Features = Features(board)
        self.apart = board.cardinal
        if board.silver == 0:  # then the last inputs are 0
            self.own = at.SILVER

    def read(self, state: State) -> vec[i64]:
        """Return the inputs named in inputs.py."""
        self.features.read(cast("TiletumState", state))
        return self.features.cells

    def stage(self, state: State) -> i64:
        """Return the stage: a round."""
        return stage_of_value(cast("TiletumState", state))
