"""The view model of a table, and the kinds of moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from game.box.reference import ACTING, AT_TABLE, ON_SHEETS, Command
from game.engine.rules import State
from game.tabletop.answer_flow import PickOrder

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

CONFIRMED: Final = PickOrder()


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveKind:
    """A kind of move as the rules call it, with its button, key, timeline icon and privacy.

    `button_group` is the group of its button in the bar, "" without a button, `expansion` the
    expansion it belongs to, `default_key` its default key, `button_icon` and `button_skin` those
    of the button, `short_name_key` the key of a shorter name. `opened_board` opens when it is
    picked. `hint_place_key` is the key of what a hint points at when the move has no place,
    `timeline_icon` the icon on a timeline, "" for none. A `is_private` kind is asked after a
    hand-over, and a `is_revealing` reveals something to its seat; a `is_reply` answers another
    seat's action."""

    kind: str
    pick_order: PickOrder = CONFIRMED
    button_group: str = ""
    expansion: str = ""
    default_key: str = ""
    button_icon: str = ""
    button_skin: str = "slate"
    short_name_key: str = ""
    opened_board: str = ""
    hint_place_key: str = ""
    timeline_icon: str = ""
    is_private: bool = False
    is_revealing: bool = False
    is_reply: bool = False


class SetOfAllKinds(frozenset[str]):
    """A set that contains every kind of move, for titles that do not say which are private."""

    def __contains__(self, kind: object) -> bool:
        """Return True: every kind counts as private."""
        return True


@dataclass(frozen=True, slots=True)
class SpecialMoveKinds:
    """The kinds of moves that are private, reply to others, leave an exchange, or reveal
    something.
    """

    private_kinds: frozenset[str]
    reply_kinds: frozenset[str] = frozenset()
    leaving_kind: str = ""
    revealing_kinds: frozenset[str] = frozenset()


def collect_special_move_kinds(kinds: Iterable[MoveKind], way_out: str) -> SpecialMoveKinds:
    """Combine the records of all kinds of moves."""
    every = tuple(kinds)
    private = frozenset(kind.kind for kind in every if kind.is_private)
    look = frozenset(kind.kind for kind in every if kind.is_revealing)
    return SpecialMoveKinds(
        private, frozenset(kind.kind for kind in every if kind.is_reply), way_out, look
    )


Keys = Mapping[str, str]


def commands_of_map_table(table: Keys, acting: Keys, sheets: Keys) -> tuple[Command, ...]:
    """Return the commands of a table with a map: those of every such table, and a title's own."""
    at_table = {**TABLE_KEYS, **MAP_KEYS, **table}
    places = ((AT_TABLE, at_table), (ACTING, acting), (ON_SHEETS, sheets))
    return tuple(Command(name, key, place) for place, keys in places for name, key in keys.items())


class TableModel(Protocol):
    """A seat's view with its seat; a title adds what its panels need."""

    @property
    def state(self) -> State:
        """The view."""

    @property
    def seat(self) -> int:
        """The viewing seat."""


AnyModel = TypeVar("AnyModel", bound=TableModel)
