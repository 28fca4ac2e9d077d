"""The table of the edition of 2007: what it is furnished with."""

from __future__ import annotations

from typing import cast

from game.engine.events import Event
from game.engine.rules import State
from game.room import RoomHandlers
from game.scene.stage import Stage
from game.scene.timeline import Timeline
from game.tabletop.hearsay import Hearsay
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.traces import Traces
from game.tabletop.map_table import Furnishing
from game.tabletop.question.proxy import Proxy
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.classic.table_view import classic_view
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.evening import CountyScene
from game.titles.tinners_trail.table.classic.bill import GroundBillWriter
from game.titles.tinners_trail.table.classic.brush import GroundBrush
from game.titles.tinners_trail.table.classic.desk import ClassicDesk
from game.titles.tinners_trail.table.classic.display import ClassicPresenter
from game.titles.tinners_trail.table.classic.invest_sheet import boxes_kind
from game.titles.tinners_trail.table.classic.kinds import kind_of
from game.titles.tinners_trail.table.classic.motions import ClassicBackstage, ClassicPerformance
from game.titles.tinners_trail.table.classic.parts import ClassicParts
from game.titles.tinners_trail.table.classic.rehearsal import ClassicRehearsal
from game.titles.tinners_trail.table.classic.stand import ClassicStand
from game.titles.tinners_trail.table.classic.tips import ClassicTips, spoken_ground
from game.titles.tinners_trail.table.county_table import CountyTable
from game.titles.tinners_trail.table.guide import ClassicGuide
from game.titles.tinners_trail.table.kinds.county import CountyFacts, CountyKind
from game.titles.tinners_trail.table.landmarks import Landmarks
from game.titles.tinners_trail.table.layout.county_layout import CountyLayout
from game.titles.tinners_trail.table.sheets.bill_writer import Bids
from game.titles.tinners_trail.table.sheets.kinds import extract_kind
from game.titles.tinners_trail.table.studio import Studio


class ClassicTable(CountyTable[ClassicStand]):
    """Boxes and unexplored ground; nobody hides anything."""

    _parts: ClassicParts

    def __init__(
        self,
        stage: Stage,
        tools: tuple[Studio, ClassicGuide, MapPictures[CountyScene], dict[int, Proxy]],
        plan: tuple[CountyLayout, County],
        orders: RoomHandlers,
    ) -> None:
        """Take what tables share, and where everything lies."""
        studio, self._guide, pictures, proxies = tools
        self._plan = plan
        desk = ClassicDesk(proxies, standing=orders.standing)
        super().__init__(stage, (studio, self._guide, pictures), desk, orders)
        self._begin()

    def furnishing(self) -> Furnishing[ClassicStand]:
        """Return the parts in their places."""
        layout, county = self._plan
        studio, guide, stage = self._studio, self._guide, self._stage
        self._tips = ClassicTips(studio, guide, stage.units.k * layout.controls)
        chart = Chart(GroundBrush(studio), county, self.pick, self.area_tip, self._outlook)
        parts = ClassicParts(studio, layout, chart, self.handlers("watch"), self._orders)
        parts.exchange.tooltip = lambda: self._tips.prices(self._stand)
        self._landmarks = Landmarks(studio, parts)
        bids, handlers = Bids(), self.sheet_handlers()
        self._presenter = ClassicPresenter((studio, self._tips), parts, self._outlook.lay_ground)
        return Furnishing(
            parts=parts,
            presenter=self._presenter,
            sheets=(
                GroundBillWriter(parts, studio, bids, handlers).kind,
                extract_kind(studio, guide, handlers),
                boxes_kind(studio, handlers),
            ),
            performance=ClassicPerformance(ClassicBackstage(studio, parts, stage.kit.sound)),
            hearsay=Hearsay((), (bids, Traces(studio, chart.trace))),
            rehearse=ClassicRehearsal((studio, self._pictures), parts, stage).go_on,
        )

    def stand_of(self, view: State, seat: int) -> ClassicStand:
        """Return a seat's view as the rules hold it and as named values."""
        state = cast("ClassicState", view)
        return ClassicStand(state, classic_view(state, seat), seat)

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Return the motions of one step; cubes are seen to come into their boxes."""
        if any(event.kind == "invested" for event in events):
            self._parts.unfold_boxes()
        return super().animate(events, after, seat)

    def _take_stand(self, stand: ClassicStand) -> None:
        if stand.view.phase != "invest" or self._desk.question is not None:
            self._parts.fold_boxes()
        super()._take_stand(stand)

    def kind_of(self, kind: str) -> CountyKind:
        """Return the record of a kind of move."""
        return kind_of(kind)

    def cost_of(self, action: str) -> int:
        """Return the time points printed for an action."""
        assert self._stand is not None
        return kind_of(action).work(CountyFacts(self._stand.view, self._stand.board))

    def told_of_seats(self, stand: ClassicStand) -> tuple[str, ...]:
        """Return how many investment cubes every seat has left."""
        say = self._studio.say
        return tuple(say("describe-cubes", count=seat.cubes_left) for seat in stand.view.seats)

    def told_of_table(self, stand: ClassicStand) -> tuple[str, ...]:
        """Return the boxes with cubes, and all areas: mines first, empty ground last."""
        say, studio = self._studio.say, self._studio
        boxes = [
            say(
                "describe-box",
                round=number,
                pounds=box.pounds,
                points=box.points,
                names=", ".join(studio.name(seat) for seat in box.owners),
            )
            for number, column in enumerate(stand.view.boxes, start=1)
            for box in column
            if box.owners
        ]
        areas = sorted(
            stand.view.areas,
            key=lambda area: (area.owner < 0, area.ground is not None, studio.area(area.name)),
        )
        return " ".join(boxes), *(spoken_ground(area, studio) for area in areas)
