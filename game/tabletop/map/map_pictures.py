"""Pictures of the map: drawn once, kept, and never waited for while the map is enlarged."""

from __future__ import annotations

from collections.abc import Hashable
from math import ceil
from threading import Lock, RLock, Thread
from typing import Generic, NamedTuple, Protocol, TypeVar

from pygame import Rect, Surface
from pygame.transform import smoothscale

from game.tabletop.map.map_frame import MapFrame
from game.tabletop.map.map_space import MapSpace

Scene = TypeVar("Scene", bound=Hashable)


class ScenePainter(Protocol[Scene]):
    """Draws a title's map; a scene is all that pictures of one size differ in."""

    def paint(self, frame: MapFrame, scene: Scene) -> Surface:
        """Return a picture of the map that is the caller's; it takes a moment."""

    def base(self, scene: Scene) -> Scene:
        """Return the scene whose picture is finished into this one, itself where it is painted."""

    def finish(self, picture: Surface, scene: Scene) -> None:
        """Turn the picture of a scene's base into that of the scene: quickly."""


class MapGround(NamedTuple):
    """A picture of the map or of a part of it, which begins at `corner` (px of the map)."""

    surface: Surface
    corner: tuple[int, int] = (0, 0)


class MapPictures(Generic[Scene]):
    """Keeps the last pictures of a map as it is usually seen, because composing one takes a moment.

    Each weighs more than a window. So two paintings are kept, as of two eras or of a table and its
    replay, and of what is quickly finished from one only the last. Of other sizes only the one
    drawn last is kept: they weigh up to five windows each. Whoever
    draws one in a thread never holds up the window, which finds its own pictures without waiting.
    """

    PAINTINGS, FINISHED = 2, 1

    def __init__(self, painter: ScenePainter[Scene]) -> None:
        """Take what draws; nothing is drawn yet."""
        self._painter = painter
        self._kept: dict[tuple[MapFrame, Scene], Surface] = {}  # the one asked for last at the end
        self._enlarged: tuple[tuple[MapFrame, Scene], Surface] | None = None
        self._wanted: tuple[MapFrame, Scene] | None = None
        self._paints: Thread | None = None
        self._busy = Lock()  # the painter draws one map at a time
        self._laying = RLock()  # whoever wants a map that is being drawn ahead waits for that one

    def picture(self, space: MapSpace, scene: Scene) -> Surface:
        """Return the picture of the map as it is usually seen."""
        key = space.usual, scene
        with self._laying:
            picture = self._kept.pop(key, None) or self._drawn(space, scene)
            self._keep(key, picture)
            return picture

    def soon(self, space: MapSpace, scene: Scene) -> Surface | None:
        """Return an enlarged map once it is drawn, None before: a thread draws it meanwhile.

        Asked for another one while it draws, it draws that one next, however many there were
        between.
        """
        key = self._wanted = space.frame, scene
        if self._enlarged is not None and self._enlarged[0] == key:
            return self._enlarged[1]
        self._enlarged = None
        if self._paints is None or not self._paints.is_alive():
            self._paints = Thread(target=self._enlarge, args=key, daemon=True)
            self._paints.start()
        return None

    def stretched(self, space: MapSpace, scene: Scene, seen: Rect) -> MapGround:
        """Return the part of an enlarged map that is `seen` (px of it), made from the usual map:
        at once, and a little blurred.
        """
        usual = self.picture(space, scene)
        zoom = space.zoom / space.view.scale
        left, top = int(seen.left / zoom), int(seen.top / zoom)
        right, bottom = ceil(seen.right / zoom), ceil(seen.bottom / zoom)
        part = Rect(left, top, right - left, bottom - top).clip(usual.get_rect())
        corner = round(part.left * zoom), round(part.top * zoom)
        size = round(part.right * zoom) - corner[0], round(part.bottom * zoom) - corner[1]
        return MapGround(smoothscale(usual.subsurface(part), size), corner)

    def _drawn(self, space: MapSpace, scene: Scene) -> Surface:
        base = self._painter.base(scene)
        if base == scene:
            return self._painted(space.usual, base)
        picture = self.picture(space, base).copy()
        self._painter.finish(picture, scene)
        return picture

    def _enlarge(self, frame: MapFrame, scene: Scene) -> None:
        base = self._painter.base(scene)
        picture = self._painted(frame, base)
        if base != scene:
            self._painter.finish(picture, scene)
        if (frame, scene) == self._wanted:
            self._enlarged = (frame, scene), picture

    def _painted(self, frame: MapFrame, scene: Scene) -> Surface:
        with self._busy:
            return self._painter.paint(frame, scene)

    def _keep(self, key: tuple[MapFrame, Scene], picture: Surface) -> None:
        is_painting = self._is_painting(key)
        alike = [each for each in self._kept if self._is_painting(each) == is_painting]
        most = self.PAINTINGS if is_painting else self.FINISHED
        for former in alike[: max(len(alike) - most + 1, 0)]:
            del self._kept[former]
        self._kept[key] = picture

    def _is_painting(self, key: tuple[MapFrame, Scene]) -> bool:
        return self._painter.base(key[1]) == key[1]
