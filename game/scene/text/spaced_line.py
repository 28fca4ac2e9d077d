"""Lines of text with enough space between words and between letters that look like another one.

Small hinted letters stand on whole pixels: words can run together, and "clock" reads as "dock".
"""

from typing import Final, NamedTuple

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface
from pygame.font import Font

from game.scene.drawing.colours import CREAM, RgbOrRgba

MIN_SPACE_WIDTH_SHARE: Final = 0.2
"""The least width of a space as a share of the font size."""
LETTER_PAIRS_THAT_LOOK_LIKE_D: Final = ("cl", "čl", "ćl")
"""Pairs of letters that look like "d" if they touch."""
MAX_INK_SHARE_BETWEEN_LETTERS: Final = 0.1
"""The share of the strongest column's ink in a pair of letters; if every column between the letters
has more, they seem to touch."""
MAX_PAIR_WIDENING_PX: Final = 2


class LinePiece(NamedTuple):
    """A part of a line that is rendered at once, and the space before it in px, which is negative
    if it overlaps the part before."""

    text: str
    space_px: int


def measure_line_px(font: Font, text: str, size_px: int) -> int:
    """Return the width of the line that `render_spaced_line` renders."""
    pieces = _split_at_narrow_spaces_and_letter_pairs(font, text, size_px)
    return sum(piece.space_px + font.size(piece.text)[0] for piece in pieces)


def render_spaced_line(font: Font, text: str, size_px: int, colour: RgbOrRgba) -> Surface:
    """Return a surface with the line.

    Rendering moves a line with a letter taller than the font, such as Č, down; the surface is then
    enlarged below, so that the letters keep their distance from its middle.
    """
    ink = _render_pieces(
        font, _split_at_narrow_spaces_and_letter_pairs(font, text, size_px), colour
    )
    rise = _px_above_font_ascent(font, text)
    if not rise:
        return ink
    line = Surface((ink.get_width(), ink.get_height() + 2 * rise), pygame.SRCALPHA)
    line.blit(ink, (0, 0))
    return line


def render_letters(font: Font, text: str, colour: RgbOrRgba) -> Surface:
    """Return a surface with the text; for characters without width an empty surface as high as a
    line."""
    if text and not font.size(text)[0]:
        return Surface((0, font.get_height()), pygame.SRCALPHA)
    return font.render(text, True, colour)


def _split_at_narrow_spaces_and_letter_pairs(
    font: Font, text: str, size_px: int
) -> list[LinePiece]:
    """Split a line where the space of the font is too narrow, and inside pairs that look like one
    letter; return one piece if neither occurs."""
    own_space = font.size(" ")[0]
    space = max(own_space, round(size_px * MIN_SPACE_WIDTH_SHARE))
    words = text.split(" ") if space > own_space else [text]
    has_pair = any(pair in text for pair in LETTER_PAIRS_THAT_LOOK_LIKE_D)
    inside_pair = _space_inside_pair_px(font) if has_pair else 0
    pieces: list[LinePiece] = []
    for number, word in enumerate(words):
        first, *others = _split_pairs_that_look_like_d(word) if has_pair else [word]
        pieces.append(LinePiece(first, space if number else 0))
        pieces.extend(LinePiece(part, inside_pair) for part in others)
    return pieces


def _split_pairs_that_look_like_d(word: str) -> list[str]:
    for pair in LETTER_PAIRS_THAT_LOOK_LIKE_D:
        word = word.replace(pair, f"{pair[0]}\0{pair[1]}")
    return word.split("\0")


def _space_inside_pair_px(font: Font) -> int:
    """Return the space in px between "c" and "l" with which they do not seem to touch: the space
    that the font gives them, or up to MAX_PAIR_WIDENING_PX more."""
    first = _ink_of_columns(font, "c")
    second = _ink_of_columns(font, "l")
    own = font.size("cl")[0] - len(first) - len(second)
    for space in range(own, own + MAX_PAIR_WIDENING_PX):
        start = len(first) + space
        columns = np.zeros(max(len(first), start + len(second)))
        columns[: len(first)] += first
        columns[start : start + len(second)] += second
        between = columns[first.argmax() : start + second.argmax()]
        if between.min(initial=columns.max()) <= MAX_INK_SHARE_BETWEEN_LETTERS * columns.max():
            return space
    return own + MAX_PAIR_WIDENING_PX


def _ink_of_columns(font: Font, letter: str) -> NDArray[np.float64]:
    alpha = pygame.surfarray.array_alpha(font.render(letter, True, CREAM))
    return np.asarray(alpha.sum(axis=1), dtype=np.float64)


def _render_pieces(font: Font, line_pieces: list[LinePiece], colour: RgbOrRgba) -> Surface:
    """Return a surface with the pieces side by side on one baseline."""
    if len(line_pieces) == 1:
        return render_letters(font, line_pieces[0].text, colour)
    drawn = [render_letters(font, piece.text, colour) for piece in line_pieces]
    rises = [_px_above_font_ascent(font, piece.text) for piece in line_pieces]
    most = max(rises)
    width = sum(
        piece.space_px + ink.get_width() for piece, ink in zip(line_pieces, drawn, strict=True)
    )
    line = Surface((width, max(ink.get_height() for ink in drawn)), pygame.SRCALPHA)
    left = 0
    for piece, ink, rise in zip(line_pieces, drawn, rises, strict=True):
        left += piece.space_px
        line.blit(ink, (left, most - rise))
        left += ink.get_width()
    return line


def _px_above_font_ascent(font: Font, text: str) -> int:
    """Return by how many px the tallest letter of the text is higher than the font's ascent, at
    least 0; rendering moves the line down by this number."""
    tops = [metric[3] for metric in font.metrics(text) if metric is not None]
    return max(max(tops, default=0) - font.get_ascent(), 0)
