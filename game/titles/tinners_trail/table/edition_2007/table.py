"""The table of the edition of 2007: what it is furnished with. Every box of the table of
2007 for one window size and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, cast

from game.engine.knowledge import Event
from game.engine.rules import State
from game.scene.animation.animation import Timeline
from game.scene.stage.stage import Stage
from game.table_protocol import RoomHandlers
from game.tabletop.layout.column import SeatPanels, column_of
from game.tabletop.layout.table_layout import RoomSize, WindowFrame
from game.tabletop.map.areas import Traces
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map_table import TableEquipment
from game.tabletop.question.inputs import Proxy
from game.tabletop.rehearsal import Drawing
from game.tabletop.table_model import StepBroadcast
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.both_editions_table import CountyTable
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.chart.map_life import CountyScene
from game.titles.tinners_trail.table.chart.places import TrailCounty
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.edition_2007.area_pieces import GroundBrush
from game.titles.tinners_trail.table.edition_2007.bid_sheet import GroundBidSheetWriter
from game.titles.tinners_trail.table.edition_2007.controller import Edition2007Controller
from game.titles.tinners_trail.table.edition_2007.display import (
    ClassicPresenter,
    ClassicTips,
    classic_scene,
    spoken_ground,
)
from game.titles.tinners_trail.table.edition_2007.invest_sheet import boxes_kind
from game.titles.tinners_trail.table.edition_2007.motions import (
    ClassicBackstage,
    ClassicPerformance,
)
from game.titles.tinners_trail.table.edition_2007.move_kinds import action_row, kind_of
from game.titles.tinners_trail.table.edition_2007.parts import ClassicParts
from game.titles.tinners_trail.table.edition_2007.view_model import Edition2007Model
from game.titles.tinners_trail.table.guide import ClassicGuide
from game.titles.tinners_trail.table.landmarks import Landmarks
from game.titles.tinners_trail.table.layout.coast import map_place
from game.titles.tinners_trail.table.layout.documents import documents_of
from game.titles.tinners_trail.table.layout.extras import Extras
from game.titles.tinners_trail.table.layout.table_layout import (
    DEVELOPMENT,
    DRAWER_SIZES,
    PHASES_END,
    CountyLayout,
)
from game.titles.tinners_trail.table.move_kinds import CountyFacts, CountyKind
from game.titles.tinners_trail.table.rehearsal import CountyRehearsal
from game.titles.tinners_trail.table.sheets.bid_sheet_writer import Bids
from game.titles.tinners_trail.table.sheets.kinds import extract_kind

# The table of the edition of 2007: what it is furnished with.


class ClassicTable(CountyTable[Edition2007Model]):
    """Boxes and unexplored ground; nobody hides anything."""

    _parts: ClassicParts

    def __init__(
        self,
        stage: Stage,
        tools: tuple[TableContext, ClassicGuide, MapPictures[CountyScene], dict[int, Proxy]],
        plan: tuple[CountyLayout, TrailCounty],
        orders: RoomHandlers,
    ) -> None:
        """Take what tables share, and where everything lies."""
        context, self._guide, pictures, proxies = tools
        self._plan = plan
        controller = Edition2007Controller(proxies, standing=orders.standing)
        super().__init__(stage, (context, self._guide, pictures), controller, orders)
        self._begin()

    def furnishing(self) -> TableEquipment[Edition2007Model]:
        """Return the parts in their places."""
        layout, county = self._plan
        context, guide, stage = self._context, self._guide, self._stage
        self._tips = ClassicTips(context, guide, stage.units.k * layout.controls)
        chart = Chart(GroundBrush(context), county, self.pick, self.area_tip, self._outlook)
        parts = ClassicParts(context, layout, chart, self.handlers("watch"), self._orders)
        parts.exchange.tooltip = lambda: self._tips.prices(self._model)
        self._landmarks = Landmarks(context, parts)
        bids, handlers = Bids(), self.sheet_handlers()
        self._presenter = ClassicPresenter((context, self._tips), parts, self._outlook.lay_ground)
        return TableEquipment(
            parts=parts,
            presenter=self._presenter,
            sheets=(
                GroundBidSheetWriter(parts, context, bids, handlers).kind,
                extract_kind(context, guide, handlers),
                boxes_kind(context, handlers),
            ),
            performance=ClassicPerformance(ClassicBackstage(context, parts, stage.kit.sound)),
            broadcast=StepBroadcast((), (bids, Traces(context, chart.trace))),
            rehearse=ClassicRehearsal((context, self._pictures), parts, stage).go_on,
        )

    def stand_of(self, view: State, seat: int) -> Edition2007Model:
        """Return a seat's view as the rules hold it and as named values."""
        state = cast("TrailState", view)
        return Edition2007Model(state, table_view(state, seat), seat)

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Return the motions of one step; cubes are seen to come into their boxes."""
        if any(event.kind == "invested" for event in events):
            self._parts.unfold_boxes()
        return super().animate(events, after, seat)

    def _take_stand(self, model: Edition2007Model) -> None:
        if model.view.phase != "invest" or self._controller.question is not None:
            self._parts.fold_boxes()
        super()._take_stand(model)

    def kind_of(self, kind: str) -> CountyKind:
        """Return the record of a kind of move."""
        return kind_of(kind)

    def cost_of(self, action: str) -> int:
        """Return the time points printed for an action."""
        assert self._model is not None
        return kind_of(action).work(CountyFacts(self._model.view, self._model.board))

    def told_of_seats(self, model: Edition2007Model) -> tuple[str, ...]:
        """Return how many investment cubes every seat has left."""
        say = self._context.say
        return tuple(say("describe-cubes", count=seat.cubes_left) for seat in model.view.seats)

    def told_of_table(self, model: Edition2007Model) -> tuple[str, ...]:
        """Return the boxes with cubes, and all areas: mines first, empty ground last."""
        say, context = self._context.say, self._context
        boxes = [
            say(
                "describe-box",
                round=number,
                pounds=box.pounds,
                points=box.points,
                names=", ".join(context.name(seat) for seat in box.owners),
            )
            for number, column in enumerate(model.view.boxes, start=1)
            for box in column
            if box.owners
        ]
        areas = sorted(
            model.view.areas,
            key=lambda area: (area.owner < 0, area.ground is not None, context.area(area.name)),
        )
        return " ".join(boxes), *(spoken_ground(area, context) for area in areas)


# Every box of the table of 2007 for one window size and number of players.

BOXES: Final = Extras(boxes=True)


def classic_layout(room: RoomSize, seats: int) -> CountyLayout:
    """Lay the table for a window and a number of players; nobody holds cards."""
    frame = WindowFrame(room=room)
    column = column_of(
        frame.side_edge, frame.column_span, SeatPanels(seats), (DEVELOPMENT,), asks=not frame.foot
    )
    printed = documents_of(frame, column, BOXES)
    return CountyLayout(
        room=room,
        column=column,
        bar=frame.bar_of(action_row()),
        hand=None,
        tabs=printed.tabs,
        documents=printed.open,
        head_end=PHASES_END,
        drawer_sizes=DRAWER_SIZES,
        map_place=map_place(room),
        printed=printed,
    )


# What the table of 2007 needs soon: everybody's mine, and unexplored ground.


class ClassicRehearsal(CountyRehearsal[Edition2007Model]):
    """Draws mines of every seat and unexplored ground."""

    def __init__(
        self,
        tools: tuple[TableContext, MapPictures[CountyScene]],
        parts: ClassicParts,
        stage: Stage,
    ) -> None:
        """Take what is drawn with, the table it is for, and the stage on which it lies."""
        context, pictures = tools
        super().__init__((context, GroundBrush(context), pictures), parts, stage)

    def scene(self, model: Edition2007Model) -> CountyScene:
        """Return the county at the round's time of day."""
        return classic_scene(model.view)

    def looks(self, model: Edition2007Model) -> Iterator[AreaView]:
        """Yield a mine of every seat with everything that can come to it, and ground as it lies."""
        bare = replace(
            model.view.areas[0], name="", ground=None, rolled=None, port=False, capacity=0
        )
        mine = replace(bare, tin=1, copper=1, water=1, miners=1, train=True)
        for seat in range(len(self.context.seats)):
            yield replace(mine, owner=seat)
        yield from signs(model)

    def own(self, model: Edition2007Model, k: float) -> Iterator[Drawing]:
        """Yield nothing: all it needs is a mine or ground."""
        return iter(())


def signs(model: Edition2007Model) -> list[AreaView]:
    """Return unexplored ground as it lies there now, once for each change of its dice."""
    empty = [area for area in model.view.areas if area.ground is not None]
    found = {(area.ground.ore, area.ground.drained): area for area in empty if area.ground}
    return [replace(found[changes], name="", miners=0, train=False) for changes in sorted(found)]
