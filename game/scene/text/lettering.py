"""Lettering: lines of text as cached surfaces; measured, wrapped and shortened to fit."""

import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface
from pygame.font import Font

from game.scene.drawing import display_settings
from game.scene.drawing.colours import CREAM, RgbOrRgba
from game.scene.drawing.fonts import font_problem_text, open_font
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.stage.units import SMALLEST_TEXT_PX, font_size_px
from game.scene.text.fallback import TextRun, runs_with_fallback_fonts
from game.scene.text.spaced_line import measure_line_px, render_letters, render_spaced_line

HALO_WIDTH = 2.2
HALO_DIRECTION_COUNT = 12
HALO_OPACITY = 0.92
LINE_HEIGHT_IN_FONT_SIZES = 1.25
ELLIPSIS = "…"
SMALLEST_SHRINKING_SHARE = 0.8
UNPRINTABLE_PATTERN = re.compile("[\0\ud800-\udfff]")  # characters that no font has
REPLACEMENT_LETTER = "\N{REPLACEMENT CHARACTER}"
FALLBACK_FACE = "text"  # has more alphabets than the ornate ones


class TextStyle(NamedTuple):
    """The style of a text: its font role ("title", "italic", "head", "text", "bold", "heavy"),
    size in u, colour, and colour of a halo."""

    typeface_name: str = "text"
    size: float = 20
    colour: RgbOrRgba = CREAM
    halo: RgbOrRgba | None = None

    def in_colour(self, colour: RgbOrRgba) -> "TextStyle":
        """Return the style in another colour."""
        return self._replace(colour=colour)

    def sized(self, size: float) -> "TextStyle":
        """Return the style in another size (u)."""
        return self._replace(size=size)


class Typefaces:
    """The font files by role; `substitute_role_and_size_factor_by_role` maps a role to the role
    used instead and a factor for the size.

    A missing or broken file is replaced by the font built into pygame, with one warning.
    """

    def __init__(
        self,
        font_file_by_role: Mapping[str, Path] | None = None,
        substitute_role_and_size_factor_by_role: Mapping[str, tuple[str, float]] | None = None,
    ) -> None:
        self._paths = dict(font_file_by_role or {})
        self._substitute_roles = dict(substitute_role_and_size_factor_by_role or {})
        self._unusable_fonts: set[str] = set()

    def font(self, font_role: str, size_px: int) -> Font:
        """Return the font of a role, or of the role used instead, at a pixel size; the font built
        into pygame when the file is missing or unusable."""
        other = self._substitute_roles.get(font_role)
        if other is not None:
            font_role, size_px = other[0], round(size_px * other[1])
        path = self._paths.get(font_role)
        if path is not None and not font_problem_text(path):
            return open_font(path, size_px)
        if path is not None and font_role not in self._unusable_fonts:
            self._unusable_fonts.add(font_role)
            warnings.warn(f"The font {path} cannot be read; a plain one is used.", stacklevel=2)
        # pygame's own font is small for its size
        return open_font(None, round(size_px * 1.25))

    def runs_with_fallback_fonts(
        self, font_role: str, size_px: int, text: str
    ) -> tuple[TextRun, ...]:
        """Split a text into parts with fallback fonts for letters that the role's font lacks.

        Return () when the font has all letters, or no font has the missing ones.
        """
        other = self._substitute_roles.get(font_role)
        if other is not None:
            font_role, size_px = other[0], round(size_px * other[1])
        own = self._paths.get(font_role)
        plain = self._paths.get(FALLBACK_FACE)
        others = () if plain is None else (plain,)
        return runs_with_fallback_fonts(own, others, size_px, text)


