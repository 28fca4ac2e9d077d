"""The arsenic market: what its board shows, and what the viewer's arsenic would bring."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.expansion_view import MarketSpace
from game.titles.tinners_trail.rules.table_view import TableView


@dataclass(frozen=True, slots=True)
class MarketBoard:
    """Spaces by section; `next` is the number of the space the next lump fills, -1 for none.

    `held` and `pounds` are the viewer's arsenic and what it would bring now; 0 for an onlooker.
    """

    sections: tuple[tuple[MarketSpace, ...], ...]
    next: int
    held: int
    pounds: int


def market_board(view: TableView, pounds: int) -> MarketBoard:
    """Return the board; `pounds` is what the rules say the viewer's arsenic would bring."""
    spaces = view.market
    sections = sorted({space.section for space in spaces})
    free = [number for number, space in enumerate(spaces) if space.open and not space.filled]
    playing = 0 <= view.viewer < len(view.seats)
    return MarketBoard(
        sections=tuple(
            tuple(space for space in spaces if space.section == section) for section in sections
        ),
        next=free[0] if free and view.phase != "over" else -1,
        held=view.seats[view.viewer].arsenic if playing else 0,
        pounds=pounds,
    )
