"""Stand: what the table shows now, apart from the question: a view, and who is looking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.views import AuctionView, TableView
from game.titles.tinners_trail.table.layout.extras import Extras

SALE_PHASES = ("survey", "auction", "play")
SITE_PHASES = ("calciner", "look")


@dataclass(frozen=True, slots=True)
class BothEditionsModel:
    """A seat's view of either edition, as the rules hold it and as named values."""

    state: TrailState
    view: TableView
    seat: int

    @property
    def sale(self) -> AuctionView | None:
        """The auction, until the mine stands."""
        return self.view.auction if self.view.phase in SALE_PHASES else None

    @property
    def site(self) -> str:
        """The area that is asked about beside those that are picked, "" at other times."""
        return ""

    @property
    def board(self) -> Board:
        """The printed tables of this game."""
        return self.state.board


AnyCounty = TypeVar("AnyCounty", bound=BothEditionsModel)


@dataclass(frozen=True, slots=True)
class TrailModel(BothEditionsModel):
    """A seat's view of the remastered edition."""

    state: TrailState
    view: TableView

    @property
    def sale(self) -> AuctionView | None:
        """The auction, until the mine stands."""
        return self.view.auction if self.view.phase in SALE_PHASES else None

    @property
    def site(self) -> str:
        """The area whose calciner or look is asked about, "" at other times."""
        auction = self.view.auction if self.view.phase in SITE_PHASES else None
        return auction.area if auction is not None else ""

    @property
    def board(self) -> Board:
        """The printed tables of this game."""
        return self.state.board

    @property
    def extras(self) -> Extras:
        """Which expansions lie on the table."""
        return Extras(self.board.arsenic, self.board.emigration, self.board.solo)
