"""Events of arsenic: calciner, processing, selling (AR)."""

from __future__ import annotations

from game.engine.events import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules.narrate_auction import make_event, marker_events
from game.titles.tinners_trail.rules.state import TrailState


def calciner_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of building the calciner and laying arsenic, or of declining (AR-1)."""
    seat = int(before.to_move)
    names = before.board.area_names
    if move.choice == "no":
        return [make_event("calciner-declined", seat, names[before.area])]
    laid = [
        make_event("arsenic-laid", seat, name, arsenic=1)
        for name, was, now in zip(names, before.arsenic, after.arsenic, strict=True)
        if now > was
    ]
    return [make_event("calciner-built", seat, names[before.area]), *laid]


def arsenic_processing_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the two events of a move that processes arsenic: one arsenic leaves the mine, and the
    seat's work limiter moves to its new column (AR-2, AR-3)."""
    seat = int(before.to_move)
    return [
        make_event("processed", seat, *move.places, arsenic=1),
        make_event("moved-limiter", seat, column=after.limiter[seat]),
    ]


def arsenic_sale_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of selling all arsenic and of the marker; Lord Wallace's pounds are
    income of phase 3 (AR-5, LW-AR)."""
    seat = int(before.to_move)
    pounds = after.money[seat] + after.income - before.money[seat] - before.income
    sold = make_event("sold-arsenic", seat, arsenic=before.ore_arsenic[seat], pounds=pounds)
    return [sold, *marker_events(before, after, seat)]