class TextRenderer:
    """Measures, wraps and renders text with a set of typefaces.

    Sizes of letters are given in u with `px_per_u` (px per u); widths and heights are returned in
    px.
    """

    def __init__(self, typefaces: Typefaces) -> None:
        self._faces = typefaces
        self._measured_width_px = lru_cache(maxsize=8192)(self._measure_width)
        self._measured_centring_shift_px = lru_cache(maxsize=256)(self._measure_centring_shift)

    def set_typefaces(self, typefaces: Typefaces) -> None:
        """Use other typefaces from now on."""
        self._faces = typefaces
        self._measured_width_px.cache_clear()
        self._measured_centring_shift_px.cache_clear()

    def line_width_px(self, text: str, style: TextStyle, px_per_u: float) -> int:
        """Return the width of a line in px."""
        return self._cached_width(text, style.typeface_name, font_size_px(style.size, px_per_u))

    def line_spacing_px(self, style: TextStyle, px_per_u: float) -> int:
        """Return the distance in px from one line to the next."""
        return round(font_size_px(style.size, px_per_u) * LINE_HEIGHT_IN_FONT_SIZES)

    def render_line(self, text: str, style: TextStyle, px_per_u: float) -> Surface:
        """Return a surface with one line of text."""
        return self._cached_line(text, style, font_size_px(style.size, px_per_u))

    def render_fitted(self, text: str, style: TextStyle, px_per_u: float, width_px: int) -> Surface:
        """Return a surface with a line of at most `width_px`: if needed in smaller letters (down
        to 80 %, at least 14 px), then shortened."""
        size_px = font_size_px(style.size, px_per_u)
        key = ("fitted", self._faces, text, style, size_px, width_px)
        return SURFACE_CACHE.get_or_make(
            key, lambda: self._render_fitted(text, style, size_px, width_px)
        )

    def fits(self, text: str, style: TextStyle, px_per_u: float, width_px: float) -> bool:
        """Return whether `render_fitted` shows the whole line in that width."""
        return self.width_px_below_which_line_is_shortened(text, style, px_per_u) <= width_px

    def width_px_below_which_line_is_shortened(
        self, text: str, style: TextStyle, px_per_u: float
    ) -> int:
        """Return the width in px below which `render_fitted` shortens the line."""
        size_px = font_size_px(style.size, px_per_u)
        smallest = min(size_px, max(round(size_px * SMALLEST_SHRINKING_SHARE), SMALLEST_TEXT_PX))
        return self._cached_width(text, style.typeface_name, smallest)

    def fitted_or_wrapped_lines(
        self, text: str, style: TextStyle, px_per_u: float, width_px: int
    ) -> list[str]:
        """Return the text as one line if `render_fitted` shows all of it, otherwise its
        `wrapped_lines`."""
        whole = self.fits(text, style, px_per_u, width_px)
        return [text] if whole else self.wrapped_lines(text, style, px_per_u, width_px)

    def shortened_text(self, text: str, style: TextStyle, px_per_u: float, width_px: int) -> str:
        """Return the text, shortened with an ellipsis if it does not fit."""
        return self._shorten_text(
            text, style.typeface_name, font_size_px(style.size, px_per_u), width_px
        )

    def wrapped_lines(
        self, text: str, style: TextStyle, px_per_u: float, width_px: int
    ) -> list[str]:
        """Break the text into lines of at most `width_px`; a longer single word has a line alone.

        A one-letter word stays with the next word, a "%" with its number and a dash with the word
        before.
        """
        size_px = font_size_px(style.size, px_per_u)
        lines: list[str] = []

        def fits(words: str) -> bool:
            return self._cached_width(words, style.typeface_name, size_px) <= width_px

        for paragraph in text.split("\n"):
            line = ""
            for word in _unbreakable_parts(paragraph.rstrip(), fits):
                longer = f"{line} {word}" if line else word
                if line and not fits(longer):
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines

    def centring_shift_px(self, style: TextStyle, px_per_u: float) -> int:
        """Return how many px a line is moved down so that its capitals are vertically centred."""
        return self._measured_centring_shift_px(
            display_settings.font_role_for(style.typeface_name, ""),
            font_size_px(style.size, px_per_u),
        )

    def _cached_width(self, text: str, font_face: str, size_px: int) -> int:
        return self._measured_width_px(
            text, display_settings.font_role_for(font_face, text), size_px
        )

    def _measure_width(self, text: str, font_face: str, size_px: int) -> int:
        text = _without_unprintable(text)
        if parts := self._faces.runs_with_fallback_fonts(font_face, size_px, text):
            return sum(part.font.size(part.text)[0] for part in parts)
        font = self._faces.font(font_face, size_px)
        return measure_line_px(font, text, size_px)

    def _measure_centring_shift(self, font_face: str, size_px: int) -> int:
        capital = self._faces.font(font_face, size_px).render("H", True, CREAM)
        ink = capital.get_bounding_rect()
        return round(capital.get_height() / 2 - (ink.top + ink.bottom) / 2)

    def _shorten_text(self, text: str, font_face: str, size_px: int, width_px: int) -> str:
        if self._cached_width(text, font_face, size_px) <= width_px:
            return text
        keep = 0
        too_long = len(text)
        while too_long - keep > 1:
            middle = (keep + too_long) // 2
            shorter = text[:middle].rstrip() + ELLIPSIS
            if self._cached_width(shorter, font_face, size_px) <= width_px:
                keep = middle
            else:
                too_long = middle
        return text[:keep].rstrip() + ELLIPSIS if keep else ""

    def _render_fitted(self, text: str, style: TextStyle, size_px: int, width_px: int) -> Surface:
        smallest = max(round(size_px * SMALLEST_SHRINKING_SHARE), SMALLEST_TEXT_PX)
        while (
            size_px > smallest and self._cached_width(text, style.typeface_name, size_px) > width_px
        ):
            size_px -= 1
        return self._cached_line(
            self._shorten_text(text, style.typeface_name, size_px, width_px), style, size_px
        )

    def _cached_line(self, text: str, style: TextStyle, size_px: int) -> Surface:
        key = ("line", self._faces, text, style, size_px)
        return SURFACE_CACHE.get_or_make(key, lambda: self._render_with_halo(text, style, size_px))

    def _render_with_halo(self, text: str, style: TextStyle, size_px: int) -> Surface:
        face = display_settings.font_role_for(style.typeface_name, text)
        font = self._faces.font(face, size_px)
        text = _without_unprintable(text)
        parts = self._faces.runs_with_fallback_fonts(face, size_px, text)

        def render_line_in_colour(colour: RgbOrRgba) -> Surface:
            if parts:
                return _render_runs_side_by_side(parts, font, colour)
            return render_spaced_line(font, text, size_px, colour)

        ink = render_line_in_colour(display_settings.text_colour_for_display_settings(style.colour))
        if style.halo is None:
            return ink
        reach = HALO_WIDTH * size_px / style.size if style.size else HALO_WIDTH
        # Halo: the text in the halo colour at 12 positions around it, below the text.
        glow = render_line_in_colour(display_settings.text_colour_for_display_settings(style.halo))
        room = round(reach) + 1
        size = (ink.get_width() + 2 * room, ink.get_height() + 2 * room)
        below = Surface(size, pygame.SRCALPHA)
        for step in range(HALO_DIRECTION_COUNT):
            turn = 2 * pi * step / HALO_DIRECTION_COUNT
            below.blit(glow, (room + round(reach * cos(turn)), room + round(reach * sin(turn))))
        below.fill((255, 255, 255, round(255 * HALO_OPACITY)), special_flags=pygame.BLEND_RGBA_MULT)
        below.blit(ink, (room, room))
        return below


