"""Narration: what happened in one step, told from one seat's view before and after."""

# interpreted: for people, once a step

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.engine.changes import Shares, changes_between
from game.engine.events import Event
from game.engine.move import Move
from game.engine.moves import kind_of
from game.titles.brass.rules import plain_form
from game.titles.brass.rules.kinds import CARD, CARD_PHASE, OVER
from game.titles.brass.rules.rehearsal import Fact, rehearsed, when_counted
from game.titles.brass.rules.scoring import seats_from_best
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.tellers import told

ON_MAP: Final = (plain_form.SPACE, plain_form.LINE)
ONLY_WITH: Final = {"discards": "played", "distant": "demand-fell"}


def narrate(before: BrassState, move: Move | None, after: BrassState) -> tuple[Event, ...]:
    """Return the events of a step as the seat whose views these are may know them.

    The last event is always "asked": whose turn it is now. Applied in order, the changes of all
    events turn the plain form of `before` into that of `after`.
    """
    events = [] if move is None else _events(before, move, after)
    events += _ends(after)
    events.append(Event("asked", int(after.to_move)))
    board = after.board
    places = {plain_form.SPACE: board.space_names, plain_form.LINE: board.line_names}
    shares = Shares(plain_form.FORM, places, ONLY_WITH)
    end = next((n for n, event in enumerate(events) if event.kind == "canal-era-ended"), None)
    if move is None or end is None:
        return shares.share_out(changes_between(before, after), events)
    counted = _with_map_of(before, when_counted(before, move.code, after))
    cleared = _with_map_of(before, after)
    on_map = (
        *shares.share_out(changes_between(before, counted), events[:end]),
        *shares.share_out(changes_between(counted, cleared), events[end:]),
    )
    beside = shares.share_out(changes_between(cleared, after), events)
    return tuple(
        replace(event, changes=event.changes + other.changes)
        for event, other in zip(on_map, beside, strict=True)
    )


def _with_map_of(view: BrassState, other: BrassState) -> BrassState:
    """Return a view with what lies on the map of another one."""
    rows, others = view.to_plain(), other.to_plain()
    for number, theirs in enumerate(others):
        row = plain_form.FORM.row_at(number)
        if row is not None and row.holder in ON_MAP:
            rows[number] = theirs
    mixed = view.clone()
    assert isinstance(mixed, BrassState)
    mixed.load_plain(rows)
    return mixed


def _events(before: BrassState, move: Move, after: BrassState) -> list[Event]:
    if after.phase == CARD_PHASE:  # an action was chosen, or the first of two cards played
        is_card = kind_of(move.code) == CARD
        kind = "played" if is_card else "chose"
        return [Event(kind, int(before.to_move), move.places, move.card or move.choice)]
    facts: Sequence[Fact] = rehearsed(before, move.code, after)
    return [event for fact in facts for event in told(after.board, before, fact)]


def _ends(after: BrassState) -> list[Event]:
    """Tell the ranking when the game is over (B-16.2)."""
    if after.phase != OVER:
        return []
    return [
        Event("ended", seat, amounts=(("rank", rank), ("points", int(after.points[seat]))))
        for rank, seat in enumerate(seats_from_best(after), start=1)
    ]
