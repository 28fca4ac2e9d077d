"""Motions only the remastered table has: cards, tiles, tokens, and what cards bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scene.animation.animation import Animation, Delay, Sequence, Tween, in_out_sine, stagger
from game.tabletop.motion.flights import Later, Point, turn_over
from game.tabletop.motion.props import FilmStrip
from game.titles.tinners_trail.table.art.cards import TileFace
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.chart.area_pieces import PEEL
from game.titles.tinners_trail.table.motions import expansions, mines, sales
from game.titles.tinners_trail.table.motions.auctions import BID_MS, pay_in
from game.titles.tinners_trail.table.motions.flights import Painter, RemasteredFlights, TrailMoment
from game.titles.tinners_trail.table.motions.mines import HOP_GAP_MS, HOP_MS, WATER_MS, cube
from game.titles.tinners_trail.table.motions.performance import OF_BOTH, BothPerformance
from game.titles.tinners_trail.table.panels.hand import back_letter, back_of, face_of

CARD_MS, FLIP_MS, READ_MS = 320.0, 240.0, 420.0
LOOK_MS, PEEL_STEPS = 260.0, 20
PEEK_MS = 400.0
NEW_PIECES: dict[str, tuple[Painter, Point]] = {
    "miner": (lambda art: art.piece("miner"), spots.MINER),
    "pump": (lambda art: art.piece("steam_pump", scale=0.8), spots.PUMP),
}


def play_card(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """A survey card goes from the hand, or from a player's panel, to the bill."""
    card = moment.event.card
    if not card:
        return moment.turn

    def fly() -> Animation:
        return flights.fly(
            card_painter(flights, card), (_hand(flights, moment), flights.bill_card()), CARD_MS
        )

    return Sequence(flights.sound("card"), Later(fly), moment.turn)


