"""Complete games with every position, for analyses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from ai.players import Player, always_keep_thinking
from game.engine.moves import kind_of_move
from game.engine.rules import State
from game.engine.title import Game
from tools.contest.game_turns import ContestTurn, Watcher, play_game_turns

SeedOfTurn = Callable[[ContestTurn], int]


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """One decision of a played game: the position before it, the move, and its result.

    `after` is the true state at the next decision, after the chance in between.
    """

    seat: int
    code: int
    before: State
    after: State
    later: Sequence[PlayedAction] = ()

    @property
    def kind(self) -> int:
        """The kind of the move."""
        return int(kind_of_move(self.code))


@dataclass(frozen=True, slots=True)
class WastedAction:
    """A decision that cost something for no gain or missed a gain: its seat, a text that says why,
    and the state before it.

    `in_hindsight` marks waste that the seat could not have known.
    """

    seat: int
    told: str
    before: State
    in_hindsight: bool = False


class WasteFinder(Protocol):
    """The type of a title's `wasted_actions` in tools/titles/<title>/wasted_actions.py."""

    def __call__(self, game: Game, actions: Sequence[PlayedAction]) -> Iterator[WastedAction]:
        """Yield the wasted decisions of a played game, judged by the rules alone."""


def play_and_list_actions(
    game: Game,
    state: State,
    players: Sequence[Player],
    seed_of: SeedOfTurn,
    watch: Watcher | None = None,
) -> list[PlayedAction]:
    """Play a dealt game to its end, in place, and return every decision.

    Raises RuntimeError for a move that is not legal.
    """
    found: list[PlayedAction] = []
    begun: PlayedAction | None = None
    for turn in play_game_turns(game.rules, state, watch=watch):
        now = turn.state.clone()
        if begun is not None:
            found.append(replace(begun, after=now))
        turn.move = players[turn.seat].choose(
            turn.view, turn.seat, seed_of(turn), always_keep_thinking
        )
        begun = PlayedAction(turn.seat, turn.move, now, now)
    if begun is not None:
        found.append(replace(begun, after=state.clone()))
    return [replace(one, later=found[at + 1 :]) for at, one in enumerate(found)]
