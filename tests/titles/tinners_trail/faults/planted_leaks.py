"""Rules that hide all but one thing, as a programmer's slip might."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules.kinds import EMPTY, HAND_SLOTS, UNKNOWN_TILE
from game.titles.tinners_trail.rules.state import TrailState

Leak = Callable[[TrailState, int, TrailState], None]  # truth, seat, view


class LeakyRules:
    """Real rules with a hole in what they hide."""

    def __init__(self, rules: Rules, leak: Leak) -> None:
        """Make this hole."""
        self._rules = rules
        self._leak = leak

    def __getattr__(self, name: str) -> Any:
        """Everything else is as it is."""
        return getattr(self._rules, name)

    def hide(self, state: State, seat: int, view: State) -> None:
        """Hide, and let one thing through."""
        self._rules.hide(state, seat, view)
        assert isinstance(state, TrailState)
        assert isinstance(view, TrailState)
        self._leak(state, seat, view)


def one_card(state: TrailState, seat: int, view: TrailState) -> None:
    """Show the first card of the next seat."""
    slot = (seat + 1) % int(state.seats) * HAND_SLOTS
    view.hand[slot] = state.hand[slot]


def one_tile(state: TrailState, seat: int, view: TrailState) -> None:
    """Show one face-down tile."""
    hidden = [area for area in range(len(view.tile)) if view.tile[area] == UNKNOWN_TILE]
    for area in hidden[:1]:
        view.tile[area] = state.tile[area]


def one_discard(state: TrailState, seat: int, view: TrailState) -> None:
    """Show what the next seat has laid aside."""
    others = [slot for slot in range(len(state.discarded)) if state.discarded[slot] != EMPTY]
    for slot in others[:1]:
        view.discarded[slot] = state.discarded[slot]


def the_decks(state: TrailState, seat: int, view: TrailState) -> None:
    """Show what is left in the decks."""
    for card in range(len(state.deck)):
        view.deck[card] = state.deck[card]


def the_luck(state: TrailState, seat: int, view: TrailState) -> None:
    """Show the dice to come."""
    view.luck.copy_from(state.luck)


LEAKS: dict[str, Leak] = {
    leak.__name__: leak for leak in (one_card, one_tile, one_discard, the_decks, the_luck)
}
