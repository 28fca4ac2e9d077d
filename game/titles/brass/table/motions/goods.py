"""Motions of cubes, cotton and links."""

from typing import Unpack

from pygame import Rect

from game.numerals import MINUS
from game.scene.animation import animation
from game.scene.animation.animation import Animation, Delay, Parallel, Sequence, Tween
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.nodes.zoom import Sprite
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.flights import Point, TurningPiece, ride, turn_over
from game.tabletop.motion.performance import FloatingNote
from game.titles.brass.rules.routes import TRACK
from game.titles.brass.table.art.brass_art import BrassArt, TableContext
from game.titles.brass.table.art.map_art import LineFace
from game.titles.brass.table.motions.counters import BrassFlights, BrassMoment, Painter, walk

# Motions of cubes: coal rides the links, iron flies, and both fill the tracks.

CUBE = 9.0
LINK_MS = 90.0
RIDE_MS = 600.0
LEAST_RIDE_MS = 220.0
THROW_MS = 380.0
POUR_MS = 320.0
GOALS = ("built", "laid-rail", "developed")

TILE_SCALE = 2.6
COME_MS = 300.0
FLIP_MS = 300.0
READ_MS = 800.0
GO_MS = 260.0

LINKS_LINK_MS = 420.0


def burn_coal(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """A cube of coal rides from its mine, or from the track through a port, to where it is used."""
    goal = flights.follows(moment.event, *GOALS)
    if goal is None or not goal.places:
        return moment.turn
    start = moment.place or TRACK
    sources = moment.before.coal(goal.places[0])
    source = next((each for each in sources if each.space == start), None)
    lines = source.route if source is not None else ()
    if moment.place:
        way = flights.way(start, lines)
    else:
        way = [flights.track("coal", moment.before.view.coal)]
        way += flights.way(source.via, lines) if source is not None and source.via else []
    way.append(flights.place(goal.places[0]))
    return Sequence(flights.sound("coal"), carry(flights, coal, way, len(lines)), moment.turn)


def use_iron(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """A cube of iron flies to where it is used: iron needs no way."""
    goal = flights.follows(moment.event, *GOALS)
    if goal is None:
        return moment.turn
    there = (
        flights.place(goal.places[0])
        if goal.places
        else flights.stack(moment.event.seat, goal.card)
    )
    here = (
        flights.place(moment.place)
        if moment.place
        else flights.track("iron", moment.before.view.iron)
    )
    return Sequence(
        flights.sound("iron"),
        flights.fly(iron, (here, there), THROW_MS, 90, map_size=True),
        moment.turn,
    )


def fill_track(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Cubes pour from a new mine or ironworks into their track, and coins roll back."""
    built = next((each for each in flights.events if each.kind == "built" and each.places), None)
    if built is None:
        return moment.turn
    kind = "coal" if built.card == "coal-mine" else "iron"
    here = flights.place(built.places[0])
    view = moment.before.view
    held = view.coal if kind == "coal" else view.iron
    paint = coal if kind == "coal" else iron
    count = moment.event.amount("cubes")
    cubes = [
        flights.fly(
            paint, (here, flights.track(kind, held + 1 + number)), POUR_MS, 60, map_size=True
        )
        for number in range(count)
    ]
    paid = pay(flights, here, flights.purse(moment.event.seat), min(count, 4))
    return Sequence(
        flights.sound("pour"),
        Parallel(animation.stagger(70, *cubes), paid),
        moment.turn,
        flights.sound("coins"),
    )


def pay(flights: BrassFlights, here: Point, there: Point, coins: int) -> Animation:
    """Coins fly from one place to another."""
    return animation.stagger(
        60, *(flights.fly(coin, (here, there), POUR_MS, 50) for _ in range(coins))
    )


def carry(flights: BrassFlights, paint: Painter, way: list[Point], links: int) -> Animation:
    """Let a piece ride along a way of so many links."""
    ms = min(max(LINK_MS * (links + 1), LEAST_RIDE_MS), RIDE_MS)
    piece: Sprite = flights.node(paint, way[0], map_size=True)
    return flights.staged(piece, ride(piece, way, ms))


def coal(art: BrassArt) -> Piece:
    """A cube of coal."""
    return art.cube("coal", CUBE)


def iron(art: BrassArt) -> Piece:
    """A cube of iron."""
    return art.cube("iron", CUBE)


def bale(art: BrassArt) -> Piece:
    """A bale of cotton."""
    return art.cube("bale", CUBE)


def coin(art: BrassArt) -> Piece:
    """A coin of the size that flies."""
    return art.coin("£", 12)


# Motions of cotton: bales go to a port or to the distant market, where a tile is turned up.


def sell_to_port(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """A bale travels along the links from the mill to the port."""
    mill, port = moment.event.places
    lines = moment.before.way(mill, port)
    way = [*flights.way(mill, lines), flights.place(port)]
    return Sequence(flights.sound("bale"), carry(flights, bale, way, len(lines)), moment.turn)


def sell_to_market(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """A bale goes to sea, to the distant market."""
    flight = flights.fly(bale, (flights.place(moment.place), flights.tiles()), 480.0, 120)
    return Sequence(flights.sound("ship"), flight, moment.turn)


def turn_tile(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """A tile of the distant market comes to the middle, turns over and is read."""
    steps = moment.event.amount("steps")
    words = f"{MINUS}{steps}" if steps else "0"
    faces: tuple[Painter, Painter] = (
        lambda art: art.market_tile("", TILE_SCALE),
        lambda art: art.market_tile(words, TILE_SCALE),
    )
    here = flights.tiles()
    there = flights.middle()
    down = TurningPiece(flights.context, faces, here)
    down.scale = 1 / TILE_SCALE
    up = flights.node(faces[1], there)
    said = FloatingNote(flights.said(moment.event), (there[0], there[1] + 96))
    coming = Sequence(
        animation.move(down, there, COME_MS, animation.out_cubic),
        animation.grow(down, 1.0, 120, animation.out_back),
    )
    return Sequence(
        flights.sound("tile"),
        flights.staged(down, coming),
        turn_over(flights, faces, there, FLIP_MS, map_size=False),
        flights.enter(up, said),
        moment.turn,
        Delay(READ_MS),
        flights.leave(said),
        animation.fade(up, 0.0, GO_MS),
        flights.leave(up),
    )


def earn_bonus(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """The income marker goes on by what stands beside the demand marker."""
    spaces = moment.event.amount("spaces")
    return Sequence(flights.sound("marker"), walk(flights, moment.event.seat, spaces), moment.turn)


def earn_money(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """The distant market pays in money."""
    coins = min(moment.event.amount("pounds"), 4)
    paid = pay(flights, flights.tiles(), flights.purse(moment.event.seat), coins)
    return Sequence(flights.sound("coins"), paid, moment.turn)


def close_market(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """The shutters of the distant market come down: the cotton stays."""
    said = FloatingNote(flights.said(moment.event), flights.middle())
    return Sequence(
        flights.sound("closed"), moment.turn, flights.staged(said, Delay(READ_MS + 300))
    )


# Motions of links: a line draws itself from one end to the other.


class DrawnLink(Node):
    """So much of a line as its builders have come to."""

    def __init__(self, context: TableContext, face: LineFace, **place: Unpack[NodeValues]) -> None:
        """Lie along the curve; nothing is seen yet."""
        super().__init__(**place)
        self._context = context
        self._face = face
        self._share = 0.0

    def draw_so_far(self, share: float) -> None:
        """Show a share of the line."""
        self._share = share

    def draw(self, canvas: Canvas) -> None:
        """Put the part that is there, cut across the longer side."""
        sprite = self._context.art(canvas.k).line(self._face)
        (x, y) = self._face.curve[0]
        (x2, y2) = self._face.curve[-1]
        part = _part(sprite.surface.get_rect(), self._share, (x2 - x, y2 - y))
        left, top = canvas.place.px(0, 0)
        at = left - sprite.anchor[0] + part.x, top - sprite.anchor[1] + part.y
        canvas.put_px(sprite.surface.subsurface(part), *at)


def link(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Water runs into a canal, rails are laid."""
    rail = moment.event.kind == "laid-rail"
    colour = flights.context.colour(moment.event.seat)
    curve = flights.plan.lines[moment.place].curve
    (x, y) = flights.on_map(curve[0])
    scale = flights.map_scale
    face = LineFace(curve, "owned", rail, colour, rail)
    line = DrawnLink(flights.context, face, x=x, y=y, scale=scale)
    drawing = Tween(
        line.draw_so_far, (0.0, 1.0), LINKS_LINK_MS, animation.in_out_sine, travels=True
    )
    sound = flights.sound("rail" if rail else "canal")
    return Sequence(sound, flights.staged(line, drawing), moment.turn)


def _part(whole: Rect, share: float, way: tuple[float, float]) -> Rect:
    """Return the part of a picture up to a share of the way from one of its ends."""
    across, down = way
    width, height = whole.size
    if abs(across) >= abs(down):
        seen = max(round(width * share), 1)
        return Rect(0 if across >= 0 else width - seen, 0, seen, height)
    seen = max(round(height * share), 1)
    return Rect(0, 0 if down >= 0 else height - seen, width, seen)
