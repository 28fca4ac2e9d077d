"""The lamp: when another player is to act, its light goes over to their panel."""

from __future__ import annotations

from game.scene.animation import Animation, Sequence
from game.scene.easing import in_out_sine
from game.scene.sprite import Sprite
from game.scene.tween import fade, move
from game.tabletop.motion.flight import Point, picture_of
from game.titles.tinners_trail.table.motions.backstage import Backstage
from game.titles.tinners_trail.table.stand import Stand

LIGHT_R = 120.0
PASS_MS, FADE_MS = 220.0, 160.0


def pass_lamp(back: Backstage, before: Stand, after: Stand) -> Animation | None:
    """Return the lamp's way from one player to the next, None when the same one goes on."""
    seats = range(len(back.parts.plates))
    giver, taker = before.view.to_move, after.view.to_move
    if giver == taker or giver not in seats or taker not in seats:
        return None
    lamp = Sprite(
        lambda k: picture_of(back.studio.art(k).glow(LIGHT_R)),
        x=_middle(back, giver)[0],
        y=_middle(back, giver)[1],
    )
    way = move(lamp, _middle(back, taker), PASS_MS, in_out_sine)
    return back.staged(lamp, Sequence(way, fade(lamp, 0.0, FADE_MS)))


def _middle(back: Backstage, seat: int) -> Point:
    plate = back.parts.plates[seat]
    return back.on(plate, (plate.width / 2, plate.height / 2))
