"""Draw every piece, tile, card and icon on one sheet, to judge them side by side."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pygame

from game.tabletop.art.drawing import ICONS
from game.tabletop.art.palette import PLAYER_COLOURS
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.text import FELL_CAPITALS, SANS, Letters
from game.titles.tinners_trail.table.art.cards import CardFace, TileFace
from game.titles.tinners_trail.table.art.map import MapPainter, MapShapes
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.chart.spots import trail_frame
from tools.bake.manifest import ASSETS

SIZE = (1920, 1080)
FACES = (
    CardFace("a", "A", "tin+2", "+2 tin", "£4"),
    CardFace("c", "C", "pump", "Steam pump", "£4"),
    CardFace("any", "Wild", "miner", "Miner", "£2"),
    CardFace("b", "B", "port", "Port", "£4"),
    CardFace("ab", "A B", "copper+1", "+1 copper", "£3"),
    CardFace("d", "D", "water-2", "−2 water", "£3"),
)


class _TrailSheet:
    def __init__(self) -> None:
        self.surface = pygame.Surface(SIZE)
        self.surface.fill("#10191E")
        self.art = PieceArt(ASSETS, 1.0)
        self._letters = Letters(ASSETS)

    def panel(self, box: tuple[int, int, int, int], head: str, *, slate: bool) -> None:
        ground, line, ink = (
            ("#1E2C34", "#8E6524", "#F3DFA9") if slate else ("#F1E3BF", "#8A6A3A", "#2E1F14")
        )
        pygame.draw.rect(self.surface, ground, box, border_radius=12)
        pygame.draw.rect(self.surface, line, box, width=1, border_radius=12)
        written = self._letters.font(FELL_CAPITALS, 27).render(head, True, ink)
        self.surface.blit(written, (box[0] + 22, box[1] + 14))

    def put(self, sprite: PieceSprite, x: float, y: float) -> None:
        sprite.blit_to(self.surface, (x, y))

    def label(self, words: str, x: float, y: float, ink: str = "#2E1F14") -> None:
        written = self._letters.font(SANS, 17).render(words, True, ink)
        self.surface.blit(written, written.get_rect(midtop=(x, y)))


def draw_sheet(file: Path) -> str:
    """Write the sheet as a PNG and return a sentence about it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    sheet = _TrailSheet()
    _draw_pieces(sheet)
    _draw_cards(sheet)
    _draw_icons(sheet)
    _draw_map(sheet)
    pygame.image.save(sheet.surface, file)
    faults = " ".join(sheet.art.faults) or "Every shape file was found."
    return f"Wrote {file}. {faults}"


def _draw_pieces(sheet: _TrailSheet) -> None:
    art = sheet.art
    sheet.panel((24, 20, 1170, 500), "Pieces, twice map size and map size", slate=False)
    for number, colour in enumerate(PLAYER_COLOURS):
        x = 104 + number * 132
        name = colour.name
        sheet.put(art.engine_house(name, scale=2), x, 190)
        sheet.put(art.engine_house(name), x - 22, 276)
        sheet.put(art.disc(name, 21), x + 38, 256)
        sheet.put(art.disc(name), x - 34, 322)
        sheet.put(art.ghost_disc(name), x + 2, 322)
        sheet.put(art.peek_token(name), x + 38, 322)
        sheet.put(art.pattern(name, 112, 28), x - 52, 352)
        sheet.put(art.wax_seal(name, 42), x, 440)
        sheet.label(name, x, 492)
    for number, kind in enumerate(("tin", "copper", "water", "arsenic")):
        x = 790 + number * 104
        sheet.put(art.cube(kind, 32), x, 104)
        sheet.put(art.cube(kind, 13), x - 14, 168)
        sheet.put(art.cube(kind), x + 18, 170)
        sheet.label(kind, x, 186)
    for number, name in enumerate(("miner", "ship", "train", "adit", "steam_pump", "calciner")):
        x = 760 + number * 78
        sheet.put(art.piece(name, scale=1.5), x, 278 - (14 if name == "adit" else 0))
        sheet.put(art.piece(name), x, 344 - (8 if name == "adit" else 0))
        sheet.label(name.replace("_", " "), x, 354)
    sheet.put(art.drainage_token(scale=1.7), 752, 420)
    for number, (kind, pips) in enumerate((("tin", 2), ("copper", 3), ("water", 5))):
        sheet.put(art.die(kind, pips, degrees=(-8, 6, -3)[number]), 816 + 56 * number, 420)
    sheet.put(art.coin(24), 992, 420)
    sheet.put(art.coin(label="£4"), 1046, 420)
    sheet.put(art.more_chip("×7"), 1082, 420)
    for number in range(4):
        sheet.put(
            art.icon("watch", 21, tone="disabled" if number > 1 else "brass_text"),
            970 + 26 * number,
            486,
        )
    sheet.put(art.envelope(scale=0.11), 790, 482)
    sheet.put(art.piece("miner", "indigo"), 880, 500)
    sheet.put(art.drainage_token(), 920, 486)


