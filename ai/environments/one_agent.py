"""Gymnasium: one agent against an automa, or against computer players in the other seats."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from ai.environments import arrays, space_shapes
from ai.environments.game_set_up import GameSetUp
from ai.environments.table import Opponent, PlayedTable
from game.engine.reasons import Unreadable

NAME = "HeavyBoardGames/OneAgent-v0"  # for gymnasium.make
ILLEGAL_REWARD = -1.0
MOST_SEED = 2**31


class OneAgentEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a game; the others are played by opponents, or one by the automa.

    `info["action_mask"]` tells what may be played, as `action_masks()` does. An illegal action
    ends the game with a reward of -1 and `info["refusal"]`, a sentence.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as its base has it

    def __init__(
        self,
        set_up: GameSetUp | None = None,
        *,
        opponents: tuple[str, ...] = (),
        seat: int | None = None,
        reward: str = "shares",
        form: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        """Sit down at a table, on the first seat if none is named; opponents take the others.

        A solo game needs none. Unreadable says what does not fit.
        """
        self.table = PlayedTable((set_up or GameSetUp()).game())
        seat = self.table.seats[0] if seat is None else seat
        others = [other for other in self.table.seats if other != seat]
        if seat not in self.table.seats or len(opponents) != len(others):
            raise Unreadable(
                f"The agent takes seat {seat} beside {len(opponents)} opponents; "
                f"allowed: one of the seats {self.table.seats}, and {len(others)} opponents."
            )
        names = zip(others, opponents, strict=True)
        self.opponents = {other: Opponent(name, self.table.game) for other, name in names}
        self.seat = seat
        self.reward = arrays.one_of(arrays.REWARDS, "reward", reward)
        self.form = arrays.one_of(arrays.FORMS, "form of observations", form)
        self.render_mode = render_mode
        layout = self.table.rules.layout()
        self._rows = arrays.slices_of(layout)
        self.observation_space = space_shapes.observation_space(self.form, layout)
        self.action_space = spaces.Discrete(self.table.actions)
        self._is_over = True  # until the first deal

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, and play up to the agent's first question."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(MOST_SEED))
        for seat, opponent in self.opponents.items():
            opponent.begin(dealt + seat)
        self.table.deal(dealt)
        self._let_others_play()
        self._is_over = False
        return self._seen(), self._info()

    def step(self, action: int | np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the agent's move, and up to its next question; ResetNeeded when it is over."""
        if self._is_over:
            raise ResetNeeded("No game is under way; reset begins one.")
        try:
            self.table.play(action)
        except Unreadable as refusal:
            self._is_over = True
            told = {**self._info(), "refusal": str(refusal)}
            return self._seen(), ILLEGAL_REWARD, True, False, told
        self._let_others_play()
        self._is_over = over = self.table.is_over()
        reward = self.table.rewards(self.reward)[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        while not self.table.is_over() and self.table.turn != self.seat:
            self.table.play(self.opponents[self.table.turn].choose(self.table))

    def _seen(self) -> Any:
        flat = self.table.observe(self.seat)
        return flat if self.form == "flat" else arrays.by_rows(flat, self._rows)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return what may be played now, as sb3-contrib's learners ask for it."""
        return self.table.mask().astype(np.bool_)

    def render(self) -> Any:
        """Return the position as the agent knows it."""
        return self.table.text(self.seat)


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, entry_point="ai.environments.one_agent:OneAgentEnv")
