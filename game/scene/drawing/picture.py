"""Pictures, the transforms they are drawn through, and one memory of finished ones."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable
from functools import partial, wraps
from typing import NamedTuple, ParamSpec, Protocol, TypeVar, cast
from weakref import ref

from pygame import Rect, Surface

from game.scene.stage.placing import Point

LEAST_BYTES = 64 * 1024 * 1024
MOST_BYTES = 96 * 1024 * 1024
WINDOWS = 12
LEAST_WINDOWS = 6
"""The budget is as much as so many pictures of the window weigh, within these bounds; a window so
large that this were less than a few of them gets those.
"""


class Transform(NamedTuple):
    """Origin in px, px per u, and the opacity inherited from above."""

    x: float
    y: float
    k: float
    alpha: float = 1.0

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """Whole pixels of a box in u; both edges are rounded: neighbours never gap or overlap."""
        left = round(self.x + x * self.k)
        top = round(self.y + y * self.k)
        right = round(self.x + (x + width) * self.k)
        bottom = round(self.y + (y + height) * self.k)
        return Rect(left, top, right - left, bottom - top)

    def px(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point given in u."""
        return round(self.x + x * self.k), round(self.y + y * self.k)

    def local(self, point_px: Point) -> Point:
        """The point in u of a pixel."""
        return (point_px[0] - self.x) / self.k, (point_px[1] - self.y) / self.k

    def inside(self, place: tuple[float, float, float, float]) -> "Transform":
        """The transform of a child at (x, y) with (scale, alpha)."""
        x, y, scale, alpha = place
        return Transform(
            self.x + x * self.k, self.y + y * self.k, self.k * scale, self.alpha * alpha
        )


class Picture(NamedTuple):
    """A surface that is never painted on again; `left`, `top` = px from the box's corner to the
    surface's corner.

    A soft shadow reaches outside its box, so its picture has a negative `left` and `top`.
    """

    surface: Surface
    left: int = 0
    top: int = 0


class TiledPicture(NamedTuple):
    """A picture whose middle is alike all along: a tile stands there again and again.

    `parts` are surfaces, all cut out of `surface`, and how many px right of its corner they hang.
    """

    surface: Surface
    left: int
    top: int
    parts: tuple[tuple[Surface, int], ...]


Drawable = Picture | TiledPicture | Surface


def tiled(picture: Picture, begin: int, tile: int, more: int) -> TiledPicture:
    """Put a tile of the picture that begins so many px from its left there `more` times again."""
    surface = picture.surface
    (width, height) = picture.surface.get_size()
    end = begin + tile
    middle = surface.subsurface((begin, 0, tile, height))
    tiles = [(middle, begin + tile * number) for number in range(more + 1)]
    first = surface.subsurface((0, 0, begin, height))
    last = surface.subsurface((end, 0, width - end, height))
    parts = ((first, 0), *tiles, (last, end + tile * more))
    return TiledPicture(surface, picture.left, picture.top, parts)


def as_picture(thing: Picture | Surface) -> Picture:
    """A bare surface becomes a picture that hangs exactly in its box."""
    return thing if isinstance(thing, Picture) else Picture(thing)


# The memory of finished pictures forgets the least recently used beyond its budget.

Asked = ParamSpec("Asked")


class OnSurface(Protocol):
    """Something drawn on a surface, as pictures are."""

    @property
    def surface(self) -> Surface:
        """What it was drawn on."""


Drawn = TypeVar("Drawn", bound=Surface | OnSurface)


class SurfaceCache:
    """Keeps pictures by key.

    What was handed out stays valid: forgetting only frees our own reference. What is made from
    another surface is forgotten together with it, or a key would keep alive what nobody counts.
    """

    def __init__(self, budget_bytes: int = LEAST_BYTES) -> None:
        self.budget_bytes = budget_bytes
        self.used_bytes = 0
        self.new_bytes = 0  # of all that was made since somebody set this to 0
        self._kept: OrderedDict[Hashable, Surface | OnSurface] = OrderedDict()
        self._sources: dict[int, ref[Surface]] = {}
        self._derived: defaultdict[int, set[Hashable]] = defaultdict(set)
        self._old: set[Hashable] = set()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], Drawn]) -> Drawn:
        """The picture kept under `key`; made now when it is new."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            self._old.discard(key)
            return cast("Drawn", kept)  # a key is always asked for with the same kind of thing
        made = make()
        self._kept[key] = made
        self.used_bytes += (weight := weight_of(made))
        self.new_bytes += weight
        while self.used_bytes > self.budget_bytes and len(self._kept) > 1:
            self._forget(next(iter(self._kept)))
        return made

    def derived(self, source: Surface, how: Hashable, make: Callable[[], Drawn]) -> Drawn:
        """What is made from `source` in the way `how` tells; it must not hold on to the source."""
        number = id(source)
        if number not in self._sources:
            self._sources[number] = ref(source, partial(self._forget_all_of, number))
        key = _Derived((number, how))
        self._derived[number].add(key)
        return self.get(key, make)

    def resized(self, window_bytes: int) -> None:
        """The window has another size: what is not asked for until the next sweep will be
        forgotten, for a picture of another size is drawn for nobody.
        """
        budget = min(max(WINDOWS * window_bytes, LEAST_BYTES), MOST_BYTES)
        self.budget_bytes = max(budget, LEAST_WINDOWS * window_bytes)
        self._old = set(self._kept)

    def forget_old(self) -> None:
        """Forget what has not been asked for since the window changed its size."""
        for key in self._old:
            self._forget(key)
        self._old.clear()

    def clear(self) -> None:
        """Forget everything, for instance when all is drawn in another look."""
        self._kept.clear()
        self._old.clear()
        self._sources.clear()
        self._derived.clear()
        self.used_bytes = 0

    def _forget(self, key: Hashable) -> None:
        kept = self._kept.pop(key, None)
        if kept is not None:
            self.used_bytes -= weight_of(kept)
        if isinstance(key, _Derived):
            self._derived.get(key[0], set()).discard(key)

    def _forget_all_of(self, number: int, source: object) -> None:
        """The source of that number is gone."""
        self._sources.pop(number, None)
        for key in self._derived.pop(number, ()):
            self._forget(key)


class _Derived(tuple[int, Hashable]):
    """The key of what was made from a surface: its number, and how."""

    __slots__ = ()


SURFACES = SurfaceCache()


def weight_of(drawn: Surface | OnSurface) -> int:
    """Memory of something drawn, in bytes."""
    surface = drawn if isinstance(drawn, Surface) else drawn.surface
    return surface.get_height() * surface.get_pitch()


def cached(painter: Callable[Asked, Drawn]) -> Callable[Asked, Drawn]:
    """Remember what a pure painter drew for the same (hashable) arguments."""

    @wraps(painter)
    def remembered(*args: Asked.args, **kwargs: Asked.kwargs) -> Drawn:
        key = (painter, args, tuple(kwargs.items()))
        return SURFACES.get(key, lambda: painter(*args, **kwargs))

    return remembered
