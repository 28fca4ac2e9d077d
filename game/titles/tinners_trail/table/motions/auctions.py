"""Motions of auctions: the bill, survey cards, bids, the gavel and the seal."""

from collections.abc import Callable

from game.scene.animation import animation, easings, node_animations
from game.scene.animation.animation import (
    Animation,
    DelayAnimation,
    ParallelAnimation,
    SequentialAnimation,
    Tween,
)
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import Point
from game.tabletop.motion.landings import LazyAnimation
from game.tabletop.motion.stretchable_piece import SEAL_RADIUS, AuctionWinnerSeal, StretchablePiece
from game.tabletop.motion.turning_pieces import turn_over_animation
from game.titles.tinners_trail.table.art.pieces import Painter, PieceArt
from game.titles.tinners_trail.table.motions.flights import (
    Motion,
    TrailEventWithModels,
    TrailFlights,
)
from game.titles.tinners_trail.table.motions.flying_pieces import PointOfEventFinder
from game.titles.tinners_trail.table.motions.panel_counting import panel_counting_animation
from game.titles.tinners_trail.table.panels.hand import (
    card_back_letter,
    card_face_from_notation,
    hidden_card_notation,
)
from game.titles.tinners_trail.table.sheets.auction_bill import AuctionBill
from game.titles.tinners_trail.table.sheets.auction_watch_panel import AuctionWatchPanel

BILL_DROP_HEIGHT = 40.0
BILL_DROP_MS = 280.0
BID_COIN_FLIGHT_MS = 320.0
CARD_FLIGHT_MS = 320.0
TURN_OVER_MS = 240.0
GAVEL_BEAT_COUNT = 3
GAVEL_BEAT_MS = 140.0
SEAL_READING_MS = 420.0
GAVEL_SWING_DEGREES = 42.0
SEAL_STAMP_START_SCALE = 1.7
SEAL_STAMP_MS = 150.0
GAVEL_DISTANCE_BELOW_CONTROLS = 96.0
GAVEL_X_SHARE_OF_BILL_WIDTH = 0.2
SEAL_X_SHARE_OF_BILL_WIDTH = 0.82  # of the bill's width: on both sides of the winning bid
MAX_COINS_SHOWN = 6
MONEY_COUNTING_MS = 420.0


def auction_opening_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which the auction bill drops onto the table, with its sound."""

    def drop(bill: AuctionBill) -> Animation:
        at = (bill.x, bill.y)
        bill.y -= BILL_DROP_HEIGHT
        return node_animations.make_move_tween(bill, at, BILL_DROP_MS, easings.ease_out_back)

    return SequentialAnimation(
        flights.sound_animation("bill"),
        event_with_models.change_to_after_animation,
        _animation_on_bill(flights, drop),
    )


def _animation_on_bill(
    flights: TrailFlights, make_animation: Callable[[AuctionBill], Animation]
) -> Animation:
    """Return an animation that calls `make_animation` with the auction bill when it begins and
    plays the result; it does nothing if there is no bill by then."""

    def begin() -> Animation | None:
        bill = flights.auction_bill
        return make_animation(bill) if bill is not None else None

    return LazyAnimation(begin)


def bid_animation(flights: TrailFlights, event_with_models: TrailEventWithModels) -> Animation:
    """Return the animation in which a coin flies from the bidder's panel to the auction bill."""

    def fly(bill: AuctionBill) -> Animation:
        there = flights.position_in_air(bill, bill.bid_spot_of_seat(event_with_models.event.seat))
        return flights.piece_flight_animation(
            flying_coin_piece,
            flights.seat_part_spot(event_with_models.event.seat, "money"),
            there,
            BID_COIN_FLIGHT_MS,
            60,
        )

    return SequentialAnimation(
        _animation_on_bill(flights, fly),
        flights.sound_animation("bid"),
        event_with_models.change_to_after_animation,
        DelayAnimation(160),
    )


def auction_won_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation of three beats of the gavel, then of the winner's seal on the bill."""

    def strike(bill: AuctionBill) -> Animation:
        if isinstance(bill.controls, AuctionWatchPanel):
            bill.controls.hide_cancel_button_and_proxy_texts()
        foot = bill.controls.y + GAVEL_DISTANCE_BELOW_CONTROLS
        block = flights.position_in_air(bill, (bill.width * GAVEL_X_SHARE_OF_BILL_WIDTH, foot))
        gavel = StretchablePiece(
            flights.context, lambda art: art.icon("gavel", 150.0, tone="ink"), block
        )
        beats = [
            part for _ in range(GAVEL_BEAT_COUNT) for part in _gavel_beat_animations(flights, gavel)
        ]
        at = flights.position_in_air(bill, (bill.width * SEAL_X_SHARE_OF_BILL_WIDTH, foot - 16))
        return SequentialAnimation(
            flights.temporary_node_animation(gavel, *beats),
            _seal_stamp_animation(flights, event_with_models.event.seat, at),
        )

    return SequentialAnimation(
        _animation_on_bill(flights, strike), event_with_models.change_to_after_animation
    )


