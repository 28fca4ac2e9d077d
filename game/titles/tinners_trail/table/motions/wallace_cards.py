"""Motions of Lord Wallace's action cards and of the dice of his bids (LW)."""

from game.scene.animation.animation import Animation, DelayAnimation, SequentialAnimation
from game.scene.animation.physics import PhysicsRoom
from game.tabletop.motion.floating_note import FloatingNote
from game.titles.tinners_trail.table.art.pieces import Painter
from game.titles.tinners_trail.table.motions.dice import dice_row_points, make_thrown_dice
from game.titles.tinners_trail.table.motions.flights import TrailEventWithModels, TrailFlights
from game.titles.tinners_trail.table.motions.panel_counting import animation_with_flag_set
from game.titles.tinners_trail.table.sheets.auction_bill_placement import ORNATE_BILL_SIZES
from game.titles.tinners_trail.table.sheets.auction_watch_panel import WATCHING_HEIGHT

CARD_TURN_MS = 320.0
CARD_READ_MS = 450.0
BID_READING_MS = 1100.0
BACK_SCALE = 0.62
BID_DICE_PITCH = 74.0
BID_DICE_Y = 88.0


def action_card_turn_animation(
    flights: TrailFlights, event_with_models: TrailEventWithModels
) -> Animation:
    """Return the animation in which Lord Wallace's next action card leaves the deck, turns over
    and is read; with a folded panel only its sound."""
    panel = flights.parts.wallace
    card = flights.sound_animation("card")
    if not panel.visible:
        return SequentialAnimation(card, event_with_models.change_to_after_animation)
    way = (
        flights.position_in_air(panel, panel.deck_spot),
        flights.position_in_air(panel, panel.card_spot),
    )
    letter = flights.context.say("wallace-letter")
    back: Painter = lambda art: art.survey_card_back("any", letter, scale=BACK_SCALE)  # noqa: E731
    drawn = animation_with_flag_set(
        panel.set_card_hidden, card, flights.piece_flight_animation(back, *way, CARD_TURN_MS, 30)
    )
    return SequentialAnimation(
        drawn, event_with_models.change_to_after_animation, DelayAnimation(CARD_READ_MS)
    )


def bid_roll_animation(flights: TrailFlights, event_with_models: TrailEventWithModels) -> Animation:
    """Return the animation in which Lord Wallace's dice are thrown onto the bill and the limit
    of his bids is read below them."""
    bid_sheet = flights.auction_bill
    event = event_with_models.event
    shape = ORNATE_BILL_SIZES
    corner = flights.middle_of_map()
    scale = 0.6
    if bid_sheet is not None:
        shape = bid_sheet.shape
        scale = bid_sheet.scale
        corner = flights.position_in_air(bid_sheet, (shape.margin, bid_sheet.controls.y))
    room = PhysicsRoom(*corner, shape.inner_width * scale, WATCHING_HEIGHT * scale)
    x, y = middle = corner[0] + room.width / 2, corner[1] + BID_DICE_Y * scale
    dice = make_thrown_dice(
        flights, event_with_models, room, dice_row_points(middle, BID_DICE_PITCH)
    )
    facts = {name: event.amount(name) for name in ("face", "value", "added", "pounds")}
    key = "his-dice-deep" if facts["added"] else "his-dice"
    note = FloatingNote(flights.context.say(key, **facts), (x, y + 74.0 * scale))
    thrown = animation_with_flag_set(flights.parts.wallace.hide_reasons, dice.throw_animation())
    read = flights.temporary_node_animation(note, DelayAnimation(BID_READING_MS))
    return SequentialAnimation(
        thrown, read, dice.removal_animation(), event_with_models.change_to_after_animation
    )
