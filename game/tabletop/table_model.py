"""The view model of a table, and the kinds of moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol, Self, TypeVar

from game.box.rules_reference import (
    KEY_ACTIVE_AT_TABLE,
    KEY_ACTIVE_DURING_ACTIONS,
    KEY_ACTIVE_ON_SHEETS,
    KeyCommand,
)
from game.engine.rules import State
from game.tabletop.layout.document_keys import (
    JOURNAL_KEY,
    JOURNAL_PART_NAME,
    document_command_name,
)
from game.tabletop.pick_order import PickOrder

TABLE_HOTKEYS: Final = {
    "undo": "u|ctrl+z",
    "hint": "h",
    "reset": "r",
    "last-turns": "l",
    "hand": "v",
}
MAP_HOTKEYS: Final = {
    "map-closer": "page up",
    "map-farther": "page down",
    "map-whole": "ctrl+0",
    "map-left": "shift+left",
    "map-right": "shift+right",
    "map-up": "shift+up",
    "map-down": "shift+down",
}

DEFAULT_PICK_ORDER: Final = PickOrder()

NO_DECIDING_SEAT: Final = -3
"""The deciding seat of a shown position while the result of a decision is animated; unlike CHANCE
and NOBODY it is no value of `to_move`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveKind:
    """The properties of one kind of move: its button, keyboard key, timeline icon and privacy.

    `kind` is its name in the rules. `button_group` is the group of its button in the bar, ""
    without a button; `expansion` is the expansion it belongs to; `short_name_key` is the text
    key of a shorter name. `opened_board` is the board that opens when it is picked.
    `hint_target_key_without_place` is the key of what a hint points at when the move has no place;
    `timeline_icon` is "" for none. A question for an `is_private` kind comes after a hand-over;
    an `is_revealing` kind reveals something to its seat; an `is_reply` kind answers another
    seat's action.
    """

    kind: str
    pick_order: PickOrder = DEFAULT_PICK_ORDER
    button_group: str = ""
    expansion: str = ""
    default_key: str = ""
    button_icon: str = ""
    button_skin: str = "slate"
    short_name_key: str = ""
    opened_board: str = ""
    hint_target_key_without_place: str = ""
    timeline_icon: str = ""
    is_private: bool = False
    is_revealing: bool = False
    is_reply: bool = False


class SetOfAllKinds(frozenset[str]):
    """A set that seems to contain every kind of move, for titles that do not say which kinds are
    private."""

    def __contains__(self, kind: object) -> bool:
        """Return True for everything."""
        return True


@dataclass(frozen=True, slots=True)
class SpecialMoveKinds:
    """The kinds of moves that are private, that reply to another seat, and that reveal something.

    `leaving_reply_kind` is the reply that drops out of an exchange of replies, such as an auction.
    """

    private_kinds: frozenset[str]
    reply_kinds: frozenset[str] = frozenset()
    leaving_reply_kind: str = ""
    revealing_kinds: frozenset[str] = frozenset()


def collect_special_move_kinds(
    move_kinds: Iterable[MoveKind], leaving_reply_kind: str
) -> SpecialMoveKinds:
    """Return the names of the private, replying and revealing kinds among `move_kinds`.

    `leaving_reply_kind` is the kind that drops out of an exchange of replies, such as an auction.
    """
    every = tuple(move_kinds)
    private = frozenset(kind.kind for kind in every if kind.is_private)
    look = frozenset(kind.kind for kind in every if kind.is_revealing)
    return SpecialMoveKinds(
        private, frozenset(kind.kind for kind in every if kind.is_reply), leaving_reply_kind, look
    )


KeyByCommand = Mapping[str, str]


def commands_of_map_table(
    key_by_table_command: KeyByCommand,
    key_by_acting_command: KeyByCommand,
    key_by_sheet_command: KeyByCommand,
    *,
    key_by_document: KeyByCommand,
) -> tuple[KeyCommand, ...]:
    """Return the commands of a table with a map: those of every such table, and those that only the
    title has, by name and default key.

    The three mappings are for the table, for acting and for sheets. `key_by_document` has the
    default key of every part of the title's table that may be folded, by the name of the part.
    """
    keys_of_documents = {JOURNAL_PART_NAME: JOURNAL_KEY, **key_by_document}
    at_table = {
        **TABLE_HOTKEYS,
        **MAP_HOTKEYS,
        **key_by_table_command,
        **{document_command_name(name): key for name, key in keys_of_documents.items()},
    }
    places = (
        (KEY_ACTIVE_AT_TABLE, at_table),
        (KEY_ACTIVE_DURING_ACTIONS, key_by_acting_command),
        (KEY_ACTIVE_ON_SHEETS, key_by_sheet_command),
    )
    return tuple(
        KeyCommand(name, key, place) for place, keys in places for name, key in keys.items()
    )


class TableModel(Protocol):
    """What a table shows: a seat's view and the seat. Titles have subclasses with everything that
    their panels need."""

    @property
    def state(self) -> State:
        """The view."""

    @property
    def seat(self) -> int:
        """The viewing seat."""

    def with_deciding_seat(self, deciding_seat: int) -> Self:
        """Return a copy of the model with `deciding_seat` shown as the one that decides,
        `NO_DECIDING_SEAT` for none."""


AnyModel = TypeVar("AnyModel", bound=TableModel)
