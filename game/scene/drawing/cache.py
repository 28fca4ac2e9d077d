"""One memory of finished pictures, forgetting the least recently used beyond its budget."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable
from functools import partial, wraps
from typing import ParamSpec, Protocol, TypeVar, cast
from weakref import ref

from pygame import Surface

Asked = ParamSpec("Asked")

LEAST_BYTES, MOST_BYTES = 64 * 1024 * 1024, 96 * 1024 * 1024
WINDOWS = 12
"""The budget is as much as so many pictures of the window weigh, within these bounds."""


class Weighty(Protocol):
    """Something drawn that knows its size."""

    def weight(self) -> int:
        """Memory in bytes."""


Drawn = TypeVar("Drawn", bound=Surface | Weighty)


class SurfaceCache:
    """Keeps pictures by key.

    What was handed out stays valid: forgetting only frees our own reference. What is made from
    another surface is forgotten together with it, or a key would keep alive what nobody counts.
    """

    def __init__(self, budget_bytes: int = LEAST_BYTES) -> None:
        self.budget_bytes = budget_bytes
        self.used_bytes = 0
        self._kept: OrderedDict[Hashable, Surface | Weighty] = OrderedDict()
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
            return cast(Drawn, kept)  # a key is always asked for with the same kind of thing
        made = make()
        self._kept[key] = made
        self.used_bytes += weight_of(made)
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
        self.budget_bytes = min(max(WINDOWS * window_bytes, LEAST_BYTES), MOST_BYTES)
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
            self._derived[key[0]].discard(key)

    def _forget_all_of(self, number: int, source: object) -> None:
        """The source of that number is gone."""
        self._sources.pop(number, None)
        for key in self._derived.pop(number, ()):
            kept = self._kept.pop(key, None)
            if kept is not None:
                self.used_bytes -= weight_of(kept)


class _Derived(tuple[int, Hashable]):
    """The key of what was made from a surface: its number, and how."""

    __slots__ = ()


SURFACES = SurfaceCache()


def weight_of(drawn: Surface | Weighty) -> int:
    """Memory of something drawn, in bytes."""
    if isinstance(drawn, Surface):
        return drawn.get_height() * drawn.get_pitch()
    return drawn.weight()


def cached(painter: Callable[Asked, Drawn]) -> Callable[Asked, Drawn]:
    """Remember what a pure painter drew for the same (hashable) arguments."""

    @wraps(painter)
    def remembered(*args: Asked.args, **kwargs: Asked.kwargs) -> Drawn:
        key = (painter, args, tuple(kwargs.items()))
        return SURFACES.get(key, lambda: painter(*args, **kwargs))

    return remembered
