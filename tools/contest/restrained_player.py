"""A searching player that never breaks the limits of a challenge's goal."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from ai.players import KeepThinking
from ai.search_player import SearchPlayer
from game.box.goals import MOVE_COUNT_NAME_PREFIX, Goal
from game.client.challenges.challenge import Challenge
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Game, Title
from game.table_protocol import GameFacts

MINES: Final = "mines"
GETS_MINES: Final = ("build", "bid")


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt at a challenge: the kind of player on the person's seat ("" for the restrained
    search player), its iterations, and the attempt's number."""

    title: Title
    game_facts: GameFacts
    challenge: Challenge
    player: str
    iterations: int
    number: int


@dataclass(frozen=True, slots=True)
class MoveCaps:
    """The largest allowed number of moves of each kind, and of mines (None for no limit)."""

    kinds: dict[str, int]
    mines: int | None

    @classmethod
    def of(cls, goal: Goal) -> MoveCaps:
        """Return the caps that a goal sets, including that of its best medal if fewer is better."""
        kinds: dict[str, int] = {}
        mines: int | None = None
        most = {
            limit.number_name: limit.maximum for limit in goal.limits if limit.maximum is not None
        }
        if goal.medal_thresholds and goal.medal_thresholds[0] > goal.medal_thresholds[-1]:
            most[goal.medal_number_name] = goal.medal_thresholds[-1]
        for number, limit in most.items():
            if number.startswith(MOVE_COUNT_NAME_PREFIX):
                kinds[number.removeprefix(MOVE_COUNT_NAME_PREFIX)] = limit
            elif number == MINES:
                mines = limit
        return cls(kinds, mines)


class RestrainedPlayer:
    """A search player that plays the best move the caps of a challenge's goal allow."""

    def __init__(self, game: Game, wanted: Attempt) -> None:
        """Make the search, with the limits of the attempt's goal."""
        self._game = game
        self._caps = MoveCaps.of(wanted.challenge.goal)
        self._search = SearchPlayer(game, wanted.iterations)
        self._game_facts = wanted.game_facts
        self._policy = self._search._search.policy

    def choose(
        self, view: State, seat: int, seed: int, keep_thinking: KeepThinking, played: Counter[str]
    ) -> int:
        """Return the best allowed move of the search, the first legal one if none is allowed;
        `played` counts the kinds of the seat's moves so far."""
        moves = {move.code: move for move in self._game.readable_moves(view)}
        allowed = {
            code for code, move in moves.items() if self._allows(view, seat, move, played)
        } or set(moves)
        if len(allowed) == 1:
            return next(iter(allowed))
        found = self._search.search_with_share(view, seat, seed, keep_thinking)
        kept = [
            one
            for one in found
            if int(self._policy.first_move_of_macro_move(view, one[0])) in allowed
        ]
        return self._search.choose_from_findings(view, [kept]) if kept else min(allowed)

    def _allows(self, view: State, seat: int, move: Move, played: Counter[str]) -> bool:
        caps = self._caps
        if move.kind in caps.kinds and played[move.kind] >= caps.kinds[move.kind]:
            return False
        if caps.mines is None or move.kind not in GETS_MINES:
            return True
        return self._game_facts.end_result_numbers_by_name(view, seat)[MINES] < caps.mines
