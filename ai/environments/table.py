"""One game being played, what its seats see of it as arrays, and computer players as opponents."""

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
from game.engine.batch import settle
from game.engine.knowledge import view_of
from game.engine.move_space import NO_INDEX
from game.engine.onlooker import Onlooker
from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Game, Options

OWN = "own policy"  # the kind of player, on pictures


class PlayedTable:
    """Holds the true state; seats are shown their views alone."""

    def __init__(self, game: Game) -> None:
        """Sit down; `deal` begins."""
        self.game = game
        self.lock = RLock()  # held for a whole step, so that threads never see half of one
        self.rules = game.rules
        self.seats = game_set_up.agent_seats(game)
        self.onlooker = Onlooker(game.rules, 1)
        self.moves = self.onlooker.moves
        self.actions = int(self.moves.size)
        self.state: State = game.rules.new_state()
        self.turn = NOBODY  # the seat that decides
        self.rows = arrays.slices_of(game.rules.layout())
        self._live = is_live(self.onlooker.mask)
        self._cells = array_of(self.onlooker.sheet.cells, np.int32)
        self._mask = array_of(self.onlooker.mask, np.int8)

    def deal(self, seed: int) -> None:
        """Begin a new game; Unreadable for what is no seed."""
        self.rules.deal(self.state, game_set_up.seed_of(seed))
        self._go_on()

    def play(self, action: object) -> None:
        """Play the deciding seat's move and all luck that follows; Unreadable if it may not."""
        index = self._index(action)
        if not self.onlooker.may(0, index):
            raise Unreadable(f"Action {action} is not legal now; allowed: those of the mask.")
        self.rules.apply(self.state, self.moves.move(index))
        self._go_on()

    def _index(self, action: object) -> int:
        """Return the number of an action; NO_INDEX for what is none, and not what it rounds to."""
        try:
            index = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            return NO_INDEX
        return index if 0 <= index < self.actions else NO_INDEX

    def __reduce__(self) -> tuple[Any, ...]:
        """Be copied and travel as the position; before the deal there is none."""
        is_dealt = self.turn == self.state.to_move
        return seated, (self.game.options, self.state.to_plain() if is_dealt else None)

    def take_over(self, state: State) -> None:
        """Go on from a state at which a seat is asked, or the game is over."""
        self.state.copy_from(state)
        self._go_on()

    def _go_on(self) -> None:
        settle(self.rules, self.state)
        self.turn = int(self.state.to_move)
        self.onlooker.offer(self.state, 0)

    def observe(self, seat: int) -> npt.NDArray[np.int32]:
        """Return what a seat knows."""
        self.onlooker.see(self.state, seat, 0)
        return self._copied(self._cells, self.onlooker.sheet.cells)

    def truth(self) -> npt.NDArray[np.int32]:
        """Return the whole state, hidden things too, as nobody sees it."""
        self.onlooker.write(self.state, NOBODY, 0)
        return self._copied(self._cells, self.onlooker.sheet.cells)

    def _copied(self, shown: npt.NDArray[Any], cells: Any) -> npt.NDArray[Any]:
        """Return a copy of what an array shows of cells; interpreted cells are read once more."""
        return shown.copy() if self._live else array_of(cells, shown.dtype.type)

    def mask(self) -> npt.NDArray[np.int8]:
        """Return a 1 for each action the deciding seat may take."""
        return self._copied(self._mask, self.onlooker.mask)

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.turn == NOBODY

    def rewards(self, reward: arrays.Reward) -> list[float]:
        """Return what each seat of the finished game gets."""
        points = self.rules.scores(self.state)
        places = self.rules.places(self.state)
        found: list[float] = rewards_module.rewards_of(
            reward, np.array(points), np.array(places)
        ).tolist()
        return found

    def view(self, seat: int) -> State:
        """Return what a seat knows as a state, for players of this program."""
        return view_of(self.rules, self.state, seat)

    def text(self, seat: int | None = None) -> str:
        """Return the position in words, as a seat knows it, or the whole truth."""
        state = self.state if seat is None else self.view(seat)
        return self.game.write_position(state, ("",) * int(self.rules.seats))

    def action_text(self, action: int) -> str:
        """Return a move in the notation."""
        return self.game.move(self.state, int(self.moves.move(action))).text


def seated(options: Options, rows: list[list[int]] | None) -> PlayedTable:
    """Return a table of the game at the position of a plain form, undealt without one."""
    if rows is None:
        return PlayedTable(titles.title(options.title).game(options))
    position = restored(options, rows)
    table = PlayedTable(position.game)
    table.take_over(position.state)
    return table


class Opponent:
    """One computer player, who sees what its seat sees; the same seed plays the same game."""

    def __init__(
        self, who: str | OwnPolicy, game: Game, seed: int = 0, shape: Shape | None = None
    ) -> None:
        """Be random, greedy, ai:1 to ai:7, python:module:factory, or a policy of one's own.

        `shape` makes the observations of a policy. Unreadable names the players there are.
        """
        self._who = who
        self._game = game
        self._shape = shape
        self._player: Player = opponent_player(who, game, shape)
        self.begin(seed)

    @property
    def name(self) -> str:
        """The kind of player, as pictures show it."""
        return self._who if isinstance(self._who, str) else OWN

    def __reduce__(self) -> tuple[Any, ...]:
        """Be copied and travel by name and seed; a policy of one's own as it can."""
        facts = (self._who, self._game.options, self._seed, self._decisions, self._shape)
        return opponent, facts

    def begin(self, seed: int) -> None:
        """Begin another game."""
        self._seed = seed
        self._decisions = 0

    def choose(self, table: PlayedTable) -> int:
        """Return the action of the seat that decides at the table."""
        move = self.move(table.view(table.turn), table.turn)
        return int(table.moves.index(move))

    def move(self, view: State, seat: int) -> int:
        """Return the move of a seat, whose turn it is in its view."""
        seed = self._seed * 1_000_003 + self._decisions
        self._decisions += 1
        return self._player.choose(view, seat, seed, always)


def opponent_player(who: str | OwnPolicy, game: Game, shape: Shape | None) -> Player:
    """Return what plays; Unreadable says what can."""
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
    """Return a computer player who has made so many decisions of its game."""
    made = Opponent(who, titles.title(options.title).game(options), seed, shape)
    made._decisions = decisions
    return made
