"""Every piece, tile, card and icon of Tiletum, to judge them side by side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.tabletop.art.palette import PLAYER_COLOURS
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules.components import ACTIONS, GOODS
from game.titles.tiletum.table.art.blocks import BlockFace
from game.titles.tiletum.table.art.inks import OWN_ICONS
from game.titles.tiletum.table.art.tiletum_art import TiletumArt as Art
from game.titles.tiletum.table.art.tokens import BOXES
from game.titles.tiletum.table.art.wheel import DICE_AT, PetalFace, spot
from game.titles.tiletum.table.views import CathedralView, HouseSpot, MineSpot, TiletumSpaceView
from tools.bake.sheet import Placed, SheetPanel, composed

COLOURS: Final = tuple(colour.name for colour in PLAYER_COLOURS)
CARDS: Final = ("same5:8", "wool2+iron2:6", "crest:griffin", "wool2:2:merchant-step")
LIGHTS: Final = ("legal", "chosen", "told")
STATES: Final = ("lit", "dark", "chosen")
FREE: Final = -1
MIDDLE: Final = (230.0, 230.0)  # of the window


def _houses(*spots: tuple[int, int]) -> tuple[HouseSpot, ...]:
    """Return places for houses by owner and points; one of no points is for a building."""
    return tuple(HouseSpot(owner, points, not points) for owner, points in spots)


KOELN: Final = TiletumSpaceView(
    "koeln", _houses((0, 3), (FREE, 0)), (1, FREE, FREE), "merchant2", True,
    CathedralView(True, 5, 3, 3, 4),
)  # fmt: skip
ANNABERG: Final = TiletumSpaceView(
    "annaberg", _houses((0, 0)), (FREE, 1), "deep:explorer2", True,
    CathedralView(True, 3, 2, 2, 3, "silver"), mines=(MineSpot(1, 1), MineSpot(FREE, 1)), map=1,
)  # fmt: skip
PARIS: Final = TiletumSpaceView(
    "paris", _houses((FREE, 3)), (FREE, FREE), "", True, CathedralView()
)
TILETUM: Final = TiletumSpaceView("tiletum", _houses(*((seat, 0) for seat in range(4))))
HAMBURG: Final = TiletumSpaceView("hamburg", _houses((FREE, 4), (FREE, 0)), (), "king2", True)
SPACES: Final = (
    BlockFace(KOELN, "Köln", ("oxblood", "gorse")),
    BlockFace(PARIS, "Paris"),
    BlockFace(TILETUM, "Tiletum", COLOURS[:4], fair=(1, "now")),
    BlockFace(HAMBURG, "Hamburg"),
    BlockFace(TiletumSpaceView("arles-genova", (), (), "vp4", True), ""),
    BlockFace(ANNABERG, "Annaberg", ("sea-green", "oxblood")),
)


def panels(art: Art) -> Iterator[SheetPanel]:
    """Yield what is seen together."""
    pieces = [art.piece(kind, colour, 1.4) for colour in COLOURS for kind in BOXES]
    yield SheetPanel("Pieces", pieces)
    tiles = [tile.name for tile in load_components().tiles]
    yield SheetPanel("Tiles", map(art.tile, tiles))
    people = [name for name in tiles if name.split(":")[0] in ACTIONS][:10]
    lit = [art.card(name, "legal") for name in CARDS[1:2]]
    yield SheetPanel("Cards", [*lit, *map(art.card, (*CARDS, *people))])
    yield SheetPanel("Window", [composed((460, 460), _window(art))])
    blocks = [
        composed((200, 170), [(art.block(face), (100, 90)), *light])
        for number, face in enumerate(SPACES)
        for light in ([], [(art.block_light(face.space.name, LIGHTS[number % 3]), (100.0, 90.0))])
    ]
    yield SheetPanel("Spaces", blocks)
    icons = sorted(OWN_ICONS)
    yield SheetPanel("Icons", [art.icon(name, 40, tone="ink") for name in icons], icons)


def _window(art: Art) -> Iterator[Placed]:
    yield art.window(), MIDDLE
    for place, action in enumerate(ACTIONS):
        state = STATES[place % 3]
        petal = PetalFace(place + 1, action, action, 6 - place, place % 3, "", state)
        yield art.glass(place, petal), MIDDLE
        yield art.band(place, petal), MIDDLE
    for place in range(len(ACTIONS)):
        x, y = spot(place, DICE_AT)
        die = art.die(GOODS[place % len(GOODS)], place + 1, 33, 7)
        yield die, (MIDDLE[0] + x, MIDDLE[1] + y)
