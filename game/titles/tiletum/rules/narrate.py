"""Narration: the events of one step, from one seat's view before and after."""

# interpreted: used once a step, for people
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from game.engine.events import Change, Event
from game.engine.knowledge import ChangeAttributor, changes_between
from game.engine.move import Move
from game.engine.rules import NOBODY
from game.titles.tiletum.rules import answers, fairs, kinds, state_form, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal_narration import events_with_notes_on_cardinal
from game.titles.tiletum.rules.components import (
    ALL_ACTION_NAMES,
    GOOD_NAMES,
    TABLET_GAIN_NAMES,
    TECHNOLOGY_NAMES,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.step_facts import TiletumStepFacts

Fact = tuple[str, int, int, int]

CARD_TEXT_BY_FACT_NAME: Final[dict[str, Callable[[Board, int], str]]] = {
    "good": lambda _board, number: GOOD_NAMES[number],
    "action": lambda _board, number: ALL_ACTION_NAMES[number],
    "tile": lambda board, number: board.tile_names[number],
    "crest": lambda board, number: board.tile_names[int(board.tile_of_crest[number])],
    "fair": lambda board, number: board.fair_names[number],
    "decree": lambda board, number: board.cards.decree_names[number],
    "tablet": lambda _board, number: f"tablet:{TABLET_GAIN_NAMES[number]}",
    "technology": lambda _board, number: f"technology:{TECHNOLOGY_NAMES[number]}",
    "surprise": lambda board, number: f"surprise:{board.cards.surprise_names[number]}",
}
SPACE_NUMBER_NAMES_OF_FACTS: Final = (
    "space",
    "spot",
    "from",
)  # the last names a space of the map alone
NUMBER_NAMES_SHOWN_FROM_ONE: Final = ("building", "rank", "line")  # counted from 0 by the rules
FINAL_SCORING_EVENTS = [
    "buildings-scored",
    "pieces-scored",
    "goods-scored",
    "silver-scored",
    "levels-scored",
]
KING_MARKER_RISE_EVENTS: Final = frozenset({"king-rose", "raised"})
"""Events that move a king marker up to the space that they name."""
EVENT_KIND_BY_STATE_ROW: Final = {
    "dice": "rolled",
    "tokens": "corrupted",
    "king_order": "king-rose",  # else the change would belong to an event before the rise
    "tucked": "surprised",
    "surprises_left": "surprised",
    "taken": "contributed",  # else the change would belong to a fair that counts the tiles
}


def event_of_fact(board: Board, fact: Fact) -> Event | None:
    """Return the event of a fact, None for a scoring of less than 1 point at the game's end.

    The words after the event's name in the fact's kind say whether its numbers become a card, a
    place or amounts.
    """
    kind, seat, first, second = fact
    name, *words = kind.split()
    if name in FINAL_SCORING_EVENTS and first < 1:
        return None
    if kind == step_facts.DECREE_LINE_FACT and second < 0:
        name = "by-foot"
    if kind == step_facts.ROUND_BEGAN_FACT:
        seat = NOBODY
    card = ""
    places: tuple[str, ...] = ()
    amounts: list[tuple[str, int]] = []
    for word, number in zip(words, (first, second), strict=False):
        if word in CARD_TEXT_BY_FACT_NAME:
            card = CARD_TEXT_BY_FACT_NAME[word](board, number)
        elif word in SPACE_NUMBER_NAMES_OF_FACTS:
            beside = word == "from" and number >= board.spaces
            places = () if beside else (board.spot_names[number],)
        else:
            amounts.append((word.rstrip(":"), number + (word in NUMBER_NAMES_SHOWN_FROM_ONE)))
    return Event(name, seat, places, card, tuple(amounts))


def step_events(before: TiletumState, move: Move | None, after: TiletumState) -> tuple[Event, ...]:
    """Return the events of a step as the seat whose views these are may know them.

    Everything is public, so the step is replayed on the view to record its facts. The last event
    is always "asked": whose turn it is now. Applied in order, the changes of all events turn the
    plain form of `before` into that of `after`.
    """
    facts = [] if move is None else _facts_of_step(before, move.code)
    told_facts = [(event, fact) for fact in facts if (event := event_of_fact(after.board, fact))]
    events = events_with_notes_on_cardinal(before, after, [event for event, _ in told_facts])
    events += _ranking_events(after)
    events.append(Event("asked", int(after.to_move)))
    places = {
        state_form.CELL_PER_SPOT: after.board.spot_names,
        state_form.CELL_PER_SLOT: after.board.slot_names,
    }
    form = after.board.form
    shares = ChangeAttributor(form, places, EVENT_KIND_BY_STATE_ROW)
    points = SeatTotals(form.index_of_row("points"), [int(number) for number in before.points])
    king = SeatTotals(form.index_of_row("king"), [int(space) for space in before.king])
    counted = {points.row_index, king.row_index}
    changes = [change for change in changes_between(before, after) if change.row not in counted]
    taking = [
        _changes_of_taking_tile_beside_map(after.board, fact, changes) for _, fact in told_facts
    ]
    changes = _changes_after_taking(changes, set(chain(*taking)))
    taking += [()] * (len(events) - len(taking))  # events without a fact get no changes
    shared = shares.events_with_their_changes(changes, events)
    told = [
        _event_with_king_marker(_event_with_new_points(_with_change(event, *own), points), king)
        for event, own in zip(shared, taking, strict=True)
    ]
    rest = [king.change_to(seat, int(space)) for seat, space in enumerate(after.king)]
    told[-1] = _with_change(told[-1], *rest)
    return tuple(told)


@dataclass(slots=True)
class SeatTotals:
    """A number of each seat that several events of a step may change: the index of its row, and
    the numbers after the events so far."""

    row_index: int
    numbers_by_seat: list[int]

    def change_to(self, seat: int, number: int) -> Change | None:
        """Set a seat's number and return the change, None if it stays the same."""
        before = self.numbers_by_seat[seat]
        self.numbers_by_seat[seat] = number
        return Change(self.row_index, seat, before, number) if number != before else None


def _with_change(event: Event, *changes: Change | None) -> Event:
    """Return an event with further changes; None stands for no change."""
    more = tuple(change for change in changes if change is not None)
    return replace(event, changes=(*event.changes, *more)) if more else event


def _event_with_new_points(event: Event, points: SeatTotals) -> Event:
    """Return a scoring event with the change of the seat's total, and update `points`; any other
    event is returned unchanged."""
    scored = event.amount("points")
    if not scored or event.kind == "ended":
        return event
    total = points.numbers_by_seat[event.seat] + scored
    return _with_change(event, points.change_to(event.seat, total))


def _event_with_king_marker(event: Event, king: SeatTotals) -> Event:
    """Return an event that moves a king marker up with the change of its space, and update
    `king`; any other event is returned unchanged."""
    if event.kind not in KING_MARKER_RISE_EVENTS:
        return event
    return _with_change(event, king.change_to(event.seat, event.amount("space")))


def _changes_of_taking_tile_beside_map(
    board: Board, fact: Fact, changes: list[Change]
) -> tuple[Change, ...]:
    """Return the changes that take a fact's tile away from its spot beside the map; () for a fact
    that takes none. The offer of characters closes up at once."""
    kind, _, tile, spot = fact
    if kind == step_facts.KING_TILE_NOT_TAKEN_FACT:
        spot = board.king_spot
    elif kind not in (step_facts.TILE_STORED_FACT, step_facts.CARDINAL_TOOK_TILE_FACT):
        return ()
    row = board.form.index_of_row("lying")
    beside = [change for change in changes if change.row == row and change.cell >= board.spaces]
    if any((change.cell, change.before) == (spot, tile) for change in beside):
        if spot < board.character_spot:
            return (Change(row, spot, tile, kinds.EMPTY),)
    elif spot != board.character_spot:
        return ()
    offered = [change for change in beside if change.cell >= board.character_spot]
    return tuple(offered) if any(change.before == tile for change in offered) else ()


def _changes_after_taking(changes: list[Change], taking: set[Change]) -> list[Change]:
    """Return what is left of the changes when those of `taking` happen before them."""
    left = []
    for change in changes:
        if replace(change, after=kinds.EMPTY) in taking - {change}:
            left.append(replace(change, before=kinds.EMPTY))
        elif change not in taking:
            left.append(change)
    return left


def _facts_of_step(before: TiletumState, code: int) -> list[Fact]:
    state = before.clone()
    assert isinstance(state, TiletumState)
    state.step_facts = TiletumStepFacts()
    answers.apply_move(state, code)
    return state.step_facts.facts


def is_round_scored_by_move(view: TiletumState, code: int) -> bool:
    """Return whether the round is scored as a direct result of a move, without a chance event
    before, or whether the move answers the question about the tile beside the king track, which
    comes in the middle of the scoring.
    """
    if view.phase == kinds.KING_TILE_PHASE:
        return True
    return any(fact[0] == step_facts.KING_SCORED_FACT for fact in _facts_of_step(view, code))


def _ranking_events(after: TiletumState) -> list[Event]:
    """Return one "ended" event for each seat from best to worst when the game is over, else none
    (T-802)."""
    if after.phase != kinds.OVER_PHASE:
        return []
    return [
        Event("ended", seat, amounts=(("rank", rank), ("points", int(after.points[seat]))))
        for rank, seat in enumerate(fairs.seats_from_best(after), start=1)
    ]
