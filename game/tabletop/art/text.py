"""Fonts at every size, and styles of text for panels."""

from pathlib import Path
from typing import Final

import pygame

from game.scene.drawing import colours
from game.scene.drawing.display_settings import current_display_settings
from game.scene.drawing.fonts import font_problem_text, open_font
from game.scene.drawing.picture_files import record_unusable_file
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle

FELL_FACE: Final = "IMFellEnglish-Regular.ttf"
FELL_ITALIC_FACE: Final = "IMFellEnglish-Italic.ttf"
FELL_CAPITALS_FACE: Final = "IMFellEnglishSC-Regular.ttf"
CLARENDON_FACE: Final = "Besley-SemiBold.ttf"
CLARENDON_ITALIC_FACE: Final = "Besley-MediumItalic.ttf"
GARALDE_FACE: Final = "EBGaramond-SemiBold.ttf"
SANS_FACE: Final = "AlegreyaSans-Medium.ttf"
SANS_BOLD_FACE: Final = "AlegreyaSans-Bold.ttf"
SANS_HEAVY_FACE: Final = "AlegreyaSans-ExtraBold.ttf"
PLAIN_FACE_BY_FACE: Final = {
    FELL_FACE: SANS_BOLD_FACE,
    FELL_ITALIC_FACE: SANS_FACE,
    FELL_CAPITALS_FACE: SANS_BOLD_FACE,
    CLARENDON_FACE: SANS_BOLD_FACE,
    CLARENDON_ITALIC_FACE: SANS_FACE,
    GARALDE_FACE: SANS_BOLD_FACE,
}
"""What stands for an engraved face when the player wants clear text."""

SMALL_TEXT_ON_PAPER_STYLE = text_styles.PAPER_STYLES.note.sized(19)
BOLD_TEXT_ON_PAPER_STYLE = TextStyle("bold", 20, colours.INK)
NUMBER_ON_PAPER_STYLE = TextStyle("heavy", 22, colours.INK)


class FontFiles:
    """Opens fonts by file and pixel size; the font built into pygame replaces a missing file."""

    def __init__(self, asset_folder: Path) -> None:
        """Store the folder that contains `shared/fonts/`."""
        self._folder = asset_folder / "shared" / "fonts"

    def font(self, font_face: str, size_px: int) -> pygame.font.Font:
        """Open a font file at a pixel size of at least 4; with the display setting for clear text a
        plainer face. A missing or broken file is recorded and replaced by the font built into
        pygame."""
        if current_display_settings().clear_text:
            font_face = PLAIN_FACE_BY_FACE.get(font_face, font_face)
        size_px = max(4, size_px)
        file = self._folder / font_face
        if not (cause := font_problem_text(file)):
            return open_font(file, size_px)
        record_unusable_file(file, cause)
        return open_font(None, size_px)
