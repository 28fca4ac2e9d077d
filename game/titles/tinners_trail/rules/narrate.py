"""Narration: what happened in one step, told from one seat's view before and after."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.knowledge import Event, Shares, changes_between
from game.engine.move import Move
from game.titles.tinners_trail.rules import state_form
from game.titles.tinners_trail.rules.arsenic import COPPER, TIN, rise_of
from game.titles.tinners_trail.rules.both_editions.narrate import (
    COUNTY_TELLERS,
    moved_marker,
    told_price,
    told_ranking,
)
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS,
    ADELAIDE_PHASE,
    DRAFT,
    INVEST_PHASE,
    OVER,
    PLACE_PHASE,
    PUMPS_PHASE,
    ROUNDS,
)
from game.titles.tinners_trail.rules.narrate_auction import (
    narrate_auction_end,
    narrate_bid,
    narrate_build,
    narrate_drop,
    narrate_survey,
)
from game.titles.tinners_trail.rules.narrate_expansions import (
    ORES,
    narrate_arsenic_sale,
    narrate_calciner,
    narrate_emigration,
    narrate_fact,
    narrate_help,
    narrate_his_profit,
    narrate_kimberley,
    narrate_lost_pieces,
    narrate_ore_choice,
    narrate_processing,
    narrate_put_up,
)
from game.titles.tinners_trail.rules.rounds import SURVEY_PUMP_WATER
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.facts import Scene
from game.titles.tinners_trail.rules.wallace.preference import can_pay
from game.titles.tinners_trail.rules.wallace.rehearsal import rehearse

# Narration: what happened in one step, told from one seat's view before and after.

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
    places = {state_form.AREA: after.board.area_names}
    shares = Shares(state_form.FORM, places, ONLY_WITH, REASONS)
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


# Narration of what happens by itself between phases and rounds (I, R, P-3).


def narrate_new_phase(before: TrailState, move: Move | None, after: TrailState) -> list[Event]:
    """Tell the automatic steps between the phase before and the phase after."""
    events: list[Event] = []
    if before.phase == DRAFT and after.phase != DRAFT:
        events.append(Event("hands-kept", -1))
    if _everything_is_sold(before, after):
        raised = ORES[move.choice] if move and move.kind == "adelaide" else TIN
        events += _sales(before, raised)
        events += narrate_his_profit(before, after)
        if before.round == ROUNDS:
            events += _final_investments(before, after)
    if before.phase in (ACTIONS, ADELAIDE_PHASE, INVEST_PHASE) and _round_ended(before, after):
        events += [Event("unused-left", -1), Event("markers-returned", -1)]
        if before.board.arsenic:
            events.append(Event("market-closed", -1, amounts=(("section", int(before.round)),)))
    if after.round != before.round:
        events += _new_round(before, after)
    if after.phase == OVER and before.phase != OVER:
        events += narrate_lost_pieces(before, after)
        events += told_ranking(after)
    return events


def _everything_is_sold(before: TrailState, after: TrailState) -> bool:
    """Return whether all ore is sold in this step: after the last pass, or after Adelaide (I-1)."""
    if before.phase == ADELAIDE_PHASE:
        return True
    last_pass = int(before.passed) == int(before.seats) - 1
    return (
        before.phase == ACTIONS
        and last_pass
        and after.phase not in (ACTIONS, PUMPS_PHASE, PLACE_PHASE, ADELAIDE_PHASE)
        and after.area < 0
    )


def _round_ended(before: TrailState, after: TrailState) -> bool:
    """Return whether the markers have gone back to column 0 in this step (R-2)."""
    return after.phase != OVER and (after.round != before.round or after.next_peek >= 0)


def _sales(before: TrailState, raised: int) -> list[Event]:
    """Everybody sells all the ore at once, one perhaps at Adelaide's prices (I-1, E-7)."""
    events = []
    for seat in range(int(before.seats)):
        tin, copper = int(before.ore_tin[seat]), int(before.ore_copper[seat])
        if tin or copper:
            pounds = _income(before, seat, raised)
            amounts = (("tin", tin), ("copper", copper), ("pounds", pounds))
            events.append(Event("sold", seat, amounts=amounts))
    return events


def _income(before: TrailState, seat: int, raised: int) -> int:
    tin_price, copper_price = int(before.tin_price), int(before.copper_price)
    if before.board.emigration:
        tin_price += int(rise_of(before, seat, TIN, raised))
        copper_price += int(rise_of(before, seat, COPPER, raised))
    return int(before.ore_tin[seat]) * tin_price + int(before.ore_copper[seat]) * copper_price


def _final_investments(before: TrailState, after: TrailState) -> list[Event]:
    """Round 4: everybody invests all they can (I-3); of Lord Wallace it has been told."""
    events = []
    for seat in range(int(before.seats)):
        if seat == before.board.wallace_seat:
            continue
        income = _income(before, seat, TIN)  # nothing is named in round 4: both ores rise alike
        pounds = int(before.money[seat]) + income - int(after.money[seat])
        points = int(after.points[seat] - before.points[seat])
        if pounds:
            amounts = (("pounds", pounds), ("points", points))
            events.append(Event("invested", seat, amounts=amounts))
    return events


def _new_round(before: TrailState, after: TrailState) -> list[Event]:
    """A round begins: survey pumps, Kimberley, help for Lord Wallace, in this order (P-3)."""
    events = [Event("round-began", -1, amounts=(("round", int(after.round)),))]
    pumped = before.clone()
    assert isinstance(pumped, TrailState)
    for area, name in enumerate(after.board.area_names):
        if before.pump[area] and before.water[area] > 0:
            pumped.water[area] -= SURVEY_PUMP_WATER
            water = (("water", SURVEY_PUMP_WATER),)
            events.append(Event("survey-pump", -1, (name,), amounts=water))
    return [*events, *narrate_kimberley(before, after), *narrate_help(pumped, after)]
