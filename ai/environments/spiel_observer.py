"""OpenSpiel's observer: a seat's view as named tensors and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from ai.environments.arrays import array_of
from ai.environments.rows import slices_of
from game.engine.common_view import common_view
from game.engine.onlooker import Onlooker
from game.engine.rules import NOBODY
from game.engine.title import Game

if TYPE_CHECKING:
    from ai.environments.spiel import SpielState


class SpielObserver:
    """Writes what a player knows; without private information what everybody knows.

    The view of this program's games is also the information state: it holds what a player has
    seen as far as it still matters, not the way it came about.
    """

    def __init__(self, game: Game, seats: tuple[int, ...], iig_obs_type: Any, params: Any) -> None:
        """Make room for the tensors."""
        if params:
            raise ValueError(f"Observation parameters are not taken; found {params}.")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._private = wanted.private_info != pyspiel.PrivateInfoType.NONE
        self._game, self._seats = game, seats
        self._onlooker = Onlooker(game.rules, 1)
        self.tensor = np.zeros(int(self._onlooker.width), np.float32)
        rows = slices_of(game.rules.layout())
        self.dict = {name: self.tensor[row] for name, row in rows.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor of a player; before the deal it is blank."""
        if state.position is None:
            self.tensor.fill(0)
            return
        true = state.position.state
        if self._private:
            self._onlooker.see(true, self._seats[player], 0)
        else:
            self._onlooker.write(common_view(self._game.rules, true), NOBODY, 0)
        self.tensor[:] = array_of(self._onlooker.sheet.cells, np.int32)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the player, and the position as it knows it."""
        if state.position is None:
            return f"player {player} before the deal"
        rules, true = self._game.rules, state.position.state
        names = ("",) * int(rules.seats)
        if not self._private:
            return self._game.write_position(common_view(rules, true), names)
        view = rules.new_state()
        rules.hide(true, self._seats[player], view)
        return f"player {player}\n{self._game.write_position(view, names)}"
