"""Animations of counters: built, overbuilt, flipped, developed, removed."""

from collections.abc import Callable
from functools import partial

from game.scene.animation import animation, easings, node_animations
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.landings import landing_animation
from game.tabletop.motion.performance import EventMoment
from game.tabletop.motion.turning_pieces import turn_over_animation
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.motions.flights import BrassFlights
from game.titles.brass.table.panels.income_track import IncomeTrackLook
from game.titles.brass.table.view_model import BrassModel, face_of, fresh_face

Painter = Callable[[BrassArt], Piece]
BrassMoment = EventMoment[BrassModel]

FLIP_MS = 260.0
TICK_MS = 40.0
MOST_WALK_MS = 640.0
LIFT = 26.0
SINK_MS = 300.0
SOUNDS = {
    "cotton-mill": "mill",
    "coal-mine": "mine",
    "ironworks": "works",
    "shipyard": "yard",
    "port": "ship",
}


def animate_build(flights: BrassFlights, moment: BrassMoment) -> animation.Animation:
    """Return the animation of a counter from its stack to its space."""
    counter = moment.after.view.space(moment.place).counter
    if counter is None:
        return moment.turn
    seat = moment.event.seat
    industry = moment.event.card
    face = fresh_face(flights.context, seat, counter.kind)
    way = flights.stack_spot(seat, industry), flights.map_spot(moment.place)
    landed = animation.Sequence(moment.turn, flights.sound_step(SOUNDS.get(industry, "marker")))
    return landing_animation(flights, lambda art: art.counter(face), *way, landed)


def animate_removal(flights: BrassFlights, moment: BrassMoment) -> animation.Animation:
    """Return the animation of an overbuilt or removed counter, which rises and fades."""
    face = face_of(flights.context, moment.before.view.space(moment.place))
    if face is None:
        return moment.turn
    x, y = flights.map_spot(moment.place)
    gone = flights.drift_and_fade(lambda art: art.counter(face), (x, y), (x, y - LIFT), SINK_MS)
    return animation.Sequence(moment.turn, flights.sound_step("marker"), gone)


def animate_development(flights: BrassFlights, moment: BrassMoment) -> animation.Animation:
    """Return the animation of a stack's top counter, which is lifted away."""
    seat = moment.event.seat
    industry = moment.event.card
    top = moment.before.view.seats[seat].tops[industry]
    if top is None:
        return moment.turn
    face = fresh_face(flights.context, seat, top)
    x, y = flights.stack_spot(seat, industry)
    gone = flights.drift_and_fade(
        lambda art: art.counter(face, 58.0), (x, y), (x, y - 3 * LIFT), SINK_MS
    )
    return animation.Sequence(flights.sound_step("marker"), animation.Parallel(gone, moment.turn))


def animate_flip(flights: BrassFlights, moment: BrassMoment) -> animation.Animation:
    """Return the animation of a flipping counter, and of its owner's income marker."""
    before = face_of(flights.context, moment.before.view.space(moment.place))
    after = face_of(flights.context, moment.after.view.space(moment.place))
    seat = moment.event.seat
    spaces = moment.event.amount("spaces")
    if before is None:
        return animation.Sequence(animate_income_marker(flights, seat, spaces), moment.turn)
    shown = (after or before)._replace(flipped=True, bale=False, cubes=0)
    faces: tuple[Painter, Painter] = (
        lambda art: art.counter(before),
        lambda art: art.counter(shown),
    )
    at = flights.map_spot(moment.place)
    lifted = flights.parts.chart.lifted
    space = moment.place
    piece = flights.flying_node(faces[1], at, map_size=True)
    turned = animation.Sequence(
        animation.Call(partial(lifted.add, space)),
        turn_over_animation(flights, faces, at, FLIP_MS),
        flights.adding_step(piece),
    )
    done = animation.Sequence(
        moment.turn, animation.Call(partial(lifted.discard, space)), flights.removing_step(piece)
    )
    return animation.Sequence(
        flights.sound_step("flip"), turned, animate_income_marker(flights, seat, spaces), done
    )


def animate_income_marker(flights: BrassFlights, seat: int, spaces: int) -> animation.Animation:
    """Return the animation of a marker along the income track, with a tick per space."""
    panel = flights.parts.income_track
    look = panel.look
    if look is None or not spaces:
        return animation.Delay(0)
    start = next(space for each, space, ghost in look.markers if each == seat and not ghost)
    last = len(look.levels) - 1

    def step(share: float) -> None:
        at = min(max(start + round(spaces * share), 0), last)
        panel.show(_with_marker(look, seat, at))

    ms = min(TICK_MS * abs(spaces), MOST_WALK_MS)
    return animation.Tween(step, (0.0, 1.0), ms, easings.out_quad, travels=True)


def _with_marker(look: IncomeTrackLook, seat: int, at: int) -> IncomeTrackLook:
    markers = tuple(
        (each, at if each == seat and not ghost else space, ghost)
        for each, space, ghost in look.markers
    )
    return IncomeTrackLook(look.levels, markers)


def animate_flash(flights: BrassFlights, name: str, ms: float) -> animation.Animation:
    """Return the animation of a light at a target."""
    glow = flights.flying_node(lambda art: art.glow(70.0), flights.map_spot(name), map_size=True)
    return flights.shown_only_during(glow, node_animations.fade(glow, 0.0, ms))
