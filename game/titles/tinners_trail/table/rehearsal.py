"""What will soon be shown is drawn beforehand, while nobody waits for anything."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic, NamedTuple

from game.scene.nodes.node import Canvas
from game.scene.stage.stage import Stage
from game.scene.widgets.small import SKINS
from game.tabletop.map.areas import trace_of
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.rehearsal import DrawAhead, Drawing, light_drawings, mark_drawings
from game.tabletop.sheet.sheet_keeper import box_round
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.views import AreaView, AuctionView, TileView
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.chart.area_pieces import CountyBrush, PieceBrush
from game.titles.tinners_trail.table.chart.chart import LAMP_R
from game.titles.tinners_trail.table.chart.map_life import CountyScene, scene_of
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.bid_sheet import BidSheetFacts, BidSheetLook, write_bill
from game.titles.tinners_trail.table.look.cards import face_of, hand_of_viewer, is_hidden
from game.titles.tinners_trail.table.panels.plate import PlatePanel
from game.titles.tinners_trail.table.parts import CountyParts, TrailParts
from game.titles.tinners_trail.table.sheets.bid_sheet import BidSheet, card_on_bill, tile_on_bill
from game.titles.tinners_trail.table.sheets.bid_sheet_shape import BidSheetShape, bill_place
from game.titles.tinners_trail.table.sheets.bidding import Watching, WatchingLook
from game.titles.tinners_trail.table.view_model import AnyCounty, TrailModel

# What the next auction bill will show: its paper, cards as far as the viewer may know them, the
# tiles, and its letters.

IN_FLIGHT = 1.0  # a card on its way to the bill
NOBODY = -1
FIRST_BIDDER = 3  # among the parts of a bill
STATES = (  # a bidder's words, whether they are strong, and whether it is that bidder's turn
    ("bidder-in", False, False),
    ("bidder-out", False, False),
    ("bidder-leads", True, False),
    ("bidder-acts", True, True),
)


@dataclass(frozen=True, slots=True)
class OffscreenCanvas:
    """What is rehearsed with; what is put on its `canvas`, of so many pixels per u, is not seen."""

    context: TableContext
    guide: Guide
    canvas: Callable[[float], Canvas]


class Paper(NamedTuple):
    """The shape of a bill, and at how many pixels per u, or per u of the controls, it is drawn."""

    shape: BidSheetShape
    k: float


def bills_by_paper(model: TrailModel, parts: TrailParts) -> list[tuple[Paper, list[AreaView]]]:
    """Return the areas that may be put up for sale by the shape and the scale of their bill, most
    of them first: where an area lies decides how large its bill can be.
    """
    layout, areas = parts.layout, dict[Paper, list[AreaView]]()
    for area in _for_sale(model):
        about = box_round(parts.chart.outline(area.name), layout.controls)
        shape, place = bill_place(layout, (about,))
        areas.setdefault(Paper(shape, place.scale), []).append(area)
    return sorted(areas.items(), key=lambda pair: -len(pair[1]))


def bill_drawings(
    painter: OffscreenCanvas, model: TrailModel, areas: list[AreaView], paper: Paper
) -> Iterator[Drawing]:
    """Yield the pictures of the bills of areas on their paper, at pixels per u."""
    shape, k = paper
    size = round(shape.size[0] * k), round(shape.size[1] * k)
    yield Drawing(("paper", size), partial(SKINS["bill"], size, k))
    yield from _cards(painter, model, shape, k)
    art = painter.context.art(k)
    for area in areas:
        assert area.tile is not None
        face, lying = _tile(area.region, area.tile)
        for alone in (False, True) if lying == "up" else (False,):
            draw = partial(tile_on_bill, art, face, lying, shape, alone=alone)
            yield Drawing((face, lying, alone, shape.ornate, k), draw)


def bill_words(
    painter: OffscreenCanvas, model: TrailModel, areas: list[AreaView], paper: Paper
) -> Iterator[Drawing]:
    """Yield the words of a bill: everybody's part of the first one, and the others' headings."""
    shape, k = paper
    names = [area.name for area in areas]
    for name in names:
        yield Drawing(
            ("heading", name, shape.ornate, k), partial(_print, painter, model, (name, 0), paper)
        )
    seats = range(len(painter.context.seats))
    for part in range(1, FIRST_BIDDER + len(seats)) if names else ():
        yield Drawing(
            ("part", part, shape.ornate, k),
            partial(_print, painter, model, (names[0], part), paper),
        )
    for seat in (NOBODY, *seats):
        yield Drawing(("watching", seat, shape.ornate, k), partial(_watch, painter, seat, paper))


def _for_sale(model: TrailModel) -> list[AreaView]:
    return [area for area in model.view.areas if area.tile is not None and area.owner < 0]


def _cards(
    painter: OffscreenCanvas, model: TrailModel, shape: BidSheetShape, k: float
) -> Iterator[Drawing]:
    """Yield what the cards of each region share, then the viewer's own."""
    art = painter.context.art(k)
    for region in sorted({card.split(":")[0] for card in model.board.card_texts}):
        for scale in (shape.card_scale, IN_FLIGHT):
            draw = partial(art.print_blank, region, scale=scale)
            yield Drawing(("card", region, scale, k), draw)
    for card in hand_of_viewer(model.view, concealed=False).cards:
        if not is_hidden(card):
            face = face_of(card, painter.context.words)
            sold = partial(card_on_bill, art, face, shape)
            yield Drawing((card, shape.ornate, k), sold)
            yield Drawing((card, "picked", k), partial(art.survey_card, face, glow=True))


