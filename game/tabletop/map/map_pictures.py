"""Pictures of the map: drawn once, kept, and never waited for while the map is enlarged."""

from collections.abc import Hashable
from contextlib import suppress
from math import ceil
from threading import Lock, RLock, Thread
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from game.tabletop.map.map_space import MapFrame, MapSpace

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

    PAINTINGS = 2
    FINISHED = 1
    _lately: ClassVar["MapPictures[Any] | None"] = None  # at which table was sat down last

    def __init__(self, painter: ScenePainter[Scene]) -> None:
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
            is_painting = self._is_painting(scene)
            alike = [each for each in self._kept if self._is_painting(each[1]) == is_painting]
            most = self.PAINTINGS if is_painting else self.FINISHED
            for former in alike[: max(len(alike) - most + 1, 0)]:
                self._kept.pop(former, None)
            self._kept[key] = picture
            return picture

    def keep_alone(self) -> None:
        """A table is laid with these: let go of those of the title that was played before."""
        former, MapPictures._lately = MapPictures._lately, self
        if former is not None and former is not self:
            former._kept = {}  # another one, for a thread may still be looking into it
            former.forget_enlarged()

    def soon(self, space: MapSpace, scene: Scene) -> Surface | None:
        """Return an enlarged map once it is drawn, None before: a thread draws it meanwhile. Asked
        for another one while it draws, it draws that one next, however many there were between.
        """
        key = self._wanted = space.frame, scene
        if self._enlarged is not None and self._enlarged[0] == key:
            return self._enlarged[1]
        self._enlarged = None
        if self._paints is None or not self._paints.is_alive():
            self._paints = Thread(target=self._enlarge, args=key, daemon=True)
            self._paints.start()
        return None

    def forget_enlarged(self) -> None:
        """The map is seen as usual again: what was drawn larger weighs too much to be kept."""
        self._enlarged = self._wanted = None

    def stretched(self, space: MapSpace, scene: Scene, seen: Rect) -> MapGround:
        """Return what is `seen` (px) of an enlarged map, from the usual one: at once, blurred."""
        usual = self.picture(space, scene)
        zoom = space.zoom / space.view.scale
        left = int(seen.left / zoom)
        top = int(seen.top / zoom)
        right = ceil(seen.right / zoom)
        bottom = ceil(seen.bottom / zoom)
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
        with suppress(pygame.error):  # the window has closed meanwhile
            picture = self._painted(frame, base)
            if base != scene:
                self._painter.finish(picture, scene)
            if (frame, scene) == self._wanted:
                self._enlarged = (frame, scene), picture

    def _painted(self, frame: MapFrame, scene: Scene) -> Surface:
        with self._busy:
            return self._painter.paint(frame, scene)

    def _is_painting(self, scene: Scene) -> bool:
        return self._painter.base(scene) == scene
