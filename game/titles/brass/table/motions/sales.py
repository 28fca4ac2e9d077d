"""Motions of cotton: bales go to a port or to the distant market, where a tile is turned up."""

from __future__ import annotations

from game.numerals import MINUS
from game.scene.animation import Animation, Delay, Sequence
from game.scene.easing import out_back, out_cubic
from game.scene.tween import fade, grow, move
from game.tabletop.motion.note import FloatingNote
from game.tabletop.motion.turning import TurningPiece, turn_over
from game.titles.brass.table.motions.backstage import Backstage, BrassMoment, Painter
from game.titles.brass.table.motions.cubes import bale, carry, pay
from game.titles.brass.table.motions.works import walk
from game.titles.brass.table.sayings import BrassSayings

TILE_SCALE = 2.6
COME_MS, FLIP_MS, READ_MS, GO_MS = 300.0, 300.0, 800.0, 260.0


def sell_to_port(back: Backstage, moment: BrassMoment) -> Animation:
    """A bale travels along the links from the mill to the port."""
    mill, port = moment.event.places
    lines = back.guide.way(moment.before.state, mill, port)
    way = [*back.way(mill, lines), back.place(port)]
    return Sequence(back.sound("bale"), carry(back, bale, way, len(lines)), moment.turn)


def sell_to_market(back: Backstage, moment: BrassMoment) -> Animation:
    """A bale goes to sea, to the distant market."""
    flight = back.fly(bale, (back.place(moment.place), back.tiles()), 480.0, 120)
    return Sequence(back.sound("ship"), flight, moment.turn)


def turn_tile(back: Backstage, moment: BrassMoment) -> Animation:
    """A tile of the distant market comes to the middle, turns over and is read."""
    steps = moment.event.amount("steps")
    words = f"{MINUS}{steps}" if steps else "0"
    faces: tuple[Painter, Painter] = (
        lambda art: art.market_tile("", TILE_SCALE),
        lambda art: art.market_tile(words, TILE_SCALE),
    )
    here, there = back.tiles(), back.middle()
    down = TurningPiece(back.studio, faces, here)
    down.scale = 1 / TILE_SCALE
    up = back.node(faces[1], there)
    said = FloatingNote(
        BrassSayings(back.studio.words, back.studio.seats).event(moment.event),
        (there[0], there[1] + 96),
    )
    coming = Sequence(move(down, there, COME_MS, out_cubic), grow(down, 1.0, 120, out_back))
    return Sequence(
        back.sound("tile"),
        back.staged(down, coming),
        turn_over(back, faces, there, FLIP_MS, map_size=False),
        back.enter(up, said),
        moment.turn,
        Delay(READ_MS),
        back.leave(said),
        fade(up, 0.0, GO_MS),
        back.leave(up),
    )


def earn_bonus(back: Backstage, moment: BrassMoment) -> Animation:
    """The income marker goes on by what stands beside the demand marker."""
    spaces = moment.event.amount("spaces")
    return Sequence(back.sound("marker"), walk(back, moment.event.seat, spaces), moment.turn)


def earn_money(back: Backstage, moment: BrassMoment) -> Animation:
    """The distant market pays in money."""
    coins = min(moment.event.amount("pounds"), 4)
    paid = pay(back, back.tiles(), back.purse(moment.event.seat), coins)
    return Sequence(back.sound("coins"), paid, moment.turn)


def close_market(back: Backstage, moment: BrassMoment) -> Animation:
    """The shutters of the distant market come down: the cotton stays."""
    words = BrassSayings(back.studio.words, back.studio.seats).event(moment.event)
    said = FloatingNote(words, back.middle())
    return Sequence(back.sound("closed"), moment.turn, back.staged(said, Delay(READ_MS + 300)))
