"""The cache that all painters share, and how a painter keeps what it drew."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from game.scene.drawing.surface_cache import Drawn, SurfaceCache

Asked = ParamSpec("Asked")

SURFACES = SurfaceCache()


def cached(painter: Callable[Asked, Drawn]) -> Callable[Asked, Drawn]:
    """Remember what a pure painter drew for the same (hashable) arguments."""

    @wraps(painter)
    def remembered(*args: Asked.args, **kwargs: Asked.kwargs) -> Drawn:
        key = (painter, args, tuple(kwargs.items()))
        return SURFACES.get(key, lambda: painter(*args, **kwargs))

    return remembered
