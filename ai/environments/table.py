"""One game in progress, its seats' observations as arrays, and computer players as opponents."""

from __future__ import annotations

import operator
from threading import RLock
from typing import Any

import numpy as np
import numpy.typing as npt

from ai.cell_arrays import cells_as_array, is_memory_of_cells_shared_by_array
from ai.environments import arrays, game_set_up
from ai.environments import rewards as rewards_module
from ai.environments.packed_state import unpickle_state
from ai.external_policy import ObservationMaker, OwnPolicy, PolicyPlayer, load_external_policy
from ai.external_policy_name import is_external_policy_name
from ai.levels import OTHER_PLAYER_NAME_FORMS, make_player, player_names
from ai.players import Player, always_keep_thinking
from game import titles
from game.engine.batch import draw_chance_outcomes
from game.engine.knowledge import make_view_for_seat
from game.engine.move_space import NO_INDEX
from game.engine.observation_writer import ObservationWriter
from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Game, Options

OWN_POLICY_NAME = "own policy"  # the kind of player, on pictures


class PlayedTable:
    """One game in progress with its true state; gives each seat observations and views of what
    it may know."""

    def __init__(self, game: Game) -> None:
        """Prepare the game; `deal` begins it."""
        self.game = game
        self.lock = RLock()  # held for a whole step, so that threads never see half of one
        self.rules = game.rules
        self.agent_seats = game_set_up.agent_seats(game)
        self.observation_writer = ObservationWriter(game.rules, 1)
        self.move_space = self.observation_writer.moves
        self.action_count = int(self.move_space.size)
        self.state: State = game.rules.new_state()
        self.deciding_seat = NOBODY  # the seat that decides
        self.rows = arrays.slices_by_row_name(game.rules.names_and_lengths_of_cells())
        self._shares_memory = is_memory_of_cells_shared_by_array(self.observation_writer.mask)
        self._cells = cells_as_array(self.observation_writer.cell_sheet.cells, np.int32)
        self._mask = cells_as_array(self.observation_writer.mask, np.int8)

    def deal(self, seed: int) -> None:
        """Deal a new game and draw chance events up to the first decision; raise Unreadable for
        a value that is not a seed."""
        self.rules.deal(self.state, game_set_up.checked_seed(seed))
        self._draw_chance_and_list_moves()

    def play_action(self, action: object) -> None:
        """Play the deciding seat's action and all chance events that follow; raise Unreadable if
        it is not legal.
        """
        index = self._action_index_or_no_index(action)
        if not self.observation_writer.is_legal(0, index):
            raise Unreadable(f"Action {action} is not legal now; allowed: those of the mask.")
        self.rules.apply(self.state, self.move_space.move_at_index(index))
        self._draw_chance_and_list_moves()

    def _action_index_or_no_index(self, action: object) -> int:
        """Return the index of an action, or NO_INDEX for anything but an integer from 0 to below
        the number of actions."""
        try:
            index = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            return NO_INDEX
        return index if 0 <= index < self.action_count else NO_INDEX

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to pickle or copy the table: its options and plain position, without a
        position before the deal."""
        is_dealt = self.deciding_seat == self.state.to_move
        return unpickle_table, (self.game.options, self.state.to_plain() if is_dealt else None)

    def continue_from_state(self, state: State) -> None:
        """Copy a state to the table, and draw the chance events that are due, up to a decision or
        the end of the game."""
        self.state.copy_from(state)
        self._draw_chance_and_list_moves()

    def _draw_chance_and_list_moves(self) -> None:
        draw_chance_outcomes(self.rules, self.state)
        self.deciding_seat = int(self.state.to_move)
        self.observation_writer.write_legal_moves(self.state, 0)

    def seat_observation_array(self, seat: int) -> npt.NDArray[np.int32]:
        """Return a seat's observation as a flat array."""
        self.observation_writer.write_observation(self.state, seat, 0)
        return self._copy_of_array(self._cells, self.observation_writer.cell_sheet.cells)

    def whole_state_array(self) -> npt.NDArray[np.int32]:
        """Return the whole state, hidden information included, as a flat array."""
        self.observation_writer.write_observation_from_view(self.state, NOBODY, 0)
        return self._copy_of_array(self._cells, self.observation_writer.cell_sheet.cells)

    def _copy_of_array(self, shown: npt.NDArray[Any], cells: Any) -> npt.NDArray[Any]:
        """Return a copy of the array `shown`, which was made from `cells`. If the two share no
        memory, as with the interpreted rules, return a new array made from `cells`."""
        return shown.copy() if self._shares_memory else cells_as_array(cells, shown.dtype.type)

    def action_mask(self) -> npt.NDArray[np.int8]:
        """Return an int8 mask with 1 for each legal action of the deciding seat."""
        return self._copy_of_array(self._mask, self.observation_writer.mask)

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.deciding_seat == NOBODY

    def rewards(self, reward: arrays.Reward) -> list[float]:
        """Return each seat's reward of this kind (see `rewards_by_seat`) in the finished game."""
        points = self.rules.scores(self.state)
        places = self.rules.ranks(self.state)
        found: list[float] = rewards_module.rewards_by_seat(
            reward, np.array(points), np.array(places)
        ).tolist()
        return found

    def view(self, seat: int) -> State:
        """Return a seat's view as a state, which the program's own players take."""
        return make_view_for_seat(self.rules, self.state, seat)

    def position_text(self, seat: int | None = None) -> str:
        """Return the position as text: a seat's view, or for None the whole state."""
        state = self.state if seat is None else self.view(seat)
        return self.game.position_text(state, ("",) * int(self.rules.seats))

    def action_text(self, action: int) -> str:
        """Return a move as text in the title's notation."""
        return self.game.readable_move(self.state, int(self.move_space.move_at_index(action))).text


