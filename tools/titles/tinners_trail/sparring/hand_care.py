"""Cards kept at the draft and tiles looked at between rounds (S-4, R-3)."""

from __future__ import annotations

from game.engine.moves import first_of
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import (
    GAIN_COPPER,
    GAIN_MINER,
    GAIN_PORT,
    GAIN_PUMP,
    GAIN_TIN,
    LESS_WATER,
)
from game.titles.tinners_trail.rules.state import TrailState

# What a benefit is worth in pounds to a mine, one cube or piece of it.
BENEFIT_POUNDS = {
    GAIN_TIN: 3.0,
    GAIN_COPPER: 3.2,
    LESS_WATER: 2.4,
    GAIN_MINER: 4.0,
    GAIN_PORT: 5.0,
    GAIN_PUMP: 4.5,
}


def card_worth(board: Board, card: int) -> float:
    """Return what holding a card is worth in pounds: its benefit, less a part of its price."""
    benefit = BENEFIT_POUNDS[int(board.card_benefit[card])] * int(board.card_amount[card])
    return benefit - 0.5 * int(board.card_value[card])


def choose_discard(view: TrailState, moves: list[int]) -> int:
    """Return the card that is worth least."""
    return min(moves, key=lambda move: (card_worth(view.board, first_of(move)), move))


def choose_peek(view: TrailState, seat: int, moves: list[int]) -> int:
    """Return the tile worth knowing: near own mines, drained, with ore from adits, on the coast."""

    def interest(move: int) -> float:
        area = first_of(move) - 1
        if area < 0:
            return -1.0
        board = view.board
        near = range(int(board.neighbour_from[area]), int(board.neighbour_from[area + 1]))
        own = sum(bool(view.owner[int(board.neighbour[spot])] == seat) for spot in near)
        lying = int(view.tin[area] + view.copper[area] + view.drainage[area])
        return own + 2.0 * lying + 0.5 * int(board.coastal[area])

    return max(moves, key=lambda move: (interest(move), -move))
