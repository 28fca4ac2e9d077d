"""Bars with high contrast: an edge all round, an end to what is filled, and colours as they are."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scene.drawing.colours import Look, wear
from game.scene.skins.control import on_parchment, share_bar

PALE_CYAN = (0x9F, 0xEE, 0xF0)
SIZE = (100, 12)


@pytest.fixture(autouse=True)
def high_contrast() -> Iterator[None]:
    wear(Look(high_contrast=True))
    yield
    wear(Look())


def row(surface: pygame.Surface) -> list[tuple[int, ...]]:
    """The pixels of the middle row."""
    return [tuple(surface.get_at((x, SIZE[1] // 2)))[:3] for x in range(SIZE[0])]


def test_a_pale_colour_that_means_something_is_not_washed_out() -> None:
    bar = share_bar(SIZE, 1.0, 0.5, on_parchment(PALE_CYAN))
    assert row(bar.surface)[20] == PALE_CYAN


def test_a_dark_line_ends_what_is_filled_and_goes_round_the_bar() -> None:
    bar = share_bar(SIZE, 1.0, 0.5, on_parchment(PALE_CYAN))
    across = row(bar.surface)
    assert max(across[49]) < 90
    assert max(across[0]) < 90
    assert max(across[-1]) < 90
    assert min(across[75]) > 200
