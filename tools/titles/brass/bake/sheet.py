"""Draw every counter, space, card, link and icon on one sheet, to judge them side by side."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from game.tabletop.art.palette import PLAYER_COLOURS
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.text import CLARENDON, SANS, Letters
from game.titles.brass.table.art.brass_art import OWN_ICONS, BrassArt
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.art.map_art import LineFace, PlateFace
from tools.bake.manifest import ASSETS

SIZE = (1920, 1080)
COLOURS = tuple(colour.name for colour in PLAYER_COLOURS[:4])
CUBES = {"coal-mine": (0, 2, 3, 4, 5), "ironworks": (0, 4, 4, 5, 6)}
PAIRS = (("cotton-mill", "coal-mine"), ("cotton-mill", "port"))
CURVE = ((0.0, 0.0), (60.0, 26.0), (120.0, 4.0))


def draw_sheet(file: Path) -> str:
    """Write the sheet as a PNG and return a sentence about it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    sheet = _BrassSheet()
    _draw_counters(sheet)
    _draw_spaces(sheet)
    _draw_links(sheet)
    _draw_cards(sheet)
    _draw_icons(sheet)
    pygame.image.save(sheet.surface, file)
    faults = " ".join(sheet.art.faults) or "Every shape file was found."
    return f"Wrote {file}. {faults}"


class _BrassSheet:
    def __init__(self) -> None:
        self.surface = pygame.Surface(SIZE)
        self.surface.fill("#10191E")
        self.art = BrassArt(ASSETS, 1.0)
        self._letters = Letters(ASSETS)

    def panel(self, box: tuple[int, int, int, int], head: str, *, slate: bool = False) -> None:
        ground, ink = ("#1E2C34", "#F3DFA9") if slate else ("#EFE4C8", "#241B16")
        pygame.draw.rect(self.surface, ground, box, border_radius=12)
        written = self._letters.font(CLARENDON, 25).render(head, True, ink)
        self.surface.blit(written, (box[0] + 22, box[1] + 12))

    def put(self, sprite: PieceSprite, x: float, y: float) -> None:
        sprite.blit_to(self.surface, (x, y))

    def label(self, words: str, x: float, y: float, ink: str = "#241B16") -> None:
        written = self._letters.font(SANS, 17).render(words, True, ink)
        self.surface.blit(written, written.get_rect(midtop=(x, y)))


def _draw_counters(sheet: _BrassSheet) -> None:
    sheet.panel((16, 16, 1180, 430), "Counters, front and back")
    for row, industry in enumerate(INDUSTRIES):
        for level in range(5):
            colour = COLOURS[(row + level) % 4]
            cubes = CUBES.get(industry, (0,) * 5)[level]
            waits = CounterFace(
                colour, industry, level, cubes=cubes, bale=industry == "cotton-mill"
            )
            counts = CounterFace(colour, industry, level, flipped=True, points=str(3 * level))
            x, y = 70 + 130 * level, 104 + 70 * row
            sheet.put(sheet.art.counter(waits), x, y)
            sheet.put(sheet.art.counter(counts), x + 57, y)
    for number, colour in enumerate(COLOURS):
        face = CounterFace(colour, "coal-mine", 2, cubes=3)
        sheet.put(sheet.art.counter(face, 92), 780 + 104 * number, 150)
        back = CounterFace(colour, "cotton-mill", 3, flipped=True, points="9")
        sheet.put(sheet.art.counter(back, 92), 780 + 104 * number, 260)
        sheet.put(sheet.art.disc(colour), 780 + 104 * number, 350)
    for number, kind in enumerate(("coal", "iron", "bale")):
        sheet.put(sheet.art.cube(kind, 14), 760 + 50 * number, 410)
        sheet.put(sheet.art.cube(kind, 7.4), 784 + 50 * number, 410)
    sheet.put(sheet.art.coin("7", 13), 940, 410)
    sheet.put(sheet.art.points("12", 13), 980, 410)
    sheet.put(sheet.art.ghost_cube(), 1010, 410)
    sheet.put(sheet.art.market_tile(), 1060, 410)
    sheet.put(sheet.art.market_tile("\N{MINUS SIGN}2"), 1110, 410)


