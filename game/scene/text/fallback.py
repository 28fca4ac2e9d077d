"""Fallback fonts: a letter that a font of the game lacks is written with another font.

The game's own fonts have the Latin alphabet with all accents, and some have Greek and Cyrillic. A
name in any other script is written with a font of the system that has its letters.
"""

from __future__ import annotations

import unicodedata
import warnings
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame
from pygame.font import Font

from game.scene.drawing.fonts import font_problem_text, open_font

if TYPE_CHECKING:
    from pygame import freetype

LAST_LETTER_IN_ALL_FONTS: Final = (
    "\u017f"  # the end of Latin Extended-A, which every font of the game contains
)
PUNCTUATION_CODE_POINTS: Final = range(0x2000, 0x20D0)  # dashes, quotation marks, currencies
MAX_CACHED_LETTERS: Final = 4096  # letters for which the font is cached
PROBE_FONT_SIZE_PX: Final = 16
RIGHT_TO_LEFT_CLASSES: Final = frozenset({"R", "AL"})
PREFERRED_FONT_NAMES: Final[tuple[str, ...]] = (
    "notosans",
    "segoeui",
    "sfnstext",
    "dejavusans",
    "arialunicodems",
    "notosanscjk",
    "notosanscjksc",
    "microsoftyahei",
    "pingfangsc",
    "hiraginosansgb",
    "msgothic",
    "malgungothic",
    "applesdgothicneo",
    "droidsansfallback",
    "notosansarabic",
    "notosanshebrew",
    "notosansdevanagari",
    "notosansthai",
)
"""The system fonts that are tried first, by the names that pygame uses."""


class TextRun(NamedTuple):
    """A part of a line that is written with one font."""

    font: Font
    text: str


def runs_with_fallback_fonts(
    own_font_file: Path | None, other_font_files: Sequence[Path], size_px: int, text: str
) -> tuple[TextRun, ...]:
    """Split a text into runs, each with a font that has its letters.

    Return () when the font `own_font_file` has all letters, or no other font has the missing ones.
    `other_font_files` are tried before the fonts of the system.
    """
    if own_font_file is None or _is_in_every_font(text):
        return ()
    fonts = [
        font_file_for_letter(letter, own_font_file, tuple(other_font_files)) for letter in text
    ]
    for place, letter in enumerate(text):
        if place and unicodedata.category(letter).startswith("M"):
            fonts[place] = fonts[place - 1]  # an accent belongs to the letter before it
        elif letter == " " and 0 < place < len(text) - 1 and fonts[place - 1] == fonts[place + 1]:
            fonts[place] = fonts[place - 1]  # words of one script stay in one part, in their order
    if all(font == own_font_file for font in fonts):
        return ()
    found: list[TextRun] = []
    start = 0
    for end in range(1, len(text) + 1):
        if end == len(text) or fonts[end] != fonts[start]:
            found.append(_make_text_run(fonts[start], size_px, text[start:end]))
            start = end
    return tuple(found)


def _is_in_every_font(text: str) -> bool:
    """Return whether the text has only letters that every font of the game contains."""
    return text.isascii() or all(
        letter <= LAST_LETTER_IN_ALL_FONTS or ord(letter) in PUNCTUATION_CODE_POINTS
        for letter in text
    )


def _make_text_run(font_file: Path | None, size_px: int, text: str) -> TextRun:
    font = open_font(font_file, size_px)
    if any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT_CLASSES for letter in text):
        with suppress(pygame.error):  # the library was built without text shaping
            font.set_direction(pygame.DIRECTION_RTL)
    return TextRun(font, text)


@lru_cache(maxsize=MAX_CACHED_LETTERS)
def font_file_for_letter(
    letter: str, own_font_file: Path | None, other_font_files: tuple[Path, ...]
) -> Path | None:
    """Return the first font that has a letter: `own_font_file`, one of `other_font_files`, or one
    of the system. If none has it or the letter is invisible, return `own_font_file`."""
    if letter.isspace() or not letter.isprintable() or _has_letter(own_font_file, letter):
        return own_font_file
    for file in (*other_font_files, *system_font_files()):
        if _has_letter(file, letter):
            return file
    return own_font_file


@cache
def system_font_files() -> tuple[Path, ...]:
    """Return the files of the system's fonts, the preferred ones first."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a system that cannot list its fonts has none
        names = pygame.font.get_fonts()
        ordered = [name for name in PREFERRED_FONT_NAMES if name in names]
        ordered += sorted(set(names) - set(ordered))
        files = [pygame.font.match_font(name) for name in ordered]
    return tuple(Path(file) for file in files if file is not None)


def _has_letter(font_file: Path | None, letter: str) -> bool:
    if font_file is None:
        return False
    font = _open_font_for_lookup(font_file)
    return font is not None and font.get_metrics(letter, size=PROBE_FONT_SIZE_PX)[0] is not None


@cache
def _open_font_for_lookup(file: Path) -> freetype.Font | None:
    """Return a font object that can tell which letters a file has; None for an unreadable file."""
    from pygame import freetype  # rarely needed, and 2 ms at the start

    freetype.init()
    try:
        font = freetype.Font(str(file))
    except (OSError, RuntimeError, pygame.error):
        return None
    return font if not font_problem_text(file) else None
