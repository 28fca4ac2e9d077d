"""What the next auction bill will show: its paper, cards as far as the viewer may know them, the
tiles, and its letters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from game.scene.canvas import Canvas
from game.scene.widgets.panel import SKINS
from game.tabletop.layout.sheet_place import box_round
from game.tabletop.rehearsal import Drawing
from game.titles.tinners_trail.rules.table_view import AreaView, AuctionView, TileView
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.look.bill import Bill, BillFacts, write_bill
from game.titles.tinners_trail.table.look.hand import face_of, hand_of_viewer, is_hidden
from game.titles.tinners_trail.table.sheets.bill import BillSheet, card_on_bill, tile_on_bill
from game.titles.tinners_trail.table.sheets.bill_shape import BillShape, bill_place
from game.titles.tinners_trail.table.sheets.watching import Watching, WatchingLook
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.trail_parts import TrailParts

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
class RehearsalEasel:
    """What is rehearsed with; what is put on its `canvas`, of so many pixels per u, is not seen."""

    studio: Studio
    guide: Guide
    canvas: Callable[[float], Canvas]


class Paper(NamedTuple):
    """The shape of a bill, and at how many pixels per u, or per u of the controls, it is drawn."""

    shape: BillShape
    k: float


def bills_by_paper(stand: Stand, parts: TrailParts) -> list[tuple[Paper, list[AreaView]]]:
    """Return the areas that may be put up for sale by the shape and the scale of their bill, most
    of them first: where an area lies decides how large its bill can be.
    """
    layout, areas = parts.layout, dict[Paper, list[AreaView]]()
    for area in _for_sale(stand):
        about = box_round(parts.chart.outline(area.name), layout.controls)
        shape, place = bill_place(layout, (about,))
        areas.setdefault(Paper(shape, place.scale), []).append(area)
    return sorted(areas.items(), key=lambda pair: -len(pair[1]))


def bill_drawings(
    easel: RehearsalEasel, stand: Stand, areas: list[AreaView], paper: Paper
) -> Iterator[Drawing]:
    """Yield the pictures of the bills of areas on their paper, at pixels per u."""
    shape, k = paper
    size = round(shape.size[0] * k), round(shape.size[1] * k)
    yield Drawing(("paper", size), partial(SKINS["bill"], size, k))
    yield from _cards(easel, stand, shape, k)
    art = easel.studio.art(k)
    for area in areas:
        assert area.tile is not None
        face, lying = _tile(area.region, area.tile)
        for alone in (False, True) if lying == "up" else (False,):
            draw = partial(tile_on_bill, art, face, lying, shape, alone=alone)
            yield Drawing((face, lying, alone, shape.ornate, k), draw)


def bill_words(
    easel: RehearsalEasel, stand: Stand, areas: list[AreaView], paper: Paper
) -> Iterator[Drawing]:
    """Yield the words of a bill: everybody's part of the first one, and the others' headings."""
    shape, k = paper
    names = [area.name for area in areas]
    for name in names:
        yield Drawing(
            ("heading", name, shape.ornate, k), partial(_print, easel, stand, (name, 0), paper)
        )
    seats = range(len(easel.studio.seats))
    for part in range(1, FIRST_BIDDER + len(seats)) if names else ():
        yield Drawing(
            ("part", part, shape.ornate, k), partial(_print, easel, stand, (names[0], part), paper)
        )
    for seat in (NOBODY, *seats):
        yield Drawing(("watching", seat, shape.ornate, k), partial(_watch, easel, seat, paper))


def _for_sale(stand: Stand) -> list[AreaView]:
    return [area for area in stand.view.areas if area.tile is not None and area.owner < 0]


def _cards(easel: RehearsalEasel, stand: Stand, shape: BillShape, k: float) -> Iterator[Drawing]:
    """Yield what the cards of each region share, then the viewer's own."""
    art = easel.studio.art(k)
    for region in sorted({card.split(":")[0] for card in stand.board.card_texts}):
        for scale in (shape.card_scale, IN_FLIGHT):
            draw = partial(art.print_blank, region, scale=scale)
            yield Drawing(("card", region, scale, k), draw)
    for card in hand_of_viewer(stand.view, concealed=False).cards:
        if not is_hidden(card):
            face = face_of(card, easel.studio.words)
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


def _print(easel: RehearsalEasel, stand: Stand, what: tuple[str, int], paper: Paper) -> None:
    """Draw a part, by its number, of an area's bill; a bidder in every state there is."""
    area, part = what
    bill, sheet = _bill(easel, stand, area), BillSheet(easel.studio, paper.shape)
    for words, strong, acts in STATES if part >= FIRST_BIDDER else STATES[:1]:
        state = easel.studio.say(words)
        bidders = [replace(each, state=state, strong=strong, acts=acts) for each in bill.bidders]
        sheet.show(replace(bill, bidders=tuple(bidders)))
        tuple(sheet.parts())[part](easel.canvas(paper.k))


def _bill(easel: RehearsalEasel, stand: Stand, area: str) -> Bill:
    """Return the bill there would be if the first seat led the bidding for an area."""
    seats = tuple(range(len(easel.studio.seats)))
    own = (card for card in hand_of_viewer(stand.view, concealed=False).cards)
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
    prospect = easel.guide.prospect(stand.state, area, card)
    facts = BillFacts(
        view=stand.view,
        auction=auction,
        prospect=prospect,
        card=card,
        concealed=False,
        work=int(stand.board.build_work),
    )
    return write_bill(facts, easel.studio.seats, easel.studio.words)


def _watch(easel: RehearsalEasel, seat: int, paper: Paper) -> None:
    """Draw what others see of a sale in which a seat, or nobody, leads."""
    studio = easel.studio
    high = studio.say("no-bid") if seat == NOBODY else studio.say("pounds", pounds=1)
    note = studio.say("waiting-auction", name=studio.name(max(seat, 0)))
    watching = Watching(studio, lambda: None, paper.shape.inner_width)
    watching.show(WatchingLook(high, seat, note, proxy=""))
    watching.draw(easel.canvas(paper.k))
