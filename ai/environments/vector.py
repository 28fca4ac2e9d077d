"""Gymnasium's vector environment: one agent in many games at once, in one process."""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ai.cell_arrays import cells_as_array
from ai.environments import arrays
from ai.environments.game_set_up import (
    DRAWN_SEED_COUNT,
    GameSetUpLike,
    SetUpChanges,
    checked_seed,
    complete_set_up,
)
from ai.environments.no_game_error import NoGameInProgressError
from ai.environments.observation_form import ObservationForm
from ai.environments.one_agent import (
    DEFAULT_OPPONENT,
    Opponents,
    checked_agent_seat,
    make_opponents,
)
from ai.environments.rewards import rewards_by_seat
from ai.environments.table import Opponent, PlayedTable
from game.engine.batch import draw_chance_outcomes
from game.engine.knowledge import make_view_for_seat
from game.engine.observation_writer import ObservationWriter
from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY, State

RANDOM_PLAYER_NAME = "random"

NumberArray = npt.NDArray[Any]


class OneAgentVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games of one set-up, each with the agent on the same seat and the same opponents.

    A game that ends is dealt again in the same step: the observation and the mask are those of the
    new game, `infos["final_obs"]` and `infos["final_info"]` those of the end. Legal actions are
    in `infos["action_mask"]` and `action_masks()`, one row for each game. An illegal action ends
    its game with a reward of -1.
    """

    def __init__(  # noqa: PLR0913 - every option has its keyword, as in the libraries
        self,
        num_envs: int = 64,
        set_up: GameSetUpLike | None = None,
        *,
        opponents: Opponents = DEFAULT_OPPONENT,
        seat: int | None = None,
        reward: str = "shares",
        own_seat_first: bool = False,
        leave_out_unknown: bool = False,
        render_mode: None = None,
        **changes: Unpack[SetUpChanges],
    ) -> None:
        """Make `num_envs` games; the other parameters are those of `OneAgentEnv`. Raise
        Unreadable for what is not available."""
        if num_envs < 1:
            raise Unreadable(f"num_envs is {num_envs}; allowed: 1 or more.")
        if render_mode is not None:
            raise Unreadable(f"render_mode is {render_mode!r}; allowed: None.")
        self.num_envs = num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.set_up = complete_set_up(set_up, changes)
        game = self.set_up.make_game()
        table = PlayedTable(game)
        self.seat = checked_agent_seat(table, seat)
        self.reward = arrays.checked_option(arrays.REWARD_NAMES, "reward", reward)
        self.form = ObservationForm(
            game, "flat", own_seat_first=own_seat_first, leave_out_unknown=leave_out_unknown
        )
        self._opponent_choice = opponents
        self.opponents: list[dict[int, Opponent]] = [
            make_opponents(table, self.seat, opponents, self.form) for _ in range(num_envs)
        ]
        self._rules = game.rules
        self._states: list[State] = [game.rules.new_state() for _ in range(num_envs)]
        self.seeds = np.zeros(num_envs, np.int64)
        self._observation_writer = ObservationWriter(game.rules, num_envs)
        self.single_observation_space = self.form.observation_space()
        self.action_count = table.action_count
        self.single_action_space = spaces.Discrete(table.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NumberArray, dict[str, Any]]:
        """Deal every game; game g plays the seeds seed + g, seed + g + num_envs, and so on. Return
        observations and infos. `options` are ignored."""
        super().reset(seed=seed)
        first = (
            int(self.np_random.integers(DRAWN_SEED_COUNT)) if seed is None else checked_seed(seed)
        )
        for game in range(self.num_envs):
            self.seeds[game] = first + game
            self._deal_and_play_to_agent_decision(game)
        self._is_dealt = True
        return self._observation_array(), self._info_dict()

    def step(
        self, actions: Any
    ) -> tuple[
        NumberArray, NumberArray, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
    ]:
        """Play one action in every game, and continue each game to the agent's next decision;
        return observations, rewards, terminations, truncations and infos. Raise
        NoGameInProgressError before the first `reset`."""
        if not self._is_dealt:
            raise NoGameInProgressError
        chosen = self._checked_actions(actions)
        rewards = np.zeros(self.num_envs, np.float32)
        ended = np.zeros(self.num_envs, np.bool_)
        final_obs = np.full(self.num_envs, None, object)
        refusals = np.full(self.num_envs, None, object)
        for game in range(self.num_envs):
            state = self._states[game]
            action = int(chosen[game])
            if not self._observation_writer.is_legal(game, action):
                ended[game] = True
                rewards[game] = -1.0
                refusals[game] = f"Action {action} is not legal in game {game}; see the mask."
            else:
                self._rules.apply(state, self._observation_writer.moves.move_at_index(action))
                draw_chance_outcomes(self._rules, state)
                self._let_others_play(game)
                if state.to_move == NOBODY:
                    ended[game] = True
                    rewards[game] = self._agent_reward(state)
            if ended[game]:
                final_obs[game] = self._game_observation(game)
                self.seeds[game] += self.num_envs
                self._deal_and_play_to_agent_decision(game)
            else:
                self._write_observation_and_mask(game)
        infos = self._info_dict()
        if ended.any():
            infos["final_obs"] = final_obs
            infos["_final_obs"] = ended.copy()
            refused = np.array([each is not None for each in refusals])
            infos["final_info"] = {"refusal": refusals, "_refusal": refused}
            infos["_final_info"] = ended.copy()
        return self._observation_array(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions as booleans, one row for each game."""
        return self._mask_array().astype(np.bool_)

    def close_extras(self) -> None:
        """Release the games; nothing else has to be closed."""
        self._is_dealt = False

    def _checked_actions(self, actions: Any) -> NumberArray:
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.shape != (self.num_envs,):
            raise Unreadable(
                f"The actions are {chosen.dtype} of shape {chosen.shape}; "
                f"allowed: whole numbers, one for each of {self.num_envs} games."
            )
        return chosen

    def _deal_and_play_to_agent_decision(self, game: int) -> None:
        state = self._states[game]
        seed = int(self.seeds[game])
        for other, opponent in self.opponents[game].items():
            opponent.start_game(seed + other)
        self._rules.deal(state, seed)
        draw_chance_outcomes(self._rules, state)
        self._let_others_play(game)
        self._write_observation_and_mask(game)

    def _let_others_play(self, game: int) -> None:
        state = self._states[game]
        rules = self._rules
        opponents = self.opponents[game]
        while state.to_move not in (self.seat, NOBODY):
            turn = int(state.to_move)
            rules.apply(
                state, opponents[turn].choose_move(make_view_for_seat(rules, state, turn), turn)
            )
            draw_chance_outcomes(rules, state)

    def _write_observation_and_mask(self, game: int) -> None:
        self._observation_writer.write_observation(self._states[game], self.seat, game)
        self._observation_writer.write_legal_moves(self._states[game], game)

    def _game_observation(self, game: int) -> NumberArray:
        self._observation_writer.write_observation(self._states[game], self.seat, game)
        found: NumberArray = self._array_with_row_per_game(
            self._observation_writer.cell_sheet.cells, np.int32
        )[game].copy()
        return np.asarray(self.form.make_observation(found, self.seat))

    def _agent_reward(self, state: State) -> float:
        points = np.array(self._rules.scores(state))
        places = np.array(self._rules.ranks(state))
        return float(rewards_by_seat(self.reward, points, places)[self.seat])

    def _array_with_row_per_game(self, cells: Any, dtype: type[np.generic]) -> NumberArray:
        return cells_as_array(cells, dtype).reshape(self.num_envs, -1)

    def _mask_array(self) -> NumberArray:
        return self._array_with_row_per_game(self._observation_writer.mask, np.int8)

    def _observation_array(self) -> NumberArray:
        found = self._array_with_row_per_game(
            self._observation_writer.cell_sheet.cells, np.int32
        ).copy()
        return np.asarray(self.form.make_observation(found, self.seat))

    def _info_dict(self) -> dict[str, Any]:
        masks = self._mask_array().copy()
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
