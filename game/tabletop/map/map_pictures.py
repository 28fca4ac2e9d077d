"""Cached pictures of the map; enlarged ones are drawn in a thread."""

from collections.abc import Hashable
from contextlib import suppress
from math import ceil
from threading import Lock, RLock, Thread
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar
from weakref import WeakKeyDictionary, WeakSet

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from game.tabletop.map.map_frame import MapCoordinates, MapFrame

Scene = TypeVar("Scene", bound=Hashable)


class ScenePainter(Protocol[Scene]):
    """Draws a title's map. A scene is a value on which the picture depends apart from its size:
    equal scenes in equal sizes have equal pictures."""

    def paint_map(self, frame: MapFrame, scene: Scene) -> Surface:
        """Return a new picture of the map, without transparency; this is slow."""

    def source_scene(self, scene: Scene) -> Scene:
        """Return the scene whose picture `turn_source_into_scene` can change into the picture of
        `scene`; `scene` itself if its picture is painted directly."""

    def turn_source_into_scene(self, picture: Surface, scene: Scene) -> None:
        """Change the picture of the source scene into that of `scene` in place; this is fast."""


class MapPicturePart(NamedTuple):
    """A picture of the map, or of the part of it that begins at `top_left_px` (px of the map)."""

    surface: Surface
    top_left_px: tuple[int, int] = (0, 0)


