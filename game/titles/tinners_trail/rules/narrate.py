"""Narration: what happened in one step, told from one seat's view before and after."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.changes import Shares, changes_between
from game.engine.events import Event
from game.engine.move import Move
from game.titles.tinners_trail.rules import plain_form
from game.titles.tinners_trail.rules.county.narrate import COUNTY_TELLERS, moved_marker, told_price
from game.titles.tinners_trail.rules.narrate_arsenic import (
    narrate_arsenic_sale,
    narrate_calciner,
    narrate_processing,
)
from game.titles.tinners_trail.rules.narrate_auction import (
    narrate_auction_end,
    narrate_bid,
    narrate_build,
    narrate_drop,
    narrate_survey,
)
from game.titles.tinners_trail.rules.narrate_emigration import (
    narrate_emigration,
    narrate_ore_choice,
)
from game.titles.tinners_trail.rules.narrate_phases import narrate_new_phase
from game.titles.tinners_trail.rules.narrate_wallace import narrate_fact, narrate_put_up
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.purse import can_pay
from game.titles.tinners_trail.rules.wallace.rehearsal import rehearse
from game.titles.tinners_trail.rules.wallace.scenes import Scene

ONE_CUBE = (("tin", 1), ("copper", 1))
ONLY_WITH = {  # rows of the whole table that change with one kind of event only
    "market": "sold-arsenic",
    "emigrated": "emigrated",
    "wallace_cards": "wallace-card",
}
REVEALED = "revealed"
REASONS = "wallace-"  # events that only tell why Lord Wallace does something


def narrate(
    before: TrailState, move: Move | None, after: TrailState, seat: int
) -> tuple[Event, ...]:
    """Return the events of a step as the seat may know them.

    `move` is None when it is another seat's secret. The last event is always "asked": whose
    turn it is now. Applied in order, the changes of all events turn the plain form of
    `before` into that of `after`.
    """
    events: list[Event] = []
    if before.board.solo and move is not None:
        his = int(before.board.wallace_seat)
        for beat in rehearse(before, move, after):
            if isinstance(beat, Scene):
                events += _told(beat.before, beat.move, beat.after, seat)
            else:
                events.append(narrate_fact(beat, his))
    else:
        events += _told(before, move, after, seat)
    events.append(Event("asked", int(after.to_move)))
    places = {plain_form.AREA: after.board.area_names}
    shares = Shares(plain_form.FORM, places, ONLY_WITH, REASONS)
    return shares.share_out(changes_between(before, after), events)


def _told(before: TrailState, move: Move | None, after: TrailState, seat: int) -> list[Event]:
    """Tell a step, or one scene of it."""
    events: list[Event] = []
    if move is not None:
        teller = TELLERS.get(move.kind)
        if teller is not None:
            events += teller(before, move, after)
        events += narrate_auction_end(before, move, after)
    told = {event.places for event in events if event.kind == REVEALED}
    events += [look for look in narrate_looks(before, after, seat) if look.places not in told]
    return events + narrate_new_phase(before, move, after)


def narrate_looks(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    """A tile the seat alone has come to know (A-5, R-3); in a solo game all see it (LW-2)."""
    board = after.board
    return [
        Event(
            REVEALED if after.face_up[area] else "looked",
            seat,
            (board.area_names[area],),
            amounts=(
                ("tin", int(board.tile_tin[after.tile[area]])),
                ("copper", int(board.tile_copper[after.tile[area]])),
                ("water", int(board.tile_water[after.tile[area]])),
            ),
        )
        for area in range(int(board.areas))
        if int(before.tile[area]) != int(after.tile[area]) and int(after.tile[area]) >= 0
    ]


def _drainage(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    """Water that fell and tokens that were laid, area by area."""
    events = []
    for area, name in enumerate(after.board.area_names):
        water = int(before.water[area] - after.water[area])
        tokens = int(after.drainage[area] - before.drainage[area])
        if water > 0:
            events.append(Event("drained", seat, (name,), amounts=(("water", water),)))
        if tokens > 0:
            events.append(Event("tokens", seat, (name,), amounts=(("tokens", tokens),)))
    return events


def _discard(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    return [Event("discarded", int(before.to_move), card=move.card)]


def _piece(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    seat = int(before.to_move)
    own = "own-" if move.choice else ""
    return [
        Event(f"placed-{own}{move.kind}", seat, move.places),
        *_drainage(before, after, seat),
        *moved_marker(before, after, seat),
    ]


def _adit(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    seat = int(before.to_move)
    return [
        Event("dug-adit", seat, move.places),
        *(Event("cubes", seat, (place,), amounts=ONE_CUBE) for place in move.places),
        *_drainage(before, after, seat),
        *moved_marker(before, after, seat),
    ]


def _place(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """One of Michigan's pieces with its effects, or none yet (E-4)."""
    seat = int(before.to_move)
    if not move.places:
        return [Event("put-off", seat)]
    found = move.places if move.choice == "adit" else ()
    return [
        Event(f"placed-michigan-{move.choice}", seat, move.places),
        *(Event("cubes", seat, (place,), amounts=ONE_CUBE) for place in found),
        *_drainage(before, after, seat),
    ]


def _sell_arsenic(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    marker = moved_marker(before, after, int(before.to_move))
    return narrate_arsenic_sale(before, move, after) + marker


def _emigrate(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    marker = moved_marker(before, after, int(before.to_move))
    return narrate_emigration(before, move, after) + marker


def _invest(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    seat = int(before.to_move)
    pounds = move.amount("pounds")
    if pounds == 0:
        return [Event("declined", seat)]
    points = int(after.points[seat] - before.points[seat])
    return [Event("invested", seat, amounts=(("pounds", pounds), ("points", points)))]


def _look(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """A tile left face down; one that is turned up tells of itself (LW-2)."""
    return [Event("look-declined", int(before.to_move))] if move.choice == "no" else []


def _peek(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    kind = "peeked" if move.places else "peek-declined"
    return [Event(kind, int(before.to_move), move.places)]


def _draw(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """The card of the deck, and an opener who cannot pay what it asks for (A2-4)."""
    opener = int(before.opener)
    events = [Event("drew", opener, card=move.card)]
    card = before.board.card_numbers[move.card]
    minimum = int(before.board.card_value[card] + before.passed)
    if not can_pay(before, opener, minimum):
        events.append(Event("dropped", opener, amounts=(("minimum", minimum),)))
    return events


TELLERS: dict[str, Callable[[TrailState, Move, TrailState], list[Event]]] = {
    **COUNTY_TELLERS,
    "discard": _discard,
    "build": narrate_build,
    "miner": _piece,
    "port": _piece,
    "train": _piece,
    "adit": _adit,
    "survey": narrate_survey,
    "draw": _draw,
    "put-up": narrate_put_up,
    "bid": narrate_bid,
    "drop": narrate_drop,
    "invest": _invest,
    "look": _look,
    "peek": _peek,
    "roll": told_price,
    "process": narrate_processing,
    "sell": _sell_arsenic,
    "calciner": narrate_calciner,
    "emigrate": _emigrate,
    "place": _place,
    "adelaide": narrate_ore_choice,
}
