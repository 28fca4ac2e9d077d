"""Motions of arsenic, emigration and Lord Wallace (AR, E, LW)."""

from __future__ import annotations

from game.scene.animation.animation import Animation, Call, Delay, Sequence, arc, stagger
from game.scene.animation.physics import Room
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.flights import Point
from game.tabletop.motion.performance import FloatingNote
from game.titles.tinners_trail.rules.table_view import PLACE_NAMES
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.auctions import coin, pay_in
from game.titles.tinners_trail.table.motions.flights import RemasteredFlights, TrailMoment
from game.titles.tinners_trail.table.motions.rounds import thrown_dice
from game.titles.tinners_trail.table.motions.sales import explained, laurel
from game.titles.tinners_trail.table.motions.works import PIECES, SOUNDS
from game.titles.tinners_trail.table.sheets.bidding import WATCHING_HEIGHT
from game.titles.tinners_trail.table.sheets.notice import ORNATE
from game.titles.tinners_trail.table.view_model import TrailModel

# Motions of arsenic: the calciner, its lumps, the work limiter and the market (AR).

BUILD_MS, DROP_MS, HOP_MS, GATE_MS, SELL_MS = 400.0, 200.0, 320.0, 300.0, 420.0
MOST_SHOWN = 8


def build_calciner(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """The calciner flies from the player's panel to the new mine."""
    way = (flights.of_seat(moment.event.seat, "mines"), flights.area(moment.place, spots.CALCINER))
    flight = flights.fly(lambda art: art.piece("calciner"), way, BUILD_MS, 70, map_size=True)
    return Sequence(flight, flights.sound("cube"), moment.turn)


def lay_arsenic(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """A lump falls out of the smoke."""
    x, y = _lump_spot(moment)
    way = (flights.area(moment.place, (x, y - 70)), flights.area(moment.place, (x, y)))
    return Sequence(
        flights.fly(lump, way, DROP_MS, 0, map_size=True), flights.sound("cube"), moment.turn
    )


def process(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """A lump hops to the player's panel."""
    start = flights.area(moment.place, _lump_spot(moment))
    way = (start, flights.of_seat(moment.event.seat, "arsenic"))
    flight = flights.fly(lump, way, HOP_MS, 60, map_size=True)
    return Sequence(flights.sound("pick"), flight, flights.sound("cube"), moment.turn)


def move_limiter(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """The gate comes onto the track, or one column further left."""
    seat = moment.event.seat
    start = gate_spot(flights, moment.before, seat) or flights.of_seat(seat, "mines")
    end = gate_spot(flights, moment.after, seat)
    if end is None:
        return moment.turn
    colour = flights.context.colour(seat)
    gate = flights.node(lambda art: art.gate(colour), start)
    panel = flights.parts.working_day
    gate.scale = panel.scale

    def lift(*, up: bool) -> None:
        panel.gates_lifted = frozenset({seat}) if up else frozenset()

    return Sequence(
        Call(lambda: lift(up=True)),
        flights.staged(gate, arc(gate, end, 14, GATE_MS)),
        flights.sound("marker"),
        Call(lambda: lift(up=False)),
        moment.turn,
    )


def sell_arsenic(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """Lumps fill the market space by space, coins come back."""
    seat = moment.event.seat
    was, now = moment.before.view.market, moment.after.view.market
    filled = [n for n, pair in enumerate(zip(was, now, strict=True)) if pair[0] != pair[1]]
    sold = min(moment.event.amount("arsenic"), MOST_SHOWN)
    spaces = (filled + [len(now) - 1] * sold)[:sold]
    start, purse = flights.of_seat(seat, "arsenic"), flights.of_seat(seat, "money")
    lumps = [flights.fly(lump, (start, flights.market(space)), SELL_MS, 80) for space in spaces]
    coins = [flights.fly(coin, (flights.market(space), purse), SELL_MS, 80) for space in spaces]
    return Sequence(stagger(70, *lumps), flights.sound("coins"), stagger(70, *coins), moment.turn)


def close_section(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """The dearest open section is struck out."""
    return Sequence(flights.sound("card"), moment.turn, Delay(160))


def lump(art: PieceArt) -> Piece:
    """A lump of arsenic."""
    return art.cube("arsenic")


def gate_spot(flights: RemasteredFlights, model: TrailModel, seat: int) -> Point | None:
    """Return where a seat's limiter stands in a stand, None before it is on the track."""
    column = model.view.seats[seat].limiter
    if not column:
        return None
    panel = flights.parts.working_day
    return flights.on(panel, panel.gate_spot(seat, column))


def _lump_spot(moment: TrailMoment) -> Point:
    """Return where the last lump of the event's area lies before or after it."""
    views = (moment.before.view, moment.after.view)
    area = max((view.area(moment.place) for view in views), key=lambda area: area.arsenic)
    number = min(area.arsenic, 5) - 1
    if area.owner >= 0:
        return spots.cube_spot("arsenic", number, train=area.train)
    open_tile = area.tile is not None and area.tile.face_up
    return spots.lying_spot(area.name, "arsenic", number, wide=open_tile)


# Motions of emigration: miners who leave, and what the four places give (E).

PIECE_MS, GIFT_MS = 340.0, 400.0


def place_own_miner(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """A miner in the player's colour comes from the panel."""
    colour = flights.context.colour(moment.event.seat)
    way = (flights.of_seat(moment.event.seat, "mines"), flights.area(moment.place, spots.MINER))
    flight = flights.fly(lambda art: art.piece("miner", colour), way, PIECE_MS, 70, map_size=True)
    return Sequence(flight, flights.sound("cube"), moment.turn)


def emigrate(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """The miner sails off to a place."""
    colour = flights.context.colour(moment.event.seat)
    there = _space(flights, moment, moment.event.places[-1])
    way = (flights.area(moment.place, spots.MINER), there)
    flight = flights.fly(
        lambda art: art.piece("miner", colour), way, 1.6 * PIECE_MS, 90, map_size=True
    )
    return Sequence(flights.sound("ship"), flight, moment.turn)


def receive_pieces(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """Michigan's pieces come to the player's panel."""
    start, end = _space(flights, moment, "michigan"), flights.of_seat(moment.event.seat, "mines")
    pieces = [
        flights.fly(PIECES[kind], (start, end), PIECE_MS, 60, map_size=True)
        for kind, count in moment.event.amounts
        for _ in range(count)
    ]
    return Sequence(stagger(120, *pieces), flights.sound("cube"), moment.turn)


def gain_points(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """Laurels come to the player's panel."""
    start, end = _space(flights, moment, moment.place), flights.of_seat(moment.event.seat, "mines")
    flight = flights.fly(laurel, (start, end), GIFT_MS, 60)
    return explained(flights, moment, Sequence(flights.sound("coins"), flight, moment.turn))


def pay_diamonds(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """Kimberley pays."""
    return pay_in(flights, moment, _space(flights, moment, moment.place))


def place_piece(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """One of Michigan's pieces goes from the panel to its place."""
    kind = moment.event.kind.rsplit("-", maxsplit=1)[-1]
    way = (flights.of_seat(moment.event.seat, "mines"), flights.place_of(moment, kind))
    flight = flights.fly(PIECES[kind], way, PIECE_MS, 70, map_size=True)
    return Sequence(flight, flights.sound(SOUNDS[kind]), moment.turn)


def _space(flights: RemasteredFlights, moment: TrailMoment, place: str) -> Point:
    """Return the space of the place that has just been taken, or paid from."""
    if place not in PLACE_NAMES:
        return flights.middle()
    return flights.emigrants(place, min(moment.before.view.round, 4))


# Motions of Lord Wallace: his action card, his bid dice, and what is done for him (LW).

CARD_MS, READ_MS, BID_READ_MS = 320.0, 450.0, 1100.0
BACK_SCALE = 0.62
DICE_PITCH, DICE_TOP = 74.0, 88.0


def turn_card(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """His next action card leaves the deck and is turned over; its cell is read."""
    panel = flights.parts.wallace
    if not panel.visible:
        return Sequence(flights.sound("card"), moment.turn)

    def cover(*, on: bool) -> None:
        panel.covered = on

    way = (flights.on(panel, panel.deck_spot), flights.on(panel, panel.card_spot))
    letter = flights.context.say("wallace-letter")
    flight = flights.fly(
        lambda art: art.survey_back("any", letter, scale=BACK_SCALE), way, CARD_MS, 30
    )
    return Sequence(
        Call(lambda: cover(on=True)),
        flights.sound("card"),
        flight,
        Call(lambda: cover(on=False)),
        moment.turn,
        Delay(READ_MS),
    )


def roll_bid(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """The dice are thrown onto the bill; what he is ready to bid is read below them."""
    bid_sheet = flights.bid_sheet
    shape = bid_sheet.shape if bid_sheet is not None else ORNATE
    lower = shape.margin, shape.controls_top
    corner = flights.on(bid_sheet, lower) if bid_sheet is not None else flights.middle()
    scale = bid_sheet.scale if bid_sheet is not None else 0.6
    room = Room(*corner, shape.inner_width * scale, WATCHING_HEIGHT * scale)
    middle = corner[0] + room.width / 2
    places = tuple(
        (middle + DICE_PITCH * (number - 1), corner[1] + DICE_TOP * scale) for number in range(3)
    )
    dice = thrown_dice(flights, moment, room, places)
    event = moment.event
    words = flights.context.say(
        "his-dice",
        face=event.amount("face"),
        value=event.amount("value"),
        pounds=event.amount("pounds"),
    )
    note = FloatingNote(words, (middle, corner[1] + (DICE_TOP + 74.0) * scale))
    read = flights.staged(note, Delay(BID_READ_MS))
    panel = flights.parts.wallace

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


def buy_land(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """A purse changes hands over the area."""
    x, y = spots.TILE
    way = (flights.of_seat(moment.event.seat, "mines"), flights.area(moment.place, (x, y)))
    flight = flights.fly(lambda art: art.coin(16), way, CARD_MS, 60)
    return Sequence(flight, flights.sound("coins"), moment.turn)
