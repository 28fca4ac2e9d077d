"""Narration: what happened in one step, told from one seat's view before and after."""

# interpreted: for people, once a step

from __future__ import annotations

from typing import Final

from game.engine.changes import Shares, changes_between
from game.engine.events import Event
from game.engine.move import Move
from game.titles.tiletum.rules import plain_form
from game.titles.tiletum.rules.apply import apply
from game.titles.tiletum.rules.happenings import Happenings
from game.titles.tiletum.rules.kinds import OVER
from game.titles.tiletum.rules.scoring import seats_from_best
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tellers import told

ONLY_WITH: Final = {"dice": "rolled", "tokens": "corrupted"}


def narrate(before: TiletumState, move: Move | None, after: TiletumState) -> tuple[Event, ...]:
    """Return the events of a step as the seat whose views these are may know them.

    Everything is public, so the step is played again on the view to hear what happens. The last
    event is always "asked": whose turn it is now. Applied in order, the changes of all events
    turn the plain form of `before` into that of `after`.
    """
    events = [] if move is None else _events(before, move.code)
    events += _ends(after)
    events.append(Event("asked", int(after.to_move)))
    places = {plain_form.SPOT: after.board.spot_names, plain_form.SLOT: after.board.slot_names}
    shares = Shares(after.board.form, places, ONLY_WITH)
    return shares.share_out(changes_between(before, after), events)


def _events(before: TiletumState, code: int) -> list[Event]:
    state = before.clone()
    assert isinstance(state, TiletumState)
    state.happenings = Happenings()
    apply(state, code)
    found = (told(state.board, fact) for fact in state.happenings.facts)
    return [event for event in found if event]


def _ends(after: TiletumState) -> list[Event]:
    """Tell the ranking when the game is over (T-802)."""
    if after.phase != OVER:
        return []
    return [
        Event("ended", seat, amounts=(("rank", rank), ("points", int(after.points[seat]))))
        for rank, seat in enumerate(seats_from_best(after), start=1)
    ]
