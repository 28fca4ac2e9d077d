"""Narration: what happened in one step, told from one seat's view before and after."""

# interpreted: told to people, step by step

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.knowledge import Event, Shares, changes_between
from game.engine.move import Move
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules import kinds, narrate_expansions, state_form
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.developments import is_empty, rightmost_pump_group
from game.titles.tinners_trail.rules.expansions import COPPER, TIN, rise_of
from game.titles.tinners_trail.rules.money import adjusted_total, seats_from_best
from game.titles.tinners_trail.rules.narrate_auction import (
    moved_marker,
    narrate_auction_end,
    narrate_bid,
    narrate_survey,
    sold_ground,
    tile_cubes,
    told,
)
from game.titles.tinners_trail.rules.reasons import ACTION_NAMES
from game.titles.tinners_trail.rules.rounds import SURVEY_PUMP_WATER
from game.titles.tinners_trail.rules.state import TrailState, form_of
from game.titles.tinners_trail.rules.table_view import cubes_in
from game.titles.tinners_trail.rules.wallace.facts import Scene
from game.titles.tinners_trail.rules.wallace.preference import can_pay
from game.titles.tinners_trail.rules.wallace.rehearsal import rehearse

Teller = Callable[[TrailState, Move, TrailState], list[Event]]

ONE_CUBE = {"tin": 1, "copper": 1}
ONLY_WITH = {  # rows of the whole table that change with one kind of event only
    "market": "sold-arsenic",
    "emigrated": "emigrated",
    "wallace_cards": "wallace-card",
    "boxes": "invested",
}
REVEALED = "revealed"
REASONS = "wallace-"  # events that only tell why Lord Wallace does something

ACTING = (kinds.ACTIONS, kinds.AUCTION, kinds.PUMPS_PHASE)


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
                events.append(narrate_expansions.narrate_fact(beat, his))
    else:
        events += _told(before, move, after, seat)
    events.append(Event("asked", int(after.to_move)))
    places = {state_form.AREA: after.board.area_names}
    shares = Shares(form_of(before.board), places, ONLY_WITH, REASONS)
    return shares.share_out(changes_between(before, after), events)


def _told(before: TrailState, move: Move | None, after: TrailState, seat: int) -> list[Event]:
    """Tell a step, or one scene of it."""
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
    """A tile the seat alone has come to know (A-5, R-3); in a solo game all see it (LW-2)."""
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


