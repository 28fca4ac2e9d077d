"""Where things fly from and to at the table of Brass."""

from collections.abc import Callable
from functools import partial

from game.engine.knowledge import Event
from game.scene.animation import animation
from game.scene.audio import Sound
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import MapFlight, Point, land, turn_over
from game.tabletop.motion.performance import MotionMoment
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.map_art import along
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.panels.documents import NeatlineLook
from game.titles.brass.table.panels.era_scoring import EraScoringLook
from game.titles.brass.table.parts import BrassParts
from game.titles.brass.table.view_model import BrassModel, face_of, fresh_face
from game.titles.brass.table.words import BrassSayings

Painter = Callable[[BrassArt], Piece]
BrassMoment = MotionMoment[BrassModel]
STEPS = 6
"""Pieces into which a line is cut for what rides along it."""

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


class BrassFlights(MapFlight[BrassArt]):
    """Knows the places of this table. All points are in u of the controls."""

    def __init__(self, context: TableContext, parts: BrassParts, sound: Sound) -> None:
        """Take the parts between which things fly."""
        super().__init__(context, parts, sound)
        self.parts = parts
        self.plan = map_plan()
        self.events: tuple[Event, ...] = ()  # those of the step that is played

    def said(self, event: Event) -> str:
        """Return what words tell of an event, "" of what is not worth any."""
        return BrassSayings(self.context.words, self.context.seats).event(event)

    # ---- places

    def place(self, name: str) -> Point:
        """Return the middle of a space, line or place."""
        if name in self.plan.lines:
            return self.on_map(self.plan.lines[name].counter)
        if name in self.plan.places:
            return self.on_map(self.plan.places[name].centre)
        return self.on_map(self.plan.space(name))

    def purse(self, seat: int) -> Point:
        """Return where a seat's money lies."""
        panel = self.parts.seats[seat]
        return self.on(panel, panel.coin_spot)

    def stack(self, seat: int, industry: str) -> Point:
        """Return a seat's stack of an industry, or its panel while other works are shown."""
        works = self.parts.works
        if works.look is None or works.look.seat != seat or not works.visible:
            return self.seat(seat)
        node = works.stacks[industry]
        return self.on(works, self.on(node, node.top_spot))

    def card(self, seat: int, slot: int, viewer: int) -> Point:
        """Return a card of the hand; of others, their panel."""
        hand = self.parts.hand
        if seat != viewer or not hand.visible or not 0 <= slot < len(hand.cards):
            return self.seat(seat)
        node = hand.cards[slot]
        return self.on(hand, self.on(node, (node.width / 2, 0.0)))

    def track(self, kind: str, left: int) -> Point:
        """Return the box of a track that so many cubes are left from; the tab of a folded one."""
        panel = self.parts.tracks
        return self.on(panel, panel.spot(kind, left)) if panel.visible else self.tab("tracks")

    def tiles(self) -> Point:
        """Return the stack of tiles of the distant market, or its tab."""
        panel = self.parts.market
        return self.on(panel, panel.tile_spot) if panel.visible else self.tab("market")

    def neatline(self, seat: int, model: BrassModel) -> Point:
        """Return where a seat's marker stands on the income track."""
        panel = self.parts.neatline
        return self.on(panel, panel.spot(model.view.seats[seat].income_space))

    def reckoned(self, look: EraScoringLook, seat: int) -> Point:
        """Return the bar of a seat in a scoring, which need not be laid out yet."""
        panel = self.parts.era_scoring
        return self.on(panel, panel.bar_spot(look, seat))

    def deck(self) -> Point:
        """Return the deck in the bar along the top."""
        top = self.parts.top_bar
        return self.on(top, top.deck_spot)

    # ---- ways

    def way(self, start: str, lines: tuple[str, ...]) -> list[Point]:
        """Return the points of a way along lines, from a place or space on."""
        points = [self.place(start)]
        here = start.rpartition(".")[0] or start
        for line in lines:
            first, second = line.split()
            curve = self.plan.lines[line].curve
            steps = [self.on_map(along(curve, step / STEPS)[0]) for step in range(STEPS + 1)]
            points += steps if first == here else steps[::-1]
            here = second if first == here else first
        return points

    def follows(self, event: Event, *kinds: str) -> Event | None:
        """Return the first event of some kinds after one in the step that is played."""
        at = next((n for n, each in enumerate(self.events) if each is event), -1)
        return next((each for each in self.events[at + 1 :] if each.kind in kinds), None)


# Motions of counters: built, built over, turned over, developed away, given up.