def unpickle_table(options: Options, rows: list[list[int]] | None) -> PlayedTable:
    """Return a table at the position in plain form, or before the deal if `rows` is None."""
    if rows is None:
        return PlayedTable(titles.title_by_name(options.title).make_game(options))
    position = unpickle_state(options, rows)
    table = PlayedTable(position.game)
    table.continue_from_state(position.state)
    return table


class Opponent:
    """One computer player, who sees only the view of its seat; with equal seeds it plays equal
    games."""

    def __init__(
        self,
        opponent: str | OwnPolicy,
        game: Game,
        seed: int = 0,
        make_observation: ObservationMaker | None = None,
    ) -> None:
        """Make the player named random, greedy, ai:1 to ai:7 or python:module:factory, or of a
        policy object.

        `make_observation` makes a policy's observations. Raise Unreadable for an unknown player.
        """
        self._name_or_policy = opponent
        self._game = game
        self._make_observation = make_observation
        self._player: Player = make_opponent_player(opponent, game, make_observation)
        self.start_game(seed)

    @property
    def player_name(self) -> str:
        """The name of the player for pictures; a policy object has a fixed one."""
        return self._name_or_policy if isinstance(self._name_or_policy, str) else OWN_POLICY_NAME

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to pickle or copy the player: its name or policy object, options, seed and
        number of decisions."""
        facts = (
            self._name_or_policy,
            self._game.options,
            self._seed,
            self._decisions,
            self._make_observation,
        )
        return unpickle_opponent, facts

    def start_game(self, seed: int) -> None:
        """Store the seed of a new game and count its decisions from 0."""
        self._seed = seed
        self._decisions = 0

    def choose_action(self, table: PlayedTable) -> int:
        """Return the action for the table's deciding seat."""
        move = self.choose_move(table.view(table.deciding_seat), table.deciding_seat)
        return int(table.move_space.index_of_move(move))

    def choose_move(self, view: State, seat: int) -> int:
        """Return the code of the move that the player chooses for the seat from its view; each
        decision has a different seed."""
        seed = self._seed * 1_000_003 + self._decisions
        self._decisions += 1
        return self._player.choose(view, seat, seed, always_keep_thinking)


def make_opponent_player(
    opponent: str | OwnPolicy, game: Game, make_observation: ObservationMaker | None
) -> Player:
    """Return the player with this name, or of this policy; raise Unreadable for an unknown one."""
    if isinstance(opponent, str) and is_external_policy_name(
        opponent
    ):  # in this process: it may learn here
        return PolicyPlayer(
            game, load_external_policy(opponent, game.options), opponent, make_observation
        )
    if isinstance(opponent, str):
        return make_player(opponent, game)
    if callable(opponent):
        return PolicyPlayer(game, opponent, shape=make_observation)
    allowed = ", ".join((*player_names(), *OTHER_PLAYER_NAME_FORMS))
    raise Unreadable(
        f"The opponent is {opponent!r}; allowed: {allowed}, or a function of "
        "an observation and a mask that returns an action."
    )


def unpickle_opponent(
    opponent: str | OwnPolicy,
    options: Options,
    seed: int,
    decisions: int,
    make_observation: ObservationMaker | None,
) -> Opponent:
    """Return an opponent from its pickled form, which continues after `decisions` decisions of
    its game."""
    made = Opponent(
        opponent, titles.title_by_name(options.title).make_game(options), seed, make_observation
    )
    made._decisions = decisions
    return made
