"""Read and write packs as TOML files, and check what they replace."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.replaceable_numbers import ReplaceableNumbers
from game.engine.title import Options, Title
from game.files.toml_fields import (
    TomlFields,
    allowed_words_for_message,
    parse_toml_fields,
    value_for_message,
    word_list_for_message,
)
from game.files.toml_lines import fits_on_key_line, toml_key_value_lines, toml_value
from game.packs.canonical_text import is_plain_value, numbers_to_canonical_json, replacement_numbers
from game.packs.component_files import SOURCE_KEY
from game.packs.source_lines import line_number_of_path
from game.text.names import MAX_NAME_LETTERS, clean_name

PACK_TABLE_KEY: Final = "pack"
MAX_NOTE_LETTERS: Final = 400
MAX_VERSION: Final = 9999
ALLOWED_PACK_HINT: Final = (
    '; allowed: a pack, which begins with [pack], title and name, as in title = "brass"'
)

NAME_BY_VALUE_TYPE: Final = {"dict": "a table", "list": "a list"}
WHOLE_NUMBER_NAME: Final = "a whole number"
COPY_COUNT_KEYS: Final = ("count", "copies")  # keys that say for how many pieces an entry stands


def parse_pack(text: str, source_name: str, titles: Mapping[str, Title]) -> Pack:
    """Parse a pack and check that games can be played with it; raises Unreadable otherwise.

    The error names `source_name` and the line, what was found and what is allowed.
    """
    pack = parse_unchecked_pack(text, source_name, titles)
    try:
        check_pack(pack, titles[pack.title])
    except Unreadable as error:
        raise Unreadable(_error_text_with_line(error, text, source_name), error.key_path) from error
    return pack


def parse_unchecked_pack(text: str, source_name: str, titles: Mapping[str, Title]) -> Pack:
    """Parse a pack without a check of its numbers; raises Unreadable if the text is no pack."""
    return _pack_from_fields(parse_toml_fields(text, source_name, ALLOWED_PACK_HINT), titles)


def _pack_from_fields(fields: TomlFields, titles: Mapping[str, Title]) -> Pack:
    head = fields.table(PACK_TABLE_KEY)
    title = titles[head.choice("title", list(titles))]
    edition = head.choice("edition", title.editions, default=title.editions[0])
    name = clean_name(head.text("name", MAX_NAME_LETTERS))
    note = head.text("note", MAX_NOTE_LETTERS, default="")
    version = head.integer("version", 1, MAX_VERSION, default=1)
    entered = head.unchecked_list("entered", "names of pieces", ())
    if not all(isinstance(piece, str) for piece in entered):
        raise head.field_error("entered", f"has {value_for_message(entered)}", "names of pieces")
    head.check_no_unknown_keys()
    if not name:
        raise head.field_error("name", "is empty", f"a name of at most {MAX_NAME_LETTERS} letters")
    numbers = {
        key: _plain_tables_of_file(fields, key)
        for key in fields.take_all_keys()
        if key != PACK_TABLE_KEY
    }
    pieces = tuple(map(str, entered))
    said = {key: table for key, table in numbers.items() if table}  # no headers of empty tables
    return Pack(title.name, edition, name, numbers_to_canonical_json(said), note, version, pieces)


def _plain_tables_of_file(fields: TomlFields, key: str) -> dict[str, object]:
    """Return the tables of one file of a pack without a check of their content; raise Unreadable if
    they hold anything but plain values."""
    value = fields.raw_value(key, "tables of numbers")
    if not isinstance(value, dict) or not is_plain_value(value):
        raise fields.field_error(key, "has no tables of numbers", "whole numbers, words, lists")
    return value


def _error_text_with_line(error: Unreadable, text: str, source_name: str) -> str:
    """Return the message of an error with `source_name` and, if it can be found, the line of the
    pack's text that caused it."""
    name, *path = error.key_path or ("",)
    file = str(name).removesuffix(".toml")
    line = line_number_of_path(text, (file, *path)) if file else 0
    said = str(error).replace(f"{file}.toml: ", f"{file}: ") if file else str(error)
    return f"{source_name}, line {line}: {said}" if line else f"{source_name}: {said}"