def _tile(region: str, tile: TileView) -> tuple[TileFace, str]:
    """Return what the viewer may see of a tile, and how it lies on a bill."""
    letter = region.upper()
    if not tile.known:
        return TileFace(region, letter, (0, 0, 0)), "down"
    counts = tile.tin, tile.copper, tile.water
    return TileFace(region, letter, counts, tile.bonus), "up" if tile.face_up else "peeked"


def _print(
    painter: OffscreenCanvas, model: TrailModel, what: tuple[str, int], paper: Paper
) -> None:
    """Draw a part, by its number, of an area's bill; a bidder in every state there is."""
    area, part = what
    bid_sheet, sheet = _bid_sheet(painter, model, area), BidSheet(painter.context, paper.shape)
    for words, strong, acts in STATES if part >= FIRST_BIDDER else STATES[:1]:
        state = painter.context.say(words)
        bidders = [
            replace(each, state=state, strong=strong, acts=acts) for each in bid_sheet.bidders
        ]
        sheet.show(replace(bid_sheet, bidders=tuple(bidders)))
        tuple(sheet.parts())[part](painter.canvas(paper.k))


def _bid_sheet(painter: OffscreenCanvas, model: TrailModel, area: str) -> BidSheetLook:
    """Return the bill there would be if the first seat led the bidding for an area."""
    seats = tuple(range(len(painter.context.seats)))
    own = (card for card in hand_of_viewer(model.view, concealed=False).cards)
    card = next((card for card in own if not is_hidden(card)), "")
    auction = AuctionView(
        area=area,
        opener=0,
        card=card,
        card_from="hand" if card else "",
        minimum=1,
        high_bid=1,
        high_bidder=0,
        bidding=seats,
    )
    prospect = painter.guide.prospect(model.state, area, card)
    facts = BidSheetFacts(
        view=model.view,
        auction=auction,
        prospect=prospect,
        card=card,
        concealed=False,
        work=int(model.board.build_work),
    )
    return write_bill(facts, painter.context.seats, painter.context.words)


def _watch(painter: OffscreenCanvas, seat: int, paper: Paper) -> None:
    """Draw what others see of a sale in which a seat, or nobody, leads."""
    context = painter.context
    high = context.say("no-bid") if seat == NOBODY else context.say("pounds", pounds=1)
    note = context.say("waiting-auction", name=context.name(max(seat, 0)))
    watching = Watching(context, lambda: None, paper.shape.inner_width)
    watching.show(WatchingLook(high, seat, note, proxy=""))
    watching.draw(painter.canvas(paper.k))


# What the next turn, the pieces to come and the next round will need, in either edition.


