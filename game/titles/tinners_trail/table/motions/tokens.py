"""Motions of drainage tokens, and of what a survey card brings to a new mine."""

from __future__ import annotations

from game.scene.animation import Animation, Delay, Sequence, stagger
from game.titles.tinners_trail.table.chart import spots
from game.titles.tinners_trail.table.motions.backstage import Painter
from game.titles.tinners_trail.table.motions.mines import (
    HOP_GAP_MS,
    HOP_MS,
    WATER_MS,
    cube,
    miner,
    steam_pump,
)
from game.titles.tinners_trail.table.motions.trail_backstage import TrailBackstage, TrailMoment


def lay_tokens(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """A drainage token drops on the tile."""
    x, y = spots.TOKEN
    way = (back.area(moment.place, (x, y - 60)), back.area(moment.place, (x, y)))
    drop = back.fly(lambda art: art.drainage_token(), way, WATER_MS, 0, map_size=True)
    return Sequence(drop, back.sound("cube"), moment.turn)


def bring_benefit(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """What the survey card gives comes to the new mine."""
    flights = []
    for kind, count in moment.event.amounts:
        if kind in ("tin", "copper"):
            start = back.area(moment.place, (-60.0, -70.0))
            for number in range(min(count, 5)):
                way = (start, back.area(moment.place, spots.cube_spot(kind, number)))
                flights.append(back.fly(cube(kind), way, HOP_MS, 40, map_size=True))
        elif kind in ("miner", "pump"):
            start = back.area(moment.place, (-60.0, -70.0))
            spot = spots.MINER if kind == "miner" else spots.PUMP
            paint: Painter = miner if kind == "miner" else steam_pump
            way = (start, back.area(moment.place, spot))
            flights.append(back.fly(paint, way, HOP_MS, 30, map_size=True))
    return Sequence(stagger(HOP_GAP_MS, *flights), moment.turn, Delay(120))
