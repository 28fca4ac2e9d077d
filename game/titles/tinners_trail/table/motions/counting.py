"""Counting: a player's money and points run up or down while coins are on their way."""

from __future__ import annotations

from dataclasses import replace

from game.scene.animation import Animation, Delay
from game.scene.easing import out_quad
from game.scene.tween import Tween
from game.titles.tinners_trail.table.motions.backstage import Backstage, CountyMoment


def count(back: Backstage, moment: CountyMoment, ms: float) -> Animation:
    """Let the panel of the event's seat count from before to after; `turn` shows the end."""
    seat = moment.event.seat
    plate = back.parts.plates[seat]
    was, now = (stand.view.seats[seat] for stand in (moment.before, moment.after))
    if (was.money, was.points) == (now.money, now.points):
        return Delay(0.0)

    def show(share: float) -> None:
        if plate.look is not None:
            money = round(was.money + (now.money - was.money) * share)
            points = round(was.points + (now.points - was.points) * share)
            plate.show(replace(plate.look, money=money, points=points))

    return Tween(show, (0.0, 1.0), ms, out_quad, travels=True)
