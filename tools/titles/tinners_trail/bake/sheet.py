"""Every piece, tile, card and icon of Tinners' Trail, to judge them side by side."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

from game.tabletop.art.drawing import ICONS
from game.tabletop.art.palette import PLAYER_COLOURS
from game.tabletop.art.sprite import PieceSprite
from game.titles.tinners_trail.table.art.cards import CardFace, TileFace
from game.titles.tinners_trail.table.art.map import MapPainter, MapShapes
from game.titles.tinners_trail.table.art.pieces import PieceArt as Art
from game.titles.tinners_trail.table.chart.spots import trail_frame
from tools.bake.manifest import ASSETS
from tools.bake.sheet import Placed, SheetPanel, composed

SHAPES = ASSETS / "tinners_trail" / "data" / "map_shapes.toml"
COLOURS = tuple(colour.name for colour in PLAYER_COLOURS)
KINDS = ("tin", "copper", "water", "arsenic")
PIECES = ("miner", "ship", "train", "adit", "steam_pump", "calciner")
TONES = ("ink", "brass", "chough", "faint", "disabled")
FACES = (
    CardFace("a", "A", "tin+2", "+2 tin", "£4"),
    CardFace("c", "C", "pump", "Steam pump", "£4"),
    CardFace("any", "Wild", "miner", "Miner", "£2"),
    CardFace("b", "B", "port", "Port", "£4"),
    CardFace("ab", "A B", "copper+1", "+1 copper", "£3"),
    CardFace("d", "D", "water-2", "−2 water", "£3"),
)
REGIONS = "aaaaaabbbbbcccccdddddd"  # of the first areas


def panels(art: Art) -> Iterator[SheetPanel]:
    """Yield what is seen together."""
    yield SheetPanel("Pieces, twice map size and map size", _pieces(art))
    cubes = [art.cube(kind, size) for size in (32, 13, 9.6) for kind in KINDS]
    yield SheetPanel("Cubes", cubes, KINDS)
    pieces = [art.piece(name, scale=scale) for scale in (1.5, 1) for name in PIECES]
    yield SheetPanel("Developments", [*pieces, art.drainage_token()], PIECES)
    dice = [art.die(*each) for each in (("tin", 2), ("copper", 3), ("water", 5))]
    coins = [art.coin(24), art.coin(label="£4"), art.more_chip("×7"), art.envelope(scale=0.11)]
    yield SheetPanel("Dice and coins", [*dice, *coins, art.piece("miner", "indigo")])
    yield SheetPanel("Tiles and cards", _cards(art), slate=True)
    icons = sorted({*art.own_icons, *(file.stem for file in (ASSETS / ICONS).glob("*.svg"))})
    yield SheetPanel("Icons", map(art.icon, icons), icons, slate=True)
    inks = [art.icon(name, 40, tone=tone) for name in ("laurel", "pick") for tone in TONES]
    yield SheetPanel("Inks and plates", [*inks, *(art.plate(each, 52, 104) for each in COLOURS)])
    yield SheetPanel("Map", [composed((684, 524), _map(art))])


def _pieces(art: Art) -> Iterator[PieceSprite]:
    for name in COLOURS:
        yield art.engine_house(name, scale=2)
        yield art.engine_house(name)
        yield from (art.disc(name, 21), art.disc(name), art.ghost_disc(name))
        yield from (art.peek_token(name), art.pattern(name, 112, 28), art.wax_seal(name, 42))


def _cards(art: Art) -> Iterator[PieceSprite]:
    yield from (art.tile_down(region, region.upper()) for region in "abcd")
    yield art.tile_up(TileFace("b", "B", (2, 3, 3)))
    yield art.tile_up(TileFace("d", "D", (0, 5, 1), "work+1"))
    yield art.tile_peek(TileFace("b", "B", (2, 3, 3), "money+3"), share=0.5, scale=1.5)
    yield from map(art.survey_card, FACES)
    yield art.survey_card(FACES[5], degrees=3, glow=True)
    yield art.survey_back("c", "C")
    yield from map(art.survey_tab, FACES)
    for name in COLOURS:
        yield art.engine_house(name, on_slate=True, scale=0.8)
        yield art.disc(name, 11, on_slate=True)


def _map(art: Art) -> Iterator[Placed]:
    shapes = MapShapes.from_plain(tomllib.loads(SHAPES.read_text(encoding="utf-8")))
    frame = trail_frame((684, 524), 1.0, (-320, -380))
    regions = dict(zip(shapes.areas, REGIONS, strict=False))
    picture = MapPainter(ASSETS).picture(shapes, frame, regions)
    yield PieceSprite(picture, (0, 0)), (0, 0)
    x, y = frame.to_screen(shapes.areas["camborne"].cluster)
    yield art.engine_house("sea-green"), (x - 14, y + 16)
    for row, (kind, count) in enumerate((("tin", 2), ("copper", 4), ("water", 3))):
        for column in range(count):
            yield art.cube(kind), (x + 25 + 15.5 * column - 4 * row, y - 14 + 17 * row)
