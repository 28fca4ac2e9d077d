"""The tin, copper and water die of one event, or of one area."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.scene.animation.physics import Room
from game.tabletop.art.sprite import PieceSprite
from game.tabletop.motion.flights import Point
from game.tabletop.motion.thrown_dice import LARGE, RADIUS, Die, ThrownDice
from game.titles.tinners_trail.table.art.pieces import PieceArt
from game.titles.tinners_trail.table.motions.flights import BothEditionsBackstage, CountyMoment
from game.titles.tinners_trail.table.panels.ore import DICE

SMALL: Final = 0.62  # dice on an area, against those that lie on a document
SMALL_RADIUS: Final = RADIUS * SMALL / LARGE
SMALL_PITCH: Final = 27.0


def thrown_dice(
    back: BothEditionsBackstage, moment: CountyMoment, room: Room, spots: tuple[Point, ...]
) -> ThrownDice[PieceArt]:
    """Return them, to be thrown through a room and come to lie at spots."""
    amount = moment.event.amount
    return ThrownDice(back, _dice([amount(f"{kind}_die") for kind, _ in DICE]), room, spots)


def small_dice(
    back: BothEditionsBackstage, faces: Sequence[int], room: Room, middle: Point
) -> ThrownDice[PieceArt]:
    """Return dice as large as pieces of the map, to lie side by side."""
    pitch = SMALL_PITCH * back.map_scale
    spots = [(middle[0] + pitch * (number - 1), middle[1]) for number in range(len(DICE))]
    return ThrownDice(back, _dice(faces), room, spots, size=SMALL * back.map_scale)


def _dice(faces: Sequence[int]) -> list[Die[PieceArt]]:
    return [
        Die(partial(_paint, kind, pips), degrees)
        for (kind, degrees), pips in zip(DICE, faces, strict=True)
    ]


def _paint(kind: str, pips: int, art: PieceArt, degrees: float) -> PieceSprite:
    return art.die(kind, pips, degrees=degrees)
