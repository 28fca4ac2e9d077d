"""The strip of every seat's winning chance over the whole game."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.match.analysis import BLUNDER_MARK, INACCURACY_MARK, MISTAKE_MARK, JudgedGame
from game.scene.drawing import accents
from game.scene.drawing import colours as theme
from game.scene.drawing.colours import Rgb
from game.scene.drawing.display_settings import title_metal_tone_for_brass
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.drawing.outlines import filled_outline_picture, make_hashable_outline
from game.scene.drawing.picture import Picture
from game.scene.drawing.shared_surfaces import SURFACE_CACHE
from game.scene.stage.units import PxSize
from game.table_protocol import PicturesOutsideTable

AVERAGED_STEPS_PER_SIDE = 2  # steps before and after that are averaged
COLOUR_AND_HEIGHT_BY_MARK: dict[
    str, tuple[Rgb, float]
] = {  # colour, and height: not by colour alone
    INACCURACY_MARK: (hex_to_rgb("#F4DC8C"), 9.0),
    MISTAKE_MARK: (hex_to_rgb("#F0A04C"), 14.0),
    BLUNDER_MARK: (hex_to_rgb("#E85050"), 20.0),
}


def winning_chances_picture(
    pictures_outside_table: PicturesOutsideTable,
    colours: Sequence[str],
    judged_game: JudgedGame,
    size: PxSize,
) -> Surface:
    """Return a picture, `size` px large, of all seats' winning chances over a judged game:
    stacked bands, the first seat on top, each in its seat's colour and pattern."""
    key = ("shares", judged_game.win_shares_after_step, size, tuple(colours))
    return SURFACE_CACHE.get_or_make(
        key, lambda: _paint_winning_chances(pictures_outside_table, colours, judged_game, size)
    )


def _paint_winning_chances(
    pictures_outside_table: PicturesOutsideTable,
    colours: Sequence[str],
    judged_game: JudgedGame,
    size: PxSize,
) -> Surface:
    surface = Surface(size)
    surface.fill(theme.NIGHT)
    width, height = size
    plates = [pictures_outside_table.seat_plate_picture(colour, size) for colour in colours]
    smooth = []
    for at in range(len(judged_game.win_shares_after_step)):
        near = judged_game.win_shares_after_step[
            max(at - AVERAGED_STEPS_PER_SIDE, 0) : at + AVERAGED_STEPS_PER_SIDE + 1
        ]
        smooth.append([sum(column) / len(near) for column in zip(*near, strict=True)])
    last = max(len(smooth) - 1, 1)
    for x in range(width):
        shares = _interpolated_shares(smooth, x / max(width - 1, 1) * last)
        total = max(sum(shares), 1.0)
        top = 0
        reached = 0.0
        for plate, share in zip(plates, shares, strict=True):
            reached += share
            bottom = round(height * reached / total)
            if bottom > top:
                surface.blit(plate, (x, top), pygame.Rect(x, top, 1, bottom - top))
                surface.fill(theme.NIGHT, (x, bottom - 1, 1, 1))
            top = bottom
    pygame.draw.rect(surface, title_metal_tone_for_brass(accents.BRASS_LOW), surface.get_rect(), 1)
    return surface


def _interpolated_shares(
    shares_by_step: Sequence[Sequence[float]], step_position: float
) -> list[float]:
    """Return the seats' shares at a position between two steps, linearly interpolated;
    `step_position` is an index into `shares_by_step` with a fraction."""
    at = min(int(step_position), len(shares_by_step) - 1)
    following = shares_by_step[min(at + 1, len(shares_by_step) - 1)]
    rest = step_position - at
    return [
        now + (then - now) * rest for now, then in zip(shares_by_step[at], following, strict=True)
    ]


def decision_flag_picture(px_per_u: float, decision_mark: str) -> Picture:
    """Return the flag for a decision with this mark, at `px_per_u`; its anchor is the middle
    of its upper edge."""
    colour, height = COLOUR_AND_HEIGHT_BY_MARK[decision_mark]
    outline = make_hashable_outline(((-5.5, 0), (5.5, 0), (0, height)))
    return filled_outline_picture(outline, px_per_u, colour)


def flag_background_picture(px_per_u: float, decision_mark: str) -> Picture:
    """Return the dark shape behind the flag of a mark, a little larger, which separates the flag
    from the pattern below; at `px_per_u`."""
    _, height = COLOUR_AND_HEIGHT_BY_MARK[decision_mark]
    return filled_outline_picture(
        make_hashable_outline(((-9.0, 0), (9.0, 0), (0, height + 6))), px_per_u, theme.NIGHT
    )
