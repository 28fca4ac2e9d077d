"""The most points of a last turn: what follows its end is part of them."""

from dataclasses import dataclass
from typing import cast

from ai.last_turn import RestOfTurnSearch
from game.engine.rules import NOBODY, Rules, State

BUY = 1
END = 2
LOSS = 3  # points that every seat loses when the turn ends


@dataclass
class Turn:
    """A seat's last turn: it may buy as often as it likes, which brings nothing."""

    points: int = 10
    to_move: int = 0

    def clone(self) -> "Turn":
        """Return an equal turn."""
        return Turn(self.points, self.to_move)


class TurnRules:
    """Two moves: buying, and ending the turn."""

    def apply(self, state: Turn, move: int) -> None:
        """Play the move."""
        if move == END:
            state.points -= LOSS
            state.to_move = NOBODY

    def legal_codes(self, state: Turn) -> list[int]:
        """Return the moves of a turn."""
        return [] if state.to_move == NOBODY else [BUY, END]


def test_a_move_that_puts_the_end_off_reaches_no_more_than_the_end() -> None:
    turns = RestOfTurnSearch(
        cast("Rules", TurnRules()),
        lambda state, _seat: cast("Turn", state).points,
        lambda _state, codes: codes[::-1],
    )
    view = cast("State", Turn())
    assert turns.best_reachable_points(view, END).points == 10 - LOSS
    assert turns.best_reachable_points(view, BUY).points == 10 - LOSS
