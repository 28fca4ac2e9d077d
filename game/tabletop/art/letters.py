"""The type families at every size."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.scene.font_file import font_fault, opened_font
from game.scene.look import worn

FELL: Final = "IMFellEnglish-Regular.ttf"
FELL_ITALIC: Final = "IMFellEnglish-Italic.ttf"
FELL_CAPITALS: Final = "IMFellEnglishSC-Regular.ttf"
CLARENDON: Final = "Besley-SemiBold.ttf"
CLARENDON_ITALIC: Final = "Besley-MediumItalic.ttf"
GARALDE: Final = "EBGaramond-SemiBold.ttf"
SANS: Final = "AlegreyaSans-Medium.ttf"
SANS_BOLD: Final = "AlegreyaSans-Bold.ttf"
SANS_HEAVY: Final = "AlegreyaSans-ExtraBold.ttf"
PLAIN: Final = {
    FELL: SANS_BOLD,
    FELL_ITALIC: SANS,
    FELL_CAPITALS: SANS_BOLD,
    CLARENDON: SANS_BOLD,
    CLARENDON_ITALIC: SANS,
    GARALDE: SANS_BOLD,
}
"""What stands for an engraved face when the player wants clear text."""


class Letters:
    """Opens fonts by file and pixel size; pygame's own font stands in for a missing file."""

    def __init__(self, asset_folder: Path) -> None:
        """Remember the folder that holds `shared/fonts/`."""
        self.faults: list[str] = []
        self._folder = asset_folder / "shared" / "fonts"

    def font(self, face: str, size_px: int) -> pygame.font.Font:
        """Return a font; at least 4 px tall."""
        if worn().clear_text:
            face = PLAIN.get(face, face)
        size_px = max(4, size_px)
        cause = font_fault(self._folder / face)
        if not cause:
            return opened_font(self._folder / face, size_px)
        fault = f"The font {face} cannot be used: {cause}."
        if fault not in self.faults:
            self.faults.append(fault)
        return opened_font(None, size_px)
