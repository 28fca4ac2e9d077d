"""Makes the tables of Brass."""

from collections.abc import Callable, Mapping, Sequence
from operator import methodcaller
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Final, cast

from pygame import SRCALPHA, Surface

from game.box.pack_art import TablePlace
from game.engine.rules import State
from game.engine.title import Options, Title
from game.files.folders import assets_folder
from game.packs.pieces import Path as PiecePath
from game.packs.pieces import Piece
from game.scene.drawing.picture import Picture
from game.scene.drawing.shared_surfaces import SURFACES
from game.scene.stage.stage import Stage
from game.table_protocol import ClientHandlers, SeatPlayer
from game.tabletop.art.palette import PAINTS, PieceSprite
from game.tabletop.art.seat_pictures import PaintedPictures
from game.tabletop.art.table_art import ArtCache
from game.tabletop.art.window_pictures import Backdrops
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.map_space import MapCoordinates, MapFrame
from game.tabletop.map_table_factory import MapTableFactory
from game.tabletop.table_model import SpecialMoveKinds
from game.text.words import Words
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import table_view
from game.titles.brass.table.art.baked_map import FOLDER, make_map_ground_painter, map_scene_name
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.cards import CardFace
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.inks import INDUSTRIES
from game.titles.brass.table.art.map_art import LineFace
from game.titles.brass.table.controller import BrassController, HeldAnswers
from game.titles.brass.table.draw_ahead import KEEP, BrassTitleAnimation
from game.titles.brass.table.layout import brass_layout
from game.titles.brass.table.look.panels import split_name
from game.titles.brass.table.map_plan import load_map_plan
from game.titles.brass.table.move_lookahead import Lookahead
from game.titles.brass.table.table import BrassTable

# Figures: single pieces in large, as the rules reference shows them.

SIZE = 92.0
CUBE = 24.0
COIN = 30.0
SCALE = 2.0
OWN: Final = "oxblood"
MILL: Final = CounterFace(OWN, "cotton-mill", 2, shows_bale=True)
SOLD: Final = CounterFace(OWN, "cotton-mill", 2, flipped=True, points="5")
MINE: Final = CounterFace(OWN, "coal-mine", 2, cubes=3)
WORKS: Final = CounterFace("indigo", "ironworks", 1, cubes=4)
LOCATION: Final = CardFace(("Oldham",), spaces=(("cotton-mill", "coal-mine"),) * 2)
INDUSTRY: Final = CardFace(("",), industry="cotton-mill")

PRIVATE_KINDS: Final = frozenset(
    {"build", "canal", "rail", "develop", "sell", "loan", "pass", "card", "coal", "iron", "done"}
)
"""All that is asked while cards of the hand are weighed, or just after one was chosen."""

SHOWN = 340.0, 70.0, 1150.0, 860.0
"""The part of the map a small picture shows: left, top, width and height in u."""

COUNTERS: Final = "counters.counter"
PACK_COUNTER: Final = (196.0, 120.0)
PACK_COUNTER_WIDTH = 84.0
PACK_COIN = 17.0
FRONT = (48.0, 47.0)
BACK = (148.0, 47.0)
GAMES = "cards.game"
PACKS = "cards.pack"
CARD_HIGH = 152.0
CARD_TOP = 12.0
CARD_PITCH = 102.0
PLACES: Final = {  # pieces, or their numbers, and what tells them at the table
    "tracks.prices": "tracks",
    "tracks.from_supply": "tracks",
    "tracks.demand": "market",
    "tracks.income": "income-track",
    "company.money": "seat:0",
    "company.income_space": "income-track",
}
COST = (48.0, 100.0)
INCOME = (148.0, 104.0)  # the middle of what is written below them


