"""The bench of a thinking process: games and players kept ready for the next task."""

from __future__ import annotations

from dataclasses import dataclass

import msgpack

from ai.levels import LONG_MILLISECONDS, MILLISECONDS, make_player
from ai.messages import Task
from ai.player import Player
from game.engine.options import Options
from game.engine.rules import State
from game.engine.title import Game
from game.titles import title


@dataclass(frozen=True, slots=True)
class Thought:
    """What a task is about: the player, the view it thinks about, and the time it has.

    After `long_seconds` a player that knows enough by then is stopped, after `seconds` any.
    """

    player: Player
    view: State
    seconds: float
    long_seconds: float


class Bench:
    """Keeps games and players ready."""

    def __init__(self) -> None:
        """Start with an empty bench."""
        self._games: dict[Options, Game] = {}
        self._players: dict[tuple[Options, str], Player] = {}

    def thought(self, task: Task) -> Thought:
        """Return the player and the view of a task."""
        game = self._game(task.options)
        view: State = game.rules.new_state()
        view.load_plain(msgpack.unpackb(task.view))
        player = self._player(task.options, task.kind, game)
        return Thought(player, view, MILLISECONDS / 1000, LONG_MILLISECONDS / 1000)

    def _game(self, options: Options) -> Game:
        if options not in self._games:
            self._games[options] = title(options.title).game(options)
        return self._games[options]

    def _player(self, options: Options, kind: str, game: Game) -> Player:
        if (options, kind) not in self._players:
            self._players[options, kind] = make_player(kind, game)
        return self._players[options, kind]
