"""The cache shared by all painters, and the decorator that uses it."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from game.scene.drawing.surface_cache import Drawn, SurfaceCache

Asked = ParamSpec("Asked")

SURFACES = SurfaceCache()


def cached(painter: Callable[Asked, Drawn]) -> Callable[Asked, Drawn]:
    """Cache the results of a pure painter by its (hashable) arguments."""

    @wraps(painter)
    def remembered(*args: Asked.args, **kwargs: Asked.kwargs) -> Drawn:
        key = (painter, args, tuple(kwargs.items()))
        return SURFACES.get(key, lambda: painter(*args, **kwargs))

    return remembered