def build(flights: BrassFlights, moment: BrassMoment) -> animation.Animation:
    """A counter comes from its stack and drops on its space."""
    counter = moment.after.view.space(moment.place).counter
    if counter is None:
        return moment.turn
    seat = moment.event.seat
    industry = moment.event.card
    face = fresh_face(flights.context, seat, counter.kind)
    way = flights.stack(seat, industry), flights.place(moment.place)
    landed = animation.Sequence(moment.turn, flights.sound(SOUNDS.get(industry, "marker")))
    return land(flights, lambda art: art.counter(face), way, landed)


def lift(flights: BrassFlights, moment: BrassMoment) -> animation.Animation:
    """A counter that is built over, or given up, rises and fades."""
    face = face_of(flights.context, moment.before.view.space(moment.place))
    if face is None:
        return moment.turn
    x, y = flights.place(moment.place)
    gone = flights.vanish(lambda art: art.counter(face), ((x, y), (x, y - LIFT)), SINK_MS)
    return animation.Sequence(moment.turn, flights.sound("marker"), gone)


def develop(flights: BrassFlights, moment: BrassMoment) -> animation.Animation:
    """The counter on top of a stack is lifted away, and the next one is seen."""
    seat = moment.event.seat
    industry = moment.event.card
    top = moment.before.view.seats[seat].tops[industry]
    if top is None:
        return moment.turn
    face = fresh_face(flights.context, seat, top)
    x, y = flights.stack(seat, industry)
    gone = flights.vanish(lambda art: art.counter(face, 58.0), ((x, y), (x, y - 3 * LIFT)), SINK_MS)
    return animation.Sequence(flights.sound("marker"), animation.Parallel(gone, moment.turn))


def flip(flights: BrassFlights, moment: BrassMoment) -> animation.Animation:
    """A counter turns over, and its owner's marker walks along the income track."""
    before = face_of(flights.context, moment.before.view.space(moment.place))
    after = face_of(flights.context, moment.after.view.space(moment.place))
    seat = moment.event.seat
    spaces = moment.event.amount("spaces")
    if before is None:
        return animation.Sequence(walk(flights, seat, spaces), moment.turn)
    shown = (after or before)._replace(flipped=True, bale=False, cubes=0)
    faces: tuple[Painter, Painter] = (
        lambda art: art.counter(before),
        lambda art: art.counter(shown),
    )
    at = flights.place(moment.place)
    lifted = flights.parts.chart.lifted
    space = moment.place
    piece = flights.node(faces[1], at, map_size=True)
    turned = animation.Sequence(
        animation.Call(partial(lifted.add, space)),
        turn_over(flights, faces, at, FLIP_MS),
        flights.enter(piece),
    )
    done = animation.Sequence(
        moment.turn, animation.Call(partial(lifted.discard, space)), flights.leave(piece)
    )
    return animation.Sequence(flights.sound("flip"), turned, walk(flights, seat, spaces), done)


def walk(flights: BrassFlights, seat: int, spaces: int) -> animation.Animation:
    """A marker goes so many spaces along the income track, a tick a space."""
    panel = flights.parts.neatline
    look = panel.look
    if look is None or not spaces:
        return animation.Delay(0)
    start = next(space for each, space, ghost in look.markers if each == seat and not ghost)
    last = len(look.levels) - 1

    def step(share: float) -> None:
        at = min(max(start + round(spaces * share), 0), last)
        panel.show(_with_marker(look, seat, at))

    ms = min(TICK_MS * abs(spaces), MOST_WALK_MS)
    return animation.Tween(step, (0.0, 1.0), ms, animation.out_quad, travels=True)


def _with_marker(look: NeatlineLook, seat: int, at: int) -> NeatlineLook:
    markers = tuple(
        (each, at if each == seat and not ghost else space, ghost)
        for each, space, ghost in look.markers
    )
    return NeatlineLook(look.levels, markers)


def flash(flights: BrassFlights, name: str, ms: float) -> animation.Animation:
    """A light swells where something is told of."""
    glow = flights.node(lambda art: art.glow(70.0), flights.place(name), map_size=True)
    return flights.staged(glow, animation.fade(glow, 0.0, ms))


def rise(flights: BrassFlights, paint: Painter, name: str, ms: float) -> animation.Animation:
    """Something rises from where it was earned and fades."""
    x, y = flights.place(name)
    piece = flights.node(paint, (x, y), map_size=True)
    going = animation.Parallel(
        animation.move(piece, (x, y - 2 * LIFT), ms), animation.fade(piece, 0.0, ms)
    )
    return flights.staged(piece, going)
