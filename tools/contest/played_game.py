"""Whole games with every position, for those who look at what was played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from ai.players import Player, always
from game.engine.moves import kind_of
from game.engine.rules import State
from game.engine.title import Game
from tools.contest.game_turns import ContestTurn, Watcher, turns

SeedOfTurn = Callable[[ContestTurn], int]


@dataclass(frozen=True, slots=True)
class PlayedAction:
    """One decision of a played game, the position before it, and all that follow.

    `after` is the true state at the next decision, with the luck in between.
    """

    seat: int
    code: int
    before: State
    after: State
    later: Sequence[PlayedAction] = ()

    @property
    def kind(self) -> int:
        """The kind of the move."""
        return int(kind_of(self.code))


@dataclass(frozen=True, slots=True)
class Waste:
    """A decision that cost something and could bring nothing, or left a gain: whose, what, when.

    What shows `in_hindsight` alone, the seat could not know.
    """

    seat: int
    told: str
    before: State
    in_hindsight: bool = False


class WasteFinder(Protocol):
    """A title's own: `wasted_actions` in tools/titles/<title>/wasted_actions.py."""

    def __call__(self, game: Game, actions: Sequence[PlayedAction]) -> Iterator[Waste]:
        """Yield what was wasted in a played game, by what the rules alone say."""


def played_actions(
    game: Game,
    state: State,
    players: Sequence[Player],
    seed_of: SeedOfTurn,
    watch: Watcher | None = None,
) -> list[PlayedAction]:
    """Play a dealt game to its end and return every decision; the state is over then.

    RuntimeError when a player plays what is not legal.
    """
    found: list[PlayedAction] = []
    begun: PlayedAction | None = None
    for turn in turns(game.rules, state, watch=watch):
        now = turn.state.clone()
        if begun is not None:
            found.append(replace(begun, after=now))
        turn.move = players[turn.seat].choose(turn.view, turn.seat, seed_of(turn), always)
        begun = PlayedAction(turn.seat, turn.move, now, now)
    if begun is not None:
        found.append(replace(begun, after=state.clone()))
    return [replace(one, later=found[at + 1 :]) for at, one in enumerate(found)]
