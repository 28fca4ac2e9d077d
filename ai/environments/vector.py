"""Gymnasium's vector environment: one agent in many games at once, in one process."""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ai.cell_arrays import array_of
from ai.environments import arrays
from ai.environments.game_set_up import SetUp, SetUpChanges, made_set_up, seed_of
from ai.environments.no_game import NoGame
from ai.environments.observing import ObservationForm
from ai.environments.one_agent import DEFAULT_OPPONENT, Opponents, opponents_of, seat_of
from ai.environments.rewards import rewards_of
from ai.environments.table import Opponent, PlayedTable
from game.engine.batch import draw_chance_outcomes
from game.engine.knowledge import view_of
from game.engine.onlooker import ObservationWriter
from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY, State

RANDOM = "random"
MOST_SEED = 2**31

Numbers = npt.NDArray[Any]


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
        set_up: SetUp | None = None,
        *,
        opponents: Opponents = DEFAULT_OPPONENT,
        seat: int | None = None,
        reward: str = "shares",
        own_seat_first: bool = False,
        leave_out_unknown: bool = False,
        render_mode: None = None,
        **changes: Unpack[SetUpChanges],
    ) -> None:
        """Make `num_envs` games; for the other parameters see `OneAgentEnv`."""
        if num_envs < 1:
            raise Unreadable(f"num_envs is {num_envs}; allowed: 1 or more.")
        if render_mode is not None:
            raise Unreadable(f"render_mode is {render_mode!r}; allowed: None.")
        self.num_envs = num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.set_up = made_set_up(set_up, changes)
        game = self.set_up.game()
        table = PlayedTable(game)
        self.seat = seat_of(table, seat)
        self.reward = arrays.one_of(arrays.REWARDS, "reward", reward)
        self.form = ObservationForm(
            game, "flat", own_seat_first=own_seat_first, leave_out_unknown=leave_out_unknown
        )
        self._who = opponents
        self.opponents: list[dict[int, Opponent]] = [
            opponents_of(table, self.seat, opponents, self.form) for _ in range(num_envs)
        ]
        self._rules = game.rules
        self._states: list[State] = [game.rules.new_state() for _ in range(num_envs)]
        self.seeds = np.zeros(num_envs, np.int64)
        self._onlooker = ObservationWriter(game.rules, num_envs)
        self.single_observation_space = self.form.space()
        self.actions = table.actions
        self.single_action_space = spaces.Discrete(table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal every game; game g plays the seeds seed + g, seed + g + num_envs and so on."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(MOST_SEED)) if seed is None else seed_of(seed)
        for game in range(self.num_envs):
            self.seeds[game] = first + game
            self._deal(game)
        self._is_dealt = True
        return self._observations(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Numbers, Numbers, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Play one action in every game, and continue each game to the agent's next decision."""
        if not self._is_dealt:
            raise NoGame
        chosen = self._checked(actions)
        rewards = np.zeros(self.num_envs, np.float32)
        ended = np.zeros(self.num_envs, np.bool_)
        final_obs = np.full(self.num_envs, None, object)
        refusals = np.full(self.num_envs, None, object)
        for game in range(self.num_envs):
            state = self._states[game]
            action = int(chosen[game])
            if not self._onlooker.is_legal(game, action):
                ended[game] = True
                rewards[game] = -1.0
                refusals[game] = f"Action {action} is not legal in game {game}; see the mask."
            else:
                self._rules.apply(state, self._onlooker.moves.move(action))
                draw_chance_outcomes(self._rules, state)
                self._let_others_play(game)
                if state.to_move == NOBODY:
                    ended[game] = True
                    rewards[game] = self._result(state)
            if ended[game]:
                final_obs[game] = self._seen(game)
                self.seeds[game] += self.num_envs
                self._deal(game)
            else:
                self._show(game)
        infos = self._infos()
        if ended.any():
            infos["final_obs"] = final_obs
            infos["_final_obs"] = ended.copy()
            refused = np.array([each is not None for each in refusals])
            infos["final_info"] = {"refusal": refusals, "_refusal": refused}
            infos["_final_info"] = ended.copy()
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions as booleans, one row for each game."""
        return self._masks().astype(np.bool_)

    def close_extras(self) -> None:
        """Release the games; nothing else has to be closed."""
        self._is_dealt = False

    def _checked(self, actions: Any) -> Numbers:
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.shape != (self.num_envs,):
            raise Unreadable(
                f"The actions are {chosen.dtype} of shape {chosen.shape}; "
                f"allowed: whole numbers, one for each of {self.num_envs} games."
            )
        return chosen

    def _deal(self, game: int) -> None:
        state = self._states[game]
        seed = int(self.seeds[game])
        for other, opponent in self.opponents[game].items():
            opponent.begin(seed + other)
        self._rules.deal(state, seed)
        draw_chance_outcomes(self._rules, state)
        self._let_others_play(game)
        self._show(game)

    def _let_others_play(self, game: int) -> None:
        state = self._states[game]
        rules = self._rules
        opponents = self.opponents[game]
        while state.to_move not in (self.seat, NOBODY):
            turn = int(state.to_move)
            rules.apply(state, opponents[turn].move(view_of(rules, state, turn), turn))
            draw_chance_outcomes(rules, state)

    def _show(self, game: int) -> None:
        self._onlooker.write_observation(self._states[game], self.seat, game)
        self._onlooker.write_legal_moves(self._states[game], game)

    def _seen(self, game: int) -> Numbers:
        self._onlooker.write_observation(self._states[game], self.seat, game)
        found: Numbers = self._row_per_game(self._onlooker.sheet.cells, np.int32)[game].copy()
        return np.asarray(self.form.of(found, self.seat))

    def _result(self, state: State) -> float:
        points = np.array(self._rules.scores(state))
        places = np.array(self._rules.places(state))
        return float(rewards_of(self.reward, points, places)[self.seat])

    def _row_per_game(self, cells: Any, dtype: type[np.generic]) -> Numbers:
        return array_of(cells, dtype).reshape(self.num_envs, -1)

    def _masks(self) -> Numbers:
        return self._row_per_game(self._onlooker.mask, np.int8)

    def _observations(self) -> Numbers:
        found = self._row_per_game(self._onlooker.sheet.cells, np.int32).copy()
        return np.asarray(self.form.of(found, self.seat))

    def _infos(self) -> dict[str, Any]:
        masks = self._masks().copy()
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
