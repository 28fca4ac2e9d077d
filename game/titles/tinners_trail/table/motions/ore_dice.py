"""The tin, copper and water die of one event."""

from __future__ import annotations

from functools import partial

from game.scene.theatre import Room
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.motion.flight import Point
from game.tabletop.motion.thrown_dice import Die, ThrownDice
from game.titles.tinners_trail.table.art.piece_art import PieceArt
from game.titles.tinners_trail.table.motions.backstage import Backstage, CountyMoment
from game.titles.tinners_trail.table.panels.exchange import DICE


def thrown_dice(
    back: Backstage, moment: CountyMoment, room: Room, spots: tuple[Point, ...]
) -> ThrownDice[PieceArt]:
    """Return them, to be thrown through a room and come to lie at spots."""
    amount = moment.event.amount
    dice = [Die(partial(_paint, kind, amount(f"{kind}_die")), degrees) for kind, degrees in DICE]
    return ThrownDice(back, dice, room, spots)


def _paint(kind: str, pips: int, art: PieceArt, degrees: float) -> PieceSprite:
    return art.die(kind, pips, degrees=degrees)
