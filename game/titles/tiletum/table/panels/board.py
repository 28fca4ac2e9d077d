"""A player's board in small: buildings, crests below them, storehouse, contracts and supply."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple, Unpack

from game.scene.drawing import colours
from game.scene.drawing.colours import with_alpha
from game.scene.drawing.paint_surface import Painter, cached_picture
from game.scene.nodes.node import Canvas, NodeValues, Tip
from game.scene.skins.panel import slate
from game.scene.stage.placing import Box, Point, box
from game.scene.text import text_styles
from game.scene.widgets import Button
from game.tabletop.art.cells import put_cell, tray
from game.tabletop.panel.look_widget import CHOSEN, LEGAL
from game.tabletop.panel.told_parts import ToldParts
from game.tabletop.table_context import put
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiles import tile_kind
from game.titles.tiletum.table.art.townhouses import art_height
from game.titles.tiletum.table.exhibit import (
    LookWidget,
    OwnHandlers,
    PickedWidget,
    TableContext,
    capital,
)
from game.titles.tiletum.table.seat_view import BuildingView, SeatView
from game.titles.tiletum.table.view import TiletumModel

PITCH = 67.5
WIDTH = 62.0
SIDE = 12.0
TOP = 38.0
HEIGHT = 152.0
STORE_TOP = 198.0
STORE = 50.0
CONTRACTS_LEFT = 236.0
CONTRACT_PITCH = 30.0
PLACES = 4
SPACES = 6
BUILDINGS = 6
POINTED_AT = 0.4  # how strong the frame of what is not to be picked is
LEVELS_LEFT = 228.0
LEVELS_AT = 58.0
LEVEL_PITCH = 33.0
BACK: Final = (320.0, 40.0, 94.0, 36.0)
"""The technologies, and what leads back from another's board, above the low buildings."""
BACK_LETTERS: Final = text_styles.BOLD.sized(17)
PIECES: Final = ("house", "pillar", "mine")


class BoardLook(NamedTuple):
    """A seat's board, its head, all of it in words, with Silver the level of each technology, and
    whether it is the board of whoever looks on.
    """

    own: SeatView
    head: str
    said: str
    levels: tuple[tuple[str, int], ...] = ()
    is_viewers: bool = True


def board_look(context: TableContext, model: TiletumModel, seat: int) -> BoardLook:
    """Return a seat's board."""
    own = model.view.seats[seat]
    name = context.name(seat)
    head = context.say("board-yours") if seat == model.seat else context.say("board-of", name=name)
    said = f"{head}. {'. '.join(building_said(context, each) for each in own.buildings)}"
    if own.open:
        waiting = ", ".join(map(context.area, own.open))
        said = f"{said}. {context.say('contracts-open', names=waiting)}"
    below = model.view.below
    technologies = below.technologies if below is not None and not own.bare else ()
    levels = tuple((each.name, each.levels[seat]) for each in technologies)
    return BoardLook(own, head, said, levels, seat == model.viewer)


def building_said(context: TableContext, view: BuildingView) -> str:
    """Return a building in sentences: its rooms, who lives there, and its crest or what one
    costs."""
    who = [context.area(tile) for tile in view.rooms if tile]
    of = len(view.rooms)
    crest = f"crest:{view.crest}"
    parts = [
        context.say("building-said", number=view.number, filled=len(who), of=of),
        ", ".join(who),
        context.area(crest) if view.crest else context.say("crest-costs", food=view.food),
    ]
    return ". ".join(capital(part) for part in parts if part)


@cached_picture
def frame(painter: Painter, k: float) -> None:
    """The line and the faint light of what may be picked on slate."""
    inner = painter.box(8 * k)
    painter.fill(inner, with_alpha(colours.LAMP, 0.16))
    painter.line(inner.inset(k), 2.6 * k, with_alpha(colours.LAMP, 0.95))


class BuildingLook(NamedTuple):
    """A building and the seat it belongs to."""

    view: BuildingView
    seat: int


