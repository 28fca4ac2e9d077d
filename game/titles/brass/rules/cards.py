"""Which cards can be played for an action, and playing them (B-2.5, B-4.3 .. B-4.7, B-5)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.titles.brass.rules import happenings
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.hands import kinds_in_hand, take_out
from game.titles.brass.rules.kinds import BIT, BUILD, EMPTY, ONE_CARD, TWO_CARDS
from game.titles.brass.rules.network import network
from game.titles.brass.rules.sets import lowest
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.telling import tell


def cards_for(move: i64) -> i64:
    """Return how many cards an action takes."""
    if kind_of(move) == BUILD and third_of(move) == TWO_CARDS:
        return TWO_CARDS
    return ONE_CARD


def fitting_kinds(st: BrassState, seat: i64) -> i64:
    """Return the kinds of the hand that can be played for the pending action, as a set."""
    kinds: i64 = kinds_in_hand(st, seat)
    if kind_of(st.pending) != BUILD or third_of(st.pending) == TWO_CARDS:
        return kinds
    return kinds & kinds_for_build(st, seat, first_of(st.pending), second_of(st.pending))


def kinds_for_build(st: BrassState, seat: i64, industry: i64, space: i64) -> i64:
    """Return the kinds of cards that allow an industry on a space, as a set (B-5.2, B-5.3)."""
    board: Board = st.board
    here: i64 = board.here[space]
    if network(st, seat) & here:
        return here | BIT[board.locations + industry]
    return here


def only_kind(st: BrassState, kinds: i64) -> i64:
    """Return the kind when the set has no other, else EMPTY."""
    if kinds == 0 or kinds & (kinds - 1):
        return EMPTY
    return lowest(kinds)


def play_card(st: BrassState, seat: i64, card: i64) -> None:
    """Lay a card on the discards (B-2.5)."""
    take_out(st, seat, card)
    st.discards[card] += 1
    st.pending_cards -= 1
    tell(st, happenings.PLAYED, seat, card, 0)
