"""Fade out content at the edges of a scroll pane."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.scene.drawing.shared_surfaces import SURFACE_CACHE

FULL_ALPHA = 255


class EdgeFade(NamedTuple):
    """A scroll pane in px, and the heights in px of the strips at its upper and lower edge in
    which the content fades."""

    pane_px: Rect
    top_strip_px: int
    bottom_strip_px: int

    def faded(self, surface: Surface, at: tuple[int, int]) -> Surface:
        """Return the surface, or a faded copy if it reaches into a fading strip; `at` is the
        pixel of its upper left corner."""
        fades = self._has_fading_part(Rect(at, surface.get_size()))
        return self._faded_copy(surface, at) if fades else surface

    def _has_fading_part(self, rect: Rect) -> bool:
        """Return whether the rectangle reaches into one of the fading strips, or beyond the
        pane."""
        lowest = self.pane_px.bottom - self.bottom_strip_px
        return rect.top < self.pane_px.top + self.top_strip_px or rect.bottom > lowest

    def _faded_copy(self, surface: Surface, at: tuple[int, int]) -> Surface:
        """Return a cached copy of the surface that fades where it is in a strip; `at` is the
        pixel of its upper left corner."""
        top = self.pane_px.top - at[1]
        bottom = self.pane_px.bottom - at[1]
        strips = (self.top_strip_px, self.bottom_strip_px)
        how = ("edge", top, bottom, *strips)
        return SURFACE_CACHE.get_or_make_derived(
            surface, how, lambda: _surface_copy_with_faded_edges(surface, (top, bottom), strips)
        )


def _surface_copy_with_faded_edges(
    surface: Surface, edges: tuple[int, int], strips: tuple[int, int]
) -> Surface:
    fading = surface.copy() if surface.get_masks()[3] else surface.convert_alpha()
    width = surface.get_width()
    upper = _make_fade_strip(width, strips[0])
    lower = _make_fade_strip(width, strips[1])
    multiply = pygame.BLEND_RGBA_MULT
    if strips[0]:
        fading.blit(upper, (0, edges[0]), special_flags=multiply)
    if strips[1]:
        turned = pygame.transform.flip(lower, False, True)
        fading.blit(turned, (0, edges[1] - strips[1]), special_flags=multiply)
    return fading


def _make_fade_strip(width: int, height: int) -> Surface:
    """Return a strip that is transparent at its upper edge and opaque at its lower one."""
    strip = Surface((1, max(height, 1)), pygame.SRCALPHA)
    for row in range(height):
        share = (row + 0.5) / height
        eased = share * share * (3 - 2 * share)
        strip.set_at((0, row), (FULL_ALPHA, FULL_ALPHA, FULL_ALPHA, round(FULL_ALPHA * eased)))
    return pygame.transform.scale(strip, (width, max(height, 1)))
