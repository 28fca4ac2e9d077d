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
EXTRA_ACTIONS = {"arsenic": ("process", "sell"), "emigration": ("emigrate", "place")}
ICONS = {"build": "mine", "extract": "pick", "pumps": "pump", "pasties": "pasty", "sell": "scales"}


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


@dataclass(frozen=True, slots=True)
class ButtonFacts:
    """What the notes are written from; `arsenic_worth` is what the mover's arsenic would bring."""

    view: TableView
    board: Board
    arsenic_worth: int


def action_buttons(facts: ButtonFacts, asked: Asked, words: Words) -> tuple[ActionButton, ...]:
    """Return every action in reading order, those of expansions in play first."""
    view, board = facts.view, facts.board
    counts = _counts(view, board, asked.moves) | _extra_counts(facts, asked.moves)
    in_play = {"arsenic": view.has_arsenic, "emigration": view.has_emigration}
    extra = tuple(act for name, acts in EXTRA_ACTIONS.items() if in_play[name] for act in acts)
    return tuple(
        ActionButton(
            action=action,
            work=work_of(board, action),
            note=_note(action, counts[action], words),
            possible=action in asked.possible,
            chosen=action == asked.action,
        )
        for action in extra + ACTIONS
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


def _extra_counts(facts: ButtonFacts, moves: tuple[Move, ...]) -> dict[str, int]:
    """Return the numbers of the expansions' notes: lumps to process, pounds, places, pieces."""
    view = facts.view
    seat = view.seats[view.to_move] if 0 <= view.to_move < len(view.seats) else None
    return {
        "process": sum(area.arsenic for area in view.areas if seat and area.owner == seat.seat),
        "sell": facts.arsenic_worth,
        "emigrate": len({move.choice for move in moves if move.kind == "emigrate"}),
        "place": len(seat.waiting) if seat is not None else 0,
    }


def _note(action: str, count: int, words: Words) -> str:
    if action in STOCK_NAMES:
        return words.say("table.left" if count else "table.none-left", count=count)
    return words.say(f"table.note-{action}", count=count)
