"""Cached pictures of the map; enlarged ones are drawn in a thread."""

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
    """Draws a title's map; a scene is everything in which pictures of one size differ."""

    def paint_map(self, frame: MapFrame, scene: Scene) -> Surface:
        """Return a new picture of the map; this is slow."""

    def base_scene(self, scene: Scene) -> Scene:
        """Return the scene whose picture `finish_from_base` turns into this one: itself when it is
        painted directly.
        """

    def finish_from_base(self, picture: Surface, scene: Scene) -> None:
        """Turn the picture of a scene's base into that of the scene; this is fast."""


class MapGround(NamedTuple):
    """A picture of the map, or of the part of it that begins at `corner` (px of the map)."""

    surface: Surface
    corner: tuple[int, int] = (0, 0)


class MapPictures(Generic[Scene]):
    """Caches the last pictures of a map in its usual size, because drawing one is slow.

    Each needs more memory than a window. So two paintings are kept, such as of two eras or of a
    table and its replay, and of pictures finished from one of them only the last. Of other sizes
    only the last one is kept: it needs up to five times the memory of a window. Pictures can be
    drawn ahead in a thread, so that the window finds them ready.
    """

    PAINTINGS = 2
    FINISHED = 1
    _lately: ClassVar["MapPictures[Any] | None"] = None  # that of the last table

    def __init__(self, painter: ScenePainter[Scene]) -> None:
        self.painter = painter
        self.kept: dict[tuple[MapFrame, Scene], Surface] = {}  # the one used last at the end
        self.enlarged: tuple[tuple[MapFrame, Scene], Surface] | None = None
        self._wanted: tuple[MapFrame, Scene] | None = None
        self.thread: Thread | None = None
        self.drawing = Lock()  # the painter draws one map at a time
        self._laying = RLock()  # a caller waits for a map that is being drawn ahead

    def picture(self, space: MapSpace, scene: Scene) -> Surface:
        """Return the picture of the map in its usual size."""
        key = space.usual, scene
        with self._laying:
            picture = self.kept.pop(key, None) or self._draw_scene(space, scene)
            is_painting = self._is_painting(scene)
            alike = [each for each in self.kept if self._is_painting(each[1]) == is_painting]
            most = self.PAINTINGS if is_painting else self.FINISHED
            for former in alike[: max(len(alike) - most + 1, 0)]:
                self.kept.pop(former, None)
            self.kept[key] = picture
            return picture

    def drop_other_titles(self) -> None:
        """Make this the only title with cached pictures; called when a table is made."""
        former, MapPictures._lately = MapPictures._lately, self
        if former is not None and former is not self:
            former.kept = {}  # a new dict, since a thread may still use the old one
            former.forget_enlarged()

    def enlarged_picture_if_ready(self, space: MapSpace, scene: Scene) -> Surface | None:
        """Return an enlarged map, None until a thread has drawn it.

        When another one is requested meanwhile, the thread draws the last requested one next.
        """
        key = self._wanted = space.frame, scene
        if self.enlarged is not None and self.enlarged[0] == key:
            return self.enlarged[1]
        self.enlarged = None
        if self.thread is None or not self.thread.is_alive():
            self.thread = Thread(target=self._draw_enlarged, args=key, daemon=True)
            self.thread.start()
        return None

    def forget_enlarged(self) -> None:
        """Drop the enlarged picture, which needs much memory, when the map has its usual size
        again.
        """
        self.enlarged = self._wanted = None

    def stretched_part(self, space: MapSpace, scene: Scene, seen: Rect) -> MapGround:
        """Return the part `seen` (px) of an enlarged map, scaled from the usual one: fast but
        blurred.
        """
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

    def _draw_scene(self, space: MapSpace, scene: Scene) -> Surface:
        base = self.painter.base_scene(scene)
        if base == scene:
            return self.paint_alone(space.usual, base)
        picture = self.picture(space, base).copy()
        self.painter.finish_from_base(picture, scene)
        return picture

    def _draw_enlarged(self, frame: MapFrame, scene: Scene) -> None:
        base = self.painter.base_scene(scene)
        with suppress(pygame.error):  # the window has been closed
            picture = self.paint_alone(frame, base)
            if base != scene:
                self.painter.finish_from_base(picture, scene)
            if (frame, scene) == self._wanted:
                self.enlarged = (frame, scene), picture

    def paint_alone(self, frame: MapFrame, scene: Scene) -> Surface:
        """Return a new picture of a scene; waits while another thread paints one."""
        with self.drawing:
            return self.painter.paint_map(frame, scene)

    def _is_painting(self, scene: Scene) -> bool:
        return self.painter.base_scene(scene) == scene
