"""A player's board in small: six buildings, crests below them, storehouse, contracts, supply."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.cache import cached
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.paint_surface import Painter
from game.scene.drawing.picture import Picture
from game.scene.nodes.node import Canvas
from game.scene.skins.panel import slate
from game.scene.stage.placing import Point, PxSize
from game.scene.stage.tip import Tip
from game.tabletop.art.table_art import cell, tray
from game.tabletop.panel.look_widget import CHOSEN, LEGAL, UNLIT
from game.tabletop.table_model import put
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.map_art import art_height
from game.titles.tiletum.table.exhibit import LookWidget, TableContext, Target

PITCH, WIDTH = 67.5, 62.0
SIDE, TOP, HEIGHT = 12.0, 38.0, 152.0
STORE_TOP, STORE = 198.0, 50.0
CONTRACTS_LEFT, CONTRACT_PITCH = 236.0, 30.0
PLACES, SPACES = 4, 6
ROOFED: Final = 5  # buildings with a house on the roof and a marker


@dataclass(frozen=True, slots=True)
class BuildingLook:
    """A building: types and tiles of its rooms from floor 1 up ("" for an empty one), its crest or
    what one costs and brings, its marker, and whether a house is still on its roof.
    """

    number: int
    rooms: tuple[tuple[str, str], ...]
    crest: str
    food: int
    gain: str
    marker: int
    colour: str
    roof: bool
    completed: bool
    said: str


@dataclass(frozen=True, slots=True)
class TiletumBoardLook:
    """A seat's board; with Silver its mines in the own and in the general supply. No pillars lie on
    a `bare` one; contracts that are still `open` are shown on the one of the Cardinal.
    """

    seat: int
    colour: str
    head: str
    buildings: tuple[BuildingLook, ...]
    store: tuple[str, ...]
    contracts: tuple[str, ...]
    supply: tuple[int, int]
    said: str
    mines: tuple[int, int] | None = None
    bare: bool = False
    open: tuple[str, ...] = ()

    @property
    def pillars(self) -> range:
        """The spaces for contracts, counted from 0, on which a pillar lies (T-111, S-109)."""
        spaces = SPACES if self.mines is not None else SPACES - 1
        return range(len(self.contracts), 0 if self.bare else spaces)


@cached
def frame(size: PxSize, k: float) -> Picture:
    """The line and the faint light of what may be picked on slate."""
    painter = Painter(size)
    box = painter.box(8 * k)
    painter.fill(box, with_alpha(colours.LAMP, 0.16))
    painter.line(box.inset(k), 2.6 * k, with_alpha(colours.LAMP, 0.95))
    return painter.picture()


class BuildingNode(Target[BuildingLook]):
    """One building, which a character moves into or a crest is put below."""

    def put_look(self, canvas: Canvas, look: BuildingLook) -> None:
        """Put the house with its rooms, its roof, the crest and the marker."""
        art, middle = self.context.art(canvas.k), self.width / 2
        if self.state in (LEGAL, CHOSEN) or self.hovered:
            canvas.put(frame(canvas.size(self), canvas.k))
        ground = self.height - 38
        people = tuple(person for person, _ in look.rooms)
        put(canvas, art.townhouse(look.number, people), middle, ground)
        if look.roof:
            top = ground - art_height(len(people)) - 4
            put(canvas, art.piece("house", look.colour, 0.62), middle, top)
        self._put_foot(canvas, look, ground + 20)

    def _put_foot(self, canvas: Canvas, look: BuildingLook, y: float) -> None:
        art, middle = self.context.art(canvas.k), self.width / 2
        left = middle - 15 if look.marker else middle
        if look.crest:
            put(canvas, art.crest(look.crest, 27.0), left, y)
        else:
            put(canvas, art.icon("crest", 30, tone="disabled"), left, y)
            put(canvas, art.figure(str(look.food), 18.0, "#0A1014"), left - 5, y - 1)
        if look.marker and look.completed:
            put(canvas, art.icon("check", 22, tone="brass"), middle + 16, y)
        elif look.marker:
            put(canvas, art.quatrefoil(f"+{look.marker}", 11.0), middle + 16, y)


class StoreNode(Target[str]):
    """A place of the storehouse and the tile on it."""

    def put_look(self, canvas: Canvas, look: str) -> None:
        """Put the tray, the light and the tile."""
        canvas.put(tray(canvas.size(self), canvas.k, dark=True))
        if self.state in (LEGAL, CHOSEN) or (self.hovered and look):
            canvas.put(frame(canvas.size(self), canvas.k))
        if look:
            sprite = self.context.art(canvas.k).tile(look, 44.0)
            put(canvas, sprite, self.width / 2, self.height / 2)


class BoardPanel(LookWidget[TiletumBoardLook]):
    """The board of one seat."""

    def __init__(
        self, context: TableContext, pick: Callable[[str], None], tip: Callable[[str], Tip | None]
    ) -> None:
        """Make the buildings and the storehouse."""
        super().__init__(context, role="panel", solid=True)
        self.buildings = [
            BuildingNode(
                context,
                f"building:{number}",
                pick,
                x=SIDE + PITCH * (number - 1) - 2,
                y=TOP,
                width=WIDTH + 4,
                height=HEIGHT,
                name=f"building:{number}",
                role="cell",
            )
            for number in range(1, 7)
        ]
        self.store = [
            StoreNode(
                context,
                f"store:{place}",
                partial(self._pick_stored, pick, place),
                x=SIDE + (STORE + 4) * place,
                y=STORE_TOP,
                width=STORE,
                height=STORE + 4,
                name=f"store:{place}",
                role="cell",
            )
            for place in range(PLACES)
        ]
        for node in self.buildings:
            node.tooltip = partial(tip, node.named)
        for place, shelf in enumerate(self.store):
            shelf.tooltip = partial(self._tip_of_stored, tip, place)
        self.add(*self.buildings, *self.store)

    def middle(self) -> Point:
        """In its head: what may be picked lies over the rest."""
        left, top, width, _ = self.box()
        return left + width / 2, top + TOP / 2

    def _pick_stored(self, pick: Callable[[str], None], place: int, _named: str) -> None:
        if self.look is not None and self.look.store[place]:
            pick(f"store:{self.look.store[place]}")

    def _tip_of_stored(self, tip: Callable[[str], Tip | None], place: int) -> Tip | None:
        tile = self.look.store[place] if self.look is not None else ""
        return tip(f"store:{tile}") if tile else None

    @property
    def store_spot(self) -> tuple[float, float]:
        """Return the first free place of the storehouse."""
        tiles = self.look.store if self.look is not None else ()
        place = next((at for at, tile in enumerate(tiles) if not tile), PLACES - 1)
        return SIDE + (STORE + 4) * place + STORE / 2, STORE_TOP + STORE / 2

    def building_spot(self, number: int) -> tuple[float, float]:
        """Return the middle of a building."""
        return SIDE + PITCH * (number - 1) + WIDTH / 2, TOP + HEIGHT / 2

    def lay(self, look: TiletumBoardLook, states: dict[str, str]) -> None:
        """Show a board and what of it may be picked."""
        self.show(look)
        self.label = look.said
        for house, building in zip(self.buildings, look.buildings, strict=True):
            house.show(building)
            house.label = building.said
            house.light(states.get(house.named, UNLIT))
        for place, tile in zip(self.store, look.store, strict=True):
            place.show(tile)
            place.label = self.context.area(tile) if tile else self.context.say("store-free")
            place.light(states.get(f"store:{tile}", UNLIT) if tile else UNLIT)

    def draw(self, canvas: Canvas) -> None:
        """Put ground, head, supply and contracts."""
        canvas.put(slate(canvas.size(self), canvas.k))
        look = self.look
        if look is None:
            return
        art = self.context.art(canvas.k)
        mines = look.mines or ()
        left, pitch = (self.width - 118, 58) if not mines else (self.width - 172, 55)
        canvas.words(look.head, inks.SLATE_HEAD, (16, 6, left - 34, 32))
        supply = zip(("house", "pillar", "mine"), (*look.supply, *mines), strict=False)
        for number, (kind, count) in enumerate(supply):
            x = left + pitch * number
            put(canvas, art.icon(kind, 23), x, 22)
            canvas.words(str(count), inks.FIGURE, (x + 15, 8, 30, 28))
        for space in range(SPACES):
            x = CONTRACTS_LEFT + CONTRACT_PITCH * space
            size = canvas.box(x, STORE_TOP, CONTRACT_PITCH - 3, STORE + 4).size
            done = space < len(look.contracts)
            canvas.put(cell(size, canvas.k, "lit" if done else "now", 9), x, STORE_TOP)
            middle = x + CONTRACT_PITCH / 2 - 1.5
            if done:
                put(canvas, art.icon("contract", 20, tone="ink"), middle, STORE_TOP + 18)
                put(canvas, art.icon("check", 17, tone="ink"), middle, STORE_TOP + 40)
            elif space < len(look.contracts) + len(look.open):
                put(canvas, art.icon("contract", 20), middle, STORE_TOP + 28)
            elif space in look.pillars:
                put(canvas, art.piece("pillar", look.colour, 0.72), middle, STORE_TOP + 28)
