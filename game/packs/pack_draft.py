"""A draft of a pack: all numbers of a box while its owner enters
them, at first the built-in ones.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace
from typing import Any, Final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.replaceable_numbers import NumbersByFileAndKey, ReplaceableNumbers
from game.packs.canonical_text import numbers_to_canonical_json, replacement_numbers
from game.packs.component_files import SOURCE_KEY
from game.packs.pieces import (
    PackPiece,
    ValuePath,
    changeable_paths,
    numbers_with_entry_per_piece,
    pieces_of_box,
)

CHANGED_STATUS: Final = "changed"  # differs from the built-in numbers
ENTERED_AND_EQUAL_STATUS: Final = (
    "entered"  # checked by the owner and equal to the built-in numbers
)
UNSTATED_SOURCE_NAME: Final = "ours"  # for a piece without a stated source


@dataclass(frozen=True, slots=True)
class PackDraft:
    """An immutable draft of a pack: every change returns a new one, so that changes can be
    undone."""

    pack_without_numbers: Pack  # the pack without its numbers, which are ignored
    replaceable_numbers: ReplaceableNumbers
    builtin_numbers: NumbersByFileAndKey
    numbers: NumbersByFileAndKey
    source_by_piece_name: dict[str, str] = field(compare=False)  # of the built-in pieces, by name

    @property
    def pieces(self) -> tuple[PackPiece, ...]:
        """All pieces of the box."""
        return pieces_of_box(self.numbers)

    @property
    def pieces_by_group(self) -> dict[str, tuple[PackPiece, ...]]:
        """The pieces by group, in order."""
        found: dict[str, tuple[PackPiece, ...]] = {}
        for piece in self.pieces:
            found[piece.group_name] = (*found.get(piece.group_name, ()), piece)
        return found

    def piece_value(self, piece: PackPiece) -> Any:
        """Return the current value of a piece; callers must not change it."""
        return _value_at(self.numbers, piece.path)

    def number_paths(self, piece: PackPiece) -> tuple[ValuePath, ...]:
        """Return the paths of a piece's numbers within its value."""
        return changeable_paths(piece, self.piece_value(piece), self.replaceable_numbers)

    def number_at(self, piece: PackPiece, path: ValuePath) -> Any:
        """Return one number or word of a piece."""
        return _value_at(self.piece_value(piece), path)

    def builtin_number_at(self, piece: PackPiece, path: ValuePath) -> Any:
        """Return the built-in number or word at that path; None when there is none."""
        try:
            return _value_at(self.builtin_numbers, (*piece.path, *path))
        except (KeyError, IndexError):
            return None

    def piece_status_or_source(self, piece: PackPiece) -> str:
        """Return CHANGED_STATUS when any number of the piece differs from the built-in one,
        ENTERED_AND_EQUAL_STATUS when none does but its owner has checked it, and otherwise the
        source of its numbers, such as "ours", "published" or "inferred"."""
        if any(
            self.number_at(piece, path) != self.builtin_number_at(piece, path)
            for path in self.number_paths(piece)
        ):
            return CHANGED_STATUS
        return (
            ENTERED_AND_EQUAL_STATUS
            if piece.name in self.pack_without_numbers.entered_piece_names
            else self.source_by_piece_name[piece.name]
        )

    def counts_as_entered(self, piece: PackPiece) -> bool:
        """Whether the owner has checked the piece."""
        return piece.name in self.pack_without_numbers.entered_piece_names

    def with_number(self, piece: PackPiece, path: ValuePath, value: int | str) -> PackDraft:
        """Return a draft in which the number or word at that path of a piece is `value`; the
        piece then counts as entered."""
        numbers = copy.deepcopy(self.numbers)
        _value_at(numbers, (*piece.path, *path[:-1]))[path[-1]] = value
        return replace(self, numbers=numbers).with_piece_counted_as_entered(piece)

    def with_piece_counted_as_entered(self, piece: PackPiece) -> PackDraft:
        """Return a draft in which the piece counts as entered."""
        return self._with_entered({*self.pack_without_numbers.entered_piece_names, piece.name})

    def with_builtin_numbers(self, piece: PackPiece) -> PackDraft:
        """Return a draft in which a piece is back at its built-in numbers and no longer counts as
        entered."""
        numbers = copy.deepcopy(self.numbers)
        for path in self.number_paths(piece):
            ours = self.builtin_number_at(piece, path)
            if ours is not None:
                _value_at(numbers, (*piece.path, *path[:-1]))[path[-1]] = ours
        return replace(self, numbers=numbers)._with_entered(
            {*self.pack_without_numbers.entered_piece_names} - {piece.name}
        )

    def to_pack(self) -> Pack:
        """Return the pack of the draft; it contains, as a whole, each list and table in which a
        piece was entered or a number differs."""
        touched = {
            (piece.file, piece.key) for piece in self.pieces if self.counts_as_entered(piece)
        }
        numbers: NumbersByFileAndKey = {}
        for file, table in self.numbers.items():
            for key, value in table.items():
                single = "" if not isinstance(value, list | dict) else key
                if (file, single) in touched or value != self.builtin_numbers[file][key]:
                    numbers.setdefault(file, {})[key] = value
        return replace(self.pack_without_numbers, numbers=numbers_to_canonical_json(numbers))

    def _with_entered(self, piece_names: set[str]) -> PackDraft:
        order = tuple(piece.name for piece in self.pieces if piece.name in piece_names)
        return replace(
            self, pack_without_numbers=replace(self.pack_without_numbers, entered_piece_names=order)
        )


