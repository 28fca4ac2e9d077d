"""What the panels round the map show of a position."""

from __future__ import annotations

from game.numerals import numeral
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.table.art.tiles import tile_kind
from game.titles.tiletum.table.art.wheel import ArcFace, PetalFace
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.look.action_sheet import challenges_said
from game.titles.tiletum.table.look.map import fair_state
from game.titles.tiletum.table.panels.board import (
    ROOFED,
    BuildingLook,
    LargeBoardLook,
    TiletumBoardLook,
)
from game.titles.tiletum.table.panels.offers import CardLook
from game.titles.tiletum.table.panels.rose import RoseLook
from game.titles.tiletum.table.panels.seat import TiletumSeatLook
from game.titles.tiletum.table.panels.strip import EndingLook, FairLook, FairsLook, TrackLook
from game.titles.tiletum.table.panels.top_bar import TiletumTopLook
from game.titles.tiletum.table.view import TableView, TiletumModel
from game.titles.tiletum.table.views import BuildingView, SeatView

MOST_AP = 7
FAIR_ICONS = {
    "house-and-pillar": ("house", "pillar"),
    "contract-and-cathedral": ("contract", "cathedral"),
    "contract-and-crest": ("contract", "crest"),
    "contract": ("contract",),
    "king": ("king",),
    "house": ("house",),
    "upper-character": ("character",),
    "crest": ("crest",),
    "pillar": ("pillar",),
    "full-building": ("fair",),
    "cathedral": ("cathedral",),
    "mine": ("mine",),
    "tech-levels": ("learn",),
    "mine-and-building": ("mine", "house"),
}
"""What a fair counts."""


def top_look(model: TiletumModel) -> TiletumTopLook:
    """Return the bar along the top."""
    view = model.view
    order = tuple((seat, view.seats[seat].dice, seat == view.acting) for seat in view.order)
    return TiletumTopLook(view.round, view.turn, order)


def track_look(context: TableContext, model: TiletumModel) -> TrackLook:
    """Return the king track."""
    view = model.view
    markers = tuple((seat, view.seats[seat].king) for seat in view.king_order)
    standing = ", ".join(f"{context.name(seat)} {numeral(space)}" for seat, space in markers)
    said = context.say("track-said", standing=standing)
    tokens = tuple(token for token in view.tokens if token >= 0)
    ribbons = view.below.ribbons if view.below is not None else ()
    return TrackLook(*view.king_ends, markers, tokens, view.king_tile, said, ribbons)


def fairs_look(context: TableContext, model: TiletumModel) -> FairsLook:
    """Return the four fairs, with what each would pay every seat now."""
    view = model.view
    return FairsLook(tuple(_fair(context, view, number) for number in range(len(view.fairs))))


def _fair(context: TableContext, view: TableView, number: int) -> FairLook:
    fair = view.fairs[number]
    seats = tuple(
        (seat, there, numeral(points))
        for seat, (there, points) in enumerate(zip(fair.parts, fair.points, strict=True))
    )
    town, kind = context.area(fair.town), context.area(fair.kind)
    paid = ", ".join(
        context.say("fair-pays" if there else "fair-misses", name=context.name(seat), points=points)
        for seat, there, points in seats
    )
    said = context.say("fair-said", round=fair.round, town=town, worth=fair.worth, kind=kind)
    icons = FAIR_ICONS[fair.kind]
    return FairLook(
        fair.round,
        fair_state(view, fair),
        town,
        icons,
        str(fair.worth),
        seats if fair_state(view, fair) != "past" else (),
        f"{said} {paid}",
    )


def rose_look(context: TableContext, model: TiletumModel, picked: int = 0) -> RoseLook:
    """Return the window for whoever looks on: own markers count for them; `picked` is the value
    of the die that is picked, 0 for none.
    """
    view = model.view
    with_dice = {value for _, value, _ in view.dice}
    begun = view.die is not None and view.question not in ("turn", "king-tile")
    chosen = view.die[1] if begun and view.die is not None else picked
    petals = tuple(
        PetalFace(
            value,
            action,
            context.say(f"action-{action}"),
            MOST_AP - value,
            model.own.markers.get(action, 0),
            view.action_tiles[action],
            "chosen" if value == chosen else "lit" if value in with_dice else "dark",
        )
        for value, action in view.places
    )
    return RoseLook(petals, view.dice, _arc(context, view))


def _arc(context: TableContext, view: TableView) -> ArcFace | None:
    """Return the explorer field."""
    below = view.below
    if below is None:
        return None
    values = [value for value, _ in view.places]
    return ArcFace(
        values.index(below.field[0]),
        context.say("action-explorer"),
        view.action_tiles["explorer"],
        values.index(below.symbol),
        below.symbol_open,
        view.action == "explorer",
    )


