"""What everybody sees of the market, the emigrants and Michigan's pieces, as named values."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.county.board import STOCK_WORDS
from game.titles.tinners_trail.rules.kinds import EMPTY, PLACES, STOCKS
from game.titles.tinners_trail.rules.state import TrailState

PLACE_NAMES = ("michigan", "sierra-madre", "kimberley", "adelaide")


@dataclass(frozen=True, slots=True)
class MarketSpace:
    """A space of the arsenic market: pounds, section from 0, whether filled, and still open."""

    pounds: int
    section: int
    filled: bool
    open: bool


@dataclass(frozen=True, slots=True)
class Emigrant:
    """A miner who has emigrated: where to, in which round, whose."""

    place: str
    round: int
    seat: int


def waiting_pieces(view: TrailState, seat: int) -> tuple[str, ...]:
    """Return Michigan's pieces the seat has still to place, in the order of a stock (E-4)."""
    if not view.board.emigration:
        return ()
    waiting = [int(view.waiting[seat * STOCKS + piece]) for piece in range(STOCKS)]
    return tuple(
        name for name, count in zip(STOCK_WORDS, waiting, strict=True) for _ in range(count)
    )


def emigrants(view: TrailState) -> tuple[Emigrant, ...]:
    """Return who has emigrated, round by round (E-2)."""
    if not view.board.emigration:
        return ()
    return tuple(
        Emigrant(PLACE_NAMES[cell % PLACES], cell // PLACES + 1, int(seat))
        for cell, seat in enumerate(view.emigrated)
        if seat != EMPTY
    )


def filled_spaces(view: TrailState) -> tuple[int, ...]:
    """Return the pounds of the market's filled spaces, dearest first (AR-5)."""
    return tuple(space.pounds for space in market_spaces(view) if space.filled)


def market_spaces(view: TrailState) -> tuple[MarketSpace, ...]:
    """Return every space of the market, dearest first (AR-5)."""
    board = view.board
    if not board.arsenic:
        return ()
    first_open = int(board.market_from[view.round - 1])
    return tuple(
        MarketSpace(
            pounds=int(pounds),
            section=sum(number >= first for first in board.market_from) - 1,
            filled=number < board.market_spaces and bool(view.market[number]),
            open=number >= first_open,
        )
        for number, pounds in enumerate(board.market_pounds)
    )
