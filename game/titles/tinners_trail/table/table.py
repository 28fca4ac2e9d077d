"""The table of Tinners' Trail: what it is furnished with, and what only it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.engine.events import Event
from game.engine.rules import State
from game.room import Entry, Landmark, RoomHandlers
from game.scene.stage import Stage
from game.scene.tip import Tip
from game.tabletop.hearsay import Hearsay
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.traces import Traces
from game.tabletop.map_table import Furnishing, MapTable
from game.tabletop.question.amount import SumEnquiry
from game.tabletop.question.proxy import Proxy
from game.tabletop.sheet.sheet import SheetHandlers
from game.tabletop.sheet.sheet_keeper import SheetKeeper
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.evening import CountyScene
from game.titles.tinners_trail.table.described import DescribedPosition, described
from game.titles.tinners_trail.table.display import TablePresenter
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.kinds.all import kind_of
from game.titles.tinners_trail.table.kinds.trail_kind import TrailKind
from game.titles.tinners_trail.table.landmarks import Landmarks
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras
from game.titles.tinners_trail.table.layout.trail_layout import TrailLayout
from game.titles.tinners_trail.table.look.bids import Bids
from game.titles.tinners_trail.table.look.journal import Chronicler
from game.titles.tinners_trail.table.look.wallace import Explainer
from game.titles.tinners_trail.table.motions.backstage import Backstage
from game.titles.tinners_trail.table.motions.performance import TrailPerformance
from game.titles.tinners_trail.table.rehearsal.rehearsal import TrailRehearsal
from game.titles.tinners_trail.table.sheets.bill_kind import BillWriter
from game.titles.tinners_trail.table.sheets.kinds import (
    TrailHandlers,
    draft_kind,
    extract_kind,
    fork_kind,
    invest_kind,
)
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.tips import Tips, odds_in_words
from game.titles.tinners_trail.table.trail_desk import TrailDesk
from game.titles.tinners_trail.table.trail_parts import TrailParts

Plan = Callable[[Extras], tuple[TrailLayout, County]]
"""Lays the table out for what is in play."""


class TrailTable(MapTable[Stand, CountyScene]):
    """Furnished for the base game; the first view tells what else lies on the table."""

    _parts: TrailParts
    _desk: TrailDesk

    def __init__(
        self,
        stage: Stage,
        tools: tuple[Studio, Guide, MapPictures[CountyScene], dict[int, Proxy]],
        plan: Plan,
        orders: RoomHandlers,
    ) -> None:
        """Take what tables share, and what lays this one out."""
        self._studio, self._guide, pictures, proxies = tools
        self._plan = plan
        self._extras = BASE_GAME
        self._chronicler = Chronicler(self._studio.words, self._studio.seats)
        self._explainer = Explainer(self._studio.words)
        desk = TrailDesk(proxies, standing=orders.standing)
        super().__init__(stage, self._studio, pictures, desk, orders)
        self._begin()

    def furnishing(self) -> Furnishing[Stand]:
        """Return the parts for the expansions in play, in their places."""
        layout, county = self._plan(self._extras)
        studio, guide, stage = self._studio, self._guide, self._stage
        self._tips = Tips(studio, guide, stage.units.k * layout.controls)
        chart = Chart(studio, county, self.pick, self._area_tip, self._outlook)
        parts = TrailParts(studio, layout, chart, self.handlers("watch"), self._orders)
        parts.exchange.tooltip = lambda: self._tips.prices(self._stand)
        self._landmarks = Landmarks(studio, parts)
        bids, handlers = Bids(), self._sheet_handlers()
        self._sheets = SheetKeeper(
            parts,
            (
                BillWriter(parts, (studio, guide), bids, handlers).kind,
                fork_kind(studio, guide, handlers),
                extract_kind(studio, guide, handlers),
                draft_kind(studio, handlers),
                invest_kind(studio, guide, handlers),
            ),
            lambda: stage.look_through(False),
        )
        self._presenter = TablePresenter(studio, guide, parts, self._outlook.lay_ground)
        return Furnishing(
            parts=parts,
            presenter=self._presenter,
            sheets=self._sheets,
            performance=TrailPerformance(Backstage(studio, parts, stage.kit.sound)),
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
        extras = Extras(stand.board.arsenic, stand.board.emigration, stand.board.solo)
        changed, self._extras = extras != self._extras, extras
        return changed

    def first_target(self, names: list[str]) -> str:
        """What is one's own is meant more often than a rival's."""
        assert self._stand is not None
        view = self._stand.view
        return min(names, key=lambda name: view.area(name).owner != view.to_move)

    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return a step's lines as the journal has them."""
        return self._chronicler.entries(events, step)

    def heard(self) -> None:
        """Lay out Lord Wallace's last card and his reasons, in a solo game."""
        if self._stand is not None and self._stand.board.solo:
            self._parts.wallace.tell(self._explainer.turn, self._stand.board)

    def landmark(self, name: str) -> Landmark | None:
        """Return where a thing lies; `landmarks.py` tells the names."""
        return self._landmarks.find(name)

    def described(self) -> tuple[str, ...]:
        """Return the position in words, from what the viewer may see."""
        if self._stand is None:
            return ()
        prompt, enquiry = self._presenter.prompt, self._desk.enquiry
        odds = odds_in_words(self._guide.odds(self._stand.state), self._studio)
        position = DescribedPosition(self._stand.view, self._concealed, prompt, enquiry, odds)
        return described(position, self._studio)

    def action_tip(self, action: str) -> Tip:
        """Return what an action costs and does, and why it is not possible."""
        question, enquiry, stand = self._desk.question, self._desk.enquiry, self._stand
        state = question.view if question is not None else None
        places = tuple(sorted(enquiry.chosen)) if not enquiry.action else ()
        assert stand is not None
        return self._tips.action(state, stand.board, action, places)

    def _area_tip(self, area: str) -> Tip:
        assert self._stand is not None
        return self._tips.area(self._stand, self._desk, area, concealed=self._concealed)

    def _set_stand(self, stand: Stand) -> None:
        self._stage.kit.sound.music.duck(stand.sale is not None)
        super()._set_stand(stand)

    # ---- orders to bid

    def _sheet_handlers(self) -> TrailHandlers:
        return TrailHandlers(
            sheet=SheetHandlers(self.confirm, self.decline, self.changed),
            back=self.pick_back,
            choose=self.choose,
            lead=self.show_lead,
            cancel_proxy=self._cancel_proxy,
            proxy=self._bid_by_proxy if self._orders.standing else None,
        )

    def _bid_by_proxy(self) -> None:
        enquiry, stand = self._desk.enquiry, self._stand
        if not isinstance(enquiry, SumEnquiry) or enquiry.sum is None or stand is None:
            return
        if stand.sale is not None:
            self._desk.order_bids(stand.sale.area, enquiry.sum)
            self._answer(enquiry.sum.least_move)

    def _cancel_proxy(self) -> None:
        if self._stand is not None:
            self._desk.proxies.pop(self._stand.seat, None)
            self.refresh()
