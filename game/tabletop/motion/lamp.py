"""The lamp: when another player is to act, its light goes over to their panel."""

from __future__ import annotations

from collections.abc import Sequence

from game.scene.animation import animation
from game.scene.animation.animation import Animation, fade, in_out_sine, move
from game.scene.nodes.node import Node
from game.scene.nodes.sprite import Sprite
from game.tabletop.motion.flights import Art, Flight, picture_of

LIGHT_R = 120.0
PASS_MS, FADE_MS = 220.0, 160.0


def pass_lamp(
    flight: Flight[Art], plates: Sequence[Node], giver: int, taker: int
) -> Animation | None:
    """Return the lamp's way from one player to the next, None when the same one goes on."""
    seats = range(len(plates))
    if giver == taker or giver not in seats or taker not in seats:
        return None
    start, end = (
        flight.on(plates[seat], (plates[seat].width / 2, plates[seat].height / 2))
        for seat in (giver, taker)
    )
    lamp = Sprite(lambda k: picture_of(flight.context.art(k).glow(LIGHT_R)), x=start[0], y=start[1])
    way = move(lamp, end, PASS_MS, in_out_sine)
    return flight.staged(lamp, animation.Sequence(way, fade(lamp, 0.0, FADE_MS)))
