"""Motions of auctions: the bill, cards, bids, the gavel and the seal."""

from __future__ import annotations

from game.scene.animation import Animation, Call, Delay, Parallel, Sequence, stagger
from game.scene.easing import in_cubic, in_out_sine, out_back, out_quad
from game.scene.tween import Tween, fade, move
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.flight import Point
from game.tabletop.motion.later import Later
from game.tabletop.motion.prop import FilmStrip, Prop
from game.tabletop.motion.seal import RADIUS, Seal
from game.tabletop.motion.turning import turn_over
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.tiles import TileFace
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.pieces import PEEL
from game.titles.tinners_trail.table.look.hand import back_letter, back_of, face_of
from game.titles.tinners_trail.table.motions.backstage import Backstage, Painter, TrailMoment
from game.titles.tinners_trail.table.motions.counting import count

BILL_DROP, BILL_MS = 40.0, 280.0
CARD_MS, BID_MS = 320.0, 320.0
BEATS, BEAT_MS = 3, 140.0
SEAL_MS, FLIP_MS, READ_MS = 420.0, 240.0, 420.0
GAVEL_SWING, STAMP_FROM, STAMP_MS = 42.0, 1.7, 150.0
GAVEL_DROP = 96.0
GAVEL_AT, SEAL_AT = 0.2, 0.82  # of the bill's width: on both sides of the winning bid
PEEK_MS, PEEL_STEPS = 260.0, 20
COINS_SHOWN, COUNT_MS = 6, 420.0


def open_auction(back: Backstage, moment: TrailMoment) -> Animation:
    """The bill drops onto the table."""

    def drop() -> Animation | None:
        bill = back.bill
        if bill is None:
            return None
        at = (bill.x, bill.y)
        bill.y -= BILL_DROP
        return move(bill, at, BILL_MS, out_back)

    return Sequence(back.sound("bill"), moment.turn, Later(drop))


def play_card(back: Backstage, moment: TrailMoment) -> Animation:
    """A survey card goes from the hand, or from a player's panel, to the bill."""
    card = moment.event.card
    if not card:
        return moment.turn

    def fly() -> Animation:
        return back.fly(card_painter(back, card), (_hand(back, moment), back.bill_card()), CARD_MS)

    return Sequence(back.sound("card"), Later(fly), moment.turn)


def draw_card(back: Backstage, moment: TrailMoment) -> Animation:
    """The top card of the deck comes to the bill."""
    card = moment.event.card
    if not card:
        return moment.turn

    def fly() -> Animation:
        there = back.bill_card()
        start = (there[0] - 30, there[1] - 260)
        faces = (_card_back(back, card), card_painter(back, card))
        return Sequence(
            back.fly(faces[0], (start, there), CARD_MS),
            turn_over(back, faces, there, FLIP_MS, map_size=False),
        )

    return Sequence(back.sound("card"), Later(fly), moment.turn)


def bid(back: Backstage, moment: TrailMoment) -> Animation:
    """A coin flies from the player's panel to the bill."""

    def fly() -> Animation | None:
        bill = back.bill
        if bill is None:
            return None
        there = back.on(bill, bill.bidder_spot(moment.event.seat))
        return back.fly(coin, (back.purse(moment.event.seat), there), BID_MS, 60)

    return Sequence(Later(fly), back.sound("bid"), moment.turn, Delay(160))


def drop_out(back: Backstage, moment: TrailMoment) -> Animation:
    """A bidder's field goes grey."""
    return Sequence(back.sound("card"), moment.turn, Delay(160))


def win(back: Backstage, moment: TrailMoment) -> Animation:
    """Three beats of the gavel, then the winner's seal on the bill."""

    def strike() -> Animation | None:
        bill = back.bill
        if bill is None:
            return None
        foot = bill.shape.controls_top + GAVEL_DROP
        block = back.on(bill, (bill.width * GAVEL_AT, foot))
        gavel = Prop(back.studio, lambda art: art.icon("gavel", 150.0, tone="ink"), block)
        beats = [part for _ in range(BEATS) for part in _beat(back, gavel)]
        at = back.on(bill, (bill.width * SEAL_AT, foot - 16))
        return Sequence(
            back.enter(gavel), *beats, back.leave(gavel), _stamp(back, moment.event.seat, at)
        )

    return Sequence(Later(strike), moment.turn)


def insure(back: Backstage, moment: TrailMoment) -> Animation:
    """The bank pays for the survey."""
    return pay_in(back, moment, back.middle())


def pay_in(back: Backstage, moment: TrailMoment, start: Point) -> Animation:
    """Coins fly to a player's panel."""
    shown = min(max(moment.event.amount("pounds"), 1), COINS_SHOWN)
    purse = back.purse(moment.event.seat)
    coins = (back.fly(coin, (start, purse), 320, 50) for _ in range(shown))
    sound = back.sound("coin" if shown == 1 else "coins")
    paid = Parallel(stagger(60, *coins), count(back, moment, COUNT_MS))
    return Sequence(sound, paid, moment.turn)


