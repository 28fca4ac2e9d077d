"""Stand: what the table of 2007 shows now, apart from the question."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.views import AuctionView, TableView
from game.titles.tinners_trail.table.view_model import SALE_PHASES, BothEditionsModel


@dataclass(frozen=True, slots=True)
class Edition2007Model(BothEditionsModel):
    """A state as the rules hold it and as named values; everything is open (C-19)."""

    state: TrailState
    view: TableView

    @property
    def sale(self) -> AuctionView | None:
        """The auction, until the mine stands: then the dice of empty ground may be due (C-22)."""
        auction = self.view.auction
        bids = auction is not None and bool(auction.bidding)
        return auction if bids and self.view.phase in SALE_PHASES else None

    @property
    def site(self) -> str:
        """The area whose dice are due."""
        auction = self.view.auction if self.sale is None else None
        return auction.area if auction is not None else self.view.prospect
