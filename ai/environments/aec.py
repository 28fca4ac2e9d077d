"""PettingZoo: every title as an AEC environment, one agent a seat, luck inside."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from ai.environments import arrays, space_shapes
from ai.environments.game_set_up import GameSetUp
from ai.environments.petting_zoo import AECEnv, wrappers
from ai.environments.table import PlayedTable
from game.engine.reasons import Unreadable

ILLEGAL_REWARD = -1.0
MOST_SEED = 2**31


class TitleEnv(AECEnv):  # type: ignore[misc] # PettingZoo comes without types
    """One set-up of a title: `player_0`, `player_1` ... decide by turns.

    An observation is a dictionary of `observation`, flat or by the names of its rows, and
    `action_mask`. Rewards come at the end. Luck, and an automa if there is one, plays inside.
    """

    def __init__(
        self,
        set_up: GameSetUp,
        reward: str = "shares",
        form: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        """Sit down at a table; `reward` is shares, ranks or points, `form` flat or rows."""
        super().__init__()
        self.table = PlayedTable(set_up.game())
        self.reward = arrays.one_of(arrays.REWARDS, "reward", reward)
        self.form = arrays.one_of(arrays.FORMS, "form of observations", form)
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": ["ansi", "human"],
            "name": f"{set_up.title.replace('-', '_')}_v0",
            "is_parallelizable": False,
        }
        layout = self.table.rules.layout()
        self._rows = arrays.slices_of(layout)
        self._nothing = np.zeros(self.table.actions, np.int8)
        self._names = {seat: f"player_{number}" for number, seat in enumerate(self.table.seats)}
        self._seats = {name: seat for seat, name in self._names.items()}
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        self._observations = {
            name: spaces.Dict(
                {
                    "observation": space_shapes.observation_space(self.form, layout),
                    "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
                }
            )
            for name in self._seats
        }
        self._actions = {name: spaces.Discrete(self.table.actions) for name in self._seats}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent may see."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return every move there may ever be; the mask tells those of now."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: that of the seed, without one the next of the last seed's series."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        with self.table.lock:
            self.table.deal(int(self._random.integers(MOST_SEED)) if seed is None else seed)
            self.agents = self.possible_agents[:]
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
            self._skip_agent_selection = None
            self.agent_selection = self._names[self.table.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and what it may do if it decides."""
        seat = self._seats[agent]
        with self.table.lock:
            flat = self.table.observe(seat)
            mask = self.table.mask() if seat == self.table.turn else self._nothing.copy()
        seen = flat if self.form == "flat" else arrays.by_rows(flat, self._rows)
        return {"observation": seen, "action_mask": mask}

    def state(self) -> np.ndarray[Any, Any]:
        """Return the whole truth, hidden things too, for training with a common critic."""
        with self.table.lock:
            return self.table.truth()

    def step(self, action: int | None) -> None:
        """Play a move; Unreadable says when it may not be played."""
        with self.table.lock:
            if not self.agents:
                raise Unreadable("No game is under way; reset begins one.")
            agent = self.agent_selection
            if self.terminations[agent] or self.truncations[agent]:
                if action is not None:
                    raise Unreadable(
                        "The game is over; allowed: None, which takes the agent's leave."
                    )
                self._was_dead_step(action)
                return
            self.table.play(action)
            self._cumulative_rewards[agent] = 0.0
            if self.table.is_over():
                found = self.table.rewards(self.reward)
                self.rewards = {name: found[self._seats[name]] for name in self.agents}
                self.terminations = dict.fromkeys(self.agents, True)
                self._accumulate_rewards()
                self.agent_selection = self.agents[0]
            else:
                self.agent_selection = self._names[self.table.turn]

    def render(self) -> str | None:
        """Return the position as text for `ansi`, print it for `human`."""
        text = self.table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text


def raw_env(set_up: GameSetUp | None = None, **wanted: Any) -> TitleEnv:
    """Return the bare environment, which is the quickest; see `TitleEnv` for what is wanted."""
    return TitleEnv(set_up or GameSetUp(), **wanted)


def env(set_up: GameSetUp | None = None, **wanted: Any) -> Any:
    """Return the environment in PettingZoo's usual wrappers: an illegal move loses at once."""
    bare = raw_env(set_up, **wanted)
    careful = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(careful))
