"""Letters that look like another one when they touch are drawn apart."""

import numpy as np
import pygame
import pytest

from game.files.folders import assets_folder
from game.scene.drawing.fonts import open_font
from game.scene.text.lettering import TextRenderer, TextStyle, Typefaces

FONTS = assets_folder() / "shared" / "fonts"
FACES = ("AlegreyaSans-Medium", "AlegreyaSans-Bold", "AlegreyaSans-ExtraBold")
SIZES = range(14, 31)
FAINT = 0.12
"""Of the strongest column of a line: what is fainter looks empty beside it."""


def strokes(line: pygame.Surface) -> int:
    """Return the number of parts of a line with columns between them that look empty."""
    columns = pygame.surfarray.array_alpha(line).sum(axis=1, dtype=np.float64)
    inked = columns > FAINT * columns.max()
    return int(inked[0]) + int((inked[1:] & ~inked[:-1]).sum())


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("size_px", SIZES)
def test_a_c_before_an_l_does_not_look_like_a_d(face: str, size_px: int) -> None:
    lettering = TextRenderer(Typefaces({"text": FONTS / f"{face}.ttf"}))
    style = TextStyle("text", size_px)
    assert strokes(lettering.render_line("cl", style, 1.0)) == 2
    before = strokes(lettering.render_line("(c", style, 1.0))
    after = strokes(lettering.render_line("le", style, 1.0))
    assert strokes(lettering.render_line("(cle", style, 1.0)) >= before + after


@pytest.mark.parametrize("text", ["clock", "a clear člen", "Click a circle", "(cl)"])
@pytest.mark.parametrize("size_px", SIZES)
def test_a_line_with_such_letters_is_as_wide_as_measured(text: str, size_px: int) -> None:
    lettering = TextRenderer(Typefaces({"text": FONTS / f"{FACES[0]}.ttf"}))
    style = TextStyle("text", size_px)
    width = lettering.line_width_px(text, style, 1.0)
    assert lettering.render_line(text, style, 1.0).get_width() == width
    own = open_font(FONTS / f"{FACES[0]}.ttf", size_px).size(text)[0]
    assert width <= own * 1.2
