"""Where things fly, and which motion belongs to which kind of event; other kinds just happen."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Final

from game.engine.knowledge import Event
from game.engine.rules import NOBODY, State
from game.scene.animation import animation
from game.scene.animation.physics import Room
from game.scene.audio import Sound
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import MapFlight, Point, land, pass_lamp, ride
from game.tabletop.motion.performance import FloatingNote, MotionMoment, Performance, states_between
from game.tabletop.motion.thrown_dice import Die, ThrownDice
from game.tabletop.plain.sayings import Sayings
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.map_board import on_curve
from game.titles.tiletum.table.map_plan import map_plan
from game.titles.tiletum.table.panels.rose import MIDDLE, SIZES
from game.titles.tiletum.table.panels.strip import KING
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.view import TiletumInterest, TiletumModel

TiletumMoment = MotionMoment[TiletumModel]
ROAD_STEPS = 8
"""Pieces into which a road is cut for what rides along it."""

WALK_MS = 340.0
GOOD_MS = 320.0
DIE_MS = 300.0
CARD_MS = 420.0
RISE_MS = 90.0
TOLD_MS = 620.0
ROLL_MS = 1300.0
SINGLE_MS = 500.0
READ_MS = 320.0
ALL_READ_MS = 1800.0
REACH = 118.0  # u from the middle of the window within which dice roll
MOST_GOODS = 6
STAGGER_MS = 50.0
STEPS: Final = {"merchant": "cart", "architect": "dividers", "explorer": "boots"}
"""What a step of each sounds like."""
COUNTED: Final = frozenset({"king-scored", "fair-scored", "led-at-last"})
"""What is counted in a document that lies open meanwhile."""


class TiletumFlights(MapFlight[TiletumArt]):
    """Knows the places of this table. All points are in u of the controls."""

    def __init__(
        self,
        tools: tuple[TableContext, TiletumParts, Sayings],
        interest: TiletumInterest,
        sound: Sound,
    ) -> None:
        """Take the parts between which things fly, what notes say, and which sheet is shown."""
        context, parts, sayings = tools
        super().__init__(context, parts, sound)
        self.parts = parts
        self.sayings = sayings
        self.plan = map_plan()
        self.interest = interest
        self._closed: str | None = None  # the document that lay open before one was counted
        self.step: tuple[Event, ...] = ()

    def turn_to(self, place: str) -> None:
        """Let the sheet lie on top on which something happens."""
        if place in self.plan.spaces:
            self.interest.happens(below=self.plan.spaces[place].map > 0)

    def count_in(self, which: str, seat: int, before: tuple[Event, ...]) -> None:
        """Let the document lie open in which a seat is being paid; what came before is told."""
        self.parts.document.marked = seat
        if self._closed is None:
            self._closed = self.interest.document
            self.parts.journal.foretell(self.sayings.entries(before, 0))
        if self.interest.document != which:
            self.interest.document = which
            self.interest.changed()

    def counted(self) -> None:
        """All seats are paid: what lay open before lies open again."""
        self.parts.document.marked = NOBODY
        if self._closed is not None:
            self.interest.document, self._closed = self._closed, None
            self.interest.changed()

    def petal(self, value: int) -> Point:
        """Return the middle of the dice of a value."""
        return self.on(self.parts.rose, self.parts.rose.die_spots(value, 1)[0])

    def space(self, name: str) -> Point:
        """Return the middle of a space."""
        return self.on_map(self.plan.spaces[name].centre)

    def start(self, moment: TiletumMoment) -> Point:
        """Return where something happens: in a space, or in the middle."""
        return self.space(moment.place) if moment.place else self.middle()

    def model(self, name: str) -> Point:
        """Return where people stand in a space."""
        return self.on_map(self.parts.chart.people.spot(name, 0, 1))

    def good(self, seat: int, good: str) -> Point:
        """Return where a seat's goods of a kind, or its silver, are counted."""
        panel = self.parts.seats[seat]
        return self.on(panel, panel.good_spot(good))

    def points(self, seat: int) -> Point:
        """Return where a seat's points are shown."""
        panel = self.parts.seats[seat]
        return self.on(panel, panel.points_spot)

    def store(self, seat: int) -> Point:
        """Return the next free place of a seat's storehouse, or its panel."""
        return self._on_board(seat, self.parts.board.store_spot)

    def building(self, seat: int, number: int) -> Point:
        """Return a building of a seat's board, or its panel."""
        return self._on_board(seat, self.parts.board.building_spot(number))

    def _on_board(self, seat: int, spot: Point) -> Point:
        """Return a point of the board that is shown, or the panel of another seat."""
        board = self.parts.board
        shown = board.look is not None and board.look.own.seat == seat and board.visible
        return self.on(board, spot) if shown else self.seat(seat)

    def track(self, space: int) -> Point:
        """Return a space of the king track."""
        return self.on(self.parts.track, self.parts.track.spot(space))

    def way(self, start: str, end: str) -> list[Point]:
        """Return the way of a piece from one space to another, along the road if there is one."""
        curve = self.plan.way(start, end)
        shares = [step / ROAD_STEPS for step in range(ROAD_STEPS + 1)] if len(curve) == 3 else []
        along = [self.on_map(on_curve(curve, share)) for share in shares]
        return [self.model(start), *along, self.model(end)]


