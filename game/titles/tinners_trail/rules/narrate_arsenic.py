"""Narration of arsenic: calciner, processing, selling (AR)."""

from __future__ import annotations

from game.engine.events import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules.state import TrailState


def narrate_calciner(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """The calciner stands and arsenic lies around it, or not (AR-1)."""
    seat = int(before.to_move)
    names = before.board.area_names
    area = (names[int(before.area)],)
    if move.choice == "no":
        return [Event("calciner-declined", seat, area)]
    laid = [
        Event("arsenic-laid", seat, (name,), amounts=(("arsenic", 1),))
        for number, name in enumerate(names)
        if after.arsenic[number] > before.arsenic[number]
    ]
    return [Event("calciner-built", seat, area), *laid]


def narrate_processing(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """One arsenic leaves the mine and the limiter moves (AR-2, AR-3)."""
    seat = int(before.to_move)
    column = int(after.limiter[seat])
    return [
        Event("processed", seat, move.places, amounts=(("arsenic", 1),)),
        Event("moved-limiter", seat, amounts=(("column", column),)),
    ]


def narrate_arsenic_sale(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """All arsenic held goes to the market; Lord Wallace is paid in phase 3 (AR-5, LW-AR)."""
    seat = int(before.to_move)
    arsenic = int(before.ore_arsenic[seat])
    pounds = int(after.money[seat] + after.income - before.money[seat] - before.income)
    return [Event("sold-arsenic", seat, amounts=(("arsenic", arsenic), ("pounds", pounds)))]
