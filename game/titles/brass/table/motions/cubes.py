"""Motions of cubes: coal rides the links, iron flies, and both fill the tracks."""

from __future__ import annotations

from game.scene.animation import Animation, Parallel, Sequence, stagger
from game.scene.sprite import Sprite
from game.tabletop.art.sprite import PieceSprite as Piece
from game.tabletop.motion.flight import Point
from game.tabletop.motion.ride import ride
from game.titles.brass.rules.routes import TRACK
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.motions.backstage import Backstage, BrassMoment, Painter

CUBE = 9.0
LINK_MS, RIDE_MS, LEAST_RIDE_MS = 90.0, 600.0, 220.0
THROW_MS, POUR_MS = 380.0, 320.0
GOALS = ("built", "laid-rail", "developed")


def burn_coal(back: Backstage, moment: BrassMoment) -> Animation:
    """A cube of coal rides from its mine, or from the track through a port, to where it is used."""
    goal = back.follows(moment.event, *GOALS)
    if goal is None or not goal.places:
        return moment.turn
    start = moment.place or TRACK
    sources = back.guide.coal(moment.before.state, goal.places[0])
    source = next((each for each in sources if each.space == start), None)
    lines = source.route if source is not None else ()
    if moment.place:
        way = back.way(start, lines)
    else:
        way = [back.track("coal", moment.before.view.coal)]
        way += back.way(source.via, lines) if source is not None and source.via else []
    way.append(back.place(goal.places[0]))
    return Sequence(back.sound("coal"), carry(back, coal, way, len(lines)), moment.turn)


def use_iron(back: Backstage, moment: BrassMoment) -> Animation:
    """A cube of iron flies to where it is used: iron needs no way."""
    goal = back.follows(moment.event, *GOALS)
    if goal is None:
        return moment.turn
    there = back.place(goal.places[0]) if goal.places else back.stack(moment.event.seat, goal.card)
    here = back.place(moment.place) if moment.place else back.track("iron", moment.before.view.iron)
    return Sequence(
        back.sound("iron"), back.fly(iron, (here, there), THROW_MS, 90, map_size=True), moment.turn
    )


def fill_track(back: Backstage, moment: BrassMoment) -> Animation:
    """Cubes pour from a new mine or ironworks into their track, and coins roll back."""
    built = next((each for each in back.events if each.kind == "built" and each.places), None)
    if built is None:
        return moment.turn
    kind = "coal" if built.card == "coal-mine" else "iron"
    here, view = back.place(built.places[0]), moment.before.view
    held = view.coal if kind == "coal" else view.iron
    paint = coal if kind == "coal" else iron
    count = moment.event.amount("cubes")
    cubes = [
        back.fly(paint, (here, back.track(kind, held + 1 + number)), POUR_MS, 60, map_size=True)
        for number in range(count)
    ]
    paid = pay(back, here, back.purse(moment.event.seat), min(count, 4))
    return Sequence(
        back.sound("pour"), Parallel(stagger(70, *cubes), paid), moment.turn, back.sound("coins")
    )


def pay(back: Backstage, here: Point, there: Point, coins: int) -> Animation:
    """Coins fly from one place to another."""
    return stagger(60, *(back.fly(coin, (here, there), POUR_MS, 50) for _ in range(coins)))


def carry(back: Backstage, paint: Painter, way: list[Point], links: int) -> Animation:
    """Let a piece ride along a way of so many links."""
    ms = min(max(LINK_MS * (links + 1), LEAST_RIDE_MS), RIDE_MS)
    piece: Sprite = back.node(paint, way[0], map_size=True)
    return back.staged(piece, ride(piece, way, ms))


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
