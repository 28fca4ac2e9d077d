"""Narration: the events of one step, from one seat's view before and after."""

# interpreted: used once a step, for people
from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final

from game.engine.events import Change, Event
from game.engine.move import Move
from game.engine.rules import NOBODY
from game.engine.state_form import LUCK_ROW, NUMBERS_ROW
from game.titles.tiletum.rules import answers, fairs, kinds, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal_narration import events_with_notes_on_cardinal
from game.titles.tiletum.rules.change_narration import events_with_previous_values
from game.titles.tiletum.rules.components import (
    ALL_ACTION_NAMES,
    GOOD_NAMES,
    TABLET_GAIN_NAMES,
    TECHNOLOGY_NAMES,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.step_facts import StateRows, TiletumStepFacts

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
ROWS_CHANGED_WITH_LAST_EVENT: Final = ("stack",)
"""Rows that change only with the last event of a step, as the numbers do: what is asked next."""
CARDINAL_TOOK_TILE_EVENT: Final = "cardinal-took"
ROWS_WHERE_TAKEN_TILES_GO: Final = ("open", "hand", "gone")
"""Rows of the Cardinal's tiles, written only after the fact that he took one."""
ROWS_CHANGED_BY_AMOUNTS: Final = ("points", "king")
"""Rows that change by the amounts of events, since several are written before they are told of."""


def event_of_fact(board: Board, fact: Fact) -> Event | None:
    """Return the event of a fact, None for a final scoring of less than 1 point.

    The fact's kind is the name of the event, followed by a word for each of its numbers, which says
    whether the number becomes the card, the place or an amount of the event.
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
            beside = word == "from" and number >= board.space_count
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
    facts = TiletumStepFacts(list) if move is None else _facts_of_step(before, move.code)
    told_facts = [
        (event, rows)
        for fact, rows in zip(facts.facts, facts.rows_after_facts, strict=True)
        if (event := event_of_fact(after.board, fact))
    ]
    events = events_with_previous_values(before, move, told_facts)
    events = events_with_notes_on_cardinal(before, after, events)
    events += _ranking_events(after)
    events.append(Event("asked", int(after.to_move)))
    form = after.board.form
    points = SeatTotals(form.index_of_row("points"), [int(number) for number in before.points])
    king = SeatTotals(form.index_of_row("king"), [int(space) for space in before.king])
    rows_after_events = _rows_with_taken_tiles(told_facts, after)
    rows_after_events += [rows_after_events[-1] if told_facts else before.to_plain()] * (
        len(events) - len(told_facts) - 1  # events without a fact change nothing
    )
    told = [
        _event_with_king_marker(
            _event_with_new_points(replace(event, changes=changes), points), king
        )
        for event, changes in zip(
            events, _changes_of_events(before, rows_after_events, after), strict=True
        )
    ]
    rest = [king.change_to(seat, int(space)) for seat, space in enumerate(after.king)]
    told[-1] = _with_change(told[-1], *rest)
    return tuple(told)


def _rows_with_taken_tiles(
    told_facts: list[tuple[Event, StateRows]], after: TiletumState
) -> list[StateRows]:
    """Return the rows after each event. After an event in which the Cardinal took a tile, the rows
    to which a tile can go are those after the following event, because only these show where it
    went."""
    goals = [after.board.form.index_of_row(name) for name in ROWS_WHERE_TAKEN_TILES_GO]
    following = [*(rows for _, rows in told_facts[1:]), after.to_plain()]
    found: list[StateRows] = []
    for (event, rows), rows_after_next in zip(told_facts, following, strict=False):
        is_taken = event.kind == CARDINAL_TOOK_TILE_EVENT
        found.append(
            [
                rows_after_next[at] if is_taken and at in goals else row
                for at, row in enumerate(rows)
            ]
        )
    return found


def _changes_of_events(
    before: TiletumState, rows_after_events: list[StateRows], after: TiletumState
) -> list[tuple[Change, ...]]:
    """Return the changes of each event, computed from the rows before and after it, and at the end
    those of the last event, which account for every other difference from `after`. Rows whose
    changes are given by amounts of events are left out."""
    form = after.board.form
    counted = {form.index_of_row(name) for name in ROWS_CHANGED_BY_AMOUNTS}
    at_last = {NUMBERS_ROW, LUCK_ROW, *map(form.index_of_row, ROWS_CHANGED_WITH_LAST_EVENT)}
    shown = before.to_plain()
    found: list[tuple[Change, ...]] = []
    for rows in (*rows_after_events, after.to_plain()):
        skipped = counted if len(found) == len(rows_after_events) else counted | at_last
        found.append(tuple(_changes_of_rows(shown, rows, skipped)))
        shown = [
            old if at in skipped else new
            for at, (old, new) in enumerate(zip(shown, rows, strict=True))
        ]
    return found


def _changes_of_rows(
    before: StateRows, after: StateRows, skipped: Collection[int]
) -> Iterator[Change]:
    """Yield a change for every cell that differs between the rows, except in the rows whose indices
    are in `skipped`."""
    for row, (old, new) in enumerate(zip(before, after, strict=True)):
        if row in skipped or old == new:
            continue
        for cell, (was, now) in enumerate(zip_longest(old, new, fillvalue=0)):
            if was != now:
                yield Change(row, cell, was, now)


@dataclass(slots=True)
class SeatTotals:
    """A number of each seat that several events of a step may change: the index of its row, and
    the numbers after the events so far."""

    row_index: int
    numbers_by_seat: list[int]

    def change_to(self, seat: int, new_total: int) -> Change | None:
        """Set a seat's number and return the change, None if the number does not differ."""
        before = self.numbers_by_seat[seat]
        self.numbers_by_seat[seat] = new_total
        return Change(self.row_index, seat, before, new_total) if new_total != before else None


def _with_change(event: Event, *changes: Change | None) -> Event:
    """Return an event with these changes after its own; None stands for no change."""
    more = tuple(change for change in changes if change is not None)
    return replace(event, changes=(*event.changes, *more)) if more else event


def _event_with_new_points(event: Event, points: SeatTotals) -> Event:
    """If the event scores, return it with the change of the seat's total, and update `points`;
    other events are returned unchanged."""
    scored = event.amount("points")
    if not scored or event.kind == "ended":
        return event
    total = points.numbers_by_seat[event.seat] + scored
    return _with_change(event, points.change_to(event.seat, total))


def _event_with_king_marker(event: Event, king: SeatTotals) -> Event:
    """If the event moves a king marker up, return it with the change of its space, and update
    `king`; other events are returned unchanged."""
    if event.kind not in KING_MARKER_RISE_EVENTS:
        return event
    return _with_change(event, king.change_to(event.seat, event.amount("space")))


def _facts_of_step(before: TiletumState, code: int) -> TiletumStepFacts:
    state = before.clone()
    assert isinstance(state, TiletumState)
    facts = TiletumStepFacts(state.to_plain)
    state.step_facts = facts
    answers.apply_move(state, code)
    return facts


def is_round_scored_by_move(view: TiletumState, code: int) -> bool:
    """Return whether the round is scored as a direct result of a move, without a chance event
    before, or whether the move answers the question about the tile beside the king track, which
    comes in the middle of the scoring.
    """
    if view.phase == kinds.KING_TILE_PHASE:
        return True
    return any(fact[0] == step_facts.KING_SCORED_FACT for fact in _facts_of_step(view, code).facts)


def _ranking_events(after: TiletumState) -> list[Event]:
    """Return one "ended" event for each seat from best to worst when the game is over, [] before
    (T-802)."""
    if after.phase != kinds.GAME_OVER_PHASE:
        return []
    return [
        Event("ended", seat, amounts=(("rank", rank), ("points", int(after.points[seat]))))
        for rank, seat in enumerate(fairs.seats_from_best(after), start=1)
    ]