class BuildingNode(PickedWidget[BuildingLook]):
    """One building of a seat, which a character moves into or a crest is put below."""

    def put_look(self, canvas: Canvas, look: BuildingLook) -> None:
        """Draw the house with its rooms, its roof, the crest and the marker."""
        view, seat = look
        art = self.context.art(canvas.k)
        middle = self.width / 2
        if (lit := self.state in (LEGAL, CHOSEN)) or self.hovered:
            canvas.put(frame(canvas.size(self), canvas.k), alpha=1.0 if lit else POINTED_AT)
        ground = self.height - 38
        people = tuple(tile_kind(tile).type if tile else "" for tile in view.rooms)
        put(canvas, art.townhouse(view.number, people), middle, ground)
        if view.roof:
            top = ground - art_height(len(people)) - 4
            put(canvas, art.piece("house", self.context.colour(seat), 0.62), middle, top)
        y = ground + 20
        left = middle - 15 if view.marker else middle
        if view.crest:
            put(canvas, art.crest(view.crest, 27.0), left, y)
        else:
            put(canvas, art.icon("crest", 30, tone="disabled"), left, y)
            put(canvas, art.figure(str(view.food), 18.0, "#0A1014"), left - 5, y - 1)
        if view.marker and view.completed:
            put(canvas, art.icon("check", 22, tone="brass"), middle + 16, y)
        elif view.marker:
            put(canvas, art.quatrefoil(f"+{view.marker}", 11.0), middle + 16, y)


class StoreNode(PickedWidget[str]):
    """A place of the storehouse and the tile on it."""

    def put_look(self, canvas: Canvas, look: str) -> None:
        """Draw the tray, the light and the tile."""
        canvas.put(tray(canvas.size(self), canvas.k, dark=True))
        if (lit := self.state in (LEGAL, CHOSEN)) or (self.hovered and look):
            canvas.put(frame(canvas.size(self), canvas.k), alpha=1.0 if lit else POINTED_AT)
        if look:
            sprite = self.context.art(canvas.k).tile(look, 44.0)
            put(canvas, sprite, self.width / 2, self.height / 2)


class AnyBoard(LookWidget[BoardLook]):
    """Buildings and storehouse of one seat, in small or in large."""

    def __init__(
        self,
        context: TableContext,
        own: OwnHandlers,
        *,
        houses: Sequence[Box],
        shelves: Sequence[Box],
        prefix: str = "",
        house_scale: float = 1.0,
        store_scale: float = 1.0,
        **values: Unpack[NodeValues],
    ) -> None:
        """Make the buildings and the storehouse in their places. Their names begin with `prefix`;
        the scales say how much larger they are drawn.
        """
        super().__init__(context, **values)
        places = {f"building:{number}": spot for number, spot in enumerate(houses, start=1)}
        self.buildings = [
            BuildingNode(context, name, own, **box(*spot), scale=house_scale, name=prefix + name)
            for name, spot in places.items()
        ]
        self.store = [
            StoreNode(
                context, "", own, **box(*spot), scale=store_scale, name=f"{prefix}store:{place}"
            )
            for place, spot in enumerate(shelves)
        ]

    def lay(self, look: BoardLook, states: dict[str, str]) -> None:
        """Show a board and what of it may be picked."""
        self.show(look)
        self.label = look.said
        for house, building in zip(self.buildings, look.own.buildings, strict=True):
            house.lie(BuildingLook(building, look.own.seat), house.named, states)
            house.label = building_said(self.context, building)
        for shelf, tile in zip(self.store, look.own.store, strict=True):
            shelf.lie(tile, f"store:{tile}" if tile else "", states)
            shelf.label = self.context.area(tile) if tile else self.context.say("store-free")
            shelf.empty_tip = Tip(capital(self.context.say("store-free")))


