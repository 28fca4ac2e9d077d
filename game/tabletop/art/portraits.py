"""Portraits of players, reduced from their woodcuts."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.tabletop.art.sheet import reduced
from game.tabletop.art.sprite import PieceSprite


def portrait(title_folder: Path, player: str, size: int) -> PieceSprite | None:
    """Return a round portrait `size` px wide, anchor in its middle; None for who has none.

    `player` is the kind of a player, such as "ai:2"; people have no portrait.
    """
    file = title_folder / "images" / "portraits" / f"{player.replace(':', '-')}.png"
    try:
        woodcut = pygame.image.load(file)
    except (OSError, pygame.error):
        return None
    plain = pygame.Surface(woodcut.get_size(), pygame.SRCALPHA, 32)
    plain.blit(woodcut, (0, 0))
    return PieceSprite(reduced(plain, (size, size)), (size // 2, size // 2))
