"""Pieces in large, side by side on a page."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pygame

from game.client.parts.figure_row import FigureRow
from game.room import Stationery


def piece(width: int, height: int, edge: int) -> pygame.Surface:
    """A piece with a clear edge round it."""
    picture = pygame.Surface((width + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
    picture.fill((200, 40, 40), (edge, edge, width, height))
    return picture


def row(**pieces: pygame.Surface) -> FigureRow:
    stationery = SimpleNamespace(figure=lambda name, k: pieces[name])
    return FigureRow(cast("Stationery", stationery), tuple(pieces), width=400, height=100)


def test_a_row_is_as_high_as_what_is_drawn_on_its_pictures() -> None:
    assert row(low=piece(30, 40, 25), high=piece(20, 70, 3)).tallest(1.0) == 70


def test_a_piece_too_tall_for_its_row_is_made_smaller_not_cut() -> None:
    assert row(card=piece(60, 200, 8)).tallest(1.0) == 100
