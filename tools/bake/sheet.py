"""Every piece of a title on one sheet, to judge them side by side: panels that fill themselves."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.table_art import TableArt
from game.tabletop.art.text import SANS, Letters
from tools.bake.manifest import ASSETS
from tools.title_parts import part_of

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

WIDTH, EDGE, GAP = 1920, 22, 14
Placed = tuple[PieceSprite, tuple[float, float]]
"""A piece, and where its anchor comes to lie."""


class SheetPanel(NamedTuple):
    """Pieces under a heading, with names below them where there are any."""

    head: str
    pieces: Iterable[PieceSprite]
    names: Sequence[str] = ()
    slate: bool = False


def draw_sheet(title: str, file: Path) -> str:
    """Write the panels of a title's `bake/sheet.py` as a PNG and return a sentence about it."""
    shown, letters = part_of(title, "bake.sheet"), Letters(ASSETS)
    assert shown is not None, f"{title} has no sheet"
    art: TableArt = shown.Art(ASSETS, 1.0)
    pictures = [_panel(panel, letters) for panel in shown.panels(art)]
    sheet = Surface((WIDTH, sum(picture.get_height() + GAP for picture in pictures)))
    y = 0
    for picture in pictures:
        sheet.blit(picture, (0, y))
        y += picture.get_height() + GAP
    pygame.image.save(sheet, file)
    return f"Wrote {file}. {' '.join(art.faults) or 'Every shape file was found.'}"


def composed(size: tuple[int, int], parts: Iterable[Placed]) -> PieceSprite:
    """Return pieces on top of each other as one."""
    whole = Surface(size, pygame.SRCALPHA)
    for piece, at in parts:
        piece.blit_to(whole, at)
    return PieceSprite(whole, (0, 0))


def _panel(panel: SheetPanel, letters: Letters) -> Surface:
    """Return a panel as a picture, its pieces row by row from the left."""
    ground, ink = ("#1E2C34", "#F3DFA9") if panel.slate else ("#EFE4C8", "#241B16")
    font = letters.font(SANS, 17)
    spots: list[tuple[Surface, tuple[int, int]]] = []
    x, y, high = EDGE, font.get_height() + 2 * GAP, 0
    for piece, name in zip_longest(panel.pieces, panel.names, fillvalue=""):
        assert isinstance(piece, PieceSprite), f"there is no piece for {name}"
        parts = [piece.surface, *([font.render(str(name), True, ink)] if name else [])]
        wide = max(part.get_width() for part in parts)
        if x + wide > WIDTH - EDGE:
            x, y, high = EDGE, y + high + GAP, 0
        low = y
        for part in parts:
            spots.append((part, (x + (wide - part.get_width()) // 2, low)))
            low += part.get_height()
        x, high = x + wide + GAP, max(high, low - y)
    picture = Surface((WIDTH, y + high + EDGE))
    picture.fill(ground)
    picture.blit(font.render(panel.head, True, ink), (EDGE, GAP))
    picture.blits(spots)
    return picture
