"""Highlights of areas on a map: hover, legal target, selected, last move, and dimmed areas."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from game.scene.animation.animation import DelayAnimation, SequentialAnimation, Timeline, Tween
from game.scene.animation.node_animations import EndlessAnimation, make_endless_pulse
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.stage.sheet_placing import Point
from game.tabletop.art.palette import INK, LAMP, PieceBox, PieceSprite
from game.tabletop.art.svg_shapes import render_svg
from game.tabletop.map.map_frame import MapFrame

PULSE_STEP_COUNT: Final = 8
MIN_PULSE_ALPHA: Final = 0.7
DIM_OPACITY: Final = 0.25
GLOW_MARGIN: Final = 14.0
"""u around an area for its glow."""
HighlightLines = tuple[tuple[str, float, float], ...]
LINES_AND_FILL_BY_HIGHLIGHT_KIND: Final[
    dict[str, tuple[HighlightLines] | tuple[HighlightLines, str]]
] = {
    "hover": ((("#FFFFFF", 2.0, 0.95),),),
    "legal": (((INK, 4.8, 0.55), (LAMP, 8.0, 0.2), (LAMP, 3.0, 1.0)),),
    "selected": (
        (
            *((LAMP, 20.0, 0.1), (LAMP, 13.0, 0.16), (INK, 6.6, 0.5)),
            *((LAMP, 5.0, 1.0), ("#FFFFFF", 1.6, 1.0)),
        ),
    ),
    "last_move": ((), 'fill="#FFF6E0" fill-opacity=".2"'),
    "dark": ((), f'fill="#0B171C" fill-opacity="{DIM_OPACITY}"'),
}
"""The lines round an area, the broadest first: colour, width in u, opacity; or what covers it."""

PULSES_PER_SECOND = 0.8

HIGHLIGHT_STAY_MS = 2600.0
HIGHLIGHT_FADE_MS = 400.0


def _bounding_rect(outline_points: Sequence[Point]) -> pygame.Rect:
    left = int(min(x for x, _ in outline_points))
    top = int(min(y for _, y in outline_points))
    right = int(max(x for x, _ in outline_points)) + 1
    low = int(max(y for _, y in outline_points)) + 1
    return pygame.Rect(left, top, right - left, low - top)


def highlight_opacity(pulse_share: float) -> float:
    """Return the opacity of a legal target's highlight, 0 to 1, in steps: 70 % at pulse share 0,
    100 % at pulse share 1."""
    step = round(min(max(pulse_share, 0.0), 1.0) * PULSE_STEP_COUNT)
    return MIN_PULSE_ALPHA + (1 - MIN_PULSE_ALPHA) * step / PULSE_STEP_COUNT


class AreaHighlightDrawings:
    """Draws each highlight once for a window and caches it.

    A sprite's anchor is the window's corner: blit it with the anchor at (0, 0). `polygons` are the
    areas' outlines in pixels, `rects` the smallest rectangles of whole pixels around them.
    """

    def __init__(self, outline_by_area: Mapping[str, Sequence[Point]], frame: MapFrame) -> None:
        """Scale every outline of the map to one window; nothing is drawn yet."""
        self._frame = frame
        self.polygons = {
            name: frame.exact_pixels_of_points(ring) for name, ring in outline_by_area.items()
        }
        self.rects = {name: _bounding_rect(ring) for name, ring in self.polygons.items()}

    def highlight_sprite(self, highlight_kind: str, area_name: str) -> PieceSprite:
        """Return the cached highlight of an area; `highlight_kind` is a key of
        `LINES_AND_FILL_BY_HIGHLIGHT_KIND`, such as "legal"."""
        key = (
            AreaHighlightDrawings,
            self._frame,
            tuple(self.rects[area_name]),
            highlight_kind,
            area_name,
        )
        return SURFACE_CACHE.get_or_make(
            key,
            lambda: self._make_highlight_sprite(
                area_name, *LINES_AND_FILL_BY_HIGHLIGHT_KIND[highlight_kind]
            ),
        )

    def _make_highlight_sprite(
        self, area_name: str, highlight_lines: HighlightLines, fill: str = 'fill="none"'
    ) -> PieceSprite:
        margin = round(GLOW_MARGIN * self._frame.px_per_u)
        rect = self.rects[area_name].inflate(2 * margin, 2 * margin)
        ring = self.polygons[area_name]
        corner = rect.topleft
        path = "M" + "L".join(f"{x - corner[0]:.1f},{y - corner[1]:.1f}" for x, y in ring) + "Z"
        body = f'<path d="{path}" {fill}/>' + "".join(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-linejoin="round" '
            f'stroke-width="{width * self._frame.px_per_u}" opacity="{opacity:.3f}"/>'
            for colour, width, opacity in highlight_lines
        )
        surface = render_svg(body, PieceBox(0, 0, *rect.size), rect.size)
        return PieceSprite(surface, (-rect.left, -rect.top))


class HighlightPulse:
    """Runs the pulsing animation of highlights only while it is needed."""

    def __init__(self, timeline: Timeline, set_pulse: Callable[[float], None]) -> None:
        """Store the timeline and `set_pulse`, which is called with the current strength, 0 to 1."""
        self._timeline = timeline
        self._set_pulse = set_pulse
        self._running_animation: EndlessAnimation | None = None

    def start_or_stop(self, *, is_needed: bool) -> None:
        """Start the animation if it is needed and not running; end it if it is running and not
        needed."""
        if is_needed and self._running_animation is None:
            self._running_animation = make_endless_pulse(self._set_pulse, PULSES_PER_SECOND)
            self._timeline.play_endless(self._running_animation)
        elif not is_needed and self._running_animation is not None:
            self._timeline.end_endless(self._running_animation)
            self._running_animation = None


class LastMoveGlow:
    """Highlights the places of the latest move and lets them fade; the highlight of an older
    move ends at once."""

    def __init__(
        self, timeline: Timeline, set_glow_of_places: Callable[[tuple[str, ...], float], None]
    ) -> None:
        """Store the timeline, and the function that highlights places with a strength of 0 to 1."""
        self._timeline = timeline
        self._set_glow_of_places = set_glow_of_places
        self._latest_number = 0

    def highlight_places_and_fade(self, places: tuple[str, ...]) -> None:
        """Highlight the places of the latest move at full strength, and fade them after a while;
        no places change nothing."""
        if places:
            self._latest_number += 1
            glow = partial(self._set_glow_if_latest, self._latest_number, places)
            self._timeline.play(
                SequentialAnimation(
                    DelayAnimation(HIGHLIGHT_STAY_MS), Tween(glow, (1.0, 0.0), HIGHLIGHT_FADE_MS)
                )
            )
            glow(1.0)

    def _set_glow_if_latest(
        self, glow_number: int, places: tuple[str, ...], strength: float
    ) -> None:
        if glow_number == self._latest_number:
            self._set_glow_of_places(places, strength)
