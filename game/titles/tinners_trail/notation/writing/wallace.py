"""What only a solo game has: Lord Wallace's action cards, and his entry among the players."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.tinners_trail.notation.writing.toml_text import array
from game.titles.tinners_trail.rules.state import TrailState


def wallace_lines(state: TrailState) -> Iterator[str]:
    """Yield the action cards left in his deck, and how many in a row were impossible (LW-3)."""
    left = [str(card + 1) for card, here in enumerate(state.wallace_cards) if here]
    yield f"wallace_cards = {array(left)}"
    yield f"impossible_cards = {state.impossible_cards}"


def purse_lines(state: TrailState, seat: int) -> Iterator[str]:
    """Yield a player's money; Lord Wallace has none, he owes (LW-4)."""
    if seat == state.board.wallace_seat:
        yield "wallace = true"
        yield f"owed = {state.owed}"
        yield f"income = {state.income}"
    else:
        yield f"money = {state.money[seat]}"