FIGURES: Final = MappingProxyType[str, Callable[[BrassArt], PieceSprite]](
    {
        **{name: methodcaller("counter", CounterFace(OWN, name, 1), SIZE) for name in INDUSTRIES},
        "mill-waits": methodcaller("counter", MILL, SIZE),
        "mill-sold": methodcaller("counter", SOLD, SIZE),
        "mine-full": methodcaller("counter", MINE, SIZE),
        "works-full": methodcaller("counter", WORKS, SIZE),
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


class BrassTableFactory(MapTableFactory[BrassTable]):
    """Keeps what tables share: pieces, map pictures, and answers held when a table was left."""

    def __init__(self, title: Title, words: Words) -> None:
        """Store the title and the words."""
        super().__init__(SpecialMoveKinds(PRIVATE_KINDS), Backdrops(assets_folder() / FOLDER, KEEP))
        self._title = title
        self._words = words
        self._art_cache = ArtCache(assets_folder(), BrassArt)
        self._pictures = MapPictures(make_map_ground_painter(assets_folder()))
        self._held = HeldAnswers()

    def make_table(
        self,
        stage: Stage,
        seats: tuple[SeatPlayer, ...],
        client: ClientHandlers,
        room: TableWindowSize,
    ) -> BrassTable:
        """Return an empty table for a stage."""
        layout = brass_layout(room, len(seats))
        context: TableContext = TableContext(
            self._art_cache, self._words, seats, PAINTS, client.pack_name
        )
        usual = Options(self._title.name, len(seats), self._title.editions[0])
        game = self._title.make_game(client.options or usual)
        controller = BrassController(Lookahead(game), self._held)
        return BrassTable(stage, context, game, self._pictures, layout, controller, client)

    def draw_map(self, room: TableWindowSize, seats: int) -> None:
        """Read the map of the first era."""
        layout = brass_layout(room, seats)
        space = MapCoordinates(layout.frame, room.k, layout.view)
        self._pictures.usual_size_picture(space, map_scene_name("canal"))


class BrassScreenPictures(PaintedPictures[BrassArt]):
    """See `table_protocol.ScreenPictures`."""

    icon_names_by_role: ClassVar[Mapping[str, str]] = {
        "new-game": "cotton-mill",
        "go-on": "train",
        "rank": "laurel",
    }

    def __init__(self, asset_folder: Path) -> None:
        """Store the folder of all assets; read files on first use."""
        backdrops = Backdrops(asset_folder / FOLDER, KEEP)
        super().__init__(asset_folder, BrassArt, backdrops, FIGURES, BrassTitleAnimation)
        self._maps = MapPictures(make_map_ground_painter(asset_folder))

    def seat_piece_picture(self, colour: str, k: float) -> Picture:
        """Return a flipped mill, with its origin in the middle of its foot."""
        face = CounterFace(
            self.art_colour_names[colour], "cotton-mill", 1, flipped=True, points="3"
        )
        sprite = self.art_at_scale(k).counter(face)
        return Picture(sprite.surface, -sprite.anchor[0], -sprite.surface.get_height())

    def thumbnail(
        self, view: State | None, colours: Sequence[str], size: tuple[int, int]
    ) -> Surface:
        """Return a small map with its links and counters."""
        frame = MapFrame.frame_of_part(SHOWN, size)
        table = table_view(cast("BrassState", view)) if view is not None else None
        night = table is not None and table.era == "rail"
        picture = self._maps.usual_size_picture(
            MapCoordinates(frame, frame.k), "rail" if night else "canal"
        ).copy()
        if table is None:
            return picture
        art = self.art_at_scale(frame.k)
        plan = load_map_plan()
        for link in table.links:
            curve = plan.lines[link.line].curve
            face = LineFace(
                curve, "owned", night, self.art_colour_names[colours[link.owner]], night
            )
            art.line(face).blit_to(picture, frame.exact_pixel(curve[0]))
        for space in table.spaces:
            at = frame.exact_pixel(plan.space_middle(space.name))
            if space.counter is None:
                art.space(space.industries, night=night).blit_to(picture, at)
                continue
            kind = space.counter.kind
            paint = self.art_colour_names[colours[space.counter.owner]]
            shown = CounterFace(paint, kind.industry, kind.level, flipped=space.counter.flipped)
            art.counter(shown._replace(points=str(kind.points))).blit_to(picture, at)
        return picture


class BrassPackArt:
    """See `game.box.pack_art.PackArt`."""

    def __init__(self, assets: Path, words: Words) -> None:
        """Store the folder of all assets; read files on first use."""
        self._words = words
        self._art_at_scale = ArtCache(assets, BrassArt).art_at_scale

    def piece_size(self, group: str) -> tuple[float, float]:
        """Return the size of counters in u."""
        return PACK_COUNTER if group == COUNTERS else (0.0, 0.0)

    def piece_picture(self, piece: Piece, value: Any, k: float) -> Surface | None:
        """Return a counter with its cost, and its back with its income."""
        if piece.group_name != COUNTERS:
            return None
        key = ("counter of a pack", repr(value), round(k, 3))
        return SURFACES.get_or_make(key, lambda: self._counter_front_and_back_picture(value, k))

    def board_picture(
        self, piece: Piece, value: Any, path: PiecePath, size: tuple[int, int]
    ) -> Surface | None:
        """Return a card, repeated as often as the pack has it; None for a counter, which looks like
        its picture."""
        if piece.group_name != PACKS or len(path) != 2 or path[0] != "cards":
            return None
        k = size[1] / CARD_HIGH
        art = self._art_at_scale(k)
        picture = Surface(size, SRCALPHA)
        name = str(path[1])
        count = int(value["cards"][path[1]])
        industry = name if name in INDUSTRIES else ""
        called = self._words.say(f"card-{name}") if industry else self._words.name_of_key(name)
        face = CardFace(split_name(str(called)), industry)
        room = (size[0] - CARD_PITCH * k) / max(count - 1, 1)
        pitch = min(CARD_PITCH * k, room)
        left = size[0] / 2 - (count - 1) * pitch / 2
        for number in range(count):
            art.card(face).blit_to(picture, (left + number * pitch, CARD_TOP * k))
        return picture

    def table_place(self, piece: Piece, value: Any, path: PiecePath) -> TablePlace | None:
        """Return the part of the table that shows a number: a document, the top bar or a
        nameplate."""
        name = PLACES.get(piece.name) or PLACES.get(f"{piece.name}.{path[0]}" if path else "")
        if piece.group_name == GAMES:
            name = "deck" if path and str(path[0]).startswith("out") else "rounds"
        seats = value["players"] if piece.group_name == GAMES else 0
        return TablePlace(name, seats) if name else None

    def _counter_front_and_back_picture(self, value: Any, k: float) -> Surface:
        art = self._art_at_scale(k)
        picture = Surface((round(PACK_COUNTER[0] * k), round(PACK_COUNTER[1] * k)), SRCALPHA)
        front = CounterFace(OWN, value["industry"], value["level"], cubes=value["cubes"])
        back = front._replace(flipped=True, cubes=0, points=str(value["points"]))
        for sprite, (x, y) in (
            (art.counter(front, PACK_COUNTER_WIDTH), FRONT),
            (art.counter(back, PACK_COUNTER_WIDTH), BACK),
            (art.coin(f"£{value['cost']}", PACK_COIN), COST),
            (art.tag(f"+{value['income']}"), INCOME),
        ):
            sprite.blit_to(picture, (x * k, y * k))
        return picture
