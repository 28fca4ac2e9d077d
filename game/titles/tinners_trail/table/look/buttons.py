"""Action buttons: what each shows: whether it is possible, its cost and its note."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.table_view import STOCK_NAMES, TableView
from game.titles.tinners_trail.table.look.development import work_of
from game.words import Words

ACTIONS = ("build", "extract", "adit", "train", "port", "miner", "pumps", "pasties", "pass")
KEYS = {
    "build": "b",
    "extract": "e",
    "adit": "a",
    "train": "t",
    "port": "p",
    "miner": "m",
    "pumps": "s",
    "pasties": "k",
    "pass": "space",
}
ICONS = {"build": "mine", "extract": "pick", "pumps": "pump", "pasties": "pasty"}


@dataclass(frozen=True, slots=True)
class ActionButton:
    """One action: `possible` with the areas picked, `chosen` when it is the action picked."""

    action: str
    work: int
    note: str
    possible: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """What the buttons need of a question: its moves, the action picked and those possible."""

    moves: tuple[Move, ...] = ()
    action: str = ""
    possible: frozenset[str] = frozenset()


def action_buttons(
    view: TableView, board: Board, asked: Asked, words: Words
) -> tuple[ActionButton, ...]:
    """Return every action in reading order."""
    counts = _counts(view, board, asked.moves)
    return tuple(
        ActionButton(
            action=action,
            work=work_of(board, action),
            note=_note(action, counts[action], words),
            possible=action in asked.possible,
            chosen=action == asked.action,
        )
        for action in ACTIONS
    )


def _counts(view: TableView, board: Board, moves: tuple[Move, ...]) -> dict[str, int]:
    """Return the number each note speaks of."""
    column = min(view.round, ROUNDS) - 1
    place = min(len(view.invested), len(view.seats) - 1)
    open_pumps = [groups for groups in view.pumps[: column + 1] if groups]
    mines = {place for move in moves if move.kind == "extract" for place in move.places}
    return {
        **{kind: view.stock[kind][column] for kind in STOCK_NAMES},
        "build": 1 + len(view.invested),
        "extract": len(mines),
        "pumps": open_pumps[-1][-1] if open_pumps else 0,
        "pasties": 1,
        "pass": int(board.per_ten[place * ROUNDS + column]),
    }


def _note(action: str, count: int, words: Words) -> str:
    if action in STOCK_NAMES:
        return words.say("table.left" if count else "table.none-left", count=count)
    return words.say(f"table.note-{action}", count=count)
