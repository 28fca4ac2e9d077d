"""Motions of emigration: miners who leave, and what the four places give (E)."""

from __future__ import annotations

from game.scene.animation import Animation, Sequence, stagger
from game.tabletop.motion.flight import Point
from game.titles.tinners_trail.rules.expansion_view import PLACE_NAMES
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.auctions import pay_in
from game.titles.tinners_trail.table.motions.sales import explained, laurel
from game.titles.tinners_trail.table.motions.trail_backstage import TrailBackstage, TrailMoment
from game.titles.tinners_trail.table.motions.works import PIECES, SOUNDS

PIECE_MS, GIFT_MS = 340.0, 400.0


def place_own_miner(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """A miner in the player's colour comes from the panel."""
    colour = back.studio.colour(moment.event.seat)
    way = (back.plate(moment.event.seat), back.area(moment.place, spots.MINER))
    flight = back.fly(lambda art: art.miner(colour), way, PIECE_MS, 70, map_size=True)
    return Sequence(flight, back.sound("cube"), moment.turn)


def emigrate(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """The miner sails off to a place."""
    colour = back.studio.colour(moment.event.seat)
    there = _space(back, moment, moment.event.places[-1])
    way = (back.area(moment.place, spots.MINER), there)
    flight = back.fly(lambda art: art.miner(colour), way, 1.6 * PIECE_MS, 90, map_size=True)
    return Sequence(back.sound("ship"), flight, moment.turn)


def receive_pieces(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """Michigan's pieces come to the player's panel."""
    start, end = _space(back, moment, "michigan"), back.plate(moment.event.seat)
    flights = [
        back.fly(PIECES[kind], (start, end), PIECE_MS, 60, map_size=True)
        for kind, count in moment.event.amounts
        for _ in range(count)
    ]
    return Sequence(stagger(120, *flights), back.sound("cube"), moment.turn)


def gain_points(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """Laurels come to the player's panel."""
    start, end = _space(back, moment, moment.place), back.plate(moment.event.seat)
    flight = back.fly(laurel, (start, end), GIFT_MS, 60)
    return explained(back, moment, Sequence(back.sound("coins"), flight, moment.turn))


def pay_diamonds(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """Kimberley pays."""
    return pay_in(back, moment, _space(back, moment, moment.place))


def place_piece(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """One of Michigan's pieces goes from the panel to its place."""
    kind = moment.event.kind.rsplit("-", maxsplit=1)[-1]
    way = (back.plate(moment.event.seat), back.place_of(moment, kind))
    flight = back.fly(PIECES[kind], way, PIECE_MS, 70, map_size=True)
    return Sequence(flight, back.sound(SOUNDS[kind]), moment.turn)


def _space(back: TrailBackstage, moment: TrailMoment, place: str) -> Point:
    """Return the space of the place that has just been taken, or paid from."""
    if place not in PLACE_NAMES:
        return back.middle()
    return back.emigrants(place, min(moment.before.view.round, 4))
