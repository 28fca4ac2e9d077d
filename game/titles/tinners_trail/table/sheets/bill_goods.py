"""The goods on an auction bill: a tile with the survey card beside it, or ground of 2007."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.scene.drawing import colours
from game.scene.drawing.outlines import make_hashable_outline, stroked_outline_picture
from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Canvas, Node
from game.scene.nodes.tooltip import Tooltip
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.text.lettering import TextStyle
from game.scene.widgets import Label
from game.tabletop.panel.content_widgets import CentredDrawingNode
from game.tabletop.table_context import draw_sprite
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.panels.hand import (
    card_face_from_notation,
    card_tooltip_text,
    is_card_hidden,
)
from game.titles.tinners_trail.table.sheets.auction_bill_sizes import AuctionBillSizes
from game.titles.tinners_trail.table.sheets.auction_summary import (
    CUBE_KINDS,
    AuctionSummary,
    GroundOnSale,
    TileOnSale,
)
from game.titles.tinners_trail.table.view_model import TrailContext

# Sizes in u at scale 1.
GROUND_SIZE: Final = (124.0, 62.0)
TILE_SIZE: Final = (60.0, 60.0)
FACE_UP_TILE_SIZE: Final = (94.0, 60.0)
CARD_SIZE: Final = (116.0, 160.0)
CARD_PLACE_SIZE: Final = (108.0, 146.0)
CARD_SYMBOL_SIZE: Final = 58.0
PEEK_TOKEN_OFFSET_X: Final = 25.0
"""From the middle of a tile to the eyes of who has looked at it."""
PEEK_TOKEN_PITCH: Final = 26.0
UNEXPLORED_SIGN_RISE: Final = 10.0
"""How much the sign of unexplored ground is raised by what is added to the dice below it."""
CUBE_RADIUS: Final = 13.0
CUBE_PITCH: Final = 36.0
CUBES_RISE: Final = 10.0
COUNTS_DROP: Final = 15.0
COUNT_SIZE: Final = (36.0, 24.0)
COUNT_STYLE: Final = TextStyle("heavy", 16.4, colours.INK)
CARD_TILT_DEGREES: Final = 3.0
PEEKED_CURL_SHARE: Final = 0.45


def build_goods(context: TrailContext, bill_sizes: AuctionBillSizes, look: AuctionSummary) -> Row:
    """Return the goods of a bill side by side, each with its note below on an ornate bill."""
    goods = look.goods
    if isinstance(goods, GroundOnSale):
        scale = bill_sizes.face_up_tile_scale_without_card
        ground = _drawn_part("ground", GROUND_SIZE, scale, partial(_draw_ground, context, goods))
        offered = [_part_with_note(bill_sizes, ground, goods.note)]
    else:
        tile_size, scale = tile_size_and_scale(bill_sizes, goods)
        tile = _drawn_part("tile", tile_size, scale, partial(_draw_tile, context, goods))
        offered = [_part_with_note(bill_sizes, tile, goods.note)]
        if goods.has_card_place:
            draw_card = partial(_draw_card, context, goods.card)
            card = _drawn_part("card", CARD_SIZE, bill_sizes.card_scale, draw_card)
            offered.append(_part_with_note(bill_sizes, card, goods.card_note))
            offered[-1].shrink = 0.0  # the note of the tile wraps first
    return Row(
        *offered,
        width=bill_sizes.goods_width,
        gap=theme.TIGHT_GAP,
        justify="centre",
        align="centre",
    )


def tile_size_and_scale(
    bill_sizes: AuctionBillSizes, goods_on_sale: TileOnSale
) -> tuple[tuple[float, float], float]:
    """Return the size in u of the tile for sale at scale 1, and the scale at which the bill draws
    it: both depend on which side is up; a face-up tile is larger where no card lies beside it."""
    if goods_on_sale.tile_side != "up":
        return TILE_SIZE, bill_sizes.tile_scale
    return (
        FACE_UP_TILE_SIZE,
        bill_sizes.face_up_tile_scale
        if goods_on_sale.has_card_place
        else bill_sizes.face_up_tile_scale_without_card,
    )


def goods_tooltips(context: TrailContext, look: AuctionSummary) -> dict[str, Tooltip]:
    """Return the tooltips of the goods by the names of their parts."""
    say = context.say
    goods = look.goods
    if isinstance(goods, GroundOnSale):
        return {"ground": Tooltip(look.title, (goods.note,))}
    lines = [goods.note]
    seen = [
        context.player_name(seat) for seat in goods.seats_that_peeked if goods.tile_side != "up"
    ]
    if seen:
        lines.append(say("tip-eyes", names=", ".join(seen)))
    tooltips = {"tile": Tooltip(say("row-tile"), tuple(lines))}
    if goods.has_card_place:
        lines = [goods.card_note]
        if goods.card and not is_card_hidden(goods.card):
            lines.insert(0, card_tooltip_text(context, goods.card))
        tooltips["card"] = Tooltip(say("row-card"), tuple(lines))
    return tooltips


def _drawn_part(
    name: str,
    size: tuple[float, float],
    scale: float,
    draw: Callable[[float, Canvas, Point], None],
) -> Node:
    """Return a node whose width and height are `size` times `scale`, in u; `draw` draws the part in
    its middle at that scale."""
    width, height = size
    return CentredDrawingNode(
        partial(draw, scale), name=name, width=width * scale, height=height * scale
    )


def _part_with_note(bill_sizes: AuctionBillSizes, part_node: Node, note: str) -> Node:
    """Return a part with its note below it; on a bill without room for notes, one that is not
    ornate, return the part alone."""
    if not bill_sizes.is_ornate:
        return part_node
    style = text_styles.PAPER_STYLES.note
    words = Label(note, style, align="centre", wraps=True, align_self="stretch")
    return Column(part_node, words, align="centre", gap=theme.HAIR_GAP)


def _draw_ground(
    context: TrailContext, goods_on_sale: GroundOnSale, scale: float, canvas: Canvas, centre: Point
) -> None:
    """Draw ground in the size of a tile: a sign with dice for unexplored ground, otherwise a cube
    of each kind with its count."""
    art = context.art_at_scale(canvas.px_per_u)
    x, y = centre
    if goods_on_sale.changes is not None:
        rise = UNEXPLORED_SIGN_RISE * scale if any(goods_on_sale.changes) else 0.0
        draw_sprite(
            canvas, art.unexplored_ground_sign(goods_on_sale.changes, scale=scale), x, y - rise
        )
        return
    style = COUNT_STYLE.sized(COUNT_STYLE.size * scale)
    width = COUNT_SIZE[0] * scale
    height = COUNT_SIZE[1] * scale
    for number, (kind, count) in enumerate(zip(CUBE_KINDS, goods_on_sale.cube_counts, strict=True)):
        middle = x + CUBE_PITCH * scale * (number - 1)
        draw_sprite(canvas, art.cube(kind, CUBE_RADIUS * scale), middle, y - CUBES_RISE * scale)
        box = (middle - width / 2, y + COUNTS_DROP * scale - height / 2, width, height)
        canvas.draw_text(str(count), style, box, "centre")


def _draw_tile(
    context: TrailContext, goods_on_sale: TileOnSale, scale: float, canvas: Canvas, centre: Point
) -> None:
    """Draw a tile as it lies on the map. On a tile that is not face up, draw the peek token of each
    seat that has looked at it."""
    art = context.art_at_scale(canvas.px_per_u)
    x, y = centre
    face = TileFace(
        goods_on_sale.region,
        goods_on_sale.region.upper(),
        goods_on_sale.cube_counts,
        goods_on_sale.bonus,
    )
    if goods_on_sale.tile_side == "up":
        draw_sprite(canvas, art.face_up_tile(face, scale=scale), x, y)
        return
    if goods_on_sale.tile_side == "peeked":
        tile = art.curled_up_tile(face, curled_share=PEEKED_CURL_SHARE, scale=scale)
    else:
        tile = art.face_down_tile(face.region, face.region_letter, scale=scale)
    draw_sprite(canvas, tile, x, y)
    aside = PEEK_TOKEN_OFFSET_X * scale
    for number, seat in enumerate(goods_on_sale.seats_that_peeked):
        token = art.peek_token(context.art_colour_name(seat))
        draw_sprite(canvas, token, x + aside - PEEK_TOKEN_PITCH * number, y - aside)


def _draw_card(
    context: TrailContext, card: str, scale: float, canvas: Canvas, centre: Point
) -> None:
    """Draw a survey card, or its empty place."""
    art = context.art_at_scale(canvas.px_per_u)
    x, y = centre
    if card:
        face = card_face_from_notation(card, context.words)
        draw_sprite(canvas, art.survey_card(face, degrees=CARD_TILT_DEGREES, scale=scale), x, y)
        return
    across, down = (side * scale / 2 for side in CARD_PLACE_SIZE)
    edge = make_hashable_outline(
        [(-across, -down), (across, -down), (across, down), (-across, down)]
    )
    place = stroked_outline_picture(edge, canvas.px_per_u, 1.6, colours.RULE, (7, 5))
    canvas.draw_picture(place, x, y)
    draw_sprite(canvas, art.icon("cards", CARD_SYMBOL_SIZE, tone="faint"), x, y)
