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

    def faded(self, surface: Surface, top_left_px: tuple[int, int]) -> Surface:
        """Return the surface, or a faded copy if it reaches into a fading strip; `top_left_px`
        is the pixel of its upper left corner."""
        fades = self._has_fading_part(Rect(top_left_px, surface.get_size()))
        return self._faded_copy(surface, top_left_px) if fades else surface

    def _has_fading_part(self, rect: Rect) -> bool:
        """Return whether the rectangle reaches into one of the fading strips, or beyond the upper
        or lower edge of the pane."""
        lowest = self.pane_px.bottom - self.bottom_strip_px
        return rect.top < self.pane_px.top + self.top_strip_px or rect.bottom > lowest

    def _faded_copy(self, surface: Surface, top_left_px: tuple[int, int]) -> Surface:
        """Return a cached copy of the surface that fades where it is in a strip; `top_left_px`
        is the pixel of its upper left corner."""
        top = self.pane_px.top - top_left_px[1]
        bottom = self.pane_px.bottom - top_left_px[1]
        strips = (self.top_strip_px, self.bottom_strip_px)
        how = ("edge", top, bottom, *strips)
        return SURFACE_CACHE.get_or_make_derived(
            surface, how, lambda: _surface_copy_with_faded_edges(surface, (top, bottom), strips)
        )


def _surface_copy_with_faded_edges(
    surface: Surface, top_and_bottom: tuple[int, int], top_and_bottom_strip_heights: tuple[int, int]
) -> Surface:
    fading = surface.copy() if surface.get_masks()[3] else surface.convert_alpha()
    width = surface.get_width()
    upper = _make_fade_strip(width, top_and_bottom_strip_heights[0])
    lower = _make_fade_strip(width, top_and_bottom_strip_heights[1])
    multiply = pygame.BLEND_RGBA_MULT
    if top_and_bottom_strip_heights[0]:
        fading.blit(upper, (0, top_and_bottom[0]), special_flags=multiply)
    if top_and_bottom_strip_heights[1]:
        turned = pygame.transform.flip(lower, False, True)
        fading.blit(
            turned, (0, top_and_bottom[1] - top_and_bottom_strip_heights[1]), special_flags=multiply
        )
    return fading


def _make_fade_strip(width: int, height: int) -> Surface:
    """Return a strip that is transparent at its upper edge and opaque at its lower one."""
    strip = Surface((1, max(height, 1)), pygame.SRCALPHA)
    for row in range(height):
        share = (row + 0.5) / height
        eased = share * share * (3 - 2 * share)
        strip.set_at((0, row), (FULL_ALPHA, FULL_ALPHA, FULL_ALPHA, round(FULL_ALPHA * eased)))
    return pygame.transform.scale(strip, (width, max(height, 1)))
