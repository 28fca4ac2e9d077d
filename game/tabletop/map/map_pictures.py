"""Pictures of the map: drawn once, kept, and never waited for while the map is enlarged."""

from collections.abc import Hashable, Iterator, Mapping
from contextlib import suppress
from math import ceil
from pathlib import Path
from threading import Lock, RLock, Thread
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from game.scene.drawing import colours
from game.scene.drawing.assets import set_aside
from game.tabletop.map.map_space import MapFrame, MapSpace

Scene = TypeVar("Scene", bound=Hashable)

DOUBLE_FROM_K: Final = 1.15

STRIP_PX: Final = 256  # of a map that is scaled, at a time
MIRRORED: Final = 0.2
"""Of a map's width: the sea at its left, which goes on there in a wider window."""
MOST_SEA: Final = 2
"""Times that it goes on."""
RIM: Final = ((6, colours.SLATE_EDGE), (2, colours.BRASS_RIM))
"""Lines round a sheet, the widest first, in px."""


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
            is_painting = self._is_painting(key)
            alike = [each for each in self._kept if self._is_painting(each) == is_painting]
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

    def _is_painting(self, key: tuple[MapFrame, Scene]) -> bool:
        return self._painter.base(key[1]) == key[1]


# A map whose pictures were baked: fitted to a window, not drawn.


class Bake(NamedTuple):
    """The file of a scene, without `_double` and ending, and the colour that lies round it."""

    name: str
    sea: str


class BakedGround:
    """Fits the bakes to windows; plain colour stands in for a missing file."""

    def __init__(
        self, folder: Path, bakes: Mapping[str, Bake], extent: tuple[float, float, float, float]
    ) -> None:
        """Take the folder, the bake of every scene, and what they show: left, top, width and
        height in u. Files are read on first use.
        """
        self._folder = folder
        self._bakes = bakes
        self._extent = extent

    def paint(self, frame: MapFrame, scene: str) -> pygame.Surface:
        """Return the map of a scene, the size of the frame."""
        bake = self._bakes[scene]
        ending = "_double" if frame.k * frame.scale > DOUBLE_FROM_K else ""
        path = self._folder / f"{bake.name}{ending}.webp"
        left, top = frame.to_screen(self._extent[:2])
        right, low = frame.to_screen(
            (self._extent[0] + self._extent[2], self._extent[1] + self._extent[3])
        )
        try:
            place = pygame.Rect(left, top, right - left, low - top)
            surface, shown = window_with(pygame.image.load(path), place, frame.size, bake.sea)
            lay_table(surface, mirror_sea(surface, shown))
        except (OSError, pygame.error) as error:
            set_aside(path, error)
            surface = plain_window(frame.size, bake.sea)
        return surface

    def base(self, scene: str) -> str:
        """Return the scene itself: each is a picture of its own."""
        return scene

    def finish(self, picture: pygame.Surface, scene: str) -> None:
        """Nothing is left to do."""


# The part of a baked map that a window shows.


def plain_window(size: tuple[int, int], colour: str) -> pygame.Surface:
    """Return a window of one colour."""
    surface = pygame.Surface(size, 0, 32)
    surface.fill(colour)
    return surface


def window_with(
    baked: pygame.Surface, place: pygame.Rect, size: tuple[int, int], sea: str
) -> tuple[pygame.Surface, pygame.Rect]:
    """Return a window of this size with a baked map that fills `place`, and the part it fills."""
    shown = place.clip((0, 0), size)
    ratio_x = baked.get_width() / place.width
    ratio_y = baked.get_height() / place.height
    part = pygame.Rect(
        round((shown.left - place.left) * ratio_x),
        round((shown.top - place.top) * ratio_y),
        round(shown.width * ratio_x),
        round(shown.height * ratio_y),
    ).clip(baked.get_rect())
    wide = _widened(baked, part, shown.width)
    del baked  # weighs several windows: gone before anything else is made
    window = plain_window(size, sea)
    for left, width in _strips(shown.width):
        strip = wide.subsurface((left, 0, width, part.height))
        there = pygame.Rect(shown.left + left, shown.top, width, shown.height)
        smoothscale(strip, there.size, window.subsurface(there))
    return window, shown


def _widened(baked: pygame.Surface, part: pygame.Rect, width: int) -> pygame.Surface:
    """Return a part of a baked map as wide as this and as high as it is. A whole one would be
    scaled this way first as well, and weigh as much as three windows besides.
    """
    wide = pygame.Surface((width, part.height), 0, 32)
    for top, height in _strips(part.height):
        strip = pygame.Surface((part.width, height), 0, 32)
        strip.blit(baked, (0, 0), (part.left, part.top + top, part.width, height))
        smoothscale(strip, (width, height), wide.subsurface((0, top, width, height)))
    return wide


def _strips(length: int) -> Iterator[tuple[int, int]]:
    for start in range(0, length, STRIP_PX):
        yield start, min(STRIP_PX, length - start)


def mirror_sea(target: pygame.Surface, shown: pygame.Rect) -> pygame.Rect:
    """Let the sea at the left of a map go on, as in mirrors that face each other, to the edge of a
    window that is a little wider; return the part of the window that is map then.
    """
    sea = round(shown.width * MIRRORED)
    if not 0 < shown.left <= sea * MOST_SEA:
        return shown
    for right in range(shown.left, 0, -sea):
        width = min(sea, right)
        beside = target.subsurface((right, shown.top, width, shown.height))
        target.blit(pygame.transform.flip(beside, True, False), (right - width, shown.top))
    return shown.union((0, shown.top, shown.left, shown.height))


def lay_table(target: pygame.Surface, shown: pygame.Rect) -> None:
    """Where the window is larger, make the map a sheet: the table is seen round it."""
    width, height = target.get_size()
    beyond = (
        (0, 0, width, shown.top),
        (0, shown.bottom, width, height - shown.bottom),
        (0, 0, shown.left, height),
        (shown.right, 0, width - shown.right, height),
    )
    if not any(across > 0 and down > 0 for _, _, across, down in beyond):
        return
    for box in beyond:
        target.fill(colours.NIGHT, box)
    for thickness, colour in RIM:
        pygame.draw.rect(target, colour, shown.inflate(2 * thickness, 2 * thickness), thickness)


def stretch_rim(target: pygame.Surface, shown: pygame.Rect) -> None:
    """Where the window is larger, make the sea at the rim of the map larger."""
    width, height = target.get_size()
    for column, left, right in ((shown.left, 0, shown.left), (shown.right - 1, shown.right, width)):
        if right > left:
            line = target.subsurface((column, shown.top, 1, shown.height))
            target.blit(
                pygame.transform.scale(line, (right - left, shown.height)), (left, shown.top)
            )
    for row, top, low in ((shown.top, 0, shown.top), (shown.bottom - 1, shown.bottom, height)):
        if low > top:
            line = target.subsurface((0, row, width, 1))
            target.blit(pygame.transform.scale(line, (width, low - top)), (0, top))
