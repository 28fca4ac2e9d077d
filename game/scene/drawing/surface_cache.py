"""A cache of finished pictures that drops the least recently used ones beyond its budget."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable
from functools import partial
from typing import Protocol, TypeAlias, TypeVar, cast
from weakref import ref

from pygame import Surface

MIN_BYTES = 64 * 1024 * 1024
MAX_BYTES = 96 * 1024 * 1024
CACHE_SIZE_IN_WINDOWS = 12
MIN_CACHE_SIZE_IN_WINDOWS = 6
"""The budget is the memory of `CACHE_SIZE_IN_WINDOWS` pictures of the window, but at least
`MIN_BYTES` and at most `MAX_BYTES`; for very large windows at least the memory of
`MIN_CACHE_SIZE_IN_WINDOWS` such pictures."""


class SurfaceDrawing(Protocol):
    """A drawing that consists of a surface, such as a picture."""

    @property
    def surface(self) -> Surface:
        """The surface of the drawing."""


DrawnT = TypeVar("DrawnT", bound=Surface | SurfaceDrawing)
_VariantKey: TypeAlias = tuple[int, Hashable]
"""The number of the display settings, and the cache key of a picture."""


class SurfaceCache:
    """Caches pictures by key, up to a budget of bytes.

    Pictures that were returned stay valid: dropping one only removes the cache's reference. A
    picture made from another surface is dropped together with that surface. A key holds one picture
    for each `variant`, the number of the display settings it was made with.
    """

    def __init__(self, budget_bytes: int = MIN_BYTES) -> None:
        self.budget_bytes = budget_bytes
        self.variant = 0
        self.used_bytes = 0
        self.new_bytes = 0  # of all pictures made since this was last set to 0
        self._pictures_by_key: OrderedDict[_VariantKey, Surface | SurfaceDrawing] = OrderedDict()
        self._sources: dict[int, ref[Surface]] = {}
        self._derived: defaultdict[int, set[_VariantKey]] = defaultdict(set)
        self._old: set[_VariantKey] = set()

    def __len__(self) -> int:
        return len(self._pictures_by_key)

    @property
    def cached_keys(self) -> tuple[Hashable, ...]:
        """The keys of the cached pictures, the one that was used longest ago first."""
        return tuple(key for _, key in self._pictures_by_key)

    def get_or_make(self, key: Hashable, make_picture: Callable[[], DrawnT]) -> DrawnT:
        """Return the picture cached under `key`, made by `make_picture` if it is missing. After
        making one, drop the pictures that were used longest ago until the others fit in the budget.
        """
        variant_key = (self.variant, key)
        kept = self._pictures_by_key.get(variant_key)
        if kept is not None:
            self._pictures_by_key.move_to_end(variant_key)
            self._old.discard(variant_key)
            return cast("DrawnT", kept)  # the same key always has the same type of drawing
        made = make_picture()
        self._pictures_by_key[variant_key] = made
        self.used_bytes += (weight := memory_bytes_of(made))
        self.new_bytes += weight
        while self.used_bytes > self.budget_bytes and len(self._pictures_by_key) > 1:
            self._drop_picture(next(iter(self._pictures_by_key)))
        return made

    def get_or_make_derived(
        self, source: Surface, variant_key: Hashable, make_picture: Callable[[], DrawnT]
    ) -> DrawnT:
        """Return the cached picture that is made from `source` in the way that `variant_key`
        identifies; if it is missing, make it by calling `make_picture`.

        `make_picture` must not keep `source` alive, since the picture is dropped when `source` is
        no longer used.
        """
        number = id(source)
        if number not in self._sources:
            self._sources[number] = ref(source, partial(self._forget_derived_from, number))
        key = _DerivedKey((number, variant_key))
        self._derived[number].add((self.variant, key))
        return self.get_or_make(key, make_picture)

    def on_window_resized(self, window_bytes: int) -> None:
        """Set the budget for a window of `window_bytes` bytes, and mark all cached pictures as
        old; using a picture removes its mark."""
        budget = min(max(CACHE_SIZE_IN_WINDOWS * window_bytes, MIN_BYTES), MAX_BYTES)
        self.budget_bytes = max(budget, MIN_CACHE_SIZE_IN_WINDOWS * window_bytes)
        self._old = set(self._pictures_by_key)

    def drop_pictures_unused_since_last_resize(self) -> None:
        """Drop the pictures that have not been used since the last change of the window's size."""
        for variant_key in self._old:
            self._drop_picture(variant_key)
        self._old.clear()

    def clear(self) -> None:
        """Drop everything."""
        self._pictures_by_key.clear()
        self._old.clear()
        self._sources.clear()
        self._derived.clear()
        self.used_bytes = 0

    def _drop_picture(self, variant_key: _VariantKey) -> None:
        kept = self._pictures_by_key.pop(variant_key, None)
        if kept is not None:
            self.used_bytes -= memory_bytes_of(kept)
        _, key = variant_key
        if isinstance(key, _DerivedKey):
            self._derived.get(key[0], set()).discard(variant_key)

    def _forget_derived_from(self, source_id: int, source: object) -> None:
        """Drop all pictures made from the surface with the id `source_id`, which no longer
        exists."""
        self._sources.pop(source_id, None)
        for variant_key in self._derived.pop(source_id, ()):
            self._drop_picture(variant_key)


class _DerivedKey(tuple[int, Hashable]):
    """The key of a derived picture: the id of its source surface, and how it is made."""

    __slots__ = ()


def memory_bytes_of(drawn: Surface | SurfaceDrawing) -> int:
    """Return the memory of a drawing in bytes."""
    surface = drawn if isinstance(drawn, Surface) else drawn.surface
    return surface.get_height() * surface.get_pitch()
