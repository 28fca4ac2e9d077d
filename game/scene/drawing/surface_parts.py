"""Cached pictures made from another one: paler copies and parts."""

from typing import Final
from weakref import WeakValueDictionary

import pygame
from pygame import Rect, Surface

from game.scene.drawing.shared_surfaces import SURFACE_CACHE

ALPHA_STEPS: Final = 64
_CACHED_PARTS: WeakValueDictionary[tuple[int, tuple[int, ...]], Surface] = WeakValueDictionary()


def faded_surface(surface: Surface, opacity: float) -> Surface:
    """Return a cached copy of the surface with this opacity, 0 to 1, which is rounded to one of
    64 steps."""
    step = max(round(opacity * ALPHA_STEPS), 0)

    def make_faded_surface() -> Surface:
        pale = surface.convert_alpha() if not surface.get_masks()[3] else surface.copy()
        pale.fill(
            (255, 255, 255, round(255 * step / ALPHA_STEPS)), special_flags=pygame.BLEND_RGBA_MULT
        )
        return pale

    return SURFACE_CACHE.get_or_make_derived(surface, ("faded", step), make_faded_surface)


def cached_subsurface(surface: Surface, area: Rect) -> Surface:
    """Return the part `area` of a surface; every call for this part returns one cached object."""
    key = (id(surface), tuple(area))  # a part keeps its whole alive, and so its id
    part = _CACHED_PARTS.get(key)
    if part is None:
        part = _CACHED_PARTS[key] = surface.subsurface(area)
    return part