def _draw_cards(sheet: _TrailSheet) -> None:
    art = sheet.art
    sheet.panel((1212, 20, 684, 500), "Tiles and cards", slate=True)
    for number, region in enumerate("abcd"):
        sheet.put(art.tile_down(region, region.upper()), 1270 + 72 * number, 104)
    sheet.put(art.tile_up(TileFace("b", "B", (2, 3, 3))), 1598, 104)
    sheet.put(art.tile_up(TileFace("d", "D", (0, 5, 1), "work+1")), 1718, 104)
    sheet.put(
        art.tile_peek(TileFace("b", "B", (2, 3, 3), "money+3"), share=0.5, scale=1.5), 1836, 108
    )
    for number, face in enumerate(FACES[:4]):
        sheet.put(art.survey_card(face), 1284 + 126 * number, 236)
    sheet.put(art.survey_back("c", "C"), 1788, 236)
    sheet.put(art.survey_card(FACES[4], degrees=-4), 1290, 424)
    sheet.put(art.survey_card(FACES[5], degrees=3, glow=True), 1426, 424)
    for number, face in enumerate(FACES[:5]):
        sheet.put(art.survey_tab(face), 1536 + 74 * number, 388)
    for number, colour in enumerate(PLAYER_COLOURS):
        sheet.put(art.engine_house(colour.name, on_slate=True, scale=0.8), 1536 + 72 * number, 496)
        sheet.put(art.disc(colour.name, 11, on_slate=True), 1570 + 72 * number, 484)


def _draw_icons(sheet: _TrailSheet) -> None:
    sheet.panel((24, 536, 1170, 330), "Icons", slate=True)
    kit_icons = sorted(file.stem for file in (ASSETS / ICONS).glob("*.svg"))
    for number, name in enumerate((*sorted(PieceArt.own_icons), *kit_icons)):
        x, y = 70 + 90 * (number % 13), 614 + 84 * (number // 13)
        sheet.put(sheet.art.icon(name), x, y)
        sheet.label(name, x, y + 26, "#B9C0B4")
    sheet.panel((24, 882, 1170, 178), "Inks and plates", slate=False)
    for number, tone in enumerate(("ink", "brass", "chough", "faint", "disabled")):
        sheet.put(sheet.art.icon("laurel", 40, tone=tone), 650 + 46 * number, 940)
        sheet.put(sheet.art.icon("pick", 40, tone=tone), 650 + 46 * number, 1000)
    for number, colour in enumerate(PLAYER_COLOURS):
        sheet.put(sheet.art.plate(colour.name, 52, 104), 900 + 58 * number, 940)


def _draw_map(sheet: _TrailSheet) -> None:
    shapes_file = ASSETS / "tinners_trail" / "data" / "map_shapes.toml"
    shapes = MapShapes.from_plain(tomllib.loads(shapes_file.read_text(encoding="utf-8")))
    regions = dict.fromkeys(shapes.areas, "")
    for number, name in enumerate(shapes.areas):
        regions[name] = "aaaaaabbbbbcccccdddddd    "[number].strip()
    frame = trail_frame((684, 524), 1.0, (-320, -380))
    picture = MapPainter(ASSETS).picture(shapes, frame, {k: v for k, v in regions.items() if v})
    place = frame.to_screen(shapes.areas["camborne"].cluster)
    sheet.art.engine_house("sea-green").blit_to(picture, (place[0] - 14, place[1] + 16))
    for row, (kind, count) in enumerate((("tin", 2), ("copper", 4), ("water", 3))):
        for column in range(count):
            at = place[0] + 25 + 15.5 * column - 4 * row, place[1] - 14 + 17 * row
            sheet.art.cube(kind).blit_to(picture, at)
    sheet.surface.blit(picture, (1212, 536))
