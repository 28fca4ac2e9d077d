"""Narration: the events of one step, from one seat's view before and after."""

# interpreted: used once a step, for people

from __future__ import annotations

from game.engine.events import Event
from game.engine.knowledge import ChangeAttribution, changes_between
from game.engine.move import Move
from game.titles.tinners_trail.rules import (
    emigration_narration,
    narrate_expansions,
    narrate_wallace,
    state_form,
)
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.developments import rightmost_pump_group
from game.titles.tinners_trail.rules.narrate_2007 import steps_of_2007
from game.titles.tinners_trail.rules.narrate_auction import (
    narrate_auction_end,
    narrate_bid,
    narrate_survey,
    sold_ground,
    tile_cubes,
)
from game.titles.tinners_trail.rules.narrate_rounds import narrate_new_phase
from game.titles.tinners_trail.rules.state import TrailState, form_of
from game.titles.tinners_trail.rules.step_events import (
    Teller,
    told_adit,
    told_as,
    told_draw,
    told_extraction,
    told_investment,
    told_look,
    told_peek,
    told_piece,
    told_placement,
    told_pump,
    told_roll,
)
from game.titles.tinners_trail.rules.wallace.facts import Scene
from game.titles.tinners_trail.rules.wallace.reconstruction import reconstruct

ONLY_WITH = {  # rows of the whole table that only one kind of event changes
    "market": "sold-arsenic",
    "emigrated": "emigrated",
    "wallace_cards": "wallace-card",
    "boxes": "invested",
}
REVEALED = "revealed"
REASONS = "wallace-"  # events that only explain Lord Wallace's actions

TELLERS: dict[str, Teller] = {
    "extract": told_extraction,
    "pumps": told_as(
        "took-pumps", pumps=lambda before, _: int(before.pumps[rightmost_pump_group(before)])
    ),
    "pump": told_pump,
    "pasties": told_as("pasties", pounds=lambda *_: 1),
    "pass": told_as("passed", place=lambda before, _: int(before.passed)),
    "discard": told_as("discarded"),
    "build": told_as("opened-auction", minimum=lambda before, _: int(opening_minimum(before))),
    "miner": told_piece,
    "port": told_piece,
    "train": told_piece,
    "adit": told_adit,
    "survey": narrate_survey,
    "draw": told_draw,
    "put-up": told_as("opened-auction", minimum=lambda _, move: move.amount("minimum")),
    "bid": narrate_bid,
    "drop": told_as("dropped"),
    "invest": told_investment,
    "look": told_look,
    "peek": told_peek,
    "prospect": told_as("prospected"),
    "roll": told_roll,
    "process": narrate_expansions.narrate_processing,
    "sell": narrate_expansions.narrate_arsenic_sale,
    "calciner": narrate_expansions.narrate_calciner,
    "emigrate": emigration_narration.narrate_emigration,
    "place": told_placement,
    "adelaide": emigration_narration.narrate_ore_choice,
}


def narrate(
    before: TrailState, move: Move | None, after: TrailState, seat: int
) -> tuple[Event, ...]:
    """Return the events of a step as the seat may know them.

    `move` is None when it is another seat's secret. The last event is always "asked": whose turn
    it is now. Applied in order, the changes of all events turn the plain form of `before` into
    that of `after`.
    """
    events: list[Event] = []
    if before.board.solo and move is not None:
        his = int(before.board.wallace_seat)
        for beat in reconstruct(before, move, after):
            if isinstance(beat, Scene):
                events += _told(beat.before, beat.move, beat.after, seat)
            else:
                events.append(narrate_wallace.narrate_fact(beat, his))
    else:
        events += _told(before, move, after, seat)
    events.append(Event("asked", int(after.to_move)))
    places = {state_form.AREA: after.board.area_names}
    shares = ChangeAttribution(form_of(before.board), places, ONLY_WITH, REASONS)
    return shares.attribute(changes_between(before, after), events)


def _told(before: TrailState, move: Move | None, after: TrailState, seat: int) -> list[Event]:
    """Return the events of a step, or of one part of it."""
    events: list[Event] = []
    if move is not None:
        teller = TELLERS.get(move.kind)
        if teller is not None:
            events += teller(before, move, after)
        sale = sold_ground if before.board.edition_2007 else narrate_auction_end
        events += sale(before, move, after)
    if before.board.edition_2007:
        return events + steps_of_2007(before, move, after)
    turned = {event.places for event in events if event.kind == REVEALED}
    events += [look for look in narrate_looks(before, after, seat) if look.places not in turned]
    return events + narrate_new_phase(before, move, after)


def narrate_looks(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    """Return the events of tiles that only this seat has seen (A-5, R-3); in a solo game all see
    them (LW-2).
    """
    board = after.board
    return [
        Event(
            REVEALED if after.face_up[area] else "looked",
            seat,
            (board.area_names[area],),
            amounts=tile_cubes(after, int(after.tile[area])),
        )
        for area in range(int(board.areas))
        if int(before.tile[area]) != int(after.tile[area]) and int(after.tile[area]) >= 0
    ]
