"""Motions of selling and investing: cube by cube, and what a leap in points came from."""

from __future__ import annotations

from functools import partial

from game.scene.animation import Animation, Call, Delay, Parallel, Sequence, stagger
from game.scene.tween import fade
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.note import FloatingNote
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.look.journal import Chronicler
from game.titles.tinners_trail.table.motions.auctions import coin
from game.titles.tinners_trail.table.motions.backstage import Backstage, CountyMoment, Painter
from game.titles.tinners_trail.table.motions.counting import count
from game.titles.tinners_trail.table.motions.tally import HEIGHT, SaleTally

FLY_MS, INVEST_MS, READ_MS, LEAP_MS = 420.0, 400.0, 500.0, 1300.0
LONGEST_SALE_MS, SLOWEST_CUBE_MS = 2200.0, 190.0
MOST_SHOWN = 8
LEAP = 8  # points at once that want to be explained


def sell(back: Backstage, moment: CountyMoment) -> Animation:
    """Cubes go one by one onto a tally that adds up what they bring, then the coins come back."""
    event, view = moment.event, moment.before.view
    prices = {"tin": view.tin_price, "copper": view.copper_price}
    sold = {ore: event.amount(ore) for ore in prices if event.amount(ore)}
    if not sold:
        return moment.turn
    middle = back.middle()
    tally = SaleTally(back.studio, event.seat, {ore: prices[ore] for ore in sold}, middle)
    cubes = [ore for ore, number in sold.items() for _ in range(number)]
    every_ms = min(LONGEST_SALE_MS / len(cubes), SLOWEST_CUBE_MS)
    flights = (
        Sequence(
            back.fly(_panel_cube(ore), (back.ore(event.seat, ore), middle), FLY_MS, 80),
            Call(partial(tally.add_cube, ore)),
            back.sound("cube"),
        )
        for ore in cubes
    )
    notes = min(len(cubes), MOST_SHOWN)
    coins = (back.fly(coin, (middle, back.purse(event.seat)), FLY_MS, 80) for _ in range(notes))
    return Sequence(
        back.enter(tally),
        stagger(every_ms, *flights),
        Call(partial(tally.settle, sold, event.amount("pounds"))),
        Delay(READ_MS),
        back.sound("coins"),
        Parallel(stagger(45, *coins), count(back, moment, FLY_MS + 45 * notes)),
        moment.turn,
        fade(tally, 0.0, 160),
        back.leave(tally),
    )


def invest(back: Backstage, moment: CountyMoment) -> Animation:
    """Money goes to the investment column, points come to the panel; a leap is explained."""
    seat = moment.event.seat
    day = back.parts.working_day
    place = moment.before.view.seats[seat].place
    box = back.on(day, day.place_spot(max(place, 0)))
    plate = back.parts.plates[seat]
    notes = min(max(moment.event.amount("pounds") // 5, 1), MOST_SHOWN)
    coins = (back.fly(coin, (back.purse(seat), box), INVEST_MS, 60) for _ in range(notes))
    wreath = back.fly(laurel, (box, back.on(plate, plate.laurel_spot)), INVEST_MS, 60)
    gained = Sequence(wreath, back.sound("coin"))
    earned = Parallel(gained, count(back, moment, INVEST_MS * 1.5))
    paid = Sequence(back.sound("coins"), stagger(60, *coins))
    return explained(back, moment, Sequence(paid, earned, moment.turn))


def explained(back: Backstage, moment: CountyMoment, motion: Animation) -> Animation:
    """Return a motion with a line that says what gave many points at once."""
    seat = moment.event.seat
    gained = moment.after.view.seats[seat].points - moment.before.view.seats[seat].points
    if gained < LEAP:
        return motion
    lines = Chronicler(back.studio.words, back.studio.seats).entries((moment.event,))
    middle = back.middle()
    note = FloatingNote(lines[0].text, (middle[0], middle[1] - HEIGHT / 2))
    return Sequence(
        back.enter(note), Parallel(motion, Delay(LEAP_MS)), fade(note, 0.0, 240), back.leave(note)
    )


def _panel_cube(kind: str) -> Painter:
    return lambda art: art.cube(kind, 13)


def laurel(art: PieceArt) -> Piece:
    """A wreath of the size that flies."""
    return art.icon("laurel", 34)
