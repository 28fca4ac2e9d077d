"""Counts: the most points a seat can still make of a round or the game, counted out."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, cast

from game.engine.moves import kind_of
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState
from tools.puzzling.ends import EndCount, Unsolved

MOST_POSITIONS: Final = 2_000
ROUND, GAME = "round", "game"
"""How far it is counted."""


class TurnCount(EndCount):
    """Counts every way a seat may play its turn, up to the end of the round or the game.

    Nothing may be drawn on the way, and nobody else may take a die any more. What the others
    decide then, who leads about the tile beside the king track, changes no points.
    """

    most_positions = MOST_POSITIONS

    def __init__(self, game: Game, seat: int, horizon: str) -> None:
        """Count for a seat, as far as the horizon."""
        super().__init__(game, seat)
        self._horizon = horizon

    def points(self, state: State) -> Fraction:
        """Return the points the seat comes to at best; Unsolved."""
        if self._is_over(cast("TiletumState", state)):
            return Fraction(int(cast("TiletumState", state).points[self.seat]))
        return super().points(state)

    def after(self, state: State, code: int) -> Fraction:
        """Return the points after a move."""
        later = state.clone()
        self.game.rules.apply(later, code)
        self._go_past_others(cast("TiletumState", later))
        return self.points(later)

    def worths(self, state: State) -> dict[int, Fraction]:
        """Return the points after each legal move. Five new characters out of an empty pile are
        the old ones, so nobody asks for them.
        """
        return {
            code: self.after(state, code)
            for code in self.game.rules.legal_codes(state)
            if kind_of(code) != kinds.REFRESH
        }

    def _counted(self, state: State) -> Fraction:
        if state.to_move == CHANCE:
            raise Unsolved("something is drawn")
        return super()._counted(state)

    def _is_over(self, st: TiletumState) -> bool:
        if st.to_move == NOBODY:
            return True
        return self._horizon == ROUND and bool(st.phase in (kinds.CLEAN_UP, kinds.DICE))

    def _go_past_others(self, st: TiletumState) -> None:
        while st.phase in (kinds.REFILL, kinds.KING_TILE) and not self._is_over(st):
            if st.phase == kinds.REFILL and st.to_move == CHANCE:
                code = self.game.rules.weighted_outcomes(st)[0][0]
            else:
                code = self.game.rules.legal_codes(st)[-1]
            self.game.rules.apply(st, code)
