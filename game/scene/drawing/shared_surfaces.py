"""The cache shared by all painters, and the decorator that uses it."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from game.scene.drawing.surface_cache import DrawnT, SurfaceCache

PainterParams = ParamSpec("PainterParams")

SURFACE_CACHE = SurfaceCache()


def cache_drawings(painter: Callable[PainterParams, DrawnT]) -> Callable[PainterParams, DrawnT]:
    """Decorator that caches the surface or picture that a pure painting function returns, by its
    arguments, which must be hashable."""

    @wraps(painter)
    def cached_drawing(*args: PainterParams.args, **kwargs: PainterParams.kwargs) -> DrawnT:
        key = (painter, args, tuple(kwargs.items()))
        return SURFACE_CACHE.get_or_make(key, lambda: painter(*args, **kwargs))

    return cached_drawing