def _gavel_beat_animations(
    flights: TrailFlights, gavel: StretchablePiece[PieceArt]
) -> tuple[Animation, ...]:
    """Return the animations of one beat: swing the gavel up and let it fall with its sound."""
    return (
        Tween(
            gavel.set_rotation,
            (0.0, GAVEL_SWING_DEGREES),
            GAVEL_BEAT_MS * 0.65,
            easings.ease_out_quad,
            is_instant_when_motion_reduced=True,
        ),
        Tween(
            gavel.set_rotation,
            (GAVEL_SWING_DEGREES, 0.0),
            GAVEL_BEAT_MS * 0.35,
            easings.ease_in_cubic,
            is_instant_when_motion_reduced=True,
        ),
        flights.sound_animation("gavel"),
    )


def _seal_stamp_animation(flights: TrailFlights, seat: int, centre: Point) -> Animation:
    """Return the animation in which the winner's wax is pressed onto the bill, stays to be
    read, and fades."""
    colour = flights.context.art_colour_name(seat)
    wax = StretchablePiece(flights.context, lambda art: art.wax_seal(colour, SEAL_RADIUS), centre)
    pressed = Tween(
        wax.set_scale,
        (SEAL_STAMP_START_SCALE, 1.0),
        SEAL_STAMP_MS,
        easings.ease_in_cubic,
        is_instant_when_motion_reduced=True,
    )
    seal = AuctionWinnerSeal(flights.context, seat, centre)
    return SequentialAnimation(
        flights.temporary_node_animation(wax, pressed),
        flights.sound_animation("seal"),
        flights.temporary_node_animation(
            seal, DelayAnimation(SEAL_READING_MS), node_animations.make_fade_tween(seal, 0.0, 120)
        ),
    )


def card_played_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which a survey card comes to the bill from hand or panel, or, turning
    over, from the deck."""
    card = event_with_models.event.card
    seat = event_with_models.event.seat
    if not card:
        return event_with_models.change_to_after_animation

    def fly() -> Animation:
        bid_sheet = flights.auction_bill
        there = (
            flights.position_in_air(bid_sheet, bid_sheet.card_spot)
            if bid_sheet
            else flights.middle_of_map()
        )
        if event_with_models.event.kind == "drew":
            start = (there[0] - 30, there[1] - 260)
            faces = (_card_back_painter(flights, card), face)
            drawn = flights.piece_flight_animation(faces[0], start, there, CARD_FLIGHT_MS)
            return SequentialAnimation(
                drawn, turn_over_animation(flights, faces, there, TURN_OVER_MS, is_map_size=False)
            )
        start = flights.seat_part_spot(seat, "cards")
        if seat == event_with_models.model_before.seat and flights.parts.hand_node.visible:
            start = flights.parts.hand_node.card_spot(card)
        return flights.piece_flight_animation(face, start, there, CARD_FLIGHT_MS)

    printed = card_face_from_notation(card, flights.context.words)
    face: Painter = lambda art: art.survey_card(printed)  # noqa: E731
    return SequentialAnimation(
        flights.sound_animation("card"),
        LazyAnimation(fly),
        event_with_models.change_to_after_animation,
    )


def _card_back_painter(flights: TrailFlights, card: str) -> Painter:
    region = hidden_card_notation(card).partition(":")[0]
    letter = card_back_letter(region, flights.context.words)
    return lambda art: art.survey_card_back(region, letter)


def make_coins_received_motion(start_point: PointOfEventFinder, sound_name: str = "") -> Motion:
    """Return a motion in which `sound_name` is played and coins fly from `start_point` to the panel
    of the event's seat, which then counts its money up."""

    def motion(flights: TrailFlights, event_with_models: TrailEventWithModels) -> Animation:
        shown = min(max(event_with_models.event.amount("pounds"), 1), MAX_COINS_SHOWN)
        way = (
            start_point(flights, event_with_models),
            flights.seat_part_spot(event_with_models.event.seat, "money"),
        )
        coins = (
            flights.piece_flight_animation(flying_coin_piece, *way, 320, 50) for _ in range(shown)
        )
        paid = ParallelAnimation(
            animation.make_staggered_animation(60, *coins),
            panel_counting_animation(flights, event_with_models, MONEY_COUNTING_MS),
        )
        before = [flights.sound_animation(sound_name)] if sound_name else []
        heard = flights.sound_animation("coin" if shown == 1 else "coins")
        return SequentialAnimation(
            *before, heard, paid, event_with_models.change_to_after_animation
        )

    return motion


def flying_coin_piece(art: PieceArt) -> Piece:
    """Return a coin in the size in which it flies."""
    return art.coin(13)