class BoardPanel(AnyBoard):
    """The board of one seat in small."""

    def __init__(self, context: TableContext, own: OwnHandlers) -> None:
        """Make the buildings and the storehouse."""
        houses = [Box(SIDE + PITCH * n - 2, TOP, WIDTH + 4, HEIGHT) for n in range(BUILDINGS)]
        shelves = [Box(SIDE + (STORE + 4) * n, STORE_TOP, STORE, STORE + 4) for n in range(PLACES)]
        super().__init__(context, own, houses=houses, shelves=shelves, role="panel", solid=True)
        self._tells = ToldParts(self._part_tip)
        self._own = own
        self.back = Button(
            context.say("board-back"),
            name="board:own",
            layout="centred",
            tooltip=context.say("board-back-tip"),
            cap="@back",
            **box(*BACK),
        )
        self.back.letters = BACK_LETTERS
        self.back.gap = 6.0
        self.add(*self.buildings, *self.store, self._tells, self.back)

    def lay(self, look: BoardLook, states: dict[str, str]) -> None:
        """Show a board and what of it may be picked."""
        super().lay(look, states)
        self.back.visible = not look.is_viewers
        self.back.on_click = partial(self._own.show_board, look.own.seat)
        boxes = {
            f"contract-space:{space}": Box(
                CONTRACTS_LEFT + CONTRACT_PITCH * space, STORE_TOP, CONTRACT_PITCH, STORE + 4
            )
            for space in range(SPACES)
        }
        left, pitch = self._supply_row(look.own)
        supply = len((*look.own.supply, *look.own.mine_supply[:1]))
        for number, kind in enumerate(PIECES[:supply]):
            boxes[f"supply:{kind}"] = Box(left + pitch * number - 14, 6.0, pitch - 4, 32.0)
        for number, (technology, _) in enumerate(look.levels):
            at = LEVELS_LEFT + LEVEL_PITCH * number
            place = Box(at - 12, LEVELS_AT - 16, LEVEL_PITCH - 1, 32.0)
            boxes[f"technology:{technology}"] = place
        self._tells.lay(boxes)

    def _supply_row(self, own: SeatView) -> tuple[float, float]:
        """Return where the supply begins in the head, and how far apart its figures are."""
        return (self.width - 172, 55) if own.deep else (self.width - 118, 58)

    def _part_tip(self, name: str) -> Tip | None:
        """Return what the supply or a space for a contract is."""
        if self.look is None:
            return None
        own = self.look.own
        say = self.context.say
        (part, _, which) = name.partition(":")
        if part == "technology":
            return self._own.tip(name)
        if part == "supply":
            count = (*own.supply, *own.mine_supply)[PIECES.index(which)]
            head = say(f"board-supply-{which}", number=count)
            return Tip(head, (say(f"board-supply-{which}-said"),))
        space = int(which)
        if space < len(own.contracts):
            contract = capital(self.context.area(own.contracts[space]))
            return Tip(contract, (say("contract-space-done"),))
        if space < len(own.contracts) + len(own.open):
            return Tip(capital(self.context.area(own.open[space - len(own.contracts)])))
        frees = (say("contract-space-pillar"),) if space in own.contract_pillars else ()
        return Tip(say("contract-space"), frees)

    def middle(self) -> Point:
        """Return the middle of the panel's head, the only part that no pickable piece covers."""
        left, top, width, _ = self.box()
        return left + width / 2, top + TOP / 2

    @property
    def store_spot(self) -> tuple[float, float]:
        """Return the first free place of the storehouse."""
        tiles = self.look.own.store if self.look is not None else ()
        place = next((at for at, tile in enumerate(tiles) if not tile), PLACES - 1)
        return SIDE + (STORE + 4) * place + STORE / 2, STORE_TOP + STORE / 2

    def building_spot(self, number: int) -> tuple[float, float]:
        """Return the middle of a building."""
        return SIDE + PITCH * (number - 1) + WIDTH / 2, TOP + HEIGHT / 2

    def put_look(self, canvas: Canvas, look: BoardLook) -> None:
        """Draw ground, head, supply and contracts."""
        canvas.put(slate(canvas.size(self), canvas.k))
        art = self.context.art(canvas.k)
        own = look.own
        left, pitch = self._supply_row(own)
        canvas.words(look.head, inks.SLATE_HEAD, (16, 6, left - 34, 32))
        for number, (technology, level) in enumerate(look.levels):
            x = LEVELS_LEFT + LEVEL_PITCH * number
            y = LEVELS_AT
            put(canvas, art.icon(technology, 20, tone="cream"), x, y, 1.0 if level else 0.5)
            canvas.words(str(level), inks.FIGURE, (x + 11, y - 14, 14, 28))
        supply = zip(PIECES, (*own.supply, *own.mine_supply), strict=False)
        for number, (kind, count) in enumerate(supply):
            x = left + pitch * number
            put(canvas, art.icon(kind, 23), x, 22)
            canvas.words(str(count), inks.FIGURE, (x + 15, 8, 30, 28))
        for space in range(SPACES):
            x = CONTRACTS_LEFT + CONTRACT_PITCH * space
            done = space < len(own.contracts)
            box = x, STORE_TOP, CONTRACT_PITCH - 3, STORE + 4
            put_cell(canvas, box, "lit" if done else "now", 9)
            middle = x + CONTRACT_PITCH / 2 - 1.5
            if done:
                put(canvas, art.icon("contract", 20, tone="ink"), middle, STORE_TOP + 18)
                put(canvas, art.icon("check", 17, tone="ink"), middle, STORE_TOP + 40)
            elif space < len(own.contracts) + len(own.open):
                put(canvas, art.icon("contract", 20), middle, STORE_TOP + 28)
            elif space in own.contract_pillars:
                pillar = art.piece("pillar", self.context.colour(own.seat), 0.72)
                put(canvas, pillar, middle, STORE_TOP + 28)
