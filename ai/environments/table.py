"""One game in progress, its seats' observations as arrays, and computer players as opponents."""

from __future__ import annotations

import operator
from threading import RLock
from typing import Any

import numpy as np
import numpy.typing as npt

from ai.cell_arrays import array_of, is_live
from ai.environments import arrays, game_set_up
from ai.environments import rewards as rewards_module
from ai.environments.packed_state import restored
from ai.levels import OTHER_PLAYERS, make_player, player_names
from ai.own_policy import OwnPolicy, PolicyPlayer, Shape, load_policy
from ai.own_policy_name import is_own_policy
from ai.players import Player, always
from game import titles
from game.engine.batch import draw_chance_outcomes
from game.engine.knowledge import view_of
from game.engine.move_space import NO_INDEX
from game.engine.onlooker import ObservationWriter
from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Game, Options

OWN = "own policy"  # the kind of player, on pictures


class PlayedTable:
    """Holds the true state; seats get only their views."""

    def __init__(self, game: Game) -> None:
        """Prepare the game; `deal` begins it."""
        self.game = game
        self.lock = RLock()  # held for a whole step, so that threads never see half of one
        self.rules = game.rules
        self.seats = game_set_up.agent_seats(game)
        self.onlooker = ObservationWriter(game.rules, 1)
        self.moves = self.onlooker.moves
        self.actions = int(self.moves.size)
        self.state: State = game.rules.new_state()
        self.turn = NOBODY  # the seat that decides
        self.rows = arrays.slices_of(game.rules.layout())
        self._live = is_live(self.onlooker.mask)
        self._cells = array_of(self.onlooker.sheet.cells, np.int32)
        self._mask = array_of(self.onlooker.mask, np.int8)

    def deal(self, seed: int) -> None:
        """Begin a new game; raises Unreadable for a value that is not a seed."""
        self.rules.deal(self.state, game_set_up.seed_of(seed))
        self._go_on()

    def play(self, action: object) -> None:
        """Play the deciding seat's move and all chance that follows; raises Unreadable if it is not
        legal."""
        index = self._index(action)
        if not self.onlooker.is_legal(0, index):
            raise Unreadable(f"Action {action} is not legal now; allowed: those of the mask.")
        self.rules.apply(self.state, self.moves.move(index))
        self._go_on()

    def _index(self, action: object) -> int:
        """Return the index of an action; NO_INDEX for anything but an integer, which is not
        rounded."""
        try:
            index = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            return NO_INDEX
        return index if 0 <= index < self.actions else NO_INDEX

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy as the position; before the deal there is none."""
        is_dealt = self.turn == self.state.to_move
        return seated, (self.game.options, self.state.to_plain() if is_dealt else None)

    def take_over(self, state: State) -> None:
        """Continue from a state in which a seat has to decide, or the game is over."""
        self.state.copy_from(state)
        self._go_on()

    def _go_on(self) -> None:
        draw_chance_outcomes(self.rules, self.state)
        self.turn = int(self.state.to_move)
        self.onlooker.write_legal_moves(self.state, 0)

    def observe(self, seat: int) -> npt.NDArray[np.int32]:
        """Return a seat's observation as a flat array."""
        self.onlooker.write_observation(self.state, seat, 0)
        return self._copied(self._cells, self.onlooker.sheet.cells)

    def truth(self) -> npt.NDArray[np.int32]:
        """Return the whole state, hidden information included, as a flat array."""
        self.onlooker.write_view(self.state, NOBODY, 0)
        return self._copied(self._cells, self.onlooker.sheet.cells)

    def _copied(self, shown: npt.NDArray[Any], cells: Any) -> npt.NDArray[Any]:
        """Return a copy of the array over `cells`; interpreted cells, which share no memory, are
        read again first."""
        return shown.copy() if self._live else array_of(cells, shown.dtype.type)

    def mask(self) -> npt.NDArray[np.int8]:
        """Return an int8 mask with 1 for each legal action of the deciding seat."""
        return self._copied(self._mask, self.onlooker.mask)

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.turn == NOBODY

    def rewards(self, reward: arrays.Reward) -> list[float]:
        """Return each seat's reward in the finished game."""
        points = self.rules.scores(self.state)
        places = self.rules.places(self.state)
        found: list[float] = rewards_module.rewards_of(
            reward, np.array(points), np.array(places)
        ).tolist()
        return found

    def view(self, seat: int) -> State:
        """Return a seat's view as a state, for this program's players."""
        return view_of(self.rules, self.state, seat)

    def text(self, seat: int | None = None) -> str:
        """Return the position as text, from a seat's view or as the whole state."""
        state = self.state if seat is None else self.view(seat)
        return self.game.write_position(state, ("",) * int(self.rules.seats))

    def action_text(self, action: int) -> str:
        """Return a move as text in the title's notation."""
        return self.game.move(self.state, int(self.moves.move(action))).text


def seated(options: Options, rows: list[list[int]] | None) -> PlayedTable:
    """Return a table at the position in plain form, or undealt for None."""
    if rows is None:
        return PlayedTable(titles.title(options.title).game(options))
    position = restored(options, rows)
    table = PlayedTable(position.game)
    table.take_over(position.state)
    return table


class Opponent:
    """One computer player that sees only its seat's view; the same seed plays the same game."""

    def __init__(
        self, who: str | OwnPolicy, game: Game, seed: int = 0, shape: Shape | None = None
    ) -> None:
        """Make the player: random, greedy, ai:1 to ai:7, python:module:factory, or a policy object.

        `shape` makes the observations of a policy. Raises Unreadable with the known players.
        """
        self._who = who
        self._game = game
        self._shape = shape
        self._player: Player = opponent_player(who, game, shape)
        self.begin(seed)

    @property
    def name(self) -> str:
        """The kind of player as text, for pictures."""
        return self._who if isinstance(self._who, str) else OWN

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy by name and seed; a policy object is pickled itself."""
        facts = (self._who, self._game.options, self._seed, self._decisions, self._shape)
        return opponent, facts

    def begin(self, seed: int) -> None:
        """Start a new game with this seed."""
        self._seed = seed
        self._decisions = 0

    def choose(self, table: PlayedTable) -> int:
        """Return the action for the table's deciding seat."""
        move = self.move(table.view(table.turn), table.turn)
        return int(table.moves.index(move))

    def move(self, view: State, seat: int) -> int:
        """Return the move of a seat from its view; it must be its turn."""
        seed = self._seed * 1_000_003 + self._decisions
        self._decisions += 1
        return self._player.choose(view, seat, seed, always)


def opponent_player(who: str | OwnPolicy, game: Game, shape: Shape | None) -> Player:
    """Return the player of this name or policy; raises Unreadable with the known players."""
    if isinstance(who, str) and is_own_policy(who):  # in this process: it may learn here
        return PolicyPlayer(game, load_policy(who, game.options), who, shape)
    if isinstance(who, str):
        return make_player(who, game)
    if callable(who):
        return PolicyPlayer(game, who, shape=shape)
    allowed = ", ".join((*player_names(), *OTHER_PLAYERS))
    raise Unreadable(
        f"The opponent is {who!r}; allowed: {allowed}, or a function of "
        "an observation and a mask that returns an action."
    )


def opponent(
    who: str | OwnPolicy, options: Options, seed: int, decisions: int, shape: Shape | None
) -> Opponent:
    """Return a computer player that has already made `decisions` decisions of its game."""
    made = Opponent(who, titles.title(options.title).game(options), seed, shape)
    made._decisions = decisions
    return made
