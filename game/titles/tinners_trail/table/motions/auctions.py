"""Motions of auctions: the bill, survey cards, bids, the gavel and the seal."""

from collections.abc import Callable

from game.scene.animation import animation, easings, node_animations
from game.scene.animation.animation import Animation, Delay, Parallel, Sequence, Tween
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import Point
from game.tabletop.motion.landings import LazyAnimation
from game.tabletop.motion.props import RADIUS, StretchablePiece, WinnerSeal
from game.tabletop.motion.turning_pieces import turn_over_animation
from game.titles.tinners_trail.table.art.pieces import Painter, PieceArt
from game.titles.tinners_trail.table.motions.carried import Where
from game.titles.tinners_trail.table.motions.counting import count_in_player_panel
from game.titles.tinners_trail.table.motions.flights import Motion, TrailFlights, TrailMoment
from game.titles.tinners_trail.table.panels.hand import back_letter, card_back_of, card_face_of
from game.titles.tinners_trail.table.sheets.notice import AuctionBill
from game.titles.tinners_trail.table.sheets.watching import AuctionWatchPanel

BILL_DROP = 40.0
BILL_MS = 280.0
BID_MS = 320.0
CARD_MS = 320.0
FLIP_MS = 240.0
BEATS = 3
BEAT_MS = 140.0
SEAL_MS = 420.0
GAVEL_SWING = 42.0
STAMP_FROM = 1.7
STAMP_MS = 150.0
GAVEL_DROP = 96.0
GAVEL_AT = 0.2
SEAL_AT = 0.82  # of the bill's width: on both sides of the winning bid
COINS_SHOWN = 6
COUNT_MS = 420.0


def open_auction(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Return the animation: the bill drops onto the table."""

    def drop(bill: AuctionBill) -> Animation:
        at = (bill.x, bill.y)
        bill.y -= BILL_DROP
        return node_animations.move(bill, at, BILL_MS, easings.out_back)

    return Sequence(flights.sound_step("bill"), moment.turn, _animation_on_bill(flights, drop))


def _animation_on_bill(flights: TrailFlights, act: Callable[[AuctionBill], Animation]) -> Animation:
    """Return the animation: what the bill does, or what is done on it, if one lies there by
    then."""

    def begin() -> Animation | None:
        bill = flights.auction_bill
        return act(bill) if bill is not None else None

    return LazyAnimation(begin)


def bid(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Return the animation: A coin flies from the player's panel to the bill."""

    def fly(bill: AuctionBill) -> Animation:
        there = flights.to_air(bill, bill.bidder_spot(moment.event.seat))
        return flights.flight_of_piece(
            flying_coin, flights.seat_part_spot(moment.event.seat, "money"), there, BID_MS, 60
        )

    return Sequence(
        _animation_on_bill(flights, fly), flights.sound_step("bid"), moment.turn, Delay(160)
    )


def win(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Return the animation: three beats of the gavel, then the winner's seal on the bill."""

    def strike(bill: AuctionBill) -> Animation:
        if isinstance(bill.controls, AuctionWatchPanel):
            bill.controls.hide_cancel_button()
        foot = bill.shape.controls_top + GAVEL_DROP
        block = flights.to_air(bill, (bill.width * GAVEL_AT, foot))
        gavel = StretchablePiece(
            flights.context, lambda art: art.icon("gavel", 150.0, tone="ink"), block
        )
        beats = [part for _ in range(BEATS) for part in _gavel_beat(flights, gavel)]
        at = flights.to_air(bill, (bill.width * SEAL_AT, foot - 16))
        return Sequence(
            flights.shown_only_during(gavel, *beats), _stamp_seal(flights, moment.event.seat, at)
        )

    return Sequence(_animation_on_bill(flights, strike), moment.turn)


def _gavel_beat(flights: TrailFlights, gavel: StretchablePiece[PieceArt]) -> tuple[Animation, ...]:
    """Swing the gavel up and let it fall."""
    return (
        Tween(
            gavel.set_rotation, (0.0, GAVEL_SWING), BEAT_MS * 0.65, easings.out_quad, travels=True
        ),
        Tween(
            gavel.set_rotation, (GAVEL_SWING, 0.0), BEAT_MS * 0.35, easings.in_cubic, travels=True
        ),
        flights.sound_step("gavel"),
    )


def _stamp_seal(flights: TrailFlights, seat: int, at: Point) -> Animation:
    """Return the animation: press the winner's wax onto the bill; the word is read, then both
    fade."""
    colour = flights.context.art_colour_name(seat)
    wax = StretchablePiece(flights.context, lambda art: art.wax_seal(colour, RADIUS), at)
    pressed = Tween(wax.set_scale, (STAMP_FROM, 1.0), STAMP_MS, easings.in_cubic, travels=True)
    seal = WinnerSeal(flights.context, seat, at)
    return Sequence(
        flights.shown_only_during(wax, pressed),
        flights.sound_step("seal"),
        flights.shown_only_during(seal, Delay(SEAL_MS), node_animations.fade(seal, 0.0, 120)),
    )


def play_card(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Return the animation: A survey card comes to the bill from hand or panel, or, turning over,
    from the deck."""
    card = moment.event.card
    seat = moment.event.seat
    if not card:
        return moment.turn

    def fly() -> Animation:
        bid_sheet = flights.auction_bill
        there = (
            flights.to_air(bid_sheet, bid_sheet.shape.card)
            if bid_sheet
            else flights.middle_of_map()
        )
        if moment.event.kind == "drew":
            start = (there[0] - 30, there[1] - 260)
            faces = (_card_back_painter(flights, card), face)
            drawn = flights.flight_of_piece(faces[0], start, there, CARD_MS)
            return Sequence(
                drawn, turn_over_animation(flights, faces, there, FLIP_MS, map_size=False)
            )
        start = flights.seat_part_spot(seat, "cards")
        if seat == moment.before.seat and flights.parts.hand.visible:
            start = flights.parts.hand.card_spot(card)
        return flights.flight_of_piece(face, start, there, CARD_MS)

    printed = card_face_of(card, flights.context.words)
    face: Painter = lambda art: art.survey_card(printed)  # noqa: E731
    return Sequence(flights.sound_step("card"), LazyAnimation(fly), moment.turn)


def _card_back_painter(flights: TrailFlights, card: str) -> Painter:
    region = card_back_of(card).partition(":")[0]
    letter = back_letter(region, flights.context.words)
    return lambda art: art.survey_card_back(region, letter)


def payment_motion_from(start: Where, sound: str = "") -> Motion:
    """Coins fly from somewhere to the panel of whose event it is."""

    def motion(flights: TrailFlights, moment: TrailMoment) -> Animation:
        shown = min(max(moment.event.amount("pounds"), 1), COINS_SHOWN)
        way = start(flights, moment), flights.seat_part_spot(moment.event.seat, "money")
        coins = (flights.flight_of_piece(flying_coin, *way, 320, 50) for _ in range(shown))
        paid = Parallel(
            animation.stagger(60, *coins), count_in_player_panel(flights, moment, COUNT_MS)
        )
        before = [flights.sound_step(sound)] if sound else []
        heard = flights.sound_step("coin" if shown == 1 else "coins")
        return Sequence(*before, heard, paid, moment.turn)

    return motion


def flying_coin(art: PieceArt) -> Piece:
    """A coin of the size that flies."""
    return art.coin(13)
