"""Animations of cards and money."""

from game.scene.animation import easings, node_animations
from game.scene.animation.animation import (
    Animation,
    DelayAnimation,
    ParallelAnimation,
    SequentialAnimation,
)
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.floating_note import FloatingNote
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.look.panel_looks import card_face_without_note
from game.titles.brass.table.motions.counters import BrassEventWithModels, income_marker_animation
from game.titles.brass.table.motions.flights import BrassFlights
from game.titles.brass.table.motions.goods import flying_coins_animation

CARD_MOVE_MS = 300.0
CARD_READING_MS = 260.0
CARD_FADE_MS = 180.0
MAX_FLYING_COINS = 5
TEXT_NOTE_MS = 520.0


def card_play_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of a played card that moves from its hand onto the map, stays to be
    read if another seat played it, and fades."""
    kind = event_with_models.event.card
    seat = event_with_models.event.seat
    if not kind:
        return event_with_models.change_to_after_animation
    viewer = event_with_models.model_before.seat
    held = event_with_models.model_before.hand
    slot = held.index(kind) if seat == viewer and kind in held else -1
    start = flights.card_or_seat_panel_spot(seat, slot, viewer)
    x, y = flights.middle_of_map()
    face = card_face_without_note(flights.context, event_with_models.model_before, kind)
    card = flights.make_flying_node(lambda art: art.card(face), start)
    there = (x, y - 64) if seat == viewer else (start[0] - 330, start[1] - 64)
    read = DelayAnimation(CARD_READING_MS if seat != viewer else 0)
    shown = SequentialAnimation(
        node_animations.make_move_tween(card, there, CARD_MOVE_MS, easings.ease_out_cubic),
        read,
        node_animations.make_fade_tween(card, 0.0, CARD_FADE_MS),
    )
    return SequentialAnimation(
        flights.sound_animation("card"),
        ParallelAnimation(
            flights.temporary_node_animation(card, shown),
            event_with_models.change_to_after_animation,
        ),
    )


def loan_animation(flights: BrassFlights, event_with_models: BrassEventWithModels) -> Animation:
    """Return the animation of a loan: coins move to the seat's money, and its income marker
    moves back."""
    seat = event_with_models.event.seat
    spaces = [
        model.view.seats[seat].income_space
        for model in (event_with_models.model_before, event_with_models.model_after)
    ]
    coins = min(event_with_models.event.amount("pounds") // 10 + 1, MAX_FLYING_COINS)
    paid = flying_coins_animation(flights, flights.middle_of_map(), flights.money_spot(seat), coins)
    back_step = income_marker_animation(flights, seat, spaces[1] - spaces[0])
    return SequentialAnimation(
        flights.sound_animation("coins"),
        ParallelAnimation(paid, back_step),
        event_with_models.change_to_after_animation,
    )


def income_animation(flights: BrassFlights, event_with_models: BrassEventWithModels) -> Animation:
    """Return the animation of coins from the income track to the seat's money, or the other way
    for a payment owed."""
    seat = event_with_models.event.seat
    pounds = event_with_models.event.amount("pounds")
    ways = (
        flights.income_marker_spot(seat, event_with_models.model_before),
        flights.money_spot(seat),
    )
    here, there = ways if event_with_models.event.kind == "collected" else ways[::-1]
    coins = flying_coins_animation(flights, here, there, min(max(pounds // 4, 1), MAX_FLYING_COINS))
    return SequentialAnimation(
        flights.sound_animation("coin"), coins, event_with_models.change_to_after_animation
    )


def card_draw_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation of a card that moves face down from the deck to the seat's panel."""
    seat = event_with_models.event.seat
    flight = flights.piece_flight_animation(
        card_back_piece,
        flights.deck_spot(),
        flights.middle_of_seat_panel(seat),
        CARD_MOVE_MS * 0.7,
        30,
    )
    return SequentialAnimation(
        flights.sound_animation("card"), flight, event_with_models.change_to_after_animation
    )


def text_note_animation(
    flights: BrassFlights, event_with_models: BrassEventWithModels
) -> Animation:
    """Return the animation that shows an event's sentence for a while; used for events without
    movement."""
    words = flights.event_sentence(event_with_models.event)
    if not words:
        return event_with_models.change_to_after_animation
    note = FloatingNote(words, flights.middle_of_map())
    return SequentialAnimation(
        event_with_models.change_to_after_animation,
        flights.temporary_node_animation(note, DelayAnimation(TEXT_NOTE_MS)),
    )


def card_back_piece(art: BrassArt) -> Piece:
    """Return a small card face down."""
    return art.card_back(0.5)
