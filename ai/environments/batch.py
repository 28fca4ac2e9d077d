"""Many games at once for learning on one machine: arrays that compiled code fills in place."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ai.environments.arrays import GameSetUp, array_of, check_reward, is_live, rewards_of, slices_of
from game.engine.batch import Batch


class BatchEnv:
    """Games of one set-up side by side; each row is what the deciding seat of a game sees.

    After `reset` and each `step`, without copying:

    - `observations` (games, width) of int32, `masks` (games, actions) of int8, `seats` (games,)
    - `legal` (games, room): the indices of the legal actions, of which `counts` are valid
    - `done` (games,): the game ended in this step; it has begun anew, `points` and `places`
      (games, seats) and `rewards()` tell its result, and the observation is the new game's.
    """

    def __init__(self, set_up: GameSetUp | None = None, games: int = 256, reward: str = "shares"):
        """Make so many games; `reset` deals them."""
        self.game = (set_up or GameSetUp()).game()
        self.reward = check_reward(reward)
        self.games = games
        self.rows = slices_of(self.game.rules.layout())
        self._batch = Batch(self.game.rules, games)
        self.is_live = is_live(self._batch.done)
        self.actions = int(self._batch.onlooker.size)
        self._name_arrays()

    def _name_arrays(self) -> None:
        batch, onlooker = self._batch, self._batch.onlooker
        self.observations = self._table(onlooker.sheet.cells, np.int32)
        self.masks = self._table(onlooker.mask, np.int8)
        self.legal = self._table(onlooker.listed, np.int32)
        self.counts = array_of(onlooker.counts, np.int32)
        self.seats = array_of(batch.to_move, np.int32)
        self.done = array_of(batch.done, np.bool_)
        self.points = self._table(batch.points, np.int32)
        self.places = self._table(batch.places, np.int32)

    def _table(self, cells: Any, dtype: type[np.generic]) -> npt.NDArray[Any]:
        return array_of(cells, dtype).reshape(self.games, -1)

    def _refresh(self) -> None:
        if not self.is_live:
            self._name_arrays()

    def reset(self, seed: int = 0) -> None:
        """Deal every game; game g begins with seed + g, and goes on with steps of `games`."""
        self._batch.start(seed)
        self._refresh()

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Play one action in every game; ValueError names the first that is not legal."""
        self._batch.step(actions.astype("<i4").tobytes())
        self._refresh()

    def rewards(self) -> npt.NDArray[np.float32]:
        """Return what each seat of each game got in this step: nothing where none ended."""
        found = np.zeros(self.points.shape, np.float32)
        ended = self.done
        if ended.any():
            found[ended] = rewards_of(self.reward, self.points[ended], self.places[ended])
        return found

    def random_actions(self, random: np.random.Generator) -> npt.NDArray[np.int32]:
        """Return a legal action for every game, all equally likely."""
        chosen = (random.random(self.games) * self.counts).astype(np.int32)
        found: npt.NDArray[np.int32] = self.legal[np.arange(self.games), chosen]
        return found