def reveal(back: Backstage, moment: TrailMoment) -> Animation:
    """The tile turns over: it narrows to a line and widens as its face."""
    event = moment.event
    look = moment.before.view.area(moment.place)
    if look.tile is None or look.tile.face_up:
        return moment.turn
    counts = (event.amount("tin"), event.amount("copper"), event.amount("water"))
    letter = look.region.upper()
    face = TileFace(look.region, letter, counts)
    faces: tuple[Painter, Painter] = (
        lambda art: art.tile_down(look.region, letter),
        lambda art: art.tile_up(face),
    )
    at = back.area(moment.place, spots.open_tile(moment.place))
    shown = back.node(faces[1], at, map_size=True)
    lifted = back.parts.chart.brush.lifted
    key = f"tile:{moment.place}"
    return Sequence(
        Call(lambda: lifted.add(key)),
        back.sound("card"),
        turn_over(back, faces, at, FLIP_MS),
        back.staged(shown, Delay(READ_MS)),
        Call(lambda: lifted.discard(key)),
        moment.turn,
    )


def receive_work(back: Backstage, moment: TrailMoment) -> Animation:
    """A work point comes back from the tile."""
    way = (back.area(moment.place, spots.TILE), back.plate(moment.event.seat))
    flight = back.fly(lambda art: art.bonus_badge("work+1"), way, BID_MS, 60)
    return Sequence(flight, back.sound("marker"), moment.turn)


def receive_money(back: Backstage, moment: TrailMoment) -> Animation:
    """Coins come out of the tile, as its bonus."""
    return pay_in(back, moment, back.area(moment.place, spots.TILE))


def look(back: Backstage, moment: TrailMoment) -> Animation:
    """The viewer's own look at a tile: its corner curls up; nobody else has this event."""
    before = moment.before.view.area(moment.place)
    tile = moment.after.view.area(moment.place).tile
    if before.tile is None or before.tile.face_up or tile is None or not tile.known:
        return Sequence(back.sound("page"), moment.turn, Delay(PEEK_MS))
    letter = before.region.upper()
    face = TileFace(before.region, letter, (tile.tin, tile.copper, tile.water), tile.bonus)
    peeling = FilmStrip(
        back.studio,
        lambda art, step: art.tile_peek(face, share=step / PEEL_STEPS),
        back.area(moment.place, spots.TILE),
    )
    peeling.scale = back.map_scale
    lifted = back.parts.chart.brush.lifted
    key = f"tile:{moment.place}"
    end = PEEL * PEEL_STEPS
    return Sequence(
        back.sound("page"),
        Call(lambda: lifted.add(key)),
        back.staged(peeling, Tween(peeling.roll, (0.0, end), PEEK_MS, in_out_sine, travels=True)),
        Call(lambda: lifted.discard(key)),
        moment.turn,
    )


def coin(art: PieceArt) -> Piece:
    """A coin of the size that flies."""
    return art.coin(13)


def _card_back(back: Backstage, card: str) -> Painter:
    """Return a painter of a survey card's back."""
    region = back_of(card).partition(":")[0]
    letter = back_letter(region, back.studio.words)
    return lambda art: art.survey_back(region, letter)


def card_painter(back: Backstage, card: str) -> Painter:
    """Return a painter of a survey card's face."""
    face = face_of(card, back.studio.words)
    return lambda art: art.survey_card(face)


def _hand(back: Backstage, moment: TrailMoment) -> Point:
    seat = moment.event.seat
    if seat == moment.before.seat and back.parts.hand.visible:
        return back.parts.hand.spot(moment.event.card)
    plate = back.parts.plates[seat]
    return back.on(plate, plate.cards_spot)


def _beat(back: Backstage, gavel: Prop[PieceArt]) -> tuple[Animation, ...]:
    """Swing the gavel up and let it fall."""
    return (
        Tween(gavel.turn, (0.0, GAVEL_SWING), BEAT_MS * 0.65, out_quad, travels=True),
        Tween(gavel.turn, (GAVEL_SWING, 0.0), BEAT_MS * 0.35, in_cubic, travels=True),
        back.sound("gavel"),
    )


def _stamp(back: Backstage, seat: int, at: Point) -> Animation:
    """Press the winner's wax onto the bill; the word is read, then both fade."""
    colour = back.studio.colour(seat)
    wax = Prop(back.studio, lambda art: art.wax_seal(colour, RADIUS), at)
    seal = Seal(back.studio, seat, at)
    return Sequence(
        back.staged(wax, Tween(wax.stretch, (STAMP_FROM, 1.0), STAMP_MS, in_cubic, travels=True)),
        back.sound("seal"),
        back.enter(seal),
        Delay(SEAL_MS),
        fade(seal, 0.0, 120),
        back.leave(seal),
    )
