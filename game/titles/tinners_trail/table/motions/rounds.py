"""Motions of luck and of the change of rounds: dice, Lord Wallace's cards, markers that return."""

from functools import partial
from itertools import chain
from typing import Final

from game.scene.animation.animation import (
    Animation,
    Call,
    Delay,
    Parallel,
    Sequence,
    fade,
    move,
    stagger,
)
from game.scene.animation.physics import Room
from game.scene.nodes.zoom import Sprite
from game.tabletop.motion.flights import Point
from game.tabletop.motion.performance import BANNER, FloatingNote
from game.tabletop.motion.thrown_dice import LARGE, RADIUS, Die, ThrownDice
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.art.pieces import Painter, PieceArt, cube
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.journal import Chronicler
from game.titles.tinners_trail.table.motions.carried import during
from game.titles.tinners_trail.table.motions.flights import TrailFlights, TrailMoment
from game.titles.tinners_trail.table.motions.mines import pour
from game.titles.tinners_trail.table.motions.works import carry_marker
from game.titles.tinners_trail.table.panels.boards import PIECE_TONE, ROMAN, development_board
from game.titles.tinners_trail.table.panels.ore import DICE
from game.titles.tinners_trail.table.sheets.bidding import WATCHING_HEIGHT
from game.titles.tinners_trail.table.sheets.bill_shape import ORNATE

READ_MS = 650.0
BANNER_MS = 700.0
ROOM_WIDTH = 620.0
ROOM_HEIGHT = 260.0
DICE_PITCH = 150.0
SINK = 34.0
SINK_MS = 420.0
SMALL: Final = 0.62  # dice on an area, against those that lie on a document
SMALL_RADIUS: Final = RADIUS * SMALL / LARGE
SMALL_PITCH: Final = 27.0
NEXT_AREA_MS = 300.0
SEEN_MS = 420.0
CLEAR_MS = 160.0
LATER_MS = 900.0
CARD_MS = 320.0
CARD_READ_MS = 450.0
BID_READ_MS = 1100.0
BACK_SCALE = 0.62
HIS_PITCH = 74.0
HIS_TOP = 88.0


def _die(kind: str, pips: int, degrees: float) -> Die[PieceArt]:
    return Die(lambda art, turned: art.die(kind, pips, degrees=turned), degrees)


def _dice(faces: tuple[int, ...]) -> list[Die[PieceArt]]:
    return [_die(kind, pips, lies) for (kind, lies), pips in zip(DICE, faces, strict=True)]


def _row(middle: Point, pitch: float) -> tuple[Point, ...]:
    return tuple((middle[0] + pitch * (number - 1), middle[1]) for number in range(len(DICE)))


def _thrown(
    flights: TrailFlights, moment: TrailMoment, room: Room, places: tuple[Point, ...]
) -> ThrownDice[PieceArt]:
    amount = moment.event.amount
    return ThrownDice(
        flights, _dice(tuple(amount(f"{kind}_die") for kind, _ in DICE)), room, places
    )


