"""A `Game` of any title, assembled from its compiled rules, its notation and its narrator."""

# interpreted: used only for texts, once a move

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from game.engine.events import Event
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import CHANCE, Rules, State
from game.engine.title import Options

S = TypeVar("S", bound=State)  # the title's state
B = TypeVar("B")  # the title's board


@dataclass(frozen=True, slots=True)
class GameParts(Generic[S, B]):
    """The functions and data of one title from which a `TitleGame` is made; `Game` explains what
    each function returns."""

    readable_move: Callable[[B, int], Move]
    parse_move: Callable[[B, str], int]
    reason_against_action: Callable[[S, str, tuple[str, ...]], Reason | None]
    reason_against_move: Callable[[S, Move], Reason]
    events_of_step: Callable[[S, Move | None, S, int], tuple[Event, ...]]
    progress: Callable[[S], int]
    seats_from_best: Callable[[S], list[int]]
    position_text: Callable[[S, Options, tuple[str, ...], tuple[str, ...]], str]
    secret_move_kinds: frozenset[str] = frozenset()


class TitleGame(Generic[S, B]):
    """The implementation of `Game` that all titles share; it holds no state, every method is
    given one."""

    def __init__(
        self,
        options: Options,
        colours: tuple[str, ...],
        rules: Rules,
        board: B,
        parts: GameParts[S, B],
    ) -> None:
        """Store the options, which the title has already checked, one colour for each seat, the
        rules, the board and the title's functions."""
        self.options = options
        self.colours = colours
        self.rules = rules
        self._board = board
        self._parts = parts
        # every list of moves looks up the same codes
        self._readable_moves_by_code: dict[int, Move] = {}

    def readable_move(self, state: State, code: int) -> Move:
        """Return the readable form of a legal move or chance outcome."""
        move = self._readable_moves_by_code.get(code)
        if move is None:
            move = self._readable_moves_by_code[code] = self._parts.readable_move(self._board, code)
        return move

    def parse_move(self, state: State, text: str) -> int:
        """Return the code of a move text; if the text is not a move, raise Unreadable with the
        allowed words."""
        return self._parts.parse_move(self._board, text)

    def readable_moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal move of the deciding seat, or every outcome of a chance event."""
        if state.to_move == CHANCE:
            codes = [code for code, _ in self.rules.weighted_outcomes(state)]
        else:
            codes = self.rules.legal_codes(state)
        return tuple(self.readable_move(state, code) for code in codes)

    def reason_against_action(
        self, state: State, action: str, places: tuple[str, ...] = ()
    ) -> Reason | None:
        """Return why the deciding seat cannot take the action (at these places), None if it can."""
        return self._parts.reason_against_action(cast("S", state), action, places)

    def reason_against_move(self, state: State, text: str) -> Reason:
        """Return why a readable move text is not legal now; raise Unreadable when the text is no
        move.
        """
        return self._parts.reason_against_move(
            cast("S", state), self.readable_move(state, self.parse_move(state, text))
        )

    def is_secret_move(self, state: State, code: int) -> bool:
        """Return whether the move `code` is a secret of the seat that plays it, so that other
        seats may not know it."""
        return self.readable_move(state, code).kind in self._parts.secret_move_kinds

    def events_of_step(
        self, before: State, move: Move | None, after: State, seat: int
    ) -> tuple[Event, ...]:
        """Return the events of one step, found from a seat's views before and after it; `move`
        is None when it was another seat's secret."""
        return self._parts.events_of_step(cast("S", before), move, cast("S", after), seat)

    def progress(self, state: State) -> int:
        """Return how far the game has advanced, 0 to 100."""
        return self._parts.progress(cast("S", state))

    def seats_from_best(self, state: State) -> tuple[int, ...]:
        """Return the seats from best to worst, as if the game ended now."""
        return tuple(self._parts.seats_from_best(cast("S", state)))

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each seat's current points, in seat order."""
        return tuple(self.rules.scores(state))

    def position_text(self, state: State, player_names: tuple[str, ...]) -> str:
        """Return the position, or a seat's view, as canonical text; `player_names` are the names of
        the seats."""
        return self._parts.position_text(cast("S", state), self.options, self.colours, player_names)
