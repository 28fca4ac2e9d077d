"""The map camera: the visible part of the map, changed by wheel, drag, keys, buttons and events."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

from pygame import Rect

from game.scene.animation.animation import Call, Delay, Sequence
from game.scene.nodes.zoom import Zoom
from game.scene.stage.placing import Point
from game.scene.stage.stage import Stage
from game.tabletop.layout.table_layout import TableLayout
from game.tabletop.map.map_node import MapNode
from game.tabletop.map.map_pictures import MapGround, MapPictures
from game.tabletop.map.veil import Veil
from game.tabletop.panel.controls import MapButtons
from game.tabletop.sheet.sheet_placement import box_round

MOST_PX_PER_U = 3.0  # a map drawn larger would need too much memory
STEP = 160.0  # u by which a key moves the map
LOOK_MS = 100.0
LOOKS = 100  # interval in ms and number of requests for an enlarged map
Scene = TypeVar("Scene", bound=Hashable)


class MapCamera(Generic[Scene]):
    """Keeps the map where the player wants it; `changed` is called after every change."""

    def __init__(
        self, stage: Stage, pictures: MapPictures[Scene], changed: Callable[[], None]
    ) -> None:
        self._stage = stage
        self._pictures = pictures
        self._changed = changed
        self._scene: Scene | None = None
        self._blurred = False  # whether the visible part is only stretched
        self._brought = False  # whether an event moved the map from its usual part

    def begin(
        self, layout: TableLayout, map_node: MapNode[Any], veil: Veil, buttons: MapButtons
    ) -> None:
        """Show a new map in its usual view."""
        self._layout = layout
        self._buttons = buttons
        self._map = map_node
        self._veil = veil
        self._space = map_node.space
        self._veil.on_wheel = self.turn
        usual = self._space.view
        levels = usual.levels(MOST_PX_PER_U / self._stage.units.k)
        self.zoom = Zoom(self._map.width, self._map.height, levels, usual)
        self._map.enlarge(self.zoom.scale)
        self._show_buttons()
        self._put_corner()

    def turn(self, steps: float) -> None:
        """Zoom in on the point under the pointer, or out from it."""
        at = self._stage.pointer.at
        k = self._stage.units.k
        self.step(1 if steps > 0 else -1, (at[0] / k, at[1] / k) if at is not None else None)

    def step(self, by: int, at: Point | None = None) -> None:
        """Zoom in (1) or out (-1), around a point or the middle."""
        if self.zoom.step(by, at):
            self._apply()

    def go_back(self) -> None:
        """Show the usual part of the map."""
        self._brought = False
        if self.zoom.go_back():
            self._apply()

    def move(self, by: Point) -> None:
        """Move the map by a distance in u."""
        self._brought = False
        if self.zoom.move(by):
            self._settle()

    def look(self, across: int, down: int) -> None:
        """Move the visible part one step, so that the map moves the other way."""
        self.move((-across * STEP, -down * STEP))

    def bring(self, targets: Iterable[str]) -> None:
        """Move the map so that the targets are visible, not covered by players and buttons.

        A map that was moved from its usual part this way returns to it for the next targets.
        """
        if self.zoom.whole:
            return
        names = [name for name in targets if name in self._map.targets]
        if names and self._brought:
            self.go_back()
        usual = self.zoom.usual
        k = self._layout.room.controls
        room = self._layout.sheet_room
        free = room._replace(
            x=room.x * k, y=room.y * k, width=room.width * k, height=room.height * k
        )
        for name in names:
            if self.zoom.show(box_round(self._map.outline(name), 1.0), free):
                self._settle()
        self._brought = usual and not self.zoom.usual

    def lay_ground(self, scene: Scene) -> None:
        """Set the picture of the map; in another size a stretched
        one is shown until it is drawn.
        """
        self._blurred = False
        self._scene = scene
        if self.zoom.scale == self._space.view.scale:
            self._lay(MapGround(self._pictures.picture(self._space, scene)))
            self._pictures.forget_enlarged()
            return
        drawn = self._pictures.soon(self._space, scene)
        if drawn is not None:
            self._lay(MapGround(drawn))
            return
        self._blurred = True
        self._stretch()
        self._look_again(scene, self._space.zoom, LOOKS)

    def _stretch(self) -> None:
        """Show the visible part of a map that is still being drawn, stretched."""
        if not self._blurred or self._scene is None:
            return
        k = self._stage.units.k
        (x, y) = self.zoom.corner
        seen = Rect((round(-x * k), round(-y * k)), self._space.whole.size)
        self._lay(self._pictures.stretched(self._space, self._scene, seen))

    def _look_again(self, scene: Scene, zoom: float, left: int) -> None:
        def look() -> None:
            if self._space.zoom != zoom or self._scene != scene or not left:
                return
            drawn = self._pictures.soon(self._space, scene)
            if drawn is None:
                self._look_again(scene, zoom, left - 1)
            else:
                self._blurred = False
                self._lay(MapGround(drawn))

        self._stage.timeline.play(Sequence(Delay(LOOK_MS), Call(look)))

    def _lay(self, ground: MapGround) -> None:
        self._map.lay_ground(ground)
        self._veil.lay(ground)
        self._stage.refresh()

    def _apply(self) -> None:
        """Lay the map out in its present size."""
        self._blurred = False
        self._map.enlarge(self.zoom.scale)
        self._settle()

    def _show_buttons(self) -> None:
        zoom = self.zoom
        self._buttons.show(closest=zoom.closest, whole=zoom.whole, usual=zoom.usual)

    def _settle(self) -> None:
        """Show another part of the map."""
        self._put_corner()
        self._show_buttons()
        self._stretch()
        self._changed()
        self._stage.refresh()

    def _put_corner(self) -> None:
        """Draw the map's corner on a whole pixel."""
        k = self._stage.units.k
        (x, y) = self.zoom.corner
        corner = round(x * k) / k, round(y * k) / k
        self._map.x, self._map.y = self._veil.corner = corner
