"""PettingZoo: every title as an AEC environment with one agent per seat; chance is resolved
inside."""

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from ai.environments import arrays
from ai.environments.environment_names import EnvironmentName
from ai.environments.game_set_up import (
    DRAWN_SEED_COUNT,
    GameSetUpLike,
    SetUpChanges,
    complete_set_up,
)
from ai.environments.no_game_error import NoGameInProgressError
from ai.environments.observation_form import ObservationForm
from ai.environments.petting_zoo import AECEnv, wrappers
from ai.environments.rendering import RENDER_MODES, TableRenderer
from ai.environments.table import PlayedTable
from ai.environments.table_pictures import PICTURES_PER_SECOND
from game.engine.reasons import Unreadable
from game.records.records import AUTOMA_PLAYER

AGENT_PLAYER_NAME = "agent"  # the kind of player, on pictures
ILLEGAL_REWARD = -1.0


class TitleEnv(AECEnv):  # type: ignore[misc] # PettingZoo comes without types
    """A PettingZoo environment of one set-up of a title, in which the agents `player_0`,
    `player_1`, ... take turns.

    An observation is a dictionary of `observation`, flat or by the names of its rows, and
    `action_mask`. Rewards come at the end of the game. Chance and the automa, if there is one,
    are played by the environment.
    """

    def __init__(
        self,
        set_up: GameSetUpLike | None = None,
        *,
        reward: str = "shares",
        form: str = "flat",
        own_seat_first: bool = False,
        leave_out_unknown: bool = False,
        render_mode: str | None = None,
        **changes: Unpack[SetUpChanges],
    ) -> None:
        """Make the environment; `reset` deals a game.

        `set_up` is a GameSetUp, the name of a title, or a mapping of the fields of a GameSetUp;
        `changes` replace single fields. `reward` is "shares", "ranks" or "points", `form` is "flat"
        or "rows"; `ObservationForm` explains `own_seat_first` and `leave_out_unknown`.
        `render_mode` is a mode of `render`, None for no pictures.
        """
        super().__init__()
        self.set_up = complete_set_up(set_up, changes)
        self.table = PlayedTable(self.set_up.make_game())
        self.reward = arrays.checked_option(arrays.REWARD_NAMES, "reward", reward)
        self.form = ObservationForm(
            self.table.game,
            form,
            own_seat_first=own_seat_first,
            leave_out_unknown=leave_out_unknown,
        )
        self.render_mode = render_mode
        name = EnvironmentName(self.set_up.title, self.set_up.edition)
        self.metadata = {
            "render_modes": [*RENDER_MODES],
            "render_fps": PICTURES_PER_SECOND,
            "name": name.pettingzoo_module_name,
            "is_parallelizable": False,
        }
        self._empty_action_mask = np.zeros(self.table.action_count, np.int8)
        self._names = {
            seat: f"player_{number}" for number, seat in enumerate(self.table.agent_seats)
        }
        self._seats = {name: seat for seat, name in self._names.items()}
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        self._observation_space_by_agent = {
            name: spaces.Dict(
                {
                    "observation": self.form.observation_space(),
                    "action_mask": spaces.Box(0, 1, (self.table.action_count,), np.int8),
                }
            )
            for name in self._seats
        }
        self._actions = {name: spaces.Discrete(self.table.action_count) for name in self._seats}
        self._random: np.random.Generator | None = None
        seats = range(self.set_up.num_players)
        players = tuple(
            AGENT_PLAYER_NAME if seat in self._names else AUTOMA_PLAYER for seat in seats
        )
        self._renderer = TableRenderer(self.table, render_mode, players)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self._observation_space_by_agent[self._checked_agent(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of all actions of the game; the mask of an observation tells which
        are legal."""
        return self._actions[self._checked_agent(agent)]

    def _checked_agent(self, agent: str) -> str:
        if agent not in self._seats:
            raise Unreadable(f"There is no agent {agent!r}; allowed: {', '.join(self._seats)}.")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game from the seed. If the seed is None, draw the game's seed from the series
        of random numbers that the last seed began."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        with self.table.lock:
            self.table.deal(int(self._random.integers(DRAWN_SEED_COUNT)) if seed is None else seed)
            self.agents = self.possible_agents[:]
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
            self._skip_agent_selection = None
            self.agent_selection = self._names[self.table.deciding_seat]
            self._renderer.update_window()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, termination, truncation and info of the deciding agent;
        raise NoGameInProgressError without a game."""
        if not self.agents:
            raise NoGameInProgressError()
        found: tuple[Any, float, bool, bool, dict[str, Any]]
        found = super().last(observe)
        return found

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and action mask; the mask is all zeros if another agent
        decides."""
        seat = self._seats[self._checked_agent(agent)]
        with self.table.lock:
            flat = self.table.seat_observation_array(seat)
            mask = (
                self.table.action_mask()
                if seat == self.table.deciding_seat
                else self._empty_action_mask.copy()
            )
        return {"observation": self.form.make_observation(flat, seat), "action_mask": mask}

    def state(self) -> np.ndarray[Any, Any]:
        """Return the whole state, hidden information included, as a flat array, for training with
        a central critic."""
        with self.table.lock:
            return self.table.whole_state_array()

    def step(self, action: int | None) -> None:
        """Play an action of the deciding agent, or take None for an agent whose game has ended.
        Raise Unreadable if the action is not allowed, NoGameInProgressError without a game."""
        with self.table.lock:
            if not self.agents:
                raise NoGameInProgressError()
            agent = self.agent_selection
            if self.terminations[agent] or self.truncations[agent]:
                if action is not None:
                    raise Unreadable(
                        "The game is over; allowed: None, which takes the agent's leave."
                    )
                self._was_dead_step(action)
                return
            self.table.play_action(action)
            self._cumulative_rewards[agent] = 0.0
            if self.table.is_over():
                found = self.table.rewards(self.reward)
                self.rewards = {name: found[self._seats[name]] for name in self.agents}
                self.terminations = dict.fromkeys(self.agents, True)
                self._accumulate_rewards()
                self.agent_selection = self.agents[0]
            else:
                self.agent_selection = self._names[self.table.deciding_seat]
            self._renderer.update_window()

    def render(self) -> Any:
        """Return the position with all hidden facts, as text or as a picture; in the mode `human`
        show it in a window and return None."""
        return self._renderer.render()

    def close(self) -> None:
        """Close the window, and end the process that draws."""
        self._renderer.close()


def raw_env(
    set_up: GameSetUpLike | None = None,
    *,
    reward: str = "shares",
    form: str = "flat",
    own_seat_first: bool = False,
    leave_out_unknown: bool = False,
    render_mode: str | None = None,
    **changes: Unpack[SetUpChanges],
) -> TitleEnv:
    """Return the environment without PettingZoo's wrappers, which is the fastest; for the
    parameters see `TitleEnv`."""
    return TitleEnv(
        set_up,
        reward=reward,
        form=form,
        own_seat_first=own_seat_first,
        leave_out_unknown=leave_out_unknown,
        render_mode=render_mode,
        **changes,
    )


def env(
    set_up: GameSetUpLike | None = None,
    *,
    reward: str = "shares",
    form: str = "flat",
    own_seat_first: bool = False,
    leave_out_unknown: bool = False,
    render_mode: str | None = None,
    **changes: Unpack[SetUpChanges],
) -> AECEnv:
    """Return the environment in PettingZoo's usual wrappers, with which an illegal move ends the
    game as a loss; the parameters are those of `TitleEnv`."""
    bare = TitleEnv(
        set_up,
        reward=reward,
        form=form,
        own_seat_first=own_seat_first,
        leave_out_unknown=leave_out_unknown,
        render_mode=render_mode,
        **changes,
    )
    careful = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(careful))