def _drainage(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    """Water that fell and tokens that were laid, area by area."""
    events = []
    for area, name in enumerate(after.board.area_names):
        water = int(before.water[area] - after.water[area])
        if water > 0:
            events.append(told("drained", seat, name, water=water))
        if after.board.edition_2007:
            continue
        tokens = int(after.drainage[area] - before.drainage[area])
        if tokens > 0:
            events.append(told("tokens", seat, name, tokens=tokens))
    return events


def _told_as(kind: str, **amounts: Callable[[TrailState, Move], int]) -> Teller:
    """Return the teller of a move that is one event of the deciding seat, and its marker's way."""

    def tell(before: TrailState, move: Move, after: TrailState) -> list[Event]:
        seat = int(before.to_move)
        found = {name: amount(before, move) for name, amount in amounts.items()}
        moved = moved_marker(before, after, seat) if move.kind in ("pumps", "pasties") else []
        event = told(kind, seat, *move.places, **found)
        return [replace(event, card=move.card), *moved]

    return tell


def _piece(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    seat = int(before.to_move)
    own = "own-" if move.choice else ""
    return [
        Event(f"placed-{own}{move.kind}", seat, move.places),
        *_drainage(before, after, seat),
        *(_waits(before, move.places, seat) if move.kind != "miner" else []),
        *moved_marker(before, after, seat),
    ]


def _adit(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    seat = int(before.to_move)
    waits = _waits(before, move.places, int(before.to_move))
    later = [event.places[0] for event in waits]
    return [
        Event("dug-adit", seat, move.places),
        *(told("cubes", seat, place, **ONE_CUBE) for place in move.places if place not in later),
        *_drainage(before, after, seat),
        *waits,
        *moved_marker(before, after, seat),
    ]


def _waits(before: TrailState, places: tuple[str, ...], seat: int) -> list[Event]:
    """In 2007 pieces in empty ground count when its dice are rolled (C-12)."""
    if not before.board.edition_2007:
        return []
    numbers = before.board.area_numbers
    empty = [place for place in places if is_empty(before, numbers[place])]
    return [Event("counts-later", seat, (place,)) for place in empty]


def _place(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """One of Michigan's pieces with its effects, or none yet (E-4)."""
    seat = int(before.to_move)
    if not move.places:
        return [Event("put-off", seat)]
    found = move.places if move.choice == "adit" else ()
    return [
        Event(f"placed-michigan-{move.choice}", seat, move.places),
        *(told("cubes", seat, place, **ONE_CUBE) for place in found),
        *_drainage(before, after, seat),
    ]


def _invest(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    seat = int(before.to_move)
    pounds = move.amount("pounds")
    if pounds == 0:
        return [Event("declined", seat)]
    points = after.points[seat] - before.points[seat]
    return [told("invested", seat, pounds=pounds, points=points)]


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
        events.append(told("dropped", opener, minimum=minimum))
    return events


def told_extraction(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Ore is raised, then water rises (X-1 .. X-4, C-10)."""
    seat = int(before.to_move)
    area = before.board.area_numbers[move.places[0]]
    pounds = (move.amount("tin") + move.amount("copper")) * before.water[area]
    return [
        told("extracted", seat, *move.places, **dict(move.amounts), pounds=pounds),
        told("flooded", seat, *move.places, water=1),
        *moved_marker(before, after, seat),
    ]


def told_pump(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Water is pumped, or the pumps in hand are given up (D-6, C-23)."""
    seat = int(before.to_move)
    if not move.places:
        return [told("gave-up-pumps", seat, pumps=before.pumps_left)]
    return [told("pumped", seat, *move.places, water=1)]


def told_price(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """The dice, what the old price takes off or adds to them, and the price (P-1, P-2, C-4)."""
    ore = move.choice
    board = before.board
    price = int(getattr(after, f"{ore}_price"))
    thrown = sum(amount for _, amount in move.amounts)
    old = int(getattr(before, f"last_{ore}"))
    total = int(adjusted_total(before, thrown, getattr(board, f"{ore}_price"), old))
    pulled = {"pulled": total - thrown} if total != thrown else {}
    return [told(f"{ore}-price", CHANCE, **_faces(move), **pulled, total=total, price=price)]


def _faces(move: Move) -> dict[str, int]:
    return {f"{name}_die": face for name, face in move.amounts}


def told_ranking(after: TrailState) -> list[Event]:
    """The final places, best first (R-4, C-16)."""
    return [
        told("ended", seat, place=place, points=after.points[seat])
        for place, seat in enumerate(seats_from_best(after))
    ]


def _roll(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """A price, or what lies in an area: the faces, and the cubes (P-1, C-4, C-12)."""
    if move.choice in ("tin", "copper"):
        return told_price(before, move, after)
    area = int(before.area)
    found = dict(zip(("tin", "copper", "water"), cubes_in(after, area), strict=True))
    return [told("ground", CHANCE, before.board.area_names[area], **_faces(move), **found)]


TELLERS: dict[str, Teller] = {
    "extract": told_extraction,
    "pumps": _told_as(
        "took-pumps", pumps=lambda before, _: int(before.pumps[rightmost_pump_group(before)])
    ),
    "pump": told_pump,
    "pasties": _told_as("pasties", pounds=lambda *_: 1),
    "pass": _told_as("passed", place=lambda before, _: int(before.passed)),
    "discard": _told_as("discarded"),
    "build": _told_as("opened-auction", minimum=lambda before, _: int(opening_minimum(before))),
    "miner": _piece,
    "port": _piece,
    "train": _piece,
    "adit": _adit,
    "survey": narrate_survey,
    "draw": _draw,
    "put-up": _told_as("opened-auction", minimum=lambda _, move: move.amount("minimum")),
    "bid": narrate_bid,
    "drop": _told_as("dropped"),
    "invest": _invest,
    "look": _look,
    "peek": _peek,
    "prospect": _told_as("prospected"),
    "roll": _roll,
    "process": narrate_expansions.narrate_processing,
    "sell": narrate_expansions.narrate_arsenic_sale,
    "calciner": narrate_expansions.narrate_calciner,
    "emigrate": narrate_expansions.narrate_emigration,
    "place": _place,
    "adelaide": narrate_expansions.narrate_ore_choice,
}


# Narration of what happens by itself between phases and rounds (I, R, P-3).


def narrate_new_phase(before: TrailState, move: Move | None, after: TrailState) -> list[Event]:
    """Tell the automatic steps between the phase before and the phase after."""
    events: list[Event] = []
    if before.phase == kinds.DRAFT and after.phase != kinds.DRAFT:
        events.append(Event("hands-kept", -1))
    if _everything_is_sold(before, after):
        raised = narrate_expansions.ORES[move.choice] if move and move.kind == "adelaide" else TIN
        events += _sales(before, move, raised)
        events += narrate_expansions.narrate_his_profit(before, after)
        if before.round == kinds.ROUNDS:
            events += _final_investments(before, after)
    was_on = before.phase in (kinds.ACTIONS, kinds.ADELAIDE_PHASE, kinds.INVEST_PHASE)
    returned = after.round != before.round or after.next_peek >= 0  # the markers
    if was_on and returned and after.phase != kinds.OVER:
        events += [Event("unused-left", -1), Event("markers-returned", -1)]
        if before.board.arsenic:
            events.append(told("market-closed", -1, section=before.round))
    if after.round != before.round:
        events += _new_round(before, after)
    if after.phase == kinds.OVER and before.phase != kinds.OVER:
        events += narrate_expansions.narrate_lost_pieces(before, after)
        events += told_ranking(after)
    return events


def _everything_is_sold(before: TrailState, after: TrailState) -> bool:
    """Return whether all ore is sold in this step: after the last pass, or after Adelaide (I-1)."""
    if before.phase == kinds.ADELAIDE_PHASE:
        return True
    last_pass = int(before.passed) == int(before.seats) - 1
    return (
        before.phase == kinds.ACTIONS
        and last_pass
        and after.phase
        not in (kinds.ACTIONS, kinds.PUMPS_PHASE, kinds.PLACE_PHASE, kinds.ADELAIDE_PHASE)
        and after.area < 0
    )


def _sales(before: TrailState, move: Move | None, raised: int) -> list[Event]:
    """Everybody sells all the ore at once, one perhaps at Adelaide's prices (I-1, E-7, C-13).

    In 2007 what the last action brought is sold too (C-7).
    """
    events = []
    took = move if move is not None and move.kind == "extract" else None
    for seat in range(int(before.seats)):
        tin = int(before.ore_tin[seat])
        copper = int(before.ore_copper[seat])
        if took is not None and seat == before.to_move:
            tin, copper = tin + took.amount("tin"), copper + took.amount("copper")
        if tin or copper:
            pounds = _proceeds(before, seat, raised, tin, copper)
            events.append(told("sold", seat, tin=tin, copper=copper, pounds=pounds))
    return events


def _proceeds(before: TrailState, seat: int, raised: int, tin: int, copper: int) -> int:
    tin_price = int(before.tin_price)
    copper_price = int(before.copper_price)
    if before.board.emigration:
        tin_price += int(rise_of(before, seat, TIN, raised))
        copper_price += int(rise_of(before, seat, COPPER, raised))
    return tin * tin_price + copper * copper_price


def _final_investments(before: TrailState, after: TrailState) -> list[Event]:
    """Round 4: everybody invests all they can (I-3); of Lord Wallace it has been told."""
    events = []
    for seat in range(int(before.seats)):
        if seat == before.board.wallace_seat:
            continue
        # Nothing is named in round 4: both ores rise alike.
        tin = int(before.ore_tin[seat])
        copper = int(before.ore_copper[seat])
        income = _proceeds(before, seat, TIN, tin, copper)
        pounds = int(before.money[seat]) + income - int(after.money[seat])
        if pounds:
            points = after.points[seat] - before.points[seat]
            events.append(told("invested", seat, pounds=pounds, points=points))
    return events


def _new_round(before: TrailState, after: TrailState) -> list[Event]:
    """A round begins: survey pumps, Kimberley, help for Lord Wallace, in this order (P-3)."""
    events = [told("round-began", -1, round=after.round)]
    pumped = before.clone()
    assert isinstance(pumped, TrailState)
    for area, name in enumerate(after.board.area_names):
        if before.pump[area] and before.water[area] > 0:
            pumped.water[area] -= SURVEY_PUMP_WATER
            events.append(told("survey-pump", -1, name, water=SURVEY_PUMP_WATER))
    return [
        *events,
        *narrate_expansions.narrate_kimberley(before, after),
        *narrate_expansions.narrate_help(pumped, after),
    ]


# What happens by itself in the edition of 2007 (C-7, C-13, C-26).


def steps_of_2007(before: TrailState, move: Move | None, after: TrailState) -> list[Event]:
    """What follows by itself: the last pass, the sale, the round's end (C-7, C-13, C-26)."""
    events: list[Event] = []
    if before.phase in ACTING and after.phase not in ACTING:
        events += _last_pass(before, move)
        events += _sales(before, move, TIN)
    ended = after.phase == kinds.PROSPECT_PHASE or after.round != before.round
    if before.phase != kinds.PROSPECT_PHASE and ended:
        events += [Event("unused-left", CHANCE), Event("markers-returned", CHANCE)]
    if after.round != before.round:
        events.append(told("round-began", CHANCE, round=after.round))
    if after.phase == kinds.OVER and before.phase != kinds.OVER:
        events += told_ranking(after)
    return events


def _last_pass(before: TrailState, move: Move | None) -> list[Event]:
    """The pass of the last player, which is not asked; the marker moves before it (C-7)."""
    if move is None or move.kind == "pass":
        return []
    last = next(seat for seat in range(int(before.seats)) if before.place[seat] == kinds.EMPTY)
    moved = []
    if move.kind in ACTION_NAMES:
        moved = [told("moved-marker", last, work=getattr(before.board, f"{move.kind}_work"))]
    return [*moved, told("passed", last, place=before.passed)]
