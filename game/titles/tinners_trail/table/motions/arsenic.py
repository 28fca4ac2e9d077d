"""Motions of arsenic: the calciner, its lumps, the work limiter and the market (AR)."""

from __future__ import annotations

from game.scene.animation import Animation, Call, Delay, Sequence, stagger
from game.scene.tween import arc
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.flight import Point
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.auctions import coin
from game.titles.tinners_trail.table.motions.trail_backstage import TrailBackstage, TrailMoment
from game.titles.tinners_trail.table.stand import Stand

BUILD_MS, DROP_MS, HOP_MS, GATE_MS, SELL_MS = 400.0, 200.0, 320.0, 300.0, 420.0
MOST_SHOWN = 8


def build_calciner(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """The calciner flies from the player's panel to the new mine."""
    way = (back.plate(moment.event.seat), back.area(moment.place, spots.CALCINER))
    flight = back.fly(lambda art: art.calciner(), way, BUILD_MS, 70, map_size=True)
    return Sequence(flight, back.sound("cube"), moment.turn)


def lay_arsenic(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """A lump falls out of the smoke."""
    x, y = _lump_spot(moment)
    way = (back.area(moment.place, (x, y - 70)), back.area(moment.place, (x, y)))
    return Sequence(back.fly(lump, way, DROP_MS, 0, map_size=True), back.sound("cube"), moment.turn)


def process(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """A lump hops to the player's panel."""
    start = back.area(moment.place, _lump_spot(moment))
    way = (start, back.ore(moment.event.seat, "arsenic"))
    flight = back.fly(lump, way, HOP_MS, 60, map_size=True)
    return Sequence(back.sound("pick"), flight, back.sound("cube"), moment.turn)


def move_limiter(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """The gate comes onto the track, or one column further left."""
    seat = moment.event.seat
    start = gate_spot(back, moment.before, seat) or back.plate(seat)
    end = gate_spot(back, moment.after, seat)
    if end is None:
        return moment.turn
    colour = back.studio.colour(seat)
    gate = back.node(lambda art: art.gate(colour), start)
    panel = back.parts.working_day
    gate.scale = panel.scale

    def lift(*, up: bool) -> None:
        panel.gates_lifted = frozenset({seat}) if up else frozenset()

    return Sequence(
        Call(lambda: lift(up=True)),
        back.staged(gate, arc(gate, end, 14, GATE_MS)),
        back.sound("marker"),
        Call(lambda: lift(up=False)),
        moment.turn,
    )


def sell_arsenic(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """Lumps fill the market space by space, coins come back."""
    seat = moment.event.seat
    was, now = moment.before.view.market, moment.after.view.market
    filled = [n for n, pair in enumerate(zip(was, now, strict=True)) if pair[0] != pair[1]]
    sold = min(moment.event.amount("arsenic"), MOST_SHOWN)
    spaces = (filled + [len(now) - 1] * sold)[:sold]
    start, purse = back.ore(seat, "arsenic"), back.purse(seat)
    lumps = [back.fly(lump, (start, back.market(space)), SELL_MS, 80) for space in spaces]
    coins = [back.fly(coin, (back.market(space), purse), SELL_MS, 80) for space in spaces]
    return Sequence(stagger(70, *lumps), back.sound("coins"), stagger(70, *coins), moment.turn)


def close_section(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """The dearest open section is struck out."""
    return Sequence(back.sound("card"), moment.turn, Delay(160))


def lump(art: PieceArt) -> Piece:
    """A lump of arsenic."""
    return art.cube("arsenic")


def gate_spot(back: TrailBackstage, stand: Stand, seat: int) -> Point | None:
    """Return where a seat's limiter stands in a stand, None before it is on the track."""
    column = stand.view.seats[seat].limiter
    if not column:
        return None
    panel = back.parts.working_day
    return back.on(panel, panel.gate_spot(seat, column))


def _lump_spot(moment: TrailMoment) -> Point:
    """Return where the last lump of the event's area lies before or after it."""
    views = (moment.before.view, moment.after.view)
    area = max((view.area(moment.place) for view in views), key=lambda area: area.arsenic)
    number = min(area.arsenic, 5) - 1
    if area.owner >= 0:
        return spots.cube_spot("arsenic", number, train=area.train)
    open_tile = area.tile is not None and area.tile.face_up
    return spots.lying_spot(area.name, "arsenic", number, wide=open_tile)