# The repertoire: which motion belongs to which kind of event; other kinds simply happen.

Motion = Callable[[TiletumFlights, TiletumMoment], animation.Animation]


def are_dice(events: tuple[Event, ...]) -> bool:
    """Whether nothing happened but that dice were rolled."""
    kinds = {event.kind for event in events}
    return "rolled" in kinds and kinds <= {"rolled", "asked"}


def throw(
    flights: TiletumFlights,
    events: tuple[Event, ...],
    before: TiletumModel,
    after: TiletumModel,
    turn: animation.Animation,
) -> animation.Animation:
    """All dice of these events tumble over the window together and slide to their petals."""
    rose = flights.parts.rose
    scale = flights.parts.rose.scale
    (x, y) = flights.on(rose, MIDDLE)
    reach = REACH * scale
    room = Room(x - reach, y - reach, 2 * reach, 2 * reach)
    lying = Counter({(good, value): number for good, value, number in before.view.dice})
    dice = []
    spots = []
    rolled = [event for event in events if event.kind == "rolled"]
    for event in rolled:
        good = event.card
        value = event.amount("value")
        there = [each for each, at, number in after.view.dice if at == value for _ in range(number)]
        every = rose.die_spots(value, len(there))
        place = there.index(good) + lying[good, value]
        lying[good, value] += 1
        spots.append(flights.on(rose, every[min(place, len(every) - 1)]))
        size = SIZES[min(len(there), len(SIZES))]
        dice.append(Die(partial(TiletumArt.rolling_die, good=good, value=value, size=size), 0.0))
    thrown = ThrownDice(flights, dice, room, spots, size=scale)
    thrown.roll_ms = ROLL_MS if len(rolled) > 1 else SINGLE_MS
    return animation.Sequence(thrown.throw(), turn, thrown.clear())


def carry(
    flights: TiletumFlights,
    moment: TiletumMoment,
    sound: str,
    paint: Callable[[TiletumArt], Piece],
    way: tuple[Point, Point],
) -> animation.Animation:
    """With a sound something goes its way; then the table shows what happened."""
    return animation.Sequence(flights.sound(sound), flights.fly(paint, way, CARD_MS), moment.turn)


