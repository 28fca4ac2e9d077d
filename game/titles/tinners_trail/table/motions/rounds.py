"""Motions between the actions: dice, selling, investing, peeking, the change of rounds."""

from __future__ import annotations

from game.scene.animation import Animation, Call, Delay, Parallel, Sequence, stagger
from game.scene.theatre import Room
from game.scene.tween import fade, move
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.art.sprite import Sprite as Piece
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.look.development import development_board
from game.titles.tinners_trail.table.motions.auctions import coin
from game.titles.tinners_trail.table.motions.backstage import Backstage, Painter
from game.titles.tinners_trail.table.motions.banner import Banner
from game.titles.tinners_trail.table.motions.counting import count
from game.titles.tinners_trail.table.motions.dice import ThrownDice
from game.titles.tinners_trail.table.motions.moment import Moment
from game.titles.tinners_trail.table.motions.works import carry_marker
from game.titles.tinners_trail.table.panels.development import PIECE_TONE
from game.titles.tinners_trail.table.panels.exchange import DICE

READ_MS = 500.0
SELL_MS, INVEST_MS, BANNER_MS = 420.0, 400.0, 700.0
SINK, SINK_MS = 34.0, 420.0
MOST_SHOWN = 8


def roll(back: Backstage, moment: Moment) -> Animation:
    """Three dice are thrown onto the exchange, their total is read, the price flips."""
    panel = back.parts.exchange
    corner = back.on(panel, (0.0, 0.0))
    room = Room(*corner, panel.width * panel.scale, panel.height * panel.scale)
    spots = tuple(back.on(panel, panel.die_spot(number)) for number in range(len(DICE)))
    dice = ThrownDice(back, moment, room, spots)

    def rolling(*, on: bool) -> None:
        panel.rolling = on

    return Sequence(
        Call(lambda: rolling(on=True)),
        dice.throw(),
        Delay(READ_MS),
        moment.turn,
        Delay(250),
        Call(lambda: rolling(on=False)),
        dice.clear(),
    )


def sell(back: Backstage, moment: Moment) -> Animation:
    """Cubes stream to the exchange, coins stream back."""
    event = moment.event
    panel = back.parts.exchange
    cubes = []
    for kind in ("tin", "copper"):
        there = back.on(panel, panel.ore_spot(kind))
        for _ in range(min(event.amount(kind), MOST_SHOWN)):
            paint = _panel_cube(kind)
            cubes.append(back.fly(paint, (back.ore(event.seat, kind), there), SELL_MS, 80))
    if not cubes:
        return moment.turn
    till = back.on(panel, (panel.width / 2, panel.height / 2))
    purse = back.purse(event.seat)
    coins = (back.fly(coin, (till, purse), SELL_MS, 80) for _ in range(len(cubes)))
    paid = Parallel(stagger(45, *coins), count(back, moment, SELL_MS + 45 * len(cubes)))
    return Sequence(stagger(45, *cubes), back.sound("coins"), paid, moment.turn)


def invest(back: Backstage, moment: Moment) -> Animation:
    """Money goes to the investment column, points come to the panel."""
    seat = moment.event.seat
    day = back.parts.working_day
    place = moment.before.view.seats[seat].place
    box = back.on(day, day.place_spot(max(place, 0)))
    plate = back.parts.plates[seat]
    purse = back.purse(seat)
    notes = min(max(moment.event.amount("pounds") // 5, 1), MOST_SHOWN)
    coins = (back.fly(coin, (purse, box), INVEST_MS, 60) for _ in range(notes))
    laurel = back.fly(_laurel, (box, back.on(plate, plate.laurel_spot)), INVEST_MS, 60)
    gained = Sequence(laurel, back.sound("coin"))
    earned = Parallel(gained, count(back, moment, INVEST_MS * 1.5))
    return Sequence(back.sound("coins"), stagger(60, *coins), earned, moment.turn)


def peek(back: Backstage, moment: Moment) -> Animation:
    """An eye in the player's colour comes to the tile."""
    if not moment.place:
        return moment.turn
    colour = back.studio.colour(moment.event.seat)
    plate = back.parts.plates[moment.event.seat]
    way = (back.on(plate, (30.0, plate.height / 2)), back.area(moment.place, spots.EYES))
    eye = back.fly(lambda art: art.peek_token(colour), way, INVEST_MS, 60, map_size=True)
    return Sequence(eye, back.sound("card"), moment.turn)


def clear_board(back: Backstage, moment: Moment) -> Animation:
    """What nobody used sinks and fades from the development board."""
    view = moment.before.view
    rows = development_board(view, moment.before.board).rows
    panel = back.parts.development
    leaving = []
    for row in rows:
        if panel.visible and row.kind != "pumps" and row.left[view.round - 1]:
            x, y = back.board(row.kind, view.round)
            piece = back.node(_unused(row.kind), (x, y))
            sinking = Parallel(move(piece, (x, y + SINK), SINK_MS), fade(piece, 0.0, SINK_MS))
            leaving.append(back.staged(piece, sinking))
    return Sequence(moment.turn, stagger(70, *leaving), Delay(120))


def return_markers(back: Backstage, moment: Moment) -> Animation:
    """Markers go back to the first column, the first to pass first."""
    quiet = Moment(moment.event, moment.before, moment.after, Delay(0))
    seats = moment.before.view.invested
    flights = (carry_marker(back, quiet, seat, 300) for seat in seats)
    return Sequence(stagger(120, *flights), moment.turn)


def begin_round(back: Backstage, moment: Moment) -> Animation:
    """The round's number stands over the map for a moment."""
    number = max(moment.event.amount("round"), moment.after.view.round)
    banner = Banner(back.studio, number, back.middle())
    return Sequence(
        back.sound("round-end"),
        moment.turn,
        back.enter(banner),
        Delay(BANNER_MS),
        fade(banner, 0.0, 240),
        back.leave(banner),
    )


def _panel_cube(kind: str) -> Painter:
    return lambda art: art.cube(kind, 11)


def _unused(kind: str) -> Painter:
    return lambda art: art.icon(kind, 24.0, tone=PIECE_TONE)


def _laurel(art: PieceArt) -> Piece:
    return art.icon("laurel", 34)
