"""Every part of the table of 2007 in its place, for one window; nothing shown yet."""

from __future__ import annotations

from game.scene.nodes.node import Node
from game.table_protocol import RoomHandlers
from game.tabletop.table_parts import PartHandlers
from game.titles.tinners_trail.notation.offer import EDITION_2007
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.edition_2007.panels import BoxesPanel, ClassicDayPanel
from game.titles.tinners_trail.table.layout.table_layout import CountyLayout
from game.titles.tinners_trail.table.parts import CountyParts, EditionParts


class ClassicParts(CountyParts):
    """The investment table lies south of the land, or has a tab."""

    chart: Chart[AreaView]
    working_day: ClassicDayPanel

    def __init__(
        self,
        context: TableContext,
        layout: CountyLayout,
        chart: Chart[AreaView],
        handlers: PartHandlers,
        orders: RoomHandlers,
    ) -> None:
        """Build the tree from back to front."""
        scale = layout.printed.scale
        self.boxes = BoxesPanel(context, scale=scale, role="panel", solid=True)
        own = EditionParts(
            working_day=ClassicDayPanel(context, scale=scale, role="panel", solid=True),
            hand=Node(),
            boards={"boxes": self.boxes},
            edition=context.words.say(f"edition.{EDITION_2007}"),
        )
        super().__init__((context, layout), chart, own, handlers, orders)
        self.boxes.label = context.say("boxes")
        self._unfolded = False

    def unfold_boxes(self) -> None:
        """Open the investment table where it has a tab: cubes come to lie there."""
        if not self.boxes.visible:
            self.drawers.show(self.boxes.name)
            self._unfolded = self.boxes.visible

    def fold_boxes(self) -> None:
        """Shut the investment table again, unless somebody else opened it."""
        if self._unfolded and self.boxes.visible:
            self.drawers.open("")
        self._unfolded = False
