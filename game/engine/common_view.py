"""The common view: what everybody at the table knows, so an onlooker may know it too."""

from __future__ import annotations

from game.engine.rules import Rules, State


def common_view(rules: Rules, state: State) -> State:
    """Return the state with all hidden that is hidden from any seat; for `imagine` by NOBODY."""
    view = state
    for seat in range(rules.seats):
        known = view
        view = rules.new_state()
        rules.hide(known, seat, view)
    return view