def draw_card(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """The top card of the deck comes to the bill."""
    card = moment.event.card
    if not card:
        return moment.turn

    def fly() -> Animation:
        there = flights.bill_card()
        start = (there[0] - 30, there[1] - 260)
        faces = (_card_back(flights, card), card_painter(flights, card))
        return Sequence(
            flights.fly(faces[0], (start, there), CARD_MS),
            turn_over(flights, faces, there, FLIP_MS, map_size=False),
        )

    return Sequence(flights.sound("card"), Later(fly), moment.turn)


def _card_back(flights: RemasteredFlights, card: str) -> Painter:
    """Return a painter of a survey card's back."""
    region = back_of(card).partition(":")[0]
    letter = back_letter(region, flights.context.words)
    return lambda art: art.survey_back(region, letter)


def card_painter(flights: RemasteredFlights, card: str) -> Painter:
    """Return a painter of a survey card's face."""
    face = face_of(card, flights.context.words)
    return lambda art: art.survey_card(face)


def _hand(flights: RemasteredFlights, moment: TrailMoment) -> Point:
    seat = moment.event.seat
    if seat == moment.before.seat and flights.parts.hand.visible:
        return flights.parts.hand.spot(moment.event.card)
    return flights.of_seat(seat, "cards")


def insure(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """The bank pays for the survey."""
    return pay_in(flights, moment, flights.middle())


def reveal(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """The tile turns over: it narrows to a line and widens as its face."""
    event = moment.event
    look = moment.before.view.area(moment.place)
    if look.tile is None or look.tile.face_up:
        return moment.turn
    counts = (event.amount("tin"), event.amount("copper"), event.amount("water"))
    letter = look.region.upper()
    face = TileFace(look.region, letter, counts)
    faces: tuple[Painter, Painter] = (
        lambda art: art.tile_down(look.region, letter),
        lambda art: art.tile_up(face),
    )
    at = flights.area(moment.place, spots.open_tile(moment.place))
    shown = flights.node(faces[1], at, map_size=True)
    revealed = flights.lifting(
        {f"tile:{moment.place}"},
        flights.sound("card"),
        turn_over(flights, faces, at, FLIP_MS),
        flights.staged(shown, Delay(READ_MS)),
    )
    return Sequence(revealed, moment.turn)


def receive_work(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """A work point comes back from the tile."""
    way = (flights.area(moment.place, spots.TILE), flights.of_seat(moment.event.seat, "mines"))
    flight = flights.fly(lambda art: art.bonus_badge("work+1"), way, BID_MS, 60)
    return Sequence(flight, flights.sound("marker"), moment.turn)


def receive_money(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """Coins come out of the tile, as its bonus."""
    return pay_in(flights, moment, flights.area(moment.place, spots.TILE))


def look(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """The viewer's own look at a tile: its corner curls up; nobody else has this event."""
    before = moment.before.view.area(moment.place)
    tile = moment.after.view.area(moment.place).tile
    if before.tile is None or before.tile.face_up or tile is None or not tile.known:
        return Sequence(flights.sound("page"), moment.turn, Delay(LOOK_MS))
    letter = before.region.upper()
    face = TileFace(before.region, letter, (tile.tin, tile.copper, tile.water), tile.bonus)
    peeling = FilmStrip(
        flights.context,
        lambda art, step: art.tile_peek(face, share=step / PEEL_STEPS),
        flights.area(moment.place, spots.TILE),
    )
    peeling.scale = flights.map_scale
    roll = Tween(peeling.roll, (0.0, PEEL * PEEL_STEPS), LOOK_MS, in_out_sine, travels=True)
    looked = flights.lifting({f"tile:{moment.place}"}, flights.staged(peeling, roll))
    return Sequence(flights.sound("page"), looked, moment.turn)


def peek(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """An eye in the player's colour comes to the tile."""
    if not moment.place:
        return moment.turn
    colour = flights.context.colour(moment.event.seat)
    plate = flights.parts.plates[moment.event.seat]
    way = (flights.on(plate, (30.0, plate.height / 2)), flights.area(moment.place, spots.EYES))
    eye = flights.fly(lambda art: art.peek_token(colour), way, PEEK_MS, 60, map_size=True)
    return Sequence(eye, flights.sound("card"), moment.turn)


def lay_tokens(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """A drainage token drops on the tile."""
    x, y = spots.TOKEN
    way = (flights.area(moment.place, (x, y - 60)), flights.area(moment.place, (x, y)))
    drop = flights.fly(lambda art: art.drainage_token(), way, WATER_MS, 0, map_size=True)
    return Sequence(drop, flights.sound("cube"), moment.turn)


def bring_benefit(flights: RemasteredFlights, moment: TrailMoment) -> Animation:
    """What the survey card gives comes to the new mine."""
    pieces = []
    for kind, count in moment.event.amounts:
        start = flights.area(moment.place, (-60.0, -70.0))
        if kind in ("tin", "copper"):
            for number in range(min(count, 5)):
                way = (start, flights.area(moment.place, spots.cube_spot(kind, number)))
                pieces.append(flights.fly(cube(kind), way, HOP_MS, 40, map_size=True))
        elif kind in NEW_PIECES:
            paint, spot = NEW_PIECES[kind]
            way = (start, flights.area(moment.place, spot))
            pieces.append(flights.fly(paint, way, HOP_MS, 30, map_size=True))
    return Sequence(stagger(HOP_GAP_MS, *pieces), moment.turn, Delay(120))


Motion = Callable[[RemasteredFlights, TrailMoment], Animation]

REPERTOIRE: Final[dict[str, Motion]] = {
    **OF_BOTH,
    "surveyed": play_card,
    "drew": draw_card,
    "played": play_card,
    "insured": insure,
    "revealed": reveal,
    "looked": look,
    "benefit": bring_benefit,
    "tokens": lay_tokens,
    "survey-pump": mines.drain,
    "invested": sales.invest,
    "peeked": peek,
    "bonus-money": receive_money,
    "bonus-work": receive_work,
    "calciner-built": expansions.build_calciner,
    "arsenic-laid": expansions.lay_arsenic,
    "processed": expansions.process,
    "moved-limiter": expansions.move_limiter,
    "sold-arsenic": expansions.sell_arsenic,
    "market-closed": expansions.close_section,
    "placed-own-miner": expansions.place_own_miner,
    "emigrated": expansions.emigrate,
    "michigan-gave": expansions.receive_pieces,
    "points-gained": expansions.gain_points,
    "kimberley-paid": expansions.pay_diamonds,
    "placed-michigan-adit": expansions.place_piece,
    "placed-michigan-train": expansions.place_piece,
    "placed-michigan-port": expansions.place_piece,
    "placed-michigan-miner": expansions.place_piece,
    "wallace-card": expansions.turn_card,
    "wallace-rolled": expansions.roll_bid,
    "bailed-out": mines.drain,
    "bought-land": expansions.buy_land,
}
"""Which motion belongs to which kind of event."""


class TrailPerformance(BothPerformance[RemasteredFlights]):
    """Puts down limiters and Lord Wallace's cards too."""

    def __init__(self, flights: RemasteredFlights) -> None:
        """Take where things fly."""
        super().__init__(flights, REPERTOIRE)

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        parts = self.back.parts
        parts.working_day.gates_lifted = frozenset()
        parts.wallace.covered = parts.wallace.silent = False
