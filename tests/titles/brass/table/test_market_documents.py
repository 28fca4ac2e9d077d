"""The documents of Brass on the sea: prices and cubes keep apart in every window."""

import numpy as np
import pygame
import pytest
from pygame import Rect

from game.scene.stage.units import PxSize
from tests.helpers.present import present
from tests.titles.brass.table.sitting import HotSeat

WINDOWS = (
    ((1000, 600), 1.0),
    ((1280, 720), 1.0),
    ((1366, 768), 1.0),
    ((1366, 768), 1.5),
    ((1920, 1080), 1.0),
)
MIN_GAP_PX = 3
LIGHT_PERCENT = 85
INK_DISTANCE = 120  # of codes from the light ground of a box
FULL_TRACK = 8  # cubes
HALF_WIDTH = 8.0  # u beside the middle of a cube, inside its box
REACH_UP = 24.0  # u from the middle of a cube to the middle of its price


def rows_of_ink(rect: Rect) -> list[bool]:
    """Return for each row of a box in the picture whether something is drawn there."""
    page = present(pygame.display.get_surface())
    codes = pygame.surfarray.array3d(page)[rect.left : rect.right, rect.top : rect.bottom]
    ground = np.percentile(codes.reshape(-1, 3), LIGHT_PERCENT, axis=0)
    distance = np.abs(codes.astype(int) - ground).sum(axis=2)
    return [bool(row) for row in (distance > INK_DISTANCE).any(axis=0)]


def gaps(rows: list[bool]) -> list[int]:
    """Return the heights of the empty stripes between what is drawn."""
    words = "".join("#" if row else " " for row in rows).strip()
    return [len(gap) for gap in words.split("#") if gap]


@pytest.mark.parametrize(("size", "larger"), WINDOWS)
def test_the_price_of_a_cube_keeps_apart_from_the_cube(size: PxSize, larger: float) -> None:
    sitting = HotSeat(size, larger=larger)
    sitting.asked(lambda state, _: True)
    if not sitting.table.parts.tracks.visible:
        sitting.table.open_first_folded_document(("tracks",))
    sitting.ui.advance_time(0.5)
    panel = sitting.table.parts.tracks
    spots = present(sitting.ui.window.screen).stage.visible_nodes()
    place = next(spot.transform for spot in spots if spot.node is panel)
    for kind in ("coal", "iron"):
        x, y = panel.cube_box_spot(kind, FULL_TRACK)
        above = place.to_px_rect(x - HALF_WIDTH, y - REACH_UP, 2 * HALF_WIDTH, REACH_UP)
        assert gaps(rows_of_ink(Rect(above)))[-1] >= MIN_GAP_PX
