"""The table of Tinners' Trail: what it is furnished with, and what only it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.engine.rules import State
from game.room import RoomHandlers
from game.scene.stage import Stage
from game.tabletop.hearsay import Hearsay
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.traces import Traces
from game.tabletop.map_table import Furnishing
from game.tabletop.question.proxy import Proxy
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.evening import CountyScene
from game.titles.tinners_trail.table.chart.pieces import PieceBrush
from game.titles.tinners_trail.table.county_table import CountyTable
from game.titles.tinners_trail.table.display import TablePresenter
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.kinds.all import TrailFacts, TrailKind, kind_of
from game.titles.tinners_trail.table.landmarks import Landmarks
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras
from game.titles.tinners_trail.table.layout.trail_layout import TrailLayout
from game.titles.tinners_trail.table.look.wallace import Explainer
from game.titles.tinners_trail.table.motions.performance import TrailPerformance
from game.titles.tinners_trail.table.motions.trail_backstage import TrailBackstage
from game.titles.tinners_trail.table.rehearsal.rehearsal import TrailRehearsal
from game.titles.tinners_trail.table.sheets.bill import BillWriter
from game.titles.tinners_trail.table.sheets.bill_writer import Bids
from game.titles.tinners_trail.table.sheets.kinds import (
    draft_kind,
    extract_kind,
    fork_kind,
    invest_kind,
)
from game.titles.tinners_trail.table.spoken import arsenic_held, hand_and_areas
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.tips import Tips
from game.titles.tinners_trail.table.trail_desk import TrailDesk
from game.titles.tinners_trail.table.trail_parts import TrailParts

Plan = Callable[[Extras], tuple[TrailLayout, County]]
"""Lays the table out for what is in play."""


class TrailTable(CountyTable[Stand]):
    """Furnished for the base game; the first view tells what else lies on the table."""

    _parts: TrailParts

    def __init__(
        self,
        stage: Stage,
        tools: tuple[Studio, Guide, MapPictures[CountyScene], dict[int, Proxy]],
        plan: Plan,
        orders: RoomHandlers,
    ) -> None:
        """Take what tables share, and what lays this one out."""
        studio, self._guide, pictures, proxies = tools
        self._plan = plan
        self._extras = BASE_GAME
        self._explainer = Explainer(studio.words)
        desk = TrailDesk(proxies, standing=orders.standing)
        super().__init__(stage, (studio, self._guide, pictures), desk, orders)
        self._begin()

    def furnishing(self) -> Furnishing[Stand]:
        """Return the parts for the expansions in play, in their places."""
        layout, county = self._plan(self._extras)
        studio, guide, stage = self._studio, self._guide, self._stage
        self._tips = Tips(studio, guide, stage.units.k * layout.controls)
        chart = Chart(PieceBrush(studio), county, self.pick, self.area_tip, self._outlook)
        parts = TrailParts(studio, layout, chart, self.handlers("watch"), self._orders)
        parts.exchange.tooltip = lambda: self._tips.prices(self._stand)
        self._landmarks = Landmarks(studio, parts)
        bids, handlers = Bids(), self.sheet_handlers()
        self._presenter = TablePresenter(
            (studio, guide, self._tips), parts, self._outlook.lay_ground
        )
        return Furnishing(
            parts=parts,
            presenter=self._presenter,
            sheets=(
                BillWriter(parts, (studio, guide), bids, handlers).kind,
                fork_kind(studio, guide, handlers),
                extract_kind(studio, guide, handlers),
                draft_kind(studio, handlers),
                invest_kind(studio, guide, handlers),
            ),
            performance=TrailPerformance(TrailBackstage(studio, parts, stage.kit.sound)),
            hearsay=Hearsay((self._explainer,), (bids, Traces(studio, chart.trace))),
            rehearse=TrailRehearsal((studio, guide, self._pictures), parts, stage).go_on,
        )

    def stand_of(self, view: State, seat: int) -> Stand:
        """Return a seat's view as the rules hold it and as named values."""
        state = cast("TrailState", view)
        return Stand(state, table_view(state, seat), seat)

    def kind_of(self, kind: str) -> TrailKind:
        """Return the record of a kind of move."""
        return kind_of(kind)

    def outgrown(self, stand: Stand) -> bool:
        """Whether other expansions are in play than the table is furnished for."""
        changed, self._extras = stand.extras != self._extras, stand.extras
        return changed

    def heard(self) -> None:
        """Lay out Lord Wallace's last card and his reasons, in a solo game."""
        if self._stand is not None and self._stand.board.solo:
            self._parts.wallace.tell(self._explainer.turn, self._stand.board)

    def cost_of(self, action: str) -> int:
        """Return the work points printed for an action."""
        assert self._stand is not None
        return kind_of(action).work(TrailFacts(self._stand.view, self._stand.board))

    def told_of_seats(self, stand: Stand) -> tuple[str, ...]:
        """Return the arsenic every seat holds."""
        return arsenic_held(stand.view, self._studio)

    def told_of_table(self, stand: Stand) -> tuple[str, ...]:
        """Return the viewer's hand and all areas."""
        return hand_and_areas(stand.view, self._studio, concealed=self._concealed)
