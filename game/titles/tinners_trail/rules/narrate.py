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
from game.titles.tinners_trail.rules.narrate_2007 import narrate_automatic_steps_2007
from game.titles.tinners_trail.rules.narrate_auction import (
    narrate_auction_end,
    narrate_bid,
    narrate_ground_sale,
    narrate_survey,
    tile_cube_amounts,
)
from game.titles.tinners_trail.rules.narrate_rounds import narrate_new_phase
from game.titles.tinners_trail.rules.state import TrailState, state_form_of
from game.titles.tinners_trail.rules.step_events import (
    Teller,
    narrate_adit,
    narrate_draw,
    narrate_extraction,
    narrate_investment,
    narrate_look,
    narrate_peek,
    narrate_piece,
    narrate_placement,
    narrate_pump,
    narrate_roll,
    narrator_of,
)
from game.titles.tinners_trail.rules.wallace.facts import PlayedMove
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
    "extract": narrate_extraction,
    "pumps": narrator_of(
        "took-pumps", pumps=lambda before, _: int(before.pumps[rightmost_pump_group(before)])
    ),
    "pump": narrate_pump,
    "pasties": narrator_of("pasties", pounds=lambda *_: 1),
    "pass": narrator_of("passed", place=lambda before, _: int(before.passed)),
    "discard": narrator_of("discarded"),
    "build": narrator_of("opened-auction", minimum=lambda before, _: int(opening_minimum(before))),
    "miner": narrate_piece,
    "port": narrate_piece,
    "train": narrate_piece,
    "adit": narrate_adit,
    "survey": narrate_survey,
    "draw": narrate_draw,
    "put-up": narrator_of("opened-auction", minimum=lambda _, move: move.amount("minimum")),
    "bid": narrate_bid,
    "drop": narrator_of("dropped"),
    "invest": narrate_investment,
    "look": narrate_look,
    "peek": narrate_peek,
    "prospect": narrator_of("prospected"),
    "roll": narrate_roll,
    "process": narrate_expansions.narrate_processing,
    "sell": narrate_expansions.narrate_arsenic_sale,
    "calciner": narrate_expansions.narrate_calciner,
    "emigrate": emigration_narration.narrate_emigration,
    "place": narrate_placement,
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
            if isinstance(beat, PlayedMove):
                events += _step_events(beat.before, beat.move, beat.after, seat)
            else:
                events.append(narrate_wallace.narrate_fact(beat, his))
    else:
        events += _step_events(before, move, after, seat)
    events.append(Event("asked", int(after.to_move)))
    places = {state_form.AREA: after.board.area_names}
    shares = ChangeAttribution(state_form_of(before.board), places, ONLY_WITH, REASONS)
    return shares.attribute(changes_between(before, after), events)


def _step_events(
    before: TrailState, move: Move | None, after: TrailState, seat: int
) -> list[Event]:
    """Return the events of a step, or of one part of it."""
    events: list[Event] = []
    if move is not None:
        teller = TELLERS.get(move.kind)
        if teller is not None:
            events += teller(before, move, after)
        sale = narrate_ground_sale if before.board.edition_2007 else narrate_auction_end
        events += sale(before, move, after)
    if before.board.edition_2007:
        return events + narrate_automatic_steps_2007(before, move, after)
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
            amounts=tile_cube_amounts(after, int(after.tile[area])),
        )
        for area in range(int(board.areas))
        if int(before.tile[area]) != int(after.tile[area]) and int(after.tile[area]) >= 0
    ]
