"""What a choice or a line of the price sheet shows in pictures: owner, cubes left and income."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from game.engine.rules import NOBODY
from game.tabletop.art.palette import PieceSprite
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.small_pieces import COIN_WIDTH_IN_RADII, DASH_WIDTH_IN_RADII

DISC_RADIUS: Final = 11.0
COIN_RADIUS: Final = 11.0
CUBES_SCALE: Final = 0.7
"""Size of the cubes, compared with those on a counter."""
GAP: Final = 3.0


class GainMarks(NamedTuple):
    """The owner's seat, the kind and number of cubes left (0 shows none), and the least and most
    income spaces that the owner gains (None shows no coin)."""

    owner: int = NOBODY
    cube_kind: str = ""
    cube_count: int = 0
    income_spaces: tuple[int, int] | None = None

    @property
    def picture_count(self) -> int:
        """How many pictures are drawn side by side."""
        coins = 0 if self.income_spaces is None else len(set(self.income_spaces))
        return (self.owner != NOBODY) + (self.cube_count > 0) + coins


def certain_gain_range(income_spaces: int) -> tuple[int, int]:
    """Return a certain gain of income spaces as a span."""
    return income_spaces, income_spaces


def coins_width(income_spaces: tuple[int, int]) -> float:
    """Return the width in u of the coin of a gain, or of the two coins of a span."""
    least, most = income_spaces
    coins = 1 if least == most else 2
    return COIN_RADIUS * (COIN_WIDTH_IN_RADII * coins + DASH_WIDTH_IN_RADII * (coins - 1))


@dataclass(frozen=True, slots=True)
class GainMarksPainter:
    """Draws the marks side by side. Painters that compare equal draw equal pictures."""

    context: TableContext
    marks: GainMarks

    def __call__(self, px_per_u: float) -> pygame.Surface:
        """Return the marks at `px_per_u` px per u."""
        return self.sprite(self.context.art_at_scale(px_per_u)).surface

    def sprite(self, art: BrassArt) -> PieceSprite:
        """Return the marks drawn by an art; the anchor is the middle."""
        seat = self.marks.owner
        colour = self.context.art_colour_name(seat) if seat != NOBODY else ""
        return art.shared_drawing(
            ("gain marks", colour, self.marks[1:]), lambda: self._joined_sprites(art, colour)
        )

    def _joined_sprites(self, art: BrassArt, colour: str) -> PieceSprite:
        marks = self.marks
        surfaces: list[pygame.Surface] = []
        if colour:
            surfaces.append(art.disc(colour, DISC_RADIUS, on_slate=True).surface)
        if marks.cube_count:
            cubes = art.cubes_left(marks.cube_kind, marks.cube_count, CUBES_SCALE)
            surfaces.append(cubes.surface)
        if marks.income_spaces is not None:
            surfaces.append(art.coin_span(*marks.income_spaces, COIN_RADIUS).surface)
        return _side_by_side(surfaces, round(GAP * art.px_per_u))


def _side_by_side(surfaces: Sequence[pygame.Surface], gap_px: int) -> PieceSprite:
    """Return the surfaces in one row, vertically centred; the anchor is the middle."""
    widths = [each.get_width() for each in surfaces]
    width = sum(widths) + gap_px * (len(surfaces) - 1)
    height = max(each.get_height() for each in surfaces)
    joined = pygame.Surface((width, height), pygame.SRCALPHA)
    left = 0
    for each in surfaces:
        joined.blit(each, (left, (height - each.get_height()) // 2))
        left += each.get_width() + gap_px
    return PieceSprite(joined, (width // 2, height // 2))
