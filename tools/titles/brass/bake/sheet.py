"""Every counter, space, card, link and icon of Brass, to judge them side by side."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from game.tabletop.art.palette import PLAYER_COLOURS
from game.titles.brass.table.art.brass_art import OWN_ICONS
from game.titles.brass.table.art.brass_art import BrassArt as Art
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.art.map_art import LineFace, PlateFace
from tools.bake.sheet import SheetPanel, composed

COLOURS = tuple(colour.name for colour in PLAYER_COLOURS[:4])
CUBES = {"coal-mine": (0, 2, 3, 4, 5), "ironworks": (0, 4, 4, 5, 6)}
KINDS = (*((each,) for each in INDUSTRIES), ("cotton-mill", "coal-mine"), ("cotton-mill", "port"))
CURVE = ((0.0, 0.0), (60.0, 26.0), (120.0, 4.0))
MIXED = ("cotton-mill", "coal-mine")
CARDS = (
    CardPrint(("Oldham",), spaces=(MIXED, MIXED), foot="2 builds"),
    CardPrint(("Liverpool",), spaces=(("@indigo",), ("port",), ("shipyard",), ("port",))),
    CardPrint(("Barrow-in-", "Furness"), spaces=(("shipyard",), ("ironworks",)), good=False),
    *(CardPrint((each,), each, foot="3 builds") for each in INDUSTRIES),
    CardPrint(("Rochdale",), spaces=(MIXED, MIXED, ("ironworks",)), glow="chosen"),
)


def panels(art: Art) -> Iterator[SheetPanel]:
    """Yield what is seen together."""
    yield SheetPanel("Counters, front and back", map(art.counter, _counters()))
    large = [CounterFace(colour, "coal-mine", 2, cubes=3) for colour in COLOURS]
    large += [CounterFace(each, "cotton-mill", 3, flipped=True, points="9") for each in COLOURS]
    small = [art.coin("7", 13), art.points("12", 13), art.ghost_cube(), art.market_tile()]
    small += [art.cube(kind, size) for kind in ("coal", "iron", "bale") for size in (14, 7.4)]
    pieces = [*(art.counter(face, 92) for face in large), *map(art.disc, COLOURS), *small]
    yield SheetPanel("Pieces", [*pieces, art.market_tile("\N{MINUS SIGN}2")])
    spaces = [art.space(kinds, night=night) for night in (False, True) for kinds in KINDS]
    lights = ("legal", "chosen", "other")
    lit = [
        composed((100, 80), [(art.space(("port",)), (50, 40)), (art.light(kind), (50, 40))])
        for kind in lights
    ]
    yield SheetPanel("Spaces", [*lit, *spaces], lights)
    yield SheetPanel("Plates", map(art.nameplate, _plates()))
    owned = [LineFace(CURVE, "owned", r, each, r) for each in COLOURS for r in (False, True)]
    free = [LineFace(CURVE, "free", rail) for rail in (False, True)]
    others = [LineFace(CURVE, kind) for kind in ("other", "offer", "chosen")]
    names = ["free"] * 2 + [face.kind for face in others]
    yield SheetPanel("Lines and links", map(art.line, [*free, *others, *owned]), names)
    yield SheetPanel("Cards", [*map(art.card, CARDS), art.card_back()], slate=True)
    yield SheetPanel("Icons", [art.icon(name, 46) for name in OWN_ICONS], OWN_ICONS, slate=True)
    disabled = [art.icon(name, 46, tone="disabled") for name in OWN_ICONS]
    yield SheetPanel("Icons of what cannot be done", disabled, slate=True)


def _counters() -> Iterator[CounterFace]:
    for (row, industry), level in product(enumerate(INDUSTRIES), range(5)):
        colour, cubes = COLOURS[(row + level) % 4], CUBES.get(industry, (0,) * 5)[level]
        yield CounterFace(colour, industry, level, cubes=cubes, bale=industry == "cotton-mill")
        yield CounterFace(colour, industry, level, flipped=True, points=str(3 * level))


def _plates() -> Iterator[PlateFace]:
    for night in (False, True):
        yield PlateFace("location", ("Manchester",), 147, 26, 2, night, night)
        yield PlateFace("location", ("Oldham",), 109, 26, 0, night)
        yield PlateFace("location", ("Warrington", "& Runcorn"), 150, 46, 1, night)
        yield PlateFace("external", ("Scotland",), 158, 44, 2, night)
        yield PlateFace("way", ("Southport",), 136, 34, 2, night)
