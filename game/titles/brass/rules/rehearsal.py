"""Playing a step again on a view, to hear what happens in it."""

# interpreted: for people, once a step

from __future__ import annotations

from game.engine.moves import first_of, kind_of, second_of
from game.titles.brass.rules import happenings
from game.titles.brass.rules.apply import apply
from game.titles.brass.rules.happenings import Happenings
from game.titles.brass.rules.kinds import (
    ACTIONS,
    BUILD,
    CARD,
    CARD_PHASE,
    EMPTY,
    HAND_SLOTS,
    UNKNOWN_CARD,
)
from game.titles.brass.rules.state import BrassState

Fact = tuple[int, int, int, int]


def rehearsed(before: BrassState, code: int, after: BrassState) -> list[Fact]:
    """Return the facts of a step between two views of one seat, in the order they happened.

    Cards the seat does not know are put where they do not matter; the one that was played is
    known from the discards, but for the last card of an era, which is then told as EMPTY.
    """
    state, heard = _ready(before, code, after), Happenings()
    state.happenings = heard
    apply(state, code)
    if _is_hidden(before) and before.era != after.era and kind_of(code) != CARD:
        return [_without_card(fact) for fact in heard.facts]
    return heard.facts


def when_counted(before: BrassState, code: int, after: BrassState) -> BrassState:
    """Return what lay on the map when the step that ended the canals had been played, before it
    was counted and cleared: somebody else still holds a card, so that the era goes on.
    """
    state = _ready(before, code, after)
    seats, turn = int(state.seats), int(state.turn)
    state.order[0], state.order[turn] = state.order[turn], state.order[0]
    state.turn = 0
    state.hand[int(state.order[1 % seats]) * HAND_SLOTS] = 0
    apply(state, code)
    return state


def _is_hidden(before: BrassState) -> bool:
    """Return whether the view does not know the hand of who plays."""
    return bool(before.hand[before.order[before.turn] * HAND_SLOTS] == UNKNOWN_CARD)


def _ready(before: BrassState, code: int, after: BrassState) -> BrassState:
    """Return a copy of the view in which the step can be played."""
    state = before.clone()
    assert isinstance(state, BrassState)
    if _is_hidden(before) and before.phase in (ACTIONS, CARD_PHASE):
        _put_in_hand(state, int(before.order[before.turn]), code, after)
    return state


def _put_in_hand(state: BrassState, seat: int, code: int, after: BrassState) -> None:
    """Let an unknown hand hold what was played: a card that was named, and one that was not."""
    board = state.board
    slots = [
        slot
        for slot in range(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS)
        if state.hand[slot] != EMPTY
    ]
    named = int(first_of(code)) if kind_of(code) == CARD else EMPTY
    unnamed = _fitting(state, code)
    if state.era == after.era:
        played = [
            kind
            for kind in range(int(board.card_kinds))
            for _card in range(int(after.discards[kind] - state.discards[kind]))
        ]
        if named in played:
            played.remove(named)
        unnamed = played[0] if played else unnamed
    for slot in slots:
        state.hand[slot] = unnamed
    if named != EMPTY:
        state.hand[slots[0]] = named


def _fitting(state: BrassState, code: int) -> int:
    """Return a card that allows the move: that of the location, for anything else any."""
    if kind_of(code) != BUILD:
        return 0
    return int(state.board.place_of[second_of(code)])


def _without_card(fact: Fact) -> Fact:
    kind, seat, _card, _rest = fact
    return (kind, seat, EMPTY, 0) if kind == happenings.PLAYED else fact
