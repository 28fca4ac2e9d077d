"""Nobody has to tell players or cubes apart by a colour difference their eyes do not see."""

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.files.folders import assets_folder
from game.scene.drawing.display_settings import DisplaySettings, set_display_settings
from game.tabletop.art.palette import PALETTE_NAMES, PieceSprite
from game.tabletop.art.player_colours import PLAYER_COLOURS
from game.titles.tinners_trail.table.art.palette import COLOURS_BY_CUBE_KIND
from game.titles.tinners_trail.table.art.pieces import PieceArt

Colours = npt.NDArray[np.float64]
"""Colours in the last axis: red, green, blue."""

SIMULATIONS = {
    "normal": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
TO_OKLAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)

CLEARLY_APART = 0.1  # Oklab
SAME_SHAPE = 0.95  # share of two silhouettes that coincides


def linear(codes: Colours) -> Colours:
    """Return sRGB codes of 0 to 255 as light, 0 to 1."""
    shares = np.asarray(codes, dtype=np.float64) / 255
    return np.asarray(
        np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    )


def seen_by(vision: str, light: Colours) -> Colours:
    """Return light as one type of eye sees it."""
    return np.asarray(np.clip(light @ SIMULATIONS[vision].T, 0, 1))


def distance(first: Colours, second: Colours) -> float:
    """Return how far two colours' lights lie apart; 0.02 is just noticeable side by side."""
    one, other = (TO_OKLAB @ np.cbrt(TO_CONES @ light) for light in (first, second))
    return float(np.linalg.norm(one - other))


@pytest.fixture(autouse=True)
def usual_look_afterwards() -> Iterator[None]:
    yield
    set_display_settings(DisplaySettings())


def art() -> PieceArt:
    pygame.font.init()
    return PieceArt(assets_folder(), 2.0)


def looks(sprite: PieceSprite, vision: str) -> Colours:
    """The colour of a rendered piece's body (its median pixel) as one type of eye sees it."""
    solid = pygame.surfarray.array_alpha(sprite.surface) > 200
    light = linear(pygame.surfarray.array3d(sprite.surface)[solid].astype(np.float64))
    return seen_by(vision, np.median(light, axis=0))


def overlap(first: PieceSprite, second: PieceSprite) -> float:
    """The share of two silhouettes, laid on each other, that coincides."""
    sides = [max(s.surface.get_width(), s.surface.get_height()) for s in (first, second)]
    masks = []
    for sprite in (first, second):
        sheet = pygame.Surface((max(sides), max(sides)), pygame.SRCALPHA)
        sheet.blit(sprite.surface, sprite.surface.get_rect(center=sheet.get_rect().center))
        masks.append(pygame.surfarray.array_alpha(sheet) > 128)
    return float((masks[0] & masks[1]).sum() / (masks[0] | masks[1]).sum())


def too_close(pieces: dict[str, PieceSprite]) -> list[str]:
    """Pairs that are near in colour for some eye and have the same shape."""
    return [
        f"{one} and {other} ({vision})"
        for vision in SIMULATIONS
        for one, other in combinations(pieces, 2)
        if distance(looks(pieces[one], vision), looks(pieces[other], vision)) < CLEARLY_APART
        and overlap(pieces[one], pieces[other]) > SAME_SHAPE
    ]


@pytest.mark.thorough
@pytest.mark.parametrize("palette", PALETTE_NAMES)
def test_players_are_told_apart_by_every_eye_on_discs_plates_and_by_their_roofs(
    palette: str,
) -> None:
    set_display_settings(DisplaySettings(palette))
    pieces = art()
    names = [each.name for each in PLAYER_COLOURS]
    assert too_close({name: pieces.disc(name) for name in names}) == []
    assert too_close({name: pieces.pattern(name, 60, 90) for name in names}) == []
    assert too_close({name: pieces.engine_house(name, on_slate=True) for name in names}) == []
    assert len({each.mark_name for each in PLAYER_COLOURS}) == len(PLAYER_COLOURS)


def test_cubes_are_told_apart_by_every_eye_or_by_their_shape() -> None:
    pieces = art()
    assert too_close({kind: pieces.cube(kind, 13.0) for kind in COLOURS_BY_CUBE_KIND}) == []


def test_the_measure_notices_colours_that_some_eye_mixes_up() -> None:
    red = np.array([190.0, 60.0, 40.0])
    green = np.array([110.0, 110.0, 20.0])
    apart = {
        vision: distance(*(seen_by(vision, linear(code)) for code in (red, green)))
        for vision in SIMULATIONS
    }
    assert apart["normal"] > 0.15 > CLEARLY_APART > apart["protan"]