def take_die(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """The die is lifted and goes to its seat."""
    good = moment.event.card
    value = moment.event.amount("value")
    x, y = flights.points(moment.event.seat)
    way = flights.petal(value), (x - 60, y)
    flight = flights.fly(lambda art: art.die(good, value, 37.0), way, DIE_MS, 60)
    return animation.Sequence(flights.sound("dice"), animation.Parallel(moment.turn, flight))


def gain(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Goods stream to the panel: those of a die from its petal, silver from the middle."""
    silver = moment.event.kind == "gained-silver"
    good = "silver" if silver else moment.event.card
    number = moment.event.amount("silver" if silver else "number")
    die = None if silver else moment.before.view.die
    way = flights.petal(die[1]) if die else flights.middle(), flights.good(moment.event.seat, good)
    streams = [
        animation.Sequence(
            animation.Delay(STAGGER_MS * at),
            flights.fly(lambda art: art.good(good, 26.0), way, GOOD_MS, 50),
        )
        for at in range(min(number, MOST_GOODS))
    ]
    return animation.Sequence(
        flights.sound("silver" if silver else "coin"), animation.Parallel(*streams), moment.turn
    )


def walk(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """A wagon rolls, dividers stride along the road, a lantern swings through a gallery."""
    kind = moment.event.kind.removeprefix("moved-")
    seat = moment.event.seat
    end = moment.place
    sheet = flights.plan.spaces[end].map
    spaces = moment.before.view.spaces.values()
    starts = [each.name for each in spaces if (seat, kind) in each.people and each.map == sheet]
    start = starts[0] if starts else end
    colour = flights.context.colour(seat)
    people = flights.parts.chart.people
    way = flights.way(start, end)
    piece = flights.node(lambda art: art.piece(kind, colour, 0.92), way[0], map_size=True)
    return animation.Sequence(
        flights.sound(STEPS[kind]),
        animation.Call(partial(people.away.add, (start, colour, kind))),
        flights.staged(piece, ride(piece, way, WALK_MS, animation.in_out_sine)),
        animation.Call(partial(people.away.discard, (start, colour, kind))),
        moment.turn,
    )


def hire(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """A new explorer goes down to the first town of a map."""
    colour = flights.context.colour(moment.event.seat)
    seat = moment.event.seat
    way = flights.seat(seat), flights.model(moment.place)
    return carry(flights, moment, "boots", lambda art: art.piece("explorer", colour, 0.92), way)


def raise_level(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """Silver goes to the technology that is raised."""
    arts = flights.parts.arts
    named = [row.named for row in arts.rows]
    place = named.index(moment.event.card) if moment.event.card in named else 0
    end = flights.on(arts, arts.level_spot(place, moment.event.amount("level")))
    way = (flights.good(moment.event.seat, "silver"), end)
    told = tell(flights, moment)
    paint = partial(TiletumArt.good, good="silver", size=26.0)
    return carry(flights, replace(moment, turn=told), "silver", paint, way)


def build(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """A house, pillar or mine is thrown to its town and lands in dust."""
    kind = moment.event.kind.removeprefix("built-")
    colour = flights.context.colour(moment.event.seat)
    way = flights.seat(moment.event.seat), flights.space(moment.place)
    landing = land(flights, lambda art: art.piece(kind, colour), way, moment.turn)
    return animation.Sequence(flights.sound(kind), landing)


def store(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """A tile goes to the storehouse."""
    tile = moment.event.card
    way = (flights.start(moment), flights.store(moment.event.seat))
    return carry(flights, moment, "card", lambda art: art.tile(tile, 44.0), way)


def move_in(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """A character or crest goes to its building."""
    tile = moment.event.card
    seat = moment.event.seat
    way = flights.store(seat), flights.building(seat, moment.event.amount("building"))
    sound = "crest" if moment.event.kind == "placed-crest" else "card"
    flight = flights.fly(lambda art: art.tile(tile, 44.0), way, CARD_MS, 30)
    return animation.Sequence(flights.sound(sound), flight, moment.turn)


def score(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """A hexagon with the points goes to the panel."""
    seat = moment.event.seat
    points = moment.event.amount("points")
    words = f"+{points}" if points >= 0 else str(points)
    way = flights.start(moment), flights.points(seat)
    sound = "cathedral" if moment.event.kind == "contributed" else "coin"
    return carry(flights, moment, sound, lambda art: art.hexagon(words, 19.0), way)


def count(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """The document of the king or the fair lies open; points go from its rows to the seats."""
    event = moment.event
    view = moment.before.view
    fair = event.kind == "fair-scored"
    order = view.order if fair else view.king_order
    points = event.amount("points")
    row = order.index(event.seat)
    which = f"fair:{view.round}" if fair else KING
    words = f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"
    document = flights.parts.document
    way = flights.on(document, document.points_spot(row)), flights.points(event.seat)
    flight = flights.fly(lambda art: art.hexagon(words, 21.0), way, CARD_MS, 40)
    before = flights.step[: flights.step.index(event)]
    return animation.Sequence(
        animation.Call(partial(flights.count_in, which, event.seat, before)),
        animation.Delay(READ_MS),
        animation.Sequence(flights.sound("coin"), flight) if points else animation.Delay(0.0),
        moment.turn,
    )


def fulfil(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """The contract is shown before its points are scored."""
    tile = moment.event.card
    start = flights.middle()
    card = flights.node(lambda art: art.card(tile), (start[0] - 43, start[1] - 64))
    shown = flights.staged(card, animation.Delay(CARD_MS), animation.fade(card, 0.0, 160.0))
    return animation.Sequence(flights.sound("quill"), shown, score(flights, moment))


def rise(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """A marker goes up the king track, space by space."""
    seat = moment.event.seat
    steps = moment.event.amount("steps")
    before, after = (each.view.seats[seat].king for each in (moment.before, moment.after))
    colour = flights.context.colour(seat)
    scale = flights.parts.track.scale
    disc = flights.node(lambda art: art.disc(colour, 11.4 * scale), flights.track(before))
    way = animation.move(disc, flights.track(after), RISE_MS * max(steps, 1), animation.out_cubic)
    return animation.Sequence(flights.sound("coin"), flights.staged(disc, way), moment.turn)


def tell(flights: TiletumFlights, moment: TiletumMoment) -> animation.Animation:
    """What has nothing to move is told in words."""
    if not (words := flights.sayings.event(moment.event)):
        return moment.turn
    note = FloatingNote(words, flights.middle())
    return animation.Sequence(moment.turn, flights.staged(note, animation.Delay(TOLD_MS)))


ANIMATIONS: Final[dict[str, Motion]] = {
    kind: motion
    for motion, kinds in {
        take_die: "took-die",
        gain: "gained gained-silver",
        walk: "moved-merchant moved-architect moved-explorer",
        hire: "new-explorer",
        raise_level: "raised-level",
        build: "built-house built-pillar built-mine",
        store: "stored cardinal-took",
        move_in: "moved-in placed-crest",
        fulfil: "fulfilled",
        score: "contributed scored buildings-scored pieces-scored goods-scored silver-scored"
        " levels-scored",
        count: "king-scored fair-scored led-at-last",
        rise: "king-rose",
        tell: "corrupted round-began decreed completed covered surprised dug chose-bonused"
        " no-house no-pillar no-mine",
    }.items()
    for kind in kinds.split()
}


class TiletumPerformance(Performance[TiletumFlights, TiletumModel]):
    """Plays each event; when another seat is to act the lamp goes over to it."""

    def __init__(self, flights: TiletumFlights) -> None:
        """Take where things fly."""
        super().__init__(flights, ANIMATIONS)
        self._last = set[Event]()  # those after which a document is read

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        self.back.parts.chart.people.away.clear()
        self.back.counted()

    def motion(self, moment: TiletumMoment) -> animation.Animation:
        """Return the motion of an event, or the bare change; first its sheet is turned to."""
        motion = super().motion(moment)
        if moment.event in self._last:
            motion = animation.Sequence(motion, self.back.read(ALL_READ_MS))
        if moment.event.kind in ANIMATIONS and moment.event.kind not in COUNTED:
            motion = animation.Sequence(animation.Call(self.back.counted), motion)
        if not moment.place:
            return motion
        return animation.Sequence(animation.Call(partial(self.back.turn_to, moment.place)), motion)

    def of(
        self,
        events: tuple[Event, ...],
        after: TiletumModel,
        model_of: Callable[[State, int], TiletumModel],
        set_model: Callable[[TiletumModel], None],
    ) -> animation.Animation:
        """Return the animation of a step; dice are thrown all at once."""
        self.back.step = events
        self._last = {a for a, b in pairwise(events) if a.kind in COUNTED and b.kind != a.kind}
        self._last |= {event for event in events[-1:] if event.kind in COUNTED}
        if not are_dice(events):
            return super().of(events, after, model_of, set_model)
        before = model_of(states_between(events, after.state)[0], after.seat)
        return animation.Sequence(
            animation.Call(partial(set_model, before)),
            throw(self.back, events, before, after, animation.Call(partial(set_model, after))),
            animation.Call(self.clear),
        )

    def passing_on(self, before: TiletumModel, after: TiletumModel) -> animation.Animation | None:
        """Return the way of the lamp."""
        return pass_lamp(self.back, self.back.parts.seats, before.view.acting, after.view.acting)