class MapPictures(Generic[Scene]):
    """Caches the last pictures of a map, because painting one is slow.

    Each needs more memory than a window. In the usual size two painted pictures are kept, such
    as of two eras or of a table and its replay, and only one that was finished from a painted
    one. Of enlarged sizes only the last picture is kept: it needs up to five times the memory of
    a window. Pictures can be drawn ahead in a thread, so that the window finds them ready.
    """

    MAX_PAINTINGS = 2
    MAX_FINISHED = 1
    _last_used_cache: ClassVar["MapPictures[Any] | None"] = None  # that of the last table

    def __init__(self, painter: ScenePainter[Scene]) -> None:
        self.painter = painter
        # the one used last at the end
        self.usual_size_pictures: dict[tuple[MapFrame, Scene], Surface] = {}
        self._viewers_by_picture: WeakKeyDictionary[Surface, WeakSet[object]] = WeakKeyDictionary()
        self.enlarged_picture: tuple[tuple[MapFrame, Scene], Surface] | None = None
        self._wanted_enlarged_key: tuple[MapFrame, Scene] | None = None
        self.painting_thread: Thread | None = None
        self.painter_lock = Lock()  # the painter draws one map at a time
        self._cache_lock = RLock()  # a caller waits for a map that is being drawn ahead

    def usual_size_picture(
        self, map_coordinates: MapCoordinates, scene: Scene, viewer: object | None = None
    ) -> Surface:
        """Return the picture of a scene in the map's usual size from the cache, or paint it; older
        pictures leave the cache.

        `viewer` is the object that shows this picture instead of an earlier one. The new picture is
        drawn into the memory of an earlier one that no other viewer (such as the table below a
        replay) shows, because new memory takes much longer.
        """
        key = map_coordinates.usual, scene
        with self._cache_lock:
            picture = self.usual_size_pictures.pop(key, None) or self._make_usual_size_picture(
                map_coordinates, scene, viewer
            )
            is_painting = self._is_source_scene(scene)
            alike = [
                each
                for each in self.usual_size_pictures
                if self._is_source_scene(each[1]) == is_painting
            ]
            most = self.MAX_PAINTINGS if is_painting else self.MAX_FINISHED
            for former in alike[: max(len(alike) - most + 1, 0)]:
                self.usual_size_pictures.pop(former, None)
            self.usual_size_pictures[key] = picture
            if viewer is not None:
                self._viewers_by_picture.setdefault(picture, WeakSet()).add(viewer)
            return picture

    def drop_pictures_of_other_titles(self) -> None:
        """Empty the cache of the title used before, so that only this title has cached pictures;
        called when a table is made."""
        former, MapPictures._last_used_cache = MapPictures._last_used_cache, self
        if former is not None and former is not self:
            former.usual_size_pictures = {}  # a new dict, since a thread may still use the old one
            former.forget_enlarged_picture()

    def enlarged_picture_or_start_drawing(
        self, map_coordinates: MapCoordinates, scene: Scene
    ) -> Surface | None:
        """Return the picture of a scene in the current enlarged size; None until a thread, started
        here if needed, has drawn it.

        If several are requested meanwhile, the thread next draws the one requested last.
        """
        key = self._wanted_enlarged_key = map_coordinates.frame, scene
        if self.enlarged_picture is not None and self.enlarged_picture[0] == key:
            return self.enlarged_picture[1]
        self.enlarged_picture = None
        if self.painting_thread is None or not self.painting_thread.is_alive():
            self.painting_thread = Thread(target=self._draw_enlarged, args=key, daemon=True)
            self.painting_thread.start()
        return None

    def forget_enlarged_picture(self) -> None:
        """Drop the enlarged picture and its request, to free memory when the map is back in its
        usual size."""
        self.enlarged_picture = self._wanted_enlarged_key = None

    def part_scaled_from_usual_size(
        self, map_coordinates: MapCoordinates, scene: Scene, visible_rect: Rect
    ) -> MapPicturePart:
        """Return the part `visible_rect` (px of the enlarged map), scaled from the picture in the
        usual size: fast but blurred."""
        usual = self.usual_size_picture(map_coordinates, scene)
        zoom = map_coordinates.zoom / map_coordinates.initial_view.scale
        left = int(visible_rect.left / zoom)
        top = int(visible_rect.top / zoom)
        right = ceil(visible_rect.right / zoom)
        bottom = ceil(visible_rect.bottom / zoom)
        part = Rect(left, top, right - left, bottom - top).clip(usual.get_rect())
        corner = round(part.left * zoom), round(part.top * zoom)
        size = round(part.right * zoom) - corner[0], round(part.bottom * zoom) - corner[1]
        return MapPicturePart(smoothscale(usual.subsurface(part), size), corner)

    def _make_usual_size_picture(
        self, map_coordinates: MapCoordinates, scene: Scene, viewer: object | None
    ) -> Surface:
        source = self.painter.source_scene(scene)
        if source == scene:
            return self.paint_under_lock(map_coordinates.usual, source)
        painted = self.usual_size_picture(map_coordinates, source)
        former = (
            None if viewer is None else self._pop_finished_picture(map_coordinates.usual, viewer)
        )
        if former is None:
            picture = painted.copy()
        else:
            picture = former
            picture.blit(painted, (0, 0))
        self.painter.turn_source_into_scene(picture, scene)
        return picture

    def _pop_finished_picture(self, frame: MapFrame, viewer: object) -> Surface | None:
        """Remove a picture of this frame from the cache that was made from a painted one and that
        no viewer other than `viewer` shows, and return it; None if there is none."""
        for key, picture in self.usual_size_pictures.items():
            others = set(self._viewers_by_picture.get(picture, ())) - {viewer}
            if key[0] == frame and not self._is_source_scene(key[1]) and not others:
                return self.usual_size_pictures.pop(key)
        return None

    def _draw_enlarged(self, frame: MapFrame, scene: Scene) -> None:
        source = self.painter.source_scene(scene)
        with suppress(pygame.error):  # the window has been closed
            picture = self.paint_under_lock(frame, source)
            if source != scene:
                self.painter.turn_source_into_scene(picture, scene)
            if (frame, scene) == self._wanted_enlarged_key:
                self.enlarged_picture = (frame, scene), picture

    def paint_under_lock(self, frame: MapFrame, scene: Scene) -> Surface:
        """Return a new picture of a scene; waits while another thread paints one."""
        with self.painter_lock:
            return self.painter.paint_map(frame, scene)

    def _is_source_scene(self, scene: Scene) -> bool:
        return self.painter.source_scene(scene) == scene
