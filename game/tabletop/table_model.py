"""What every table is shown with: the view model and the kinds of moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from game.box.reference import ACTING, AT_TABLE, ON_SHEETS, Command
from game.engine.rules import State
from game.tabletop.answer_flow import AnswerFlow

TABLE_KEYS: Final = {"undo": "u", "hint": "h", "reset": "r", "last-turns": "l", "hand": "v"}
MAP_KEYS: Final = {
    "map-closer": "page up",
    "map-farther": "page down",
    "map-whole": "ctrl+0",
    "map-left": "shift+left",
    "map-right": "shift+right",
    "map-up": "shift+up",
    "map-down": "shift+down",
}

CONFIRMED: Final = AnswerFlow()


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveKind:
    """A kind of move, as the rules call it.

    `group` is the part of the bar where its button stands, "" where it has none, `expansion` what
    must lie on the table for it, `key` its usual key, `icon` and `skin` those of the button,
    `short` the key of a shorter name. `board` opens when it is picked. `where` is the key of what
    a hint points at where the move has no place, `mark` the icon on a timeline, "" for none.
    A `private` kind is asked behind a hand-over, and a `look` shows something just then; a `reply`
    answers somebody's action.
    """

    kind: str
    asks: AnswerFlow = CONFIRMED
    group: str = ""
    expansion: str = ""
    key: str = ""
    icon: str = ""
    skin: str = "slate"
    short: str = ""
    board: str = ""
    where: str = ""
    mark: str = ""
    private: bool = False
    look: bool = False
    reply: bool = False


class EveryKind(frozenset[str]):
    """The kinds of moves of a title that does not say which are private: all might be."""

    def __contains__(self, kind: object) -> bool:
        """Whether a kind is private: to be safe, yes."""
        return True


@dataclass(frozen=True, slots=True)
class MoveKinds:
    """Which kinds of moves are private, reply to others, leave all replies, or are a look."""

    private: frozenset[str]
    reply: frozenset[str] = frozenset()
    way_out: str = ""
    look: frozenset[str] = frozenset()


def kinds_of(kinds: Iterable[MoveKind], way_out: str) -> MoveKinds:
    """Return what the records of all kinds say together."""
    every = tuple(kinds)
    private = frozenset(kind.kind for kind in every if kind.private)
    look = frozenset(kind.kind for kind in every if kind.look)
    return MoveKinds(private, frozenset(kind.kind for kind in every if kind.reply), way_out, look)


Keys = Mapping[str, str]


def commands_of(table: Keys, acting: Keys, sheets: Keys) -> tuple[Command, ...]:
    """Return the commands of a table with a map: those of every such table, and a title's own."""
    at_table = {**TABLE_KEYS, **MAP_KEYS, **table}
    places = ((AT_TABLE, at_table), (ACTING, acting), (ON_SHEETS, sheets))
    return tuple(Command(name, key, place) for place, keys in places for name, key in keys.items())


class TableModel(Protocol):
    """A seat's view as the rules hold it; a title adds what its panels read from it."""

    @property
    def state(self) -> State:
        """The view."""

    @property
    def seat(self) -> int:
        """Who is looking."""


AnyModel = TypeVar("AnyModel", bound=TableModel)
