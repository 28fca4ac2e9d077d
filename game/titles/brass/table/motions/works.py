"""Motions of counters: built, built over, turned over, developed away, given up."""

from __future__ import annotations

from functools import partial

from game.scene.animation.animation import (
    Animation,
    Call,
    Delay,
    Parallel,
    Sequence,
    Tween,
    fade,
    move,
    out_quad,
)
from game.tabletop.motion.flights import land, turn_over
from game.titles.brass.table.motions.backstage import BrassBackstage, BrassMoment, Painter
from game.titles.brass.table.panels.documents import NeatlineLook
from game.titles.brass.table.view_model import face_of, fresh_face

FLIP_MS, TICK_MS, MOST_WALK_MS = 260.0, 40.0, 640.0
LIFT, SINK_MS = 26.0, 300.0
SOUNDS = {
    "cotton-mill": "mill",
    "coal-mine": "mine",
    "ironworks": "works",
    "shipyard": "yard",
    "port": "ship",
}


def build(back: BrassBackstage, moment: BrassMoment) -> Animation:
    """A counter comes from its stack and drops on its space."""
    counter = moment.after.view.space(moment.place).counter
    if counter is None:
        return moment.turn
    seat, industry = moment.event.seat, moment.event.card
    face = fresh_face(back.context, seat, counter.kind)
    way = back.stack(seat, industry), back.place(moment.place)
    landed = Sequence(moment.turn, back.sound(SOUNDS.get(industry, "marker")))
    return land(back, lambda art: art.counter(face), way, landed)


def lift(back: BrassBackstage, moment: BrassMoment) -> Animation:
    """A counter that is built over, or given up, rises and fades."""
    face = face_of(back.context, moment.before.view.space(moment.place))
    if face is None:
        return moment.turn
    x, y = back.place(moment.place)
    gone = back.vanish(lambda art: art.counter(face), ((x, y), (x, y - LIFT)), SINK_MS)
    return Sequence(moment.turn, back.sound("marker"), gone)


def develop(back: BrassBackstage, moment: BrassMoment) -> Animation:
    """The counter on top of a stack is lifted away, and the next one is seen."""
    seat, industry = moment.event.seat, moment.event.card
    top = moment.before.view.seats[seat].tops[industry]
    if top is None:
        return moment.turn
    face = fresh_face(back.context, seat, top)
    x, y = back.stack(seat, industry)
    gone = back.vanish(lambda art: art.counter(face, 58.0), ((x, y), (x, y - 3 * LIFT)), SINK_MS)
    return Sequence(back.sound("marker"), Parallel(gone, moment.turn))


def flip(back: BrassBackstage, moment: BrassMoment) -> Animation:
    """A counter turns over, and its owner's marker walks along the income track."""
    before = face_of(back.context, moment.before.view.space(moment.place))
    after = face_of(back.context, moment.after.view.space(moment.place))
    seat, spaces = moment.event.seat, moment.event.amount("spaces")
    if before is None:
        return Sequence(walk(back, seat, spaces), moment.turn)
    shown = (after or before)._replace(flipped=True, bale=False, cubes=0)
    faces: tuple[Painter, Painter] = (
        lambda art: art.counter(before),
        lambda art: art.counter(shown),
    )
    at = back.place(moment.place)
    lifted, space = back.parts.chart.lifted, moment.place
    piece = back.node(faces[1], at, map_size=True)
    turned = Sequence(
        Call(partial(lifted.add, space)),
        turn_over(back, faces, at, FLIP_MS),
        back.enter(piece),
    )
    done = Sequence(moment.turn, Call(partial(lifted.discard, space)), back.leave(piece))
    return Sequence(back.sound("flip"), turned, walk(back, seat, spaces), done)


def walk(back: BrassBackstage, seat: int, spaces: int) -> Animation:
    """A marker goes so many spaces along the income track, a tick a space."""
    panel = back.parts.neatline
    look = panel.look
    if look is None or not spaces:
        return Delay(0)
    start = next(space for each, space, ghost in look.markers if each == seat and not ghost)
    last = len(look.levels) - 1

    def step(share: float) -> None:
        at = min(max(start + round(spaces * share), 0), last)
        panel.show(_with_marker(look, seat, at))

    ms = min(TICK_MS * abs(spaces), MOST_WALK_MS)
    return Tween(step, (0.0, 1.0), ms, out_quad, travels=True)


def _with_marker(look: NeatlineLook, seat: int, at: int) -> NeatlineLook:
    markers = tuple(
        (each, at if each == seat and not ghost else space, ghost)
        for each, space, ghost in look.markers
    )
    return NeatlineLook(look.levels, markers)


def flash(back: BrassBackstage, name: str, ms: float) -> Animation:
    """A light swells where something is told of."""
    glow = back.node(lambda art: art.glow(70.0), back.place(name), map_size=True)
    return back.staged(glow, fade(glow, 0.0, ms))


def rise(back: BrassBackstage, paint: Painter, name: str, ms: float) -> Animation:
    """Something rises from where it was earned and fades."""
    x, y = back.place(name)
    piece = back.node(paint, (x, y), map_size=True)
    going = Parallel(move(piece, (x, y - 2 * LIFT), ms), fade(piece, 0.0, ms))
    return back.staged(piece, going)
