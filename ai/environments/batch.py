"""Many games at once for learning on one machine, in arrays that compiled code fills in place."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ai.cell_arrays import cells_as_array, is_memory_of_cells_shared_by_array
from ai.environments import arrays, game_set_up
from ai.environments import rewards as rewards_module
from game.engine.batch import Batch
from game.engine.reasons import Unreadable

NOT_BEGUN_MESSAGE = "No game is under way; reset begins one."


class BatchEnv:
    """Games of one set-up side by side; each row is what the deciding seat of a game sees.

    After `reset` and each `step`, without copying:

    - `observations` (games, width) of int32, `masks` (games, actions) of int8, `seats` (games,)
    - `legal` (games, room): the indices of the legal actions, of which `counts` are valid
    - `done` (games,): 1 where a game ended in this step. A new game is then dealt in its place:
      `points` and `places` (games, seats) and `rewards()` are the result of the ended game, and
      the observation is the first one of the new game.
    """

    def __init__(
        self,
        set_up: game_set_up.GameSetUpLike | None = None,
        game_count: int = 256,
        reward: str = "shares",
    ):
        """Make `game_count` games of the set-up; raise Unreadable for fewer than 1. `reset` deals
        them."""
        if game_count < 1:
            raise Unreadable(f"A batch has {game_count} games; allowed: 1 or more.")
        self.set_up = game_set_up.complete_set_up(set_up)
        self.game = self.set_up.make_game()
        self.reward = arrays.checked_option(arrays.REWARD_NAMES, "reward", reward)
        self.games = game_count
        self.rows = arrays.slices_by_row_name(self.game.rules.names_and_lengths_of_cells())
        self._batch = Batch(self.game.rules, game_count)
        self.shares_memory = is_memory_of_cells_shared_by_array(self._batch.done)
        self.action_count = int(self._batch.observation_writer.size)
        self._game_indices = np.arange(game_count)
        self._is_dealt = False
        self._bind_array_attributes()

    def _bind_array_attributes(self) -> None:
        batch = self._batch
        onlooker = self._batch.observation_writer
        self.observations = self._array_with_row_per_game(onlooker.cell_sheet.cells, np.int32)
        self.masks = self._array_with_row_per_game(onlooker.mask, np.int8)
        self.legal = self._array_with_row_per_game(onlooker.listed_move_indices, np.int32)
        self.counts = cells_as_array(onlooker.listed_move_counts, np.int32)
        self.seats = cells_as_array(batch.to_move, np.int32)
        self.done = cells_as_array(batch.done, np.bool_)
        self.points = self._array_with_row_per_game(batch.points, np.int32)
        self.places = self._array_with_row_per_game(batch.places, np.int32)

    def _array_with_row_per_game(self, cells: Any, dtype: type[np.generic]) -> npt.NDArray[Any]:
        return cells_as_array(cells, dtype).reshape(self.games, -1)

    def _refresh_arrays_unless_memory_is_shared(self) -> None:
        if not self.shares_memory:
            self._bind_array_attributes()

    def reset(self, seed: int = 0) -> None:
        """Deal every game: game g first has the seed `seed + g`, and each new deal a seed that is
        greater by `games`."""
        self._batch.deal_all_games(game_set_up.checked_seed(seed))
        self._is_dealt = True
        self._refresh_arrays_unless_memory_is_shared()

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Play one action in every game. If an action is not legal, play none and raise Unreadable
        with the action and its game."""
        if not self._is_dealt:
            raise Unreadable(NOT_BEGUN_MESSAGE)
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.shape != (self.games,):
            raise Unreadable(
                f"The actions are {chosen.dtype} of shape {chosen.shape}; "
                f"allowed: whole numbers, one for each of {self.games} games."
            )
        known = (chosen >= 0) & (chosen < self.action_count)
        legal = known & (self.masks[self._game_indices, np.where(known, chosen, 0)] == 1)
        if not legal.all():
            game = int(legal.argmin())
            raise Unreadable(f"Action {chosen[game]} is not legal in game {game}; see the mask.")
        self._batch.step(chosen.astype("<i4").tobytes())
        self._refresh_arrays_unless_memory_is_shared()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to pickle or copy the batch: its set-up, and after a deal its positions,
        seeds and last results."""
        made = (self.set_up, self.games, self.reward)
        if not self._is_dealt:
            return BatchEnv, made
        rows = [state.to_plain() for state in self._batch.states]
        results = self.done.tolist(), self.points.ravel().tolist(), self.places.ravel().tolist()
        return unpickle_batch, (*made, rows, list(self._batch.seeds), *results)

    def load_positions(
        self,
        rows_by_game: list[list[list[int]]],
        seed_by_game: list[int],
        *results_of_last_step: list[int],
    ) -> None:
        """Load a position in plain form and a seed into every game, and the results (done,
        points, places) of the last step."""
        batch = self._batch
        for game, (row, seed) in enumerate(zip(rows_by_game, seed_by_game, strict=True)):
            batch.states[game].load_plain(row)
            batch.seeds[game] = seed
            batch.write_observation_and_mask(game)
        written: tuple[Any, ...] = batch.done, batch.points, batch.places
        for cells, found in zip(written, results_of_last_step, strict=True):
            for place, number in enumerate(found):
                cells[place] = number
        self._is_dealt = True
        self._refresh_arrays_unless_memory_is_shared()

    def rewards(self) -> npt.NDArray[np.float32]:
        """Return the rewards of this step, as (games, seats); 0 for games that have not ended."""
        found = np.zeros(self.points.shape, np.float32)
        ended = self.done
        if ended.any():
            found[ended] = rewards_module.rewards_by_seat(
                self.reward, self.points[ended], self.places[ended]
            )
        return found

    def random_actions(self, rng: np.random.Generator) -> npt.NDArray[np.int32]:
        """Return a uniformly random legal action for every game."""
        chosen = (rng.random(self.games) * self.counts).astype(np.int32)
        found: npt.NDArray[np.int32] = self.legal[self._game_indices, chosen]
        return found


def unpickle_batch(
    set_up: game_set_up.GameSetUp, game_count: int, reward: str, *load_arguments: Any
) -> BatchEnv:
    """Return a batch made from its pickled set-up, number of games, reward and content
    `load_arguments` (see `load_positions`).
    """
    env = BatchEnv(set_up, game_count, reward)
    env.load_positions(*load_arguments)
    return env