def draft_from_pack(pack: Pack, replaceable_numbers: ReplaceableNumbers) -> PackDraft:
    """Return a pack as a draft; raises Unreadable if its numbers are not structured as the box's.

    Numbers that differ from the built-in ones count as entered.
    """
    ours = numbers_with_entry_per_piece(replaceable_numbers.built_in_numbers, replaceable_numbers)
    theirs = numbers_with_entry_per_piece(
        _numbers_checked_for_lists_of_tables(replacement_numbers(pack), replaceable_numbers),
        replaceable_numbers,
    )
    numbers = {
        file: {
            key: _merge_pack_value(value, theirs.get(file, {}).get(key, value), f"{file}.{key}")
            for key, value in table.items()
        }
        for file, table in ours.items()
    }
    draft = PackDraft(
        pack, replaceable_numbers, ours, numbers, _number_source_by_piece_name(replaceable_numbers)
    )
    changed = {
        piece.name
        for piece in draft.pieces
        if draft.piece_status_or_source(piece) == CHANGED_STATUS
    }
    return draft._with_entered({*pack.entered_piece_names, *changed})


def _numbers_checked_for_lists_of_tables(
    numbers: NumbersByFileAndKey, replaceable_numbers: ReplaceableNumbers
) -> NumbersByFileAndKey:
    """Return the numbers; raise Unreadable if a list of pieces in them is not a list of tables."""
    for name in replaceable_numbers.keys_of_replaceable_entries:
        file, _, key = name.partition(".")
        entries = numbers.get(file, {}).get(key, [])
        if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
            raise _wrong_structure_error(name)
    return numbers


def _merge_pack_value(builtin_value: Any, pack_value: Any, name: str) -> Any:
    """Return the pack's value `pack_value`, filled up with the parts of the built-in value
    `builtin_value` that it lacks; Unreadable, with `name`, when their structures differ."""
    if isinstance(builtin_value, dict) and isinstance(pack_value, dict):
        both = {
            key: _merge_pack_value(part, pack_value.get(key, part), name)
            for key, part in builtin_value.items()
        }
        return {**pack_value, **both}
    if isinstance(builtin_value, list) and isinstance(pack_value, list):
        if len(builtin_value) != len(pack_value) and any(
            isinstance(part, dict) for part in builtin_value
        ):
            raise _wrong_structure_error(name)
        if len(builtin_value) != len(pack_value):
            return pack_value
        return [
            _merge_pack_value(one, other, name)
            for one, other in zip(builtin_value, pack_value, strict=True)
        ]
    if type(builtin_value) is not type(pack_value):
        raise _wrong_structure_error(name)
    return pack_value


def _wrong_structure_error(name: str) -> Unreadable:
    allowed = "as many entries as in the box, in the same order"
    return Unreadable(f"{name} is arranged differently from the box; allowed: {allowed}.")


def _number_source_by_piece_name(replaceable_numbers: ReplaceableNumbers) -> dict[str, str]:
    """Return the source of the built-in numbers of each piece, by the name of the piece."""
    found = {}
    bare = numbers_with_entry_per_piece(replaceable_numbers.built_in_numbers, replaceable_numbers)
    for piece in pieces_of_box(bare):
        value: Any = replaceable_numbers.built_in_numbers[piece.file]
        if piece.key:
            value = value[piece.key]
        if piece.list_index >= 0:
            value = _entry_of_piece(value, piece, replaceable_numbers)
        told = value.get(SOURCE_KEY) if isinstance(value, dict) and piece.key else None
        names = (f"{piece.file}.{piece.key}", piece.file)
        listed = (
            replaceable_numbers.sources_by_file_or_key[name]
            for name in names
            if name in replaceable_numbers.sources_by_file_or_key
        )
        found[piece.name] = told if isinstance(told, str) else next(listed, UNSTATED_SOURCE_NAME)
    return found


def _entry_of_piece(
    entries: list[Any], piece: PackPiece, replaceable_numbers: ReplaceableNumbers
) -> Any:
    if f"{piece.file}.{piece.key}" not in replaceable_numbers.keys_of_replaceable_entries:
        return entries[piece.list_index]
    each = [entry for entry in entries for _ in range(entry.get("count", 1))]
    return each[piece.list_index]


def _value_at(value: Any, path: ValuePath) -> Any:
    for step in path:
        value = value[step]
    return value
