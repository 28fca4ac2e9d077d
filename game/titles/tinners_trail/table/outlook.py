"""Outlook: which part of the map is seen; by wheel, drag, keys and buttons, and by what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pygame import Rect

from game.scene.animation import Call, Delay, Sequence
from game.scene.stage import Stage
from game.scene.units import Point
from game.scene.zoom import LEVELS, Zoom
from game.tabletop.layout.sheet_place import box_round
from game.titles.tinners_trail.table.chart.county import ChartRoom, MapGround, regions_of
from game.titles.tinners_trail.table.furniture import Furniture
from game.titles.tinners_trail.table.stand import Stand

MOST_PX_PER_U = 3.0  # a map drawn larger would fill the memory
STEP = 160.0  # u by which a key moves the map
LOOK_MS, LOOKS = 100.0, 100  # how often, and how many times, an enlarged map is asked for


class ChartOutlook:
    """Keeps the chart where the player wants it; `changed` hears of every change."""

    def __init__(self, stage: Stage, chart_room: ChartRoom, changed: Callable[[], None]) -> None:
        """Take what `begin` needs besides."""
        self._stage, self._chart_room, self._changed = stage, chart_room, changed
        self._blurred: tuple[dict[str, str], int] | None = None  # what is only stretched

    def begin(self, furniture: Furniture) -> None:
        """Show all of a new chart."""
        self._furniture = furniture
        furniture.veil.on_wheel = self.turn
        root, k = furniture.root, self._stage.units.k
        levels = [level for level in LEVELS if level * k <= MOST_PX_PER_U or level == 1.0]
        self._zoom = Zoom(root.width, root.height, levels)
        self._show_buttons()

    def turn(self, steps: float) -> None:
        """Come closer to what lies under the pointer, or go back from it."""
        at, k = self._stage.pointer.at, self._stage.units.k
        self.step(1 if steps > 0 else -1, (at[0] / k, at[1] / k) if at is not None else None)

    def step(self, by: int, at: Point | None = None) -> None:
        """Come closer (1) or go back (-1)."""
        if self._zoom.step(by, at):
            self._apply()

    def go_back(self) -> None:
        """Show all of the map."""
        if self._zoom.go_back():
            self._apply()

    def move(self, by: Point) -> None:
        """Move the map."""
        if self._zoom.move(by):
            self._settle()

    def look(self, across: int, down: int) -> None:
        """Look a step to one side: the map moves to the other."""
        self.move((-across * STEP, -down * STEP))

    def bring(self, areas: Iterable[str]) -> None:
        """Bring areas in sight, out from under the players and the buttons."""
        chart, layout = self._furniture.chart, self._furniture.layout
        if self._zoom.whole:
            return
        k = layout.controls
        room = layout.sheet_room
        free = room._replace(
            x=room.x * k, y=room.y * k, width=room.width * k, height=room.height * k
        )
        for area in areas:
            if area in chart.areas:
                x, y = chart.x, chart.y
                outline = [(x + a, y + b) for a, b in chart.county.outline(area)]
                if self._zoom.show(box_round(outline, 1.0), free):
                    self._settle()

    def lay_ground(self, stand: Stand) -> None:
        """Lay the picture of the map; of an enlarged one what is seen is stretched until it is
        drawn.
        """
        chart, view = self._furniture.chart, stand.view
        regions = regions_of(view)
        self._blurred = None
        if self._zoom.whole:
            self._lay(MapGround(self._chart_room.picture(chart.county, regions, view.round)))
            return
        drawn = self._chart_room.soon(chart.county, regions, view.round)
        if drawn is not None:
            self._lay(MapGround(drawn))
            return
        self._blurred = regions, view.round
        self._stretch()
        self._look_again(regions, view.round, chart.county.zoom, LOOKS)

    def _stretch(self) -> None:
        """Lay what is seen of a map that is still being drawn."""
        if self._blurred is None:
            return
        k, (x, y) = self._stage.units.k, self._zoom.corner
        county, (regions, game_round) = self._furniture.chart.county, self._blurred
        seen = Rect((round(-x * k), round(-y * k)), county.whole.size)
        self._lay(self._chart_room.stretched(county, regions, game_round, seen))

    def _look_again(self, regions: dict[str, str], game_round: int, zoom: float, left: int) -> None:
        def look() -> None:
            chart = self._furniture.chart
            if chart.county.zoom != zoom or chart.pieces.round != game_round or not left:
                return
            drawn = self._chart_room.soon(chart.county, regions, game_round)
            if drawn is None:
                self._look_again(regions, game_round, zoom, left - 1)
            else:
                self._blurred = None
                self._lay(MapGround(drawn))

        self._stage.timeline.play(Sequence(Delay(LOOK_MS), Call(look)))

    def _lay(self, ground: MapGround) -> None:
        self._furniture.chart.lay_ground(ground)
        self._furniture.veil.lay(ground)
        self._stage.refresh()

    def _apply(self) -> None:
        """Lay the map in its present size."""
        self._blurred = None
        self._furniture.chart.enlarge(self._zoom.scale)
        self._show_buttons()
        self._settle()

    def _show_buttons(self) -> None:
        furniture = self._furniture
        furniture.closer.enabled = not self._zoom.closest
        furniture.farther.visible = furniture.whole_map.visible = not self._zoom.whole

    def _settle(self) -> None:
        """Put the map's corner on a whole pixel."""
        k, (x, y) = self._stage.units.k, self._zoom.corner
        corner = round(x * k) / k, round(y * k) / k
        chart = self._furniture.chart
        chart.x, chart.y = self._furniture.veil.corner = corner
        self._stretch()
        self._changed()
        self._stage.refresh()
