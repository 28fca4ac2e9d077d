"""Motions of cards and money: what is played, borrowed, earned and owed."""

from __future__ import annotations

from game.scene.animation import Animation, Delay, Parallel, Sequence
from game.scene.easing import out_cubic
from game.scene.tween import fade, move
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.note import FloatingNote
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.look.hand import plain_card
from game.titles.brass.table.motions.backstage import Backstage, BrassMoment
from game.titles.brass.table.motions.cubes import pay
from game.titles.brass.table.motions.works import walk
from game.titles.brass.table.sayings import BrassSayings

CARD_MS, READ_MS, FADE_MS = 300.0, 260.0, 180.0
MOST_COINS = 5
TOLD_MS = 520.0


def play_card(back: Backstage, moment: BrassMoment) -> Animation:
    """A card goes from its hand onto the map, where everybody reads it."""
    kind, seat = moment.event.card, moment.event.seat
    if not kind:
        return moment.turn
    viewer, held = moment.before.seat, moment.before.hand
    slot = held.index(kind) if seat == viewer and kind in held else -1
    start = back.card(seat, slot, viewer)
    x, y = back.middle()
    face = plain_card(back.studio, moment.before, kind)
    card = back.node(lambda art: art.card(face), start)
    there = (x, y - 64) if seat == viewer else (start[0] - 330, start[1] - 64)
    read = Delay(READ_MS if seat != viewer else 0)
    shown = Sequence(move(card, there, CARD_MS, out_cubic), read, fade(card, 0.0, FADE_MS))
    return Sequence(back.sound("card"), Parallel(back.staged(card, shown), moment.turn))


def borrow(back: Backstage, moment: BrassMoment) -> Animation:
    """The bank pays, and the income marker goes back."""
    seat = moment.event.seat
    spaces = [stand.view.seats[seat].income_space for stand in (moment.before, moment.after)]
    coins = min(moment.event.amount("pounds") // 10 + 1, MOST_COINS)
    paid = pay(back, back.middle(), back.purse(seat), coins)
    back_step = walk(back, seat, spaces[1] - spaces[0])
    return Sequence(back.sound("coins"), Parallel(paid, back_step), moment.turn)


def collect(back: Backstage, moment: BrassMoment) -> Animation:
    """Income comes from the track to the purse; what is owed goes the other way."""
    seat, pounds = moment.event.seat, moment.event.amount("pounds")
    ways = (back.neatline(seat, moment.before), back.purse(seat))
    here, there = ways if moment.event.kind == "collected" else ways[::-1]
    coins = pay(back, here, there, min(max(pounds // 4, 1), MOST_COINS))
    return Sequence(back.sound("coin"), coins, moment.turn)


def draw(back: Backstage, moment: BrassMoment) -> Animation:
    """Cards come from the deck."""
    seat = moment.event.seat
    flight = back.fly(card_back, (back.deck(), back.seat(seat)), CARD_MS * 0.7, 30)
    return Sequence(back.sound("card"), flight, moment.turn)


def tell(back: Backstage, moment: BrassMoment) -> Animation:
    """What has nothing to move is told in words."""
    words = BrassSayings(back.studio.words, back.studio.seats).event(moment.event)
    if not words:
        return moment.turn
    note = FloatingNote(words, back.middle())
    return Sequence(moment.turn, back.staged(note, Delay(TOLD_MS)))


def card_back(art: BrassArt) -> Piece:
    """A small card face down."""
    return art.card_back(0.5)
