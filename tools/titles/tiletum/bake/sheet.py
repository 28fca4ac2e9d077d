"""Draw every piece, tile, card and icon on one sheet, to judge them side by side."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pygame

from game.tabletop.art.palette import PLAYER_COLOURS
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules.components import ACTIONS, GOODS
from game.titles.tiletum.table.art.blocks import BlockFace
from game.titles.tiletum.table.art.inks import OWN_ICONS
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.art.tokens import BOXES
from game.titles.tiletum.table.art.wheel import DICE_AT, PetalFace, spot
from game.titles.tiletum.table.views import (
    CathedralView,
    HouseSpot,
    MineSpot,
    TiletumSpaceView,
)
from tools.bake.manifest import ASSETS

SIZE: Final = (1920, 1080)
COLOURS: Final = tuple(colour.name for colour in PLAYER_COLOURS)
CARDS: Final = ("same5:8", "wool2+iron2:6", "crest:griffin", "wool2:2:merchant-step")
FREE: Final = -1


def _houses(*spots: tuple[int, int]) -> tuple[HouseSpot, ...]:
    """Return places for houses by owner and points; one of no points is for a building."""
    return tuple(HouseSpot(owner, points, not points) for owner, points in spots)


SPACES: Final = (
    BlockFace(
        TiletumSpaceView(
            "koeln",
            _houses((0, 3), (FREE, 0)),
            (1, FREE, FREE),
            "merchant2",
            True,
            CathedralView(True, 5, 3, 3, 4),
        ),
        "Köln",
        ("oxblood", "gorse"),
    ),
    BlockFace(
        TiletumSpaceView("paris", _houses((FREE, 3)), (FREE, FREE), "", True, CathedralView()),
        "Paris",
    ),
    BlockFace(
        TiletumSpaceView("tiletum", _houses((0, 0), (1, 0), (2, 0), (3, 0))),
        "Tiletum",
        COLOURS[:4],
        fair=(1, "now"),
    ),
    BlockFace(
        TiletumSpaceView("hamburg", _houses((FREE, 4), (FREE, 0)), (), "king2", True), "Hamburg"
    ),
    BlockFace(TiletumSpaceView("arles-genova", (), (), "vp4", True), ""),
    BlockFace(
        TiletumSpaceView(
            "annaberg",
            _houses((0, 0)),
            (FREE, 1),
            "deep:explorer2",
            True,
            CathedralView(True, 3, 2, 2, 3, "silver"),
            mines=(MineSpot(1, 1), MineSpot(FREE, 1)),
            map=1,
        ),
        "Annaberg",
        ("sea-green", "oxblood"),
    ),
)


def draw_sheet(file: Path) -> str:
    """Write the sheet as a PNG and return a sentence about it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    surface, art = pygame.Surface(SIZE), TiletumArt(ASSETS, 1.0)
    surface.fill("#DCC894")
    for row, colour in enumerate(COLOURS):
        for column, kind in enumerate(BOXES):
            art.piece(kind, colour, 1.4).blit_to(surface, (40 + 62 * column, 70 + 70 * row))
    tiles = [tile.name for tile in load_components().tiles]
    for number, name in enumerate(tiles):
        at = 420 + 44 * (number % 32), 40 + 46 * (number // 32)
        art.tile(name).blit_to(surface, at)
    people = [name for name in tiles if name.split(":")[0] in ACTIONS][:10]
    for number, name in enumerate((*CARDS, *people)):
        art.card(name, "legal" if number == 1 else "").blit_to(surface, (420 + 96 * number, 300))
    _draw_window(surface, art)
    for number, face in enumerate(SPACES):
        art.block(face).blit_to(surface, (600 + 200 * number, 580))
        art.block(face).blit_to(surface, (600 + 200 * number, 740))
        kind = ("legal", "chosen", "told")[number % 3]
        art.block_light(face.space.name, kind).blit_to(surface, (600 + 200 * number, 740))
    for number, name in enumerate(sorted(OWN_ICONS)):
        art.icon(name, 40, tone="ink").blit_to(surface, (560 + 60 * number, 1000))
    pygame.image.save(surface, file)
    faults = " ".join(art.faults) or "Every shape file was found."
    return f"Wrote {file}. {faults}"


def _draw_window(surface: pygame.Surface, art: TiletumArt) -> None:
    states = ("lit", "dark", "chosen")
    petals = tuple(
        PetalFace(place + 1, action, action, 6 - place, place % 3, "", states[place % 3])
        for place, action in enumerate(ACTIONS)
    )
    art.window().blit_to(surface, (240, 720))
    for place, petal in enumerate(petals):
        art.glass(place, petal).blit_to(surface, (240, 720))
        art.band(place, petal).blit_to(surface, (240, 720))
    for place in range(len(ACTIONS)):
        x, y = spot(place, DICE_AT)
        die = art.die(GOODS[place % len(GOODS)], place + 1, 33, 7)
        die.blit_to(surface, (240 + x, 720 + y))
