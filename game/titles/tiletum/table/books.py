"""What the ledger, the charts and the replay say about a position of Tiletum."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.engine.rules import State
from game.tabletop.plain.books import PlainBooks
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.seat_view import seat_view

COLUMNS: Final = ("buildings", "pieces", "goods", "silver", "levels")
"""Where points of the end come from (T-801, S-801); the last two only with Silver."""


class TiletumBooks(PlainBooks):
    """Reads named facts from views; it computes no rule."""

    columns: tuple[str, ...] = COLUMNS

    def entries(self, view: State, seat: int) -> tuple[str, ...]:
        """Return the points of the end by their source."""
        figures = self.figures(view, seat)
        return tuple(str(figures[name]) if name in figures else "" for name in COLUMNS)

    def figures(self, view: State, seat: int) -> Mapping[str, int]:
        """Return points, those of the end by source, pieces, contracts and cathedral tiles."""
        own = seat_view(cast("TiletumState", view), seat)
        return {
            "points": own.points,
            **dict(zip(COLUMNS, own.sources, strict=False)),
            "houses": own.houses,
            "pillars": own.pillars,
            "cathedrals": own.cathedrals,
            "contracts": len(own.contracts),
            "completed": own.completed,
        }

    def round_of(self, view: State) -> int:
        """Return the round, from 1."""
        return int(cast("TiletumState", view).round)

    def tie_break(self, view: State, ahead: int, behind: int) -> str:
        """Return what put one of two seats with equal points ahead: the king track (T-802)."""
        return "order"