def _unbreakable_parts(paragraph: str, fits_in_line: Callable[[str], bool]) -> list[str]:
    """Split a paragraph into words; one-letter words, "%" and dashes stay with a neighbour if they
    fit.
    """
    bound: list[str] = []
    short = False
    for word in paragraph.split(" "):
        belongs = short or (bound and word[:1] in {"%", "–"})
        if belongs and fits_in_line(f"{bound[-1]} {word}"):
            bound[-1] = f"{bound[-1]} {word}"
        else:
            bound.append(word)
        short = len(word.lstrip("(")) == 1 and word != "–"
    return bound


def _without_unprintable(text: str) -> str:
    return text if text.isprintable() else UNPRINTABLE_PATTERN.sub(REPLACEMENT_LETTER, text)


def _render_runs_side_by_side(
    runs: Sequence[TextRun], main_font: Font, colour: RgbOrRgba
) -> Surface:
    """Return a surface with the runs of a line side by side on one baseline. The baseline is as far
    below the top as the largest ascent of their fonts and of `main_font` requires."""
    drawn = [render_letters(piece.font, piece.text, colour) for piece in runs]
    ascent = max(main_font.get_ascent(), *[piece.font.get_ascent() for piece in runs])
    tops = [ascent - piece.font.get_ascent() for piece in runs]
    height = max(top + each.get_height() for top, each in zip(tops, drawn, strict=True))
    line = Surface((sum(each.get_width() for each in drawn), height), pygame.SRCALPHA)
    left = 0
    for top, each in zip(tops, drawn, strict=True):
        line.blit(each, (left, top))
        left += each.get_width()
    return line
