"""Kinds of moves: one record each, and the usual keys of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from game.box.reference import ACTING, AT_TABLE, ON_SHEETS, Command


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerFlow:
    """How picks become an answer.

    `at_once`: the last pick answers, because it is easily taken back. `choice_first`: what moves
    differ in besides places is picked before the places. `choice_shown`: a single choice is shown
    too, because it says what it gives.
    """

    at_once: bool = False
    choice_first: bool = False
    choice_shown: bool = False


CONFIRMED: Final = AnswerFlow()


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveKind:
    """A kind of move, as the rules call it.

    `group` is the part of the bar where its button stands, "" where it has none, `expansion` what
    must lie on the table for it, `key` its usual key, `icon` and `skin` those of the button,
    `short` the key of a shorter name. `board` opens when it is picked. `where` is the key of what
    a hint points at where the move has no place, `mark` the icon on a timeline, "" for none.
    A `private` kind is asked behind a hand-over; a `reply` answers somebody's action.
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
    reply: bool = False


class EveryKind(frozenset[str]):
    """The kinds of moves of a title that does not say which are private: all might be."""

    def __contains__(self, kind: object) -> bool:
        """Whether a kind is private: to be safe, yes."""
        return True


@dataclass(frozen=True, slots=True)
class MoveKinds:
    """Which kinds of moves are private, which reply to others, and which leaves all replies."""

    private: frozenset[str]
    reply: frozenset[str] = frozenset()
    way_out: str = ""


def kinds_of(kinds: Iterable[MoveKind], way_out: str) -> MoveKinds:
    """Return what the records of all kinds say together."""
    every = tuple(kinds)
    private = frozenset(kind.kind for kind in every if kind.private)
    return MoveKinds(private, frozenset(kind.kind for kind in every if kind.reply), way_out)


Keys = Mapping[str, str]
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


def commands_of(table: Keys, acting: Keys, sheets: Keys) -> tuple[Command, ...]:
    """Return the commands of a table with a map: those of every such table, and a title's own."""
    at_table = {**TABLE_KEYS, **MAP_KEYS, **table}
    places = ((AT_TABLE, at_table), (ACTING, acting), (ON_SHEETS, sheets))
    return tuple(Command(name, key, place) for place, keys in places for name, key in keys.items())
