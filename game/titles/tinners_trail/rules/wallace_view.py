"""What everybody sees of Lord Wallace beside his seat, as named values (LW)."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.kinds import ACTION_LETTERS


@dataclass(frozen=True, slots=True)
class WallaceView:
    """His accounts and his cards.

    `owed` and `income` are pounds for phase 3, `cards` the action cards still in his deck by
    number, `impossible` those in a row he could not carry out, `under` the survey cards that
    went under his deck, next to come up first.
    """

    seat: int
    owed: int
    income: int
    cards: tuple[int, ...]
    impossible: int
    under: tuple[str, ...]


def wallace_view(view: TrailState) -> WallaceView | None:
    """Return what is seen of him, None in a game without him."""
    board = view.board
    if not board.solo:
        return None
    deck = list(view.wallace_cards)[: board.wallace_cards]
    return WallaceView(
        seat=int(board.wallace_seat),
        owed=int(view.owed),
        income=int(view.income),
        cards=tuple(card + 1 for card, here in enumerate(deck) if here),
        impossible=int(view.impossible_cards),
        under=tuple(board.card_texts[card] for card in cards_under(view)),
    )


def cards_under(view: TrailState) -> tuple[int, ...]:
    """Return the survey cards under his deck, the next to come up first (LW-5)."""
    cells = list(view.wallace_cards)[view.board.wallace_cards :]
    return tuple(int(cell) - 1 for cell in cells if cell)


def cell_of(view: TrailState, card: int, game_round: int, band: int) -> str:
    """Return a cell of an action card as printed, like "B/M" (LW-3)."""
    tables = view.board.wallace
    cell = int(tables.cell(card - 1, game_round, band))
    plain = ACTION_LETTERS[tables.plain[cell]]
    highlighted = ACTION_LETTERS[tables.highlighted[cell]]
    return plain if plain == highlighted else f"{plain}/{highlighted}"
