"""Animations of cards and money."""

from game.scene.animation import easings, node_animations
from game.scene.animation.animation import Animation, Delay, Parallel, Sequence
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.floating_note import FloatingNote
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.look.panels import plain_card
from game.titles.brass.table.motions.counters import BrassMoment, walk
from game.titles.brass.table.motions.flights import BrassFlights
from game.titles.brass.table.motions.goods import pay

CARD_MS = 300.0
CARD_READ_MS = 260.0
CARD_FADE_MS = 180.0
MOST_COINS = 5
TOLD_MS = 520.0


def play_card(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return the animation of a card that moves from its hand onto the map, where all can read
    it."""
    kind = moment.event.card
    seat = moment.event.seat
    if not kind:
        return moment.turn
    viewer = moment.before.seat
    held = moment.before.hand
    slot = held.index(kind) if seat == viewer and kind in held else -1
    start = flights.card(seat, slot, viewer)
    x, y = flights.middle()
    face = plain_card(flights.context, moment.before, kind)
    card = flights.node(lambda art: art.card(face), start)
    there = (x, y - 64) if seat == viewer else (start[0] - 330, start[1] - 64)
    read = Delay(CARD_READ_MS if seat != viewer else 0)
    shown = Sequence(
        node_animations.move(card, there, CARD_MS, easings.out_cubic),
        read,
        node_animations.fade(card, 0.0, CARD_FADE_MS),
    )
    return Sequence(flights.sound("card"), Parallel(flights.staged(card, shown), moment.turn))


def borrow(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return the animation of a loan: money from the bank, and the income marker moves back."""
    seat = moment.event.seat
    spaces = [model.view.seats[seat].income_space for model in (moment.before, moment.after)]
    coins = min(moment.event.amount("pounds") // 10 + 1, MOST_COINS)
    paid = pay(flights, flights.middle(), flights.purse(seat), coins)
    back_step = walk(flights, seat, spaces[1] - spaces[0])
    return Sequence(flights.sound("coins"), Parallel(paid, back_step), moment.turn)


def collect(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return the animation of income that moves from the track to the player, or of a debt the
    other way."""
    seat = moment.event.seat
    pounds = moment.event.amount("pounds")
    ways = (flights.income_track(seat, moment.before), flights.purse(seat))
    here, there = ways if moment.event.kind == "collected" else ways[::-1]
    coins = pay(flights, here, there, min(max(pounds // 4, 1), MOST_COINS))
    return Sequence(flights.sound("coin"), coins, moment.turn)


def draw(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return the animation of cards from the deck."""
    seat = moment.event.seat
    flight = flights.fly(card_back, flights.deck(), flights.seat(seat), CARD_MS * 0.7, 30)
    return Sequence(flights.sound("card"), flight, moment.turn)


def tell(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Return a text note, for events without movement."""
    words = flights.said(moment.event)
    if not words:
        return moment.turn
    note = FloatingNote(words, flights.middle())
    return Sequence(moment.turn, flights.staged(note, Delay(TOLD_MS)))


def card_back(art: BrassArt) -> Piece:
    """Return a small card face down."""
    return art.card_back(0.5)
