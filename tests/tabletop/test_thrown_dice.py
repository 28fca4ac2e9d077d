"""Dice in the air turn one picture; their drawing at rest is made while they still roll."""

from types import SimpleNamespace
from typing import Any, cast

import pygame

from game.scene.animation.physics import BodyPose
from game.tabletop.art.palette import PieceSprite
from game.tabletop.motion.thrown_dice import _RollingDie

FINAL = 24.0


def test_a_die_is_drawn_turned_only_at_rest_and_once_before() -> None:
    drawn: list[float] = []

    def paint(_art: object, degrees: float) -> PieceSprite:
        drawn.append(degrees)
        return PieceSprite(pygame.Surface((4, 4)), (2, 2))

    context = cast(Any, SimpleNamespace(art_at_scale=lambda _k: None))
    die = _RollingDie(context, paint, 1.0, FINAL, drawing_before_rest=3)
    assert callable(die.source)
    for frame in range(5):
        die.set_pose(BodyPose(0.0, 0.0, 70.0 * frame + 1))
        die.source(1.0)
        assert die.angle == -(70.0 * frame + 1)
    assert drawn == [0.0, 0.0, FINAL, 0.0, 0.0, 0.0]
    die.set_pose(BodyPose(0.0, 0.0, FINAL))
    die.source(1.0)
    assert die.angle == 0.0
    assert drawn[-1] == FINAL
