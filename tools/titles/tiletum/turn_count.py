"""A count of every way a turn may be played."""

from fractions import Fraction
from typing import Final, cast

from game.engine.moves import kind_of_move
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState
from tools.puzzling.ends import EndCount, TooLongToCount
from tools.titles.tiletum.puzzle_kinds import BELOW, FAIR, FINISH, SPEND

MAX_POSITIONS: Final = 4_000
ROUND = "round"
GAME = "game"
"""The two horizons of a count: the end of the round, or of the game."""
HORIZONS: Final = {FINISH: GAME, SPEND: GAME, FAIR: ROUND, BELOW: GAME}


class TurnCount(EndCount):
    """Counts every way in which a seat can play its turn, up to the end of the round or of the
    game.

    No tile may be drawn and no other seat may take a die before that. The leader's decision about
    the king's tile changes no points.
    """

    def __init__(self, game: Game, seat: int, horizon: str) -> None:
        """Count for a seat, as far as the horizon."""
        super().__init__(game, seat, MAX_POSITIONS)
        self._horizon = horizon

    def points(self, state: State) -> Fraction:
        """Return the seat's best points at the horizon; raises TooLongToCount if a tile is drawn or
        there are too many positions."""
        if self.is_over(state):
            return Fraction(int(cast("TiletumState", state).points[self.seat]))
        return super().points(state)

    def after(self, state: State, code: int) -> Fraction:
        """Return the seat's best points after a move and the forced moves that follow it."""
        later = state.clone()
        self.game.rules.apply(later, code)
        while not self.is_over(later) and (forced := self.forced(later)) is not None:
            self.game.rules.apply(later, forced)
        return self.points(later)

    def worths(self, state: State) -> dict[int, Fraction]:
        """Return the seat's best points after each legal move, by code, except refreshing the
        characters, whose empty pile would return the same ones."""
        return {
            code: self.after(state, code)
            for code in self.game.rules.legal_codes(state)
            if kind_of_move(code) != kinds.REFRESH_MOVE
        }

    def _counted(self, state: State) -> Fraction:
        if state.to_move == CHANCE:
            raise TooLongToCount("something is drawn")
        return super()._counted(state)

    def is_over(self, state: State) -> bool:
        """Return whether the state is at the horizon: the end of the game, or for a count of the
        round the next clean-up."""
        if state.to_move == NOBODY:
            return True
        phase = cast("TiletumState", state).phase
        return self._horizon == ROUND and bool(phase in (kinds.CLEAN_UP_PHASE, kinds.DICE_PHASE))

    def forced(self, state: State) -> int | None:
        """Return the move for a refill or for the king's tile, which changes no points; None in any
        other phase."""
        if cast("TiletumState", state).phase not in (kinds.REFILL_PHASE, kinds.KING_TILE_PHASE):
            return None
        if cast("TiletumState", state).phase == kinds.REFILL_PHASE and state.to_move == CHANCE:
            return self.game.rules.weighted_outcomes(state)[0][0]
        return self.game.rules.legal_codes(state)[-1]
