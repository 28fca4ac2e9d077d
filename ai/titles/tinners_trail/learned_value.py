"""The learned value of Tinners' Trail: what it reads, and the stages of a game."""

from __future__ import annotations

from typing import cast, final

from ai.search.learned_value import LearnedValue
from ai.titles.tinners_trail import inputs as at
from ai.titles.tinners_trail.features import STAGES, Features, stage_of
from game.engine.cells import i64, vec
from game.engine.rules import State
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState


@final
class LearnedTrailValue(LearnedValue):
    """Judges positions of one board."""

    def __init__(self, board: Board, hidden: i64) -> None:
        """Make empty networks; Lord Wallace's inputs have weights of their own."""
        super().__init__(board.seats, at.OWN_INPUTS, STAGES, hidden)
        self.features: Features = Features(board)
        self.apart = board.wallace_seat
        self.common = at.TILES
        if not board.extended and not board.solo:  # then the inputs of expansions are 0
            self.own = at.TILES
            self.shared = at.ARSENIC_GAME - at.TILES

    def read(self, state: State) -> vec[i64]:
        """Return the inputs named in inputs.py."""
        self.features.read(cast("TrailState", state))
        return self.features.cells

    def stage(self, state: State) -> i64:
        """Return the stage: rounds 1 to 4, each before and after its dice."""
        return stage_of(cast("TrailState", state))
