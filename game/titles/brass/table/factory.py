"""The drawing room of Brass: makes tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, Final, cast
from weakref import WeakKeyDictionary

import pygame
from pygame import Surface

from game.engine.rules import NOBODY, State
from game.engine.title import Options, Title
from game.places import assets_folder
from game.scene.drawing.picture import Picture
from game.scene.stage.stage import Stage
from game.table_protocol import RoomHandlers, SeatCard
from game.tabletop.art.palette import PAINTS
from game.tabletop.art.pictures import Backdrops
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.art.table_art import ArtRoom
from game.tabletop.layout.table_layout import RoomSize
from game.tabletop.map.map_frame import MapFrame
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.map_space import MapSpace
from game.tabletop.map_table import MapTableFactory
from game.tabletop.move_kind import MoveKinds
from game.tabletop.seat_pictures import PaintedPictures
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import table_view
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.cards import CardPrint
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.art.links import LineFace
from game.titles.brass.table.art.map_art import FOLDER, ground_now, map_ground
from game.titles.brass.table.coaching import Guide
from game.titles.brass.table.controller import BrassController, HeldBefore
from game.titles.brass.table.drafting import Lookahead
from game.titles.brass.table.layout import brass_layout
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.rehearsal import KEEP, BrassTitleLife
from game.titles.brass.table.table import BrassTable
from game.words import Words

# Figures: single pieces in large, as the rules reference shows them.

SIZE, CUBE, COIN, SCALE = 92.0, 24.0, 30.0, 2.0
OWN: Final = "oxblood"
MILL: Final = CounterFace(OWN, "cotton-mill", 2, bale=True)
SOLD: Final = CounterFace(OWN, "cotton-mill", 2, flipped=True, points="5")
MINE: Final = CounterFace(OWN, "coal-mine", 2, cubes=3)
WORKS: Final = CounterFace("indigo", "ironworks", 1, cubes=4)
LOCATION: Final = CardPrint(("Oldham",), spaces=(("cotton-mill", "coal-mine"),) * 2)
INDUSTRY: Final = CardPrint(("",), industry="cotton-mill")


def _counter(face: CounterFace) -> Callable[[BrassArt], PieceSprite]:
    return lambda art: art.counter(face, SIZE)


FIGURES: Final = MappingProxyType[str, Callable[[BrassArt], PieceSprite]](
    {
        **{name: _counter(CounterFace(OWN, name, 1)) for name in INDUSTRIES},
        "mill-waits": _counter(MILL),
        "mill-sold": _counter(SOLD),
        "mine-full": _counter(MINE),
        "works-full": _counter(WORKS),
        "coal": lambda art: art.cube("coal", CUBE),
        "iron": lambda art: art.cube("iron", CUBE),
        "canal": lambda art: art.line_counter(OWN, rail=False, scale=SCALE),
        "rail": lambda art: art.line_counter(OWN, rail=True, scale=SCALE),
        "card-place": lambda art: art.card(LOCATION),
        "card-industry": lambda art: art.card(INDUSTRY),
        "card-back": lambda art: art.card_back(),
        "coin": lambda art: art.coin("£", COIN),
        "points": lambda art: art.points("5", COIN),
        "tile": lambda art: art.market_tile("2", SCALE),
    }
)


PRIVATE_KINDS: Final = frozenset(
    {"build", "canal", "rail", "develop", "sell", "loan", "pass", "card", "coal", "iron", "done"}
)
"""All that is asked while cards of the hand are weighed, or just after one was chosen."""


class BrassTableFactory(MapTableFactory[BrassTable]):
    """Keeps what tables share: pieces, map pictures, and what was held when a table was left."""

    def __init__(self, title: Title, words: Words) -> None:
        """Take the title and the words."""
        super().__init__(MoveKinds(PRIVATE_KINDS))
        self._title, self._words = title, words
        self._art_room = ArtRoom(assets_folder(), BrassArt)
        self._pictures = MapPictures(map_ground(assets_folder()))
        self._cover = Backdrops(assets_folder() / FOLDER, KEEP)
        self._kept: WeakKeyDictionary[Stage, HeldBefore] = WeakKeyDictionary()

    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], orders: RoomHandlers, room: RoomSize
    ) -> BrassTable:
        """Return an empty table for a stage."""
        layout = brass_layout(room, len(seats))
        context: TableContext = TableContext(
            self._art_room, self._words, seats, PAINTS, orders.box_name
        )
        usual = Options(self._title.name, len(seats), self._title.editions[0])
        game = self._title.game(orders.options or usual)
        guide = Guide(game)
        tools = context, guide, self._pictures
        controller = BrassController(
            Lookahead(game), guide, self._kept.setdefault(stage, HeldBefore())
        )
        return BrassTable(stage, tools, layout, controller, orders)

    def draw_map(self, room: RoomSize, seats: int) -> None:
        """Read the map of the first era."""
        layout = brass_layout(room, seats)
        space = MapSpace(layout.frame, room.k, layout.view)
        self._pictures.picture(space, ground_now("canal"))

    def card(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for menus: the mill and its chimney at dusk."""
        return self._cover.picture("title", size)


# Pictures of Brass for the screens around the table.

SHOWN = 340.0, 70.0, 1150.0, 860.0
"""The part of the map a small picture shows: left, top, width and height in u."""


class BrassScreenPictures(PaintedPictures[BrassArt]):
    """See `table_protocol.ScreenPictures`."""

    roles: ClassVar[Mapping[str, str]] = {
        "new-game": "cotton-mill",
        "go-on": "train",
        "rank": "laurel",
    }

    def __init__(self, asset_folder: Path) -> None:
        """Take the folder of all assets; read files on first use."""
        backdrops = Backdrops(asset_folder / FOLDER, KEEP)
        super().__init__(asset_folder, BrassArt, backdrops, FIGURES, BrassTitleLife)
        self._maps = MapPictures(map_ground(asset_folder))

    def piece(self, colour: str, k: float) -> Picture:
        """Return a mill that counts, hung from the middle of its foot."""
        face = CounterFace(self.paints[colour], "cotton-mill", 1, flipped=True, points="3")
        sprite = self.art_at(k).counter(face)
        return Picture(sprite.surface, -sprite.anchor[0], -sprite.surface.get_height())

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return the map in small with its links and counters."""
        frame = MapFrame.showing(SHOWN, size)
        table = table_view(cast("BrassState", view), NOBODY) if view is not None else None
        night = table is not None and table.era == "rail"
        picture = self._maps.picture(MapSpace(frame, frame.k), "rail" if night else "canal").copy()
        if table is None:
            return picture
        art, plan = self.art_at(frame.k), map_plan()
        for link in table.links:
            curve = plan.lines[link.line].curve
            face = LineFace(curve, "owned", night, self.paints[colours[link.owner]], night)
            art.line(face).blit_to(picture, frame.on_screen(curve[0]))
        for space in table.spaces:
            at = frame.on_screen(plan.space(space.name))
            if space.counter is None:
                art.space(space.industries, night=night).blit_to(picture, at)
                continue
            kind = space.counter.kind
            paint = self.paints[colours[space.counter.owner]]
            shown = CounterFace(paint, kind.industry, kind.level, flipped=space.counter.flipped)
            art.counter(shown._replace(points=str(kind.points))).blit_to(picture, at)
        return picture
