"""What the ledger, the charts and the replay say about a position of Brass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from game.engine.rules import State
from game.numerals import signed
from game.tabletop.plain.books import PlainBooks
from game.titles.brass.rules.kinds import RAIL
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.look.seats import pounds

COLUMNS: Final = ("income", "money")
CHARTS: Final[Mapping[str, bool]] = {"money": False}  # whether all is added up that came in


class BrassBooks(PlainBooks):
    """Reads named facts from views; it computes no rule."""

    columns: tuple[str, ...] = COLUMNS
    charts = CHARTS

    def entries(self, view: State, seat: int) -> tuple[str, ...]:
        """Return income and money, as the tie-breaks count (B-16.2)."""
        figures = self.figures(view, seat)
        return signed(figures["income"]), pounds(figures["money"])

    def figures(self, view: State, seat: int) -> Mapping[str, int]:
        """Return points, income a round and money."""
        state = cast("BrassState", view)
        return {
            "points": int(state.points[seat]),
            "income": int(state.board.level[state.income[seat]]),
            "money": self.money(view, seat),
        }

    def round_of(self, view: State) -> int:
        """Return the round, from 1; those of the rail era follow those of the canals."""
        state = cast("BrassState", view)
        return int(state.round + state.board.rounds * (state.era == RAIL))

    def money(self, view: State, seat: int) -> int:
        """Return the seat's pounds."""
        return int(cast("BrassState", view).money[seat])

    def charted(self, view: State, seat: int, chart: str) -> int:
        """Return the seat's pounds."""
        return self.money(view, seat)

    def tie_break(self, view: State, ahead: int, behind: int) -> str:
        """Return which tie-break decided between two seats with equal points (B-16.2)."""
        one, other = self.figures(view, ahead), self.figures(view, behind)
        for key in COLUMNS:
            if one[key] != other[key]:
                return key
        return "order"
