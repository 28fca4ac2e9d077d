"""One memory of finished surfaces, forgetting the least recently used beyond its budget."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec, TypeVar, cast

from pygame import Surface

from game.scene.picture import Picture, as_picture

Drawn = TypeVar("Drawn", Surface, Picture)
Asked = ParamSpec("Asked")

BUDGET_BYTES = 192 * 1024 * 1024


class SurfaceCache:
    """Keeps pictures by key.

    What was handed out stays valid: forgetting only frees our own reference.
    """

    def __init__(self, budget_bytes: int = BUDGET_BYTES) -> None:
        self.budget_bytes = budget_bytes
        self.used_bytes = 0
        self._kept: OrderedDict[Hashable, Surface | Picture] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], Drawn]) -> Drawn:
        """The picture kept under `key`; made now when it is new."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return cast(Drawn, kept)  # a key is always asked for with the same kind of thing
        made = make()
        self._kept[key] = made
        self.used_bytes += as_picture(made).weight()
        self._forget_old()
        return made

    def clear(self) -> None:
        """Forget everything, for instance after the window changed size."""
        self._kept.clear()
        self.used_bytes = 0

    def _forget_old(self) -> None:
        while self.used_bytes > self.budget_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.used_bytes -= as_picture(oldest).weight()


SURFACES = SurfaceCache()


def cached(painter: Callable[Asked, Drawn]) -> Callable[Asked, Drawn]:
    """Remember what a pure painter drew for the same (hashable) arguments."""

    @wraps(painter)
    def remembered(*args: Asked.args, **kwargs: Asked.kwargs) -> Drawn:
        key = (painter, args, tuple(kwargs.items()))
        return SURFACES.get(key, lambda: painter(*args, **kwargs))

    return remembered