def seat_look(
    context: TableContext, model: TiletumModel, seat: int, *, chosen: bool
) -> TiletumSeatLook:
    """Return a player's panel."""
    view, card = model.view, context.seats[seat]
    own = view.seats[seat]
    acts = view.acting == seat
    figures = own.houses, own.pillars, own.cathedrals, len(own.contracts), own.completed
    below = (own.silver, own.mines) if view.below is not None else None
    return TiletumSeatLook(
        seat,
        card.name,
        card.caption,
        context.say("acts") if acts else "",
        numeral(own.points),
        own.goods,
        figures,
        own.dice,
        chosen,
        seat_said(context, own, silver=below is not None),
        below,
        challenges_said(context, model, seat),
    )


def seat_said(context: TableContext, own: SeatView, *, silver: bool = False) -> str:
    """Return a seat in words."""
    goods = ", ".join(
        f"{context.area(good)} {count}" for good, count in zip(GOODS, own.goods, strict=True)
    )
    said = context.say(
        "seat-said",
        name=context.name(own.seat),
        points=own.points,
        goods=goods,
        houses=own.houses,
        pillars=own.pillars,
        cathedrals=own.cathedrals,
        contracts=len(own.contracts),
        completed=own.completed,
        end=own.at_end,
    )
    if not silver:
        return said
    more = context.say("seat-said-below", silver=own.silver, mines=own.mines)
    payable = context.say("bonused-said", good=context.area(own.bonused)) if own.bonused else ""
    return " ".join(part for part in (said, more, payable) if part)


def ending_look(context: TableContext, model: TiletumModel) -> EndingLook:
    """Return what houses times pillars would bring everybody."""
    seats, below = model.view.seats, model.view.below
    told = ", ".join(f"{context.name(each.seat)} {each.sources[1]}" for each in seats)
    overlay = below.overlay if below is not None else ""
    return EndingLook(
        tuple((each.seat, *factors(each, overlay), each.sources[1]) for each in seats),
        context.say(f"ending-said-{overlay}" if overlay else "ending-said", told=told),
        overlay,
    )


def factors(own: SeatView, overlay: str) -> tuple[int, int]:
    """Return the two numbers that are multiplied at the end (T-801, S-802)."""
    houses = max(own.houses, own.mines) if overlay == "A" else own.houses
    pillars = max(own.pillars, own.mines) if overlay == "B" else own.pillars
    return houses, pillars


def board_look(context: TableContext, model: TiletumModel, seat: int) -> TiletumBoardLook:
    """Return a seat's board."""
    own = model.view.seats[seat]
    mine = seat == model.seat
    head = context.say("board-yours") if mine else context.say("board-of", name=context.name(seat))
    colour = context.colour(seat)
    buildings = tuple(
        _building(context, building, number, colour, roofed=not own.bare and number <= ROOFED)
        for number, building in enumerate(own.buildings, start=1)
    )
    said = f"{head}. {'. '.join(building.said for building in buildings)}"
    if own.open:
        waiting = ", ".join(map(context.area, own.open))
        said = f"{said}. {context.say('contracts-open', names=waiting)}"
    silver = model.view.below is not None
    mines = own.mine_supply if silver else None
    supply = own.supply
    return TiletumBoardLook(
        seat,
        colour,
        head,
        buildings,
        own.store,
        own.contracts,
        supply,
        said,
        mines,
        own.bare,
        own.open,
    )


def large_board_look(
    context: TableContext, model: TiletumModel, which: str
) -> LargeBoardLook | None:
    """Return the board in large that a document "board:2" names; None for any other one."""
    if not which.startswith("board:"):
        return None
    own, silver = model.view.seats[int(which.removeprefix("board:"))], model.view.below is not None
    return LargeBoardLook(
        board_look(context, model, own.seat),
        (*own.goods, own.silver) if silver else own.goods,
        own.dice,
        (own.houses, own.pillars, own.mines),
        tuple(building.gain for building in own.buildings),
        context.say("large-completed", number=own.completed, contracts=len(own.contracts)),
    )


def _building(
    context: TableContext, view: BuildingView, number: int, colour: str, *, roofed: bool
) -> BuildingLook:
    rooms = tuple((tile_kind(tile).type if tile else "", tile) for tile in view.rooms)
    full = all(tile for tile in view.rooms)
    who = ", ".join(context.area(tile) for tile in view.rooms if tile)
    crest = context.area(f"crest:{view.crest}") if view.crest else ""
    parts = [
        context.say(
            "building-said", number=number, filled=sum(map(bool, view.rooms)), of=len(rooms)
        ),
        who,
        crest or context.say("crest-costs", food=view.food),
    ]
    return BuildingLook(
        number,
        rooms,
        view.crest,
        view.food,
        view.gain,
        view.marker,
        colour,
        roofed and not full,
        view.completed,
        "; ".join(part for part in parts if part),
    )


def card_looks(model: TiletumModel) -> tuple[CardLook, ...]:
    """Return both offers, contracts first."""
    view = model.view
    contracts = [
        CardLook(tile, price) for tile, price in zip(view.contracts, view.prices, strict=True)
    ]
    return (*contracts, *(CardLook(tile, 1) for tile in view.characters))
