"""The three type families, opened once per size."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.scene.font_file import font_fault
from game.scene.look import worn

FELL: Final = "IMFellEnglish-Regular.ttf"
FELL_ITALIC: Final = "IMFellEnglish-Italic.ttf"
FELL_CAPITALS: Final = "IMFellEnglishSC-Regular.ttf"
SANS: Final = "AlegreyaSans-Medium.ttf"
SANS_BOLD: Final = "AlegreyaSans-Bold.ttf"
SANS_HEAVY: Final = "AlegreyaSans-ExtraBold.ttf"
PLAIN: Final = {FELL: SANS_BOLD, FELL_ITALIC: SANS, FELL_CAPITALS: SANS_BOLD}
"""What stands for an engraved face when the player wants clear text."""


class Letters:
    """Opens fonts by file and pixel size; pygame's own font stands in for a missing file."""

    def __init__(self, asset_folder: Path) -> None:
        """Remember the folder that holds `shared/fonts/`."""
        self.faults: list[str] = []
        self._folder = asset_folder / "shared" / "fonts"
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}

    def font(self, face: str, size_px: int) -> pygame.font.Font:
        """Return a font; at least 4 px tall."""
        key = PLAIN[face] if face in PLAIN and worn().clear_text else face, max(4, size_px)
        if key not in self._fonts:
            self._fonts[key] = self._open(*key)
        return self._fonts[key]

    def _open(self, face: str, size_px: int) -> pygame.font.Font:
        pygame.font.init()
        cause = font_fault(self._folder / face)
        if not cause:
            return pygame.font.Font(self._folder / face, size_px)
        fault = f"The font {face} cannot be used: {cause}."
        if fault not in self.faults:
            self.faults.append(fault)
        return pygame.font.Font(None, size_px)