def roll(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Three large dice are thrown in the middle, their total is read, the price flips."""
    rolling = partial(setattr, flights.parts.exchange, "rolling")
    told = Sequence(moment.turn, Delay(READ_MS), Call(partial(rolling, False)))
    return Sequence(Call(partial(rolling, True)), _throw_and_read(flights, moment, told))


def _throw_and_read(flights: TrailFlights, moment: TrailMoment, then: Animation) -> Animation:
    """Three large dice are thrown in the middle and read; what follows happens beside them."""
    x, y = flights.middle()
    room = Room(x - ROOM_WIDTH / 2, y - ROOM_HEIGHT / 2, ROOM_WIDTH, ROOM_HEIGHT)
    dice = _thrown(flights, moment, room, _row((x, y), DICE_PITCH))
    lines = Chronicler(flights.context.words, flights.context.seats).entries((moment.event,))
    total = FloatingNote(lines[0].text, (x, y + ROOM_HEIGHT / 2))
    return Sequence(dice.throw(), flights.staged(total, Delay(READ_MS), then, dice.clear()))


# The dice of ground, in the edition of 2007.


def set_up(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """In one area after the other three small dice are thrown; their cubes lie there at once."""
    areas = [area for area in moment.before.view.areas if area.rolled is not None]
    cubes = [_cubes_of(flights, area) for area in areas]
    acts = (_roll_ground(flights, area, own) for area, own in zip(areas, cubes, strict=True))
    laid = chain.from_iterable(cubes)
    return Sequence(stagger(NEXT_AREA_MS, *acts), moment.turn, flights.leave(*laid))


def _cubes_of(flights: TrailFlights, area: AreaView) -> list[Sprite]:
    return [
        flights.node(cube(kind), flights.cube_at(area, kind, number), map_size=True)
        for kind, most in zip(spots.KINDS, (area.tin, area.copper, area.water), strict=True)
        for number in range(min(most, 5))
    ]


def _roll_ground(flights: TrailFlights, area: AreaView, cubes: list[Sprite]) -> Animation:
    assert area.rolled is not None
    x, y = middle = flights.area(area.name, spots.SIGN)
    scale = flights.map_scale
    reach = SMALL_RADIUS * scale
    room = Room(x - 4 * reach, y - 3 * reach, 8 * reach, 6 * reach)
    places = _row(middle, SMALL_PITCH * scale)
    dice = ThrownDice(flights, _dice(area.rolled), room, places, size=SMALL * scale)
    laid = Sequence(flights.sound("cube"), flights.enter(*cubes), Delay(CLEAR_MS))
    return Sequence(dice.throw(), Delay(SEEN_MS), dice.clear(), laid)


def open_ground(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Three large dice are thrown in the middle, read, and the cubes pour out (C-12)."""
    poured = flights.lifting({f"ground:{moment.place}"}, pour(flights, moment))
    return _throw_and_read(flights, moment, poured)


def count_later(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """A note over empty ground says that what was built there counts with its dice (C-12)."""
    x, y = flights.area(moment.place, spots.SIGN)
    note = FloatingNote(flights.context.say("counts-later"), (x, y + 44 * flights.map_scale))
    return Sequence(moment.turn, flights.staged(note, Delay(LATER_MS), fade(note, 0.0, CLEAR_MS)))


# Lord Wallace's action cards and the dice of his bids (LW).


def turn_card(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """His next action card leaves the deck and is turned over; its cell is read."""
    panel = flights.parts.wallace
    card = flights.sound("card")
    if not panel.visible:
        return Sequence(card, moment.turn)
    way = (flights.on(panel, panel.deck_spot), flights.on(panel, panel.card_spot))
    letter = flights.context.say("wallace-letter")
    back: Painter = lambda art: art.survey_back("any", letter, scale=BACK_SCALE)  # noqa: E731
    drawn = during(panel, "covered", card, flights.fly(back, way, CARD_MS, 30))
    return Sequence(drawn, moment.turn, Delay(CARD_READ_MS))


def roll_bid(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """The dice are thrown onto the bill; what he is ready to bid is read below them."""
    bid_sheet = flights.bid_sheet
    event = moment.event
    shape = ORNATE
    corner = flights.middle()
    scale = 0.6
    if bid_sheet is not None:
        shape = bid_sheet.shape
        scale = bid_sheet.scale
        corner = flights.on(bid_sheet, (shape.margin, shape.controls_top))
    room = Room(*corner, shape.inner_width * scale, WATCHING_HEIGHT * scale)
    x, y = middle = corner[0] + room.width / 2, corner[1] + HIS_TOP * scale
    dice = _thrown(flights, moment, room, _row(middle, HIS_PITCH))
    facts = {name: event.amount(name) for name in ("face", "value", "added", "pounds")}
    key = "his-dice-deep" if facts["added"] else "his-dice"
    note = FloatingNote(flights.context.say(key, **facts), (x, y + 74.0 * scale))
    thrown = during(flights.parts.wallace, "silent", dice.throw())
    read = flights.staged(note, Delay(BID_READ_MS))
    return Sequence(thrown, read, dice.clear(), moment.turn)


# The change of rounds.


def clear_board(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """What nobody used sinks and fades from the development board."""
    view = moment.before.view
    panel = flights.parts.development
    leaving = []
    for row in development_board(moment.before).rows:
        if panel.visible and row.kind != "pumps" and row.left[view.round - 1]:
            x, y = flights.board(row.kind, view.round)
            piece = flights.node(_unused(row.kind), (x, y))
            sinking = Parallel(move(piece, (x, y + SINK), SINK_MS), fade(piece, 0.0, SINK_MS))
            leaving.append(flights.staged(piece, sinking))
    return Sequence(moment.turn, stagger(70, *leaving), Delay(120))


def _unused(kind: str) -> Painter:
    return lambda art: art.icon(kind, 24.0, tone=PIECE_TONE)


def return_markers(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """Markers go back to the first column, the first to pass first."""
    quiet = TrailMoment(moment.event, moment.before, moment.after, Delay(0))
    seats = moment.before.view.invested
    pieces = (carry_marker(flights, quiet, seat, 300) for seat in seats)
    return Sequence(stagger(120, *pieces), moment.turn)


def begin_round(flights: TrailFlights, moment: TrailMoment) -> Animation:
    """The round's number stands over the map for a moment."""
    number = max(moment.event.amount("round"), moment.after.view.round)
    numeral = ROMAN[min(max(number, 1), len(ROMAN)) - 1]
    banner = FloatingNote(f"{flights.context.say('round')} {numeral}", flights.middle(), BANNER)
    return Sequence(
        flights.sound("round-end"),
        moment.turn,
        flights.staged(banner, Delay(BANNER_MS), fade(banner, 0.0, 240)),
    )
