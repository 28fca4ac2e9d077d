"""Motions of Lord Wallace: his action card, his bid dice, and what is done for him (LW)."""

from __future__ import annotations

from game.scene.animation import Animation, Call, Delay, Sequence
from game.scene.theatre import Room
from game.tabletop.motion.note import FloatingNote
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.ore_dice import thrown_dice
from game.titles.tinners_trail.table.motions.trail_backstage import TrailBackstage, TrailMoment
from game.titles.tinners_trail.table.sheets.bill_shape import ORNATE
from game.titles.tinners_trail.table.sheets.watching import HEIGHT

CARD_MS, READ_MS, BID_READ_MS = 320.0, 450.0, 1100.0
BACK_SCALE = 0.62
DICE_PITCH, DICE_TOP = 74.0, 88.0


def turn_card(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """His next action card leaves the deck and is turned over; its cell is read."""
    panel = back.parts.wallace
    if not panel.visible:
        return Sequence(back.sound("card"), moment.turn)

    def cover(*, on: bool) -> None:
        panel.covered = on

    way = (back.on(panel, panel.deck_spot), back.on(panel, panel.card_spot))
    letter = back.studio.say("wallace-letter")
    flight = back.fly(
        lambda art: art.survey_back("any", letter, scale=BACK_SCALE), way, CARD_MS, 30
    )
    return Sequence(
        Call(lambda: cover(on=True)),
        back.sound("card"),
        flight,
        Call(lambda: cover(on=False)),
        moment.turn,
        Delay(READ_MS),
    )


def roll_bid(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """The dice are thrown onto the bill; what he is ready to bid is read below them."""
    bill = back.bill
    shape = bill.shape if bill is not None else ORNATE
    lower = shape.margin, shape.controls_top
    corner = back.on(bill, lower) if bill is not None else back.middle()
    scale = bill.scale if bill is not None else 0.6
    room = Room(*corner, shape.inner_width * scale, HEIGHT * scale)
    middle = corner[0] + room.width / 2
    places = tuple(
        (middle + DICE_PITCH * (number - 1), corner[1] + DICE_TOP * scale) for number in range(3)
    )
    dice = thrown_dice(back, moment, room, places)
    event = moment.event
    words = back.studio.say(
        "his-dice",
        face=event.amount("face"),
        value=event.amount("value"),
        pounds=event.amount("pounds"),
    )
    note = FloatingNote(words, (middle, corner[1] + (DICE_TOP + 74.0) * scale))
    read = back.staged(note, Delay(BID_READ_MS))
    panel = back.parts.wallace

    def hush(*, on: bool) -> None:
        panel.silent = on

    return Sequence(
        Call(lambda: hush(on=True)),
        dice.throw(),
        Call(lambda: hush(on=False)),
        read,
        dice.clear(),
        moment.turn,
    )


def buy_land(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """A purse changes hands over the area."""
    x, y = spots.TILE
    way = (back.plate(moment.event.seat), back.area(moment.place, (x, y)))
    flight = back.fly(lambda art: art.coin(16), way, CARD_MS, 60)
    return Sequence(flight, back.sound("coins"), moment.turn)
