"""Gymnasium: one agent against an automa, or against computer players in the other seats."""

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ai.environments import arrays
from ai.environments.game_set_up import (
    DRAWN_SEED_COUNT,
    GameSetUpLike,
    SetUpChanges,
    complete_set_up,
)
from ai.environments.no_game_error import NoGameInProgressError
from ai.environments.observation_form import ObservationForm
from ai.environments.rendering import RENDER_MODES, TableRenderer
from ai.environments.table import Opponent, PlayedTable
from ai.environments.table_pictures import PICTURES_PER_SECOND
from ai.external_policy import OwnPolicy
from game.engine.reasons import Unreadable
from game.files.toml_fields import word_list_for_message
from game.records.records import AUTOMA_PLAYER

AGENT_PLAYER_NAME = "agent"  # the kind of player, on pictures
DEFAULT_OPPONENT = "ai:1"
ILLEGAL_REWARD = -1.0

Opponents = str | OwnPolicy | Sequence[str | OwnPolicy]
"""The name of a computer player or a policy object, the same for all seats, or one for each
seat.
"""


class OneAgentEnv(gymnasium.Env[Any, np.int64]):
    """A Gymnasium environment in which the agent has one seat; opponents, or an automa, play the
    others.

    `info["action_mask"]` and `action_masks()` give the legal actions. An illegal action ends the
    game with the reward -1 and a sentence in `info["refusal"]`.
    """

    metadata = {  # noqa: RUF012 - as its base has it
        "render_modes": [*RENDER_MODES],
        "render_fps": PICTURES_PER_SECOND,
    }

    def __init__(  # noqa: PLR0913 - every option has its keyword, as in the libraries
        self,
        set_up: GameSetUpLike | None = None,
        *,
        opponents: Opponents = DEFAULT_OPPONENT,
        seat: int | None = None,
        reward: str = "shares",
        form: str = "flat",
        own_seat_first: bool = False,
        leave_out_unknown: bool = False,
        render_mode: str | None = None,
        **changes: Unpack[SetUpChanges],
    ) -> None:
        """Make the environment; `seat` None is the first seat of an agent, and `opponents` play the
        other ones.

        `set_up` is a GameSetUp, the name of a title, or a mapping of the fields of a GameSetUp;
        `changes` replace single fields. `reward` is "shares", "ranks" or "points", `form` is
        "flat" or "rows"; `ObservationForm` explains `own_seat_first` and `leave_out_unknown`.
        Raise Unreadable for what is not available.
        """
        self.set_up = complete_set_up(set_up, changes)
        self.table = PlayedTable(self.set_up.make_game())
        self.seat = checked_agent_seat(self.table, seat)
        self.reward = arrays.checked_option(arrays.REWARD_NAMES, "reward", reward)
        self.form = ObservationForm(
            self.table.game,
            form,
            own_seat_first=own_seat_first,
            leave_out_unknown=leave_out_unknown,
        )
        self.opponents = make_opponents(self.table, self.seat, opponents, self.form)
        self.render_mode = render_mode
        self.observation_space = self.form.observation_space()
        self.action_space = spaces.Discrete(self.table.action_count)
        self._is_over = True  # until the first deal
        players = [AUTOMA_PLAYER] * self.set_up.num_players
        players[self.seat] = AGENT_PLAYER_NAME
        for other, opponent in self.opponents.items():
            players[other] = opponent.player_name
        self._renderer = TableRenderer(self.table, render_mode, tuple(players))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game and play up to the agent's first decision; return observation and info.
        Without a seed it is the next game of the series begun by the last seed. `options` are
        ignored."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(DRAWN_SEED_COUNT))
        dealt = drawn if seed is None else seed
        for other, opponent in self.opponents.items():
            opponent.start_game(dealt + other)
        self.table.deal(dealt)
        self._let_others_play()
        self._is_over = False
        self._renderer.update_window(self.seat)
        return self._agent_observation(), self._info_dict()

    def step(self, action: int | np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the agent's action and continue to its next decision; an illegal action ends the
        game. Raise NoGameInProgressError after the end."""
        if self._is_over:
            raise NoGameInProgressError
        try:
            self.table.play_action(action)
        except Unreadable as refusal:
            self._is_over = True
            told = {**self._info_dict(), "refusal": str(refusal)}
            return self._agent_observation(), ILLEGAL_REWARD, True, False, told
        self._let_others_play()
        self._is_over = over = self.table.is_over()
        reward = self.table.rewards(self.reward)[self.seat] if over else 0.0
        self._renderer.update_window(self.seat)
        return self._agent_observation(), reward, over, False, self._info_dict()

    def _let_others_play(self) -> None:
        while not self.table.is_over() and self.table.deciding_seat != self.seat:
            self.table.play_action(
                self.opponents[self.table.deciding_seat].choose_action(self.table)
            )

    def _agent_observation(self) -> Any:
        return self.form.make_observation(self.table.seat_observation_array(self.seat), self.seat)

    def _info_dict(self) -> dict[str, Any]:
        return {"action_mask": self.table.action_mask()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return a boolean array with True for each legal action; sb3-contrib calls this method
        by its name."""
        return self.table.action_mask().astype(np.bool_)

    def render(self) -> Any:
        """Return the position as the agent sees it, as text or as a picture; in the mode `human`
        show it in a window instead."""
        return self._renderer.render(self.seat)

    def close(self) -> None:
        """Close the window, and end the process that draws."""
        self._renderer.close()


def checked_agent_seat(table: PlayedTable, seat: int | None) -> int:
    """Return `seat`, or for None the first seat of an agent; raise Unreadable if no agent has
    this seat."""
    if seat is None:
        return table.agent_seats[0]
    if seat not in table.agent_seats:
        raise Unreadable(
            f"The agent’s seat is {seat!r}; allowed: {word_list_for_message(table.agent_seats)}."
        )
    return seat


def make_opponents(
    table: PlayedTable, seat: int, opponents: Opponents, form: ObservationForm
) -> dict[int, Opponent]:
    """Return an opponent for every agent's seat except `seat`; an automa gets none. `opponents` is
    one for all of these seats or a sequence with one for each. Raise Unreadable if their number
    does not fit."""
    others = [other for other in table.agent_seats if other != seat]
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [opponents] * len(others)
    if len(opponents) != len(others):
        raise Unreadable(
            f"There are {len(opponents)} opponents; allowed: {len(others)}, one for each of the "
            f"seats {word_list_for_message(others)}, or one name for all."
        )
    return {
        other: Opponent(who, table.game, make_observation=form.make_observation)
        for other, who in zip(others, opponents, strict=True)
    }