def check_pack(pack: Pack, title: Title) -> None:
    """Check that a pack replaces only numbers of the box, and that a game can be made with it in
    every set-up; raises Unreadable otherwise.

    The `place` of the Unreadable is the path of the faulty value: the file's name, then keys and
    indices.
    """
    # Refuse files, keys and fields that packs of the edition may not replace
    numbers = replacement_numbers(pack)
    allowed = title.replaceable_numbers(pack.edition)
    if not numbers:
        raise Unreadable("it does not replace anything; allowed: at least one table of numbers.")
    for name, table in numbers.items():
        if name not in allowed.built_in_numbers:
            raise _faulty_value_error(
                (name,),
                "is not a file of numbers",
                allowed_words_for_message(name, allowed.built_in_numbers),
            )
        for key, value in table.items():
            if key not in allowed.built_in_numbers[name]:
                words = allowed_words_for_message(key, allowed.built_in_numbers[name])
                raise _faulty_value_error((name, key), "is not a table of numbers", words)
            _check_replacement_value(value, allowed, name, key)
    for options in _options_of_all_set_ups(title, pack.edition):
        title.make_game(replace(options, pack=pack))


def _options_of_all_set_ups(title: Title, edition: str) -> Iterator[Options]:
    """Yield the options of every set-up of an edition, each with no expansion and with all
    expansions."""
    for expansions in ((), title.expansions):
        for automa in (None, ()) if title.automa else (None,):
            for seats in title.seats:
                options = Options(title.name, seats, edition, expansions, automa)
                with suppress(Unreadable):
                    yield title.make_game(options).options


def _check_replacement_value(
    value: Any, replaceable_numbers: ReplaceableNumbers, name: str, key: str
) -> None:
    own = replaceable_numbers.built_in_numbers[name][key]
    changing = replaceable_numbers.varying_fields[name][key]
    if not is_plain_value(value):
        raise _faulty_value_error(
            (name, key), "contains dates or fractions", "whole numbers and words"
        )
    if type(value) is not type(own):
        raise _faulty_value_error(
            (name, key),
            f"is {value_for_message(value)}",
            NAME_BY_VALUE_TYPE.get(type(own).__name__, WHOLE_NUMBER_NAME),
        )
    if not changing or not isinstance(own, list):
        return
    if f"{name}.{key}" in replaceable_numbers.keys_of_replaceable_entries:
        found, in_box = (sum(map(_copy_count, entries)) for entries in (value, own))
        if found != in_box:
            raise _faulty_value_error(
                (name, key), f"has {found} pieces", f"{in_box}, as in the box"
            )
    else:
        if len(value) != len(own):
            raise _faulty_value_error(
                (name, key), f"has {len(value)} entries", f"{len(own)}, as in the box"
            )
        for number, (entry, ours) in enumerate(zip(value, own, strict=True)):
            if not isinstance(entry, dict):
                raise _faulty_value_error(
                    (name, key, number), f"is {value_for_message(entry)}", "a table"
                )
            for field in sorted({*entry, *ours} - {*changing, SOURCE_KEY}):
                if entry.get(field) != ours.get(field):
                    problem = (
                        f"is {value_for_message(entry[field])}" if field in entry else "is missing"
                    )
                    wanted = (
                        value_for_message(ours[field])
                        if field in ours
                        else word_list_for_message(changing)
                    )
                    raise _faulty_value_error((name, key, number, field), problem, wanted)


def _copy_count(entry: Any) -> int:
    counts = [
        entry.get(word, 1) for word in COPY_COUNT_KEYS if isinstance(entry, dict) and word in entry
    ]
    return next((count for count in counts if type(count) is int), 1)


def _faulty_value_error(path: tuple[str | int, ...], problem: str, allowed_text: str) -> Unreadable:
    steps = [f" {step + 1}" if isinstance(step, int) else f".{step}" for step in path[1:]]
    place = (f"{path[0]}.toml", *path[1:])
    return Unreadable(f"{path[0]}{''.join(steps)} {problem}; allowed: {allowed_text}.", place)


def pack_to_toml(pack: Pack) -> str:
    """Return the pack as TOML text, which `parse_pack` can parse."""
    head = {
        "title": pack.title,
        "edition": pack.edition,
        "name": pack.name,
        "note": pack.note,
        "version": pack.version,
    }
    lines = [f"[{PACK_TABLE_KEY}]", *toml_key_value_lines(head)]
    if pack.entered_piece_names:
        lines.append(f"entered = {toml_value(pack.entered_piece_names)}")
    for file, table in replacement_numbers(pack).items():
        flat = {key: value for key, value in table.items() if fits_on_key_line(value)}
        if flat:
            lines += ["", f"[{file}]", *toml_key_value_lines(flat)]
        for key, value in table.items():
            if not fits_on_key_line(value):
                header = f"[[{file}.{key}]]" if isinstance(value, list) else f"[{file}.{key}]"
                for entry in value if isinstance(value, list) else [value]:
                    lines += ["", header, *toml_key_value_lines(entry)]
    return "\n".join([*lines, ""])
