"""A searching player that keeps to the limits of a goal: it plays nothing that would break them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from ai.player import KeepThinking
from ai.search_player import SearchPlayer
from game.box.goals import MOVES, Goal
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Game
from game.titles.tinners_trail.table.books import TrailBooks

MINES: Final = "mines"
GETS_MINES: Final = ("build", "bid")


@dataclass(frozen=True, slots=True)
class Caps:
    """The most moves of each kind, and the most mines."""

    kinds: dict[str, int]
    mines: int | None

    @classmethod
    def of(cls, goal: Goal) -> Caps:
        """Return what a goal forbids; of medals the best one."""
        kinds: dict[str, int] = {}
        mines: int | None = None
        most = {limit.number: limit.most for limit in goal.limits if limit.most is not None}
        if goal.steps and goal.steps[0] > goal.steps[-1]:
            most[goal.number] = goal.steps[-1]
        for number, limit in most.items():
            if number.startswith(MOVES):
                kinds[number.removeprefix(MOVES)] = limit
            elif number == MINES:
                mines = limit
        return cls(kinds, mines)


class Restrained:
    """Plays the best of its search's moves that the caps allow, else the first legal one."""

    def __init__(self, game: Game, iterations: int, goal: Goal) -> None:
        self._game, self._caps = game, Caps.of(goal)
        self._search = SearchPlayer(game, iterations)
        self._books = TrailBooks()
        self._policy = self._search._search.policy

    def choose(
        self, view: State, seat: int, seed: int, keep_thinking: KeepThinking, played: Counter[str]
    ) -> int:
        """Return a legal move; `played` counts the kinds of the seat's moves so far."""
        moves = {move.code: move for move in self._game.moves(view)}
        allowed = {
            code for code, move in moves.items() if self._allows(view, seat, move, played)
        } or set(moves)
        if len(allowed) == 1:
            return next(iter(allowed))
        found = self._search.explore(view, seat, seed, keep_thinking)
        kept = [one for one in found if int(self._policy.move_of(view, one[0])) in allowed]
        return self._search.decide(view, [kept]) if kept else min(allowed)

    def _allows(self, view: State, seat: int, move: Move, played: Counter[str]) -> bool:
        caps = self._caps
        if move.kind in caps.kinds and played[move.kind] >= caps.kinds[move.kind]:
            return False
        figures = self._books.figures(view, seat)
        is_full = caps.mines is not None and figures[MINES] >= caps.mines
        return not (is_full and move.kind in GETS_MINES)
