"""Emigration: what each of the four places gives in each round, and who has gone there."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.county.board import STOCK_WORDS
from game.titles.tinners_trail.rules.expansion_view import PLACE_NAMES
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.table_view import TableView

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Gift:
    """What a place gives in one round: a kind and its numbers.

    Kinds: a development with its count; "points"; "pounds"; "rise" with the pounds more for the
    ore that is named and for the other one.
    """

    kind: str
    number: int
    other: int = 0


@dataclass(frozen=True, slots=True)
class Space:
    """A space of one place and round; `seat` has taken it, NOBODY while it is free."""

    gift: Gift
    seat: int


@dataclass(frozen=True, slots=True)
class EmigrationBoard:
    """The spaces of each place, by round, and the present round from 1 (0 once it is over)."""

    places: tuple[tuple[str, tuple[Space, ...]], ...]
    round: int


def emigration_board(view: TableView, board: Board) -> EmigrationBoard:
    """Return the board in the order of the places."""
    taken = {(one.place, one.round): one.seat for one in view.emigrated}
    places = tuple(
        (
            place,
            tuple(
                Space(_gift(board, place, column), taken.get((place, column + 1), NOBODY))
                for column in range(ROUNDS)
            ),
        )
        for place in PLACE_NAMES
    )
    return EmigrationBoard(places, 0 if view.phase == "over" else view.round)


def _gift(board: Board, place: str, column: int) -> Gift:
    if place == "michigan":
        piece = tuple(STOCK_WORDS)[int(board.michigan_piece[column])]
        return Gift(piece, int(board.michigan_count[column]))
    if place == "sierra-madre":
        return Gift("points", int(board.sierra_madre_points[column]))
    if place == "kimberley":
        return Gift("pounds", int(board.kimberley_pounds[column]))
    return Gift("rise", int(board.adelaide_chosen[column]), int(board.adelaide_other[column]))
