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
    state = before.clone()
    assert isinstance(state, BrassState)
    state.happenings = Happenings()
    seat = int(before.order[before.turn])
    hidden = before.hand[seat * HAND_SLOTS] == UNKNOWN_CARD
    if hidden and before.phase in (ACTIONS, CARD_PHASE):
        _put_in_hand(state, seat, code, after)
    apply(state, code)
    facts = state.happenings.facts
    if hidden and before.era != after.era and kind_of(code) != CARD:
        return [_without_card(fact) for fact in facts]
    return facts


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
