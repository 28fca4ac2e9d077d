"""The events of single moves, by their kind."""

# interpreted: used once a step, for people

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.narrate_auction import make_event, marker_events
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import cube_counts_in_area
from game.titles.tinners_trail.rules.wallace.payments import can_pay_bid

MoveNarrator = Callable[[TrailState, Move, TrailState], list[Event]]

ONE_CUBE_BY_ORE = {"tin": 1, "copper": 1}


def _drainage_events(before: TrailState, after: TrailState, seat: int) -> list[Event]:
    """Return the events of water removed and tokens placed, area by area."""
    events = []
    for area, name in enumerate(after.board.area_names):
        water = int(before.water[area] - after.water[area])
        if water > 0:
            events.append(make_event("drained", seat, name, water=water))
        if after.board.is_edition_2007:
            continue
        tokens = int(after.drainage[area] - before.drainage[area])
        if tokens > 0:
            events.append(make_event("tokens", seat, name, tokens=tokens))
    return events


def make_event_and_marker_narrator(
    kind: str, **amounts: Callable[[TrailState, Move], int]
) -> MoveNarrator:
    """Return a narrator for a kind of move: one event of the deciding seat with its amounts, for
    pumps and pasties also one of its marker.

    Each amount is computed by its function from state and move.
    """

    def tell(before: TrailState, move: Move, after: TrailState) -> list[Event]:
        seat = int(before.to_move)
        found = {name: amount(before, move) for name, amount in amounts.items()}
        moved = marker_events(before, after, seat) if move.kind in ("pumps", "pasties") else []
        event = make_event(kind, seat, *move.places, **found)
        return [replace(event, card=move.card), *moved]

    return tell


def piece_placement_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of a placed piece with its effects."""
    seat = int(before.to_move)
    own = "own-" if move.choice else ""
    return [
        Event(f"placed-{own}{move.kind}", seat, move.places),
        *_drainage_events(before, after, seat),
        *(_piece_on_empty_ground_events(before, move.places, seat) if move.kind != "miner" else []),
        *marker_events(before, after, seat),
    ]


def adit_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of developing an adit, in this order: its placement; the new tin and copper
    cube of each of its areas except empty ground of 2007; the water it drains; a note for each area
    of empty ground, where it counts later; and the move of the seat's marker on the work track."""
    seat = int(before.to_move)
    waits = _piece_on_empty_ground_events(before, move.places, int(before.to_move))
    later = [event.places[0] for event in waits]
    return [
        Event("dug-adit", seat, move.places),
        *(
            make_event("cubes", seat, place, **ONE_CUBE_BY_ORE)
            for place in move.places
            if place not in later
        ),
        *_drainage_events(before, after, seat),
        *waits,
        *marker_events(before, after, seat),
    ]


def _piece_on_empty_ground_events(
    before: TrailState, places: tuple[str, ...], seat: int
) -> list[Event]:
    """Return an event for each of these areas that is empty ground of 2007, where the piece
    counts only when the dice are rolled (C-12)."""
    if not before.board.is_edition_2007:
        return []
    numbers = before.board.area_numbers
    empty = [place for place in places if is_area_empty(before, numbers[place])]
    return [Event("counts-later", seat, (place,)) for place in empty]


def michigan_placement_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of placing one of Michigan's pieces, or of waiting (E-4)."""
    seat = int(before.to_move)
    if not move.places:
        return [Event("put-off", seat)]
    found = move.places if move.choice == "adit" else ()
    return [
        Event(f"placed-michigan-{move.choice}", seat, move.places),
        *(make_event("cubes", seat, place, **ONE_CUBE_BY_ORE) for place in found),
        *_drainage_events(before, after, seat),
    ]


def investment_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of an investment, or of declining."""
    seat = int(before.to_move)
    pounds = move.amount("pounds")
    if pounds == 0:
        return [Event("declined", seat)]
    points = after.points[seat] - before.points[seat]
    return [make_event("invested", seat, pounds=pounds, points=points)]


def tile_left_face_down_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the event of declining to look at a tile; [] for a look, since the tile is turned up
    then, which is another event (LW-2)."""
    return [Event("look-declined", int(before.to_move))] if move.choice == "no" else []


def peek_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the event of peeking at a tile, or of declining."""
    kind = "peeked" if move.places else "peek-declined"
    return [Event(kind, int(before.to_move), move.places)]


def deck_card_draw_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the event of the drawn card, and that of dropping out if the opener cannot pay the
    minimum bid that the card sets (A2-4)."""
    opener = int(before.opener)
    events = [Event("drew", opener, card=move.card)]
    card = before.board.card_numbers[move.card]
    minimum = int(before.board.card_value[card] + before.passed)
    if not can_pay_bid(before, opener, minimum):
        events.append(make_event("dropped", opener, minimum=minimum))
    return events


def extraction_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of extracted ore and of the rising water (X-1 .. X-4, C-10)."""
    seat = int(before.to_move)
    area = before.board.area_numbers[move.places[0]]
    pounds = (move.amount("tin") + move.amount("copper")) * before.water[area]
    return [
        make_event("extracted", seat, *move.places, **dict(move.amounts), pounds=pounds),
        make_event("flooded", seat, *move.places, water=1),
        *marker_events(before, after, seat),
    ]


def water_pumping_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of pumped water, or of giving up the remaining pumps (D-6, C-23)."""
    seat = int(before.to_move)
    if not move.places:
        return [make_event("gave-up-pumps", seat, pumps=before.pumps_left)]
    return [make_event("pumped", seat, *move.places, water=1)]


def price_roll_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the event of a price: the dice, each correction of their sum with its reason, and the
    result (P-1, P-2, C-4).
    """
    ore = move.choice
    price = int(getattr(after, f"{ore}_price"))
    corrections = _price_roll_corrections(before, ore)
    total = sum(amount for _, amount in move.amounts) + sum(corrections.values())
    if "by_round" in corrections:
        corrections["round"] = int(before.round)
    return [
        make_event(
            f"{ore}-price",
            CHANCE,
            **_die_faces_by_name(move),
            **corrections,
            total=total,
            price=price,
        )
    ]


def _price_roll_corrections(before: TrailState, ore: str) -> dict[str, int]:
    """Return what changes the sum of the dice for an ore: "by_round" is the addition of the round,
    "by_lowest" or "by_highest" the change after the lowest or highest price; none that is 0."""
    board = before.board
    prices = getattr(board, f"{ore}_price")
    old = int(getattr(before, f"last_{ore}"))
    corrections = {"by_round": int(board.roll_addition_by_round[before.round - 1])}
    if old == prices[0]:
        corrections["by_lowest"] = int(board.roll_addition_after_lowest_price)
    elif old == prices[-1]:
        corrections["by_highest"] = int(board.roll_addition_after_highest_price)
    return {reason: change for reason, change in corrections.items() if change}


def _die_faces_by_name(move: Move) -> dict[str, int]:
    return {f"{name}_die": face for name, face in move.amounts}


def price_or_area_roll_events(before: TrailState, move: Move, after: TrailState) -> list[Event]:
    """Return the events of a roll: a price, or the cubes of an area (P-1, C-4, C-12)."""
    if move.choice in ("tin", "copper"):
        return price_roll_events(before, move, after)
    area = int(before.area)
    found = dict(zip(("tin", "copper", "water"), cube_counts_in_area(after, area), strict=True))
    return [
        make_event(
            "ground", CHANCE, before.board.area_names[area], **_die_faces_by_name(move), **found
        )
    ]
