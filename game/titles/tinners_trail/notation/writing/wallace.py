"""What only a solo game has: Lord Wallace's action cards, and his entry among the players."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.tinners_trail.notation.writing.toml_text import array, strings
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace_view import cards_under


def wallace_lines(state: TrailState) -> Iterator[str]:
    """Yield the action cards left in his deck, and how many in a row were impossible (LW-3)."""
    action_cards = list(state.wallace_cards)[: state.board.wallace_cards]
    left = [str(card + 1) for card, here in enumerate(action_cards) if here]
    yield f"wallace_cards = {array(left)}"
    yield f"impossible_cards = {state.impossible_cards}"


def purse_lines(state: TrailState, seat: int) -> Iterator[str]:
    """Yield a player's money; Lord Wallace has none, he owes (LW-4).

    `under` names the cards of his survey deck that went under it, next to come up first (LW-5).
    """
    if seat == state.board.wallace_seat:
        yield "wallace = true"
        yield f"owed = {state.owed}"
        yield f"income = {state.income}"
        yield f"under = {strings(state.board.card_texts[card] for card in cards_under(state))}"
    else:
        yield f"money = {state.money[seat]}"