class CountyRehearsal(DrawAhead[AnyCounty], Generic[AnyCounty]):
    """Draws lights, the land, panels, marks and the next dusk; an edition adds its own."""

    def __init__(
        self,
        tools: tuple[TableContext, CountyBrush[Any], MapPictures[CountyScene]],
        parts: CountyParts,
        stage: Stage,
    ) -> None:
        """Take what is drawn with, the table it is for, and the stage on which it lies."""
        super().__init__(parts.chart, stage)
        self.context, self._brush, self._pictures = tools
        self._table = parts

    @abstractmethod
    def looks(self, model: AnyCounty) -> Iterable[AreaView]:
        """Return what may soon lie in an area, without a name."""

    @abstractmethod
    def scene(self, model: AnyCounty) -> CountyScene:
        """Return what the map shows of a stand."""

    @abstractmethod
    def own(self, model: AnyCounty, k: float) -> Iterator[Drawing]:
        """Yield what only the edition has."""

    def is_due(self, model: AnyCounty) -> bool:
        """Nothing is while an area is sold: its bill lies there already."""
        return model.sale is None

    def drawings(self, model: AnyCounty, k: float) -> Iterator[Drawing]:
        """Yield the pictures, those that take long last."""
        parts, chart = self._table, self._table.chart
        yield from light_drawings(chart.county.lights, list(chart.targets))
        yield from self._land(model, k * chart.county.scale)
        for plate in parts.plates:
            yield from self._plate(plate, k * parts.layout.controls * plate.scale)
        yield from self.own(model, k)
        traces = [trace_of(self.context, seat) for seat in range(len(self.context.seats))]
        yield from mark_drawings(self.canvas, chart.targets, traces, k)
        view = model.view
        evening = replace(model, view=replace(view, round=min(view.round + 1, ROUNDS)))
        scene = self.scene(evening)
        yield Drawing(("dusk", scene), partial(self._pictures.picture, chart.county, scene))

    def _land(self, model: AnyCounty, k: float) -> Iterator[Drawing]:
        """Yield adits, ships and areas, at `k` pixels per u of the map."""
        art = self.context.art(k)
        yield Drawing(("lamp", k), partial(art.glow, LAMP_R))
        yield Drawing(("adit", k), partial(art.piece, "adit"))
        yield Drawing(("ship", k), partial(art.piece, "ship"))
        for look in self.looks(model):
            yield Drawing((look, k), partial(self._draw_area, look, k))

    def _draw_area(self, look: AreaView, k: float) -> None:
        self._brush.draw(self.canvas(k), look)

    def _plate(self, plate: PlatePanel, k: float) -> Iterator[Drawing]:
        """Yield a panel as it looks when the turn comes to its seat, or leaves it."""
        if plate.look is not None:
            other = PlatePanel(self.context, plate.seat, width=plate.width, height=plate.height)
            other.show(replace(plate.look, active=not plate.look.active))
            name = ("plate", plate.seat, not plate.look.active, plate.width, plate.height, k)
            yield Drawing(name, lambda: other.draw(self.canvas(k)))


# What the remastered edition needs soon: everybody's mines, and the next auction bill.


class TrailRehearsal(CountyRehearsal[TrailModel]):
    """Draws peek tokens and bills too."""

    def __init__(
        self,
        tools: tuple[TableContext, Guide, MapPictures[CountyScene]],
        parts: TrailParts,
        stage: Stage,
    ) -> None:
        """Take what is drawn with, the table it is for, and the stage on which it lies."""
        context, guide, pictures = tools
        super().__init__((context, PieceBrush(context), pictures), parts, stage)
        self._painter = OffscreenCanvas(context, guide, self.canvas)
        self._parts = parts

    def scene(self, model: TrailModel) -> CountyScene:
        """Return the map card at the round's time of day."""
        return scene_of(model.view)

    def looks(self, model: TrailModel) -> Iterator[AreaView]:
        """Yield a new mine of every seat, and an old one with everything that can have come."""
        view = model.view
        for seat in range(len(self.context.seats)):
            bare = replace(
                view.areas[0],
                name="",
                tile=None,
                owner=seat,
                tin=1,
                copper=1,
                water=1,
                drainage=0,
                miners=0,
                miner=False,
                own_miner=-1,
                port=False,
                train=False,
                pump=False,
                capacity=0,
                arsenic=int(view.has_arsenic),
                calciner=seat if view.has_arsenic else -1,
            )
            own = seat if view.has_emigration else -1
            yield bare
            yield replace(bare, drainage=1, miners=2, own_miner=own, train=True, pump=True)

    def own(self, model: TrailModel, k: float) -> Iterator[Drawing]:
        """Yield everybody's peek token, then bills."""
        parts, painter = self._parts, self._painter
        on_map = k * parts.chart.county.scale
        for seat in range(len(self.context.seats)):
            peek = partial(self.context.art(on_map).peek_token, self.context.colour(seat))
            yield Drawing(("eye", seat, on_map), peek)
        for (shape, scale), areas in bills_by_paper(model, parts):
            paper = Paper(shape, k * parts.layout.controls * scale)
            yield from bill_drawings(painter, model, areas, paper)
            yield from bill_words(painter, model, areas, paper)