def _draw_spaces(sheet: _BrassSheet) -> None:
    sheet.panel((1212, 16, 692, 430), "Spaces and plates")
    for number, kinds in enumerate([*((each,) for each in INDUSTRIES), *PAIRS]):
        sheet.put(sheet.art.space(kinds), 1260 + 62 * number, 100)
        sheet.put(sheet.art.space(kinds, night=True), 1260 + 62 * number, 164)
    for number, kind in enumerate(("legal", "chosen", "other")):
        x = 1270 + 80 * number
        sheet.put(sheet.art.space(("port",)), x, 240)
        sheet.put(sheet.art.light(kind), x, 240)
        sheet.label(kind, x, 276)
    for night in (False, True):
        y = 310.0 + 66 * night
        faces = (
            PlateFace("location", ("Manchester",), 147, 26, 2, night, night),
            PlateFace("location", ("Oldham",), 109, 26, 0, night),
            PlateFace("location", ("Warrington", "& Runcorn"), 150, 46, 1, night),
            PlateFace("external", ("Scotland",), 158, 44, 2, night),
        )
        left = 1234.0
        for face in faces:
            sheet.put(sheet.art.nameplate(face), left, y)
            left += face.width + 18
        way = PlateFace("way", ("Southport",), 136, 34, 2, night)
        sheet.put(sheet.art.nameplate(way), 1730, 70 + 50 * night)


def _draw_links(sheet: _BrassSheet) -> None:
    sheet.panel((16, 462, 760, 290), "Lines and links")
    for number, colour in enumerate(COLOURS):
        for rail in (False, True):
            face = LineFace(CURVE, "owned", rail, colour, rail)
            sheet.put(sheet.art.line(face), 50 + 180 * number, 530 + 60 * rail)
    free = [(LineFace(CURVE, "free", rail), "free") for rail in (False, True)]
    rest = [(LineFace(CURVE, kind), kind) for kind in ("other", "offer", "chosen")]
    for number, (drawn, words) in enumerate([*free, *rest]):
        sheet.put(sheet.art.line(drawn), 40 + 122 * number, 670)
        sheet.label(words, 100 + 122 * number, 710)


def _draw_cards(sheet: _BrassSheet) -> None:
    sheet.panel((792, 462, 1112, 290), "Cards", slate=True)
    mixed = ("cotton-mill", "coal-mine")
    cards = (
        CardPrint(("Oldham",), spaces=(mixed, mixed), foot="2 builds"),
        CardPrint(("Liverpool",), spaces=(("@indigo",), ("port",), ("shipyard",), ("port",))),
        CardPrint(("Barrow-in-", "Furness"), spaces=(("shipyard",), ("ironworks",)), good=False),
        *(CardPrint((each,), each, foot="3 builds") for each in INDUSTRIES),
        CardPrint(("Rochdale",), spaces=(mixed, mixed, ("ironworks",)), glow="chosen"),
    )
    for number, card in enumerate(cards):
        sheet.put(sheet.art.card(card), 860 + 108 * number, 530)
    sheet.put(sheet.art.card_back(), 860 + 108 * 9, 530)


def _draw_icons(sheet: _BrassSheet) -> None:
    sheet.panel((16, 768, 1888, 296), "Icons", slate=True)
    for number, name in enumerate(OWN_ICONS):
        x, y = 80 + 110 * number, 860
        sheet.put(sheet.art.icon(name, 46), x, y)
        sheet.put(sheet.art.icon(name, 46, tone="disabled"), x, y + 70)
        sheet.label(name, x, y + 110, "#B9C0B4")
