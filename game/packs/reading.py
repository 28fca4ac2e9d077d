"""Read and write packs as TOML files, and check what they replace."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.replaceable_numbers import Replaceable
from game.engine.title import Options, Title
from game.files.toml_fields import Fields, allowed_words, listed, read_toml, shown
from game.files.toml_lines import is_flat, pairs, toml_value
from game.packs.canonical_text import canonical, is_plain_value, replaced_numbers
from game.packs.component_files import SOURCE
from game.packs.source_lines import line_of
from game.text.names import LONGEST_NAME, name_of

HEAD: Final = "pack"
LONGEST_NOTE: Final = 400
LAST_VERSION: Final = 9999
HINT: Final = '; allowed: a pack, which begins with [pack], title and name, as in title = "brass"'

KINDS: Final = {"dict": "a table", "list": "a list"}
A_NUMBER: Final = "a whole number"
COPIES: Final = ("count", "copies")  # keys that say for how many pieces an entry stands


def read_pack(text: str, source: str, titles: Mapping[str, Title]) -> Pack:
    """Parse a pack with which games can be played.

    Unreadable names source and line, what was found and what is allowed.
    """
    pack = read_draft(text, source, titles)
    try:
        check_pack(pack, titles[pack.title])
    except Unreadable as error:
        raise Unreadable(_sentence(error, text, source), error.place) from error
    return pack


def read_draft(text: str, source: str, titles: Mapping[str, Title]) -> Pack:
    """Parse a pack without a check of its numbers; Unreadable when the text is not a pack."""
    return _pack(read_toml(text, source, HINT), titles)


def _pack(fields: Fields, titles: Mapping[str, Title]) -> Pack:
    head = fields.table(HEAD)
    title = titles[head.choice("title", list(titles))]
    edition = head.choice("edition", title.editions, default=title.editions[0])
    name = name_of(head.text("name", LONGEST_NAME))
    note = head.text("note", LONGEST_NOTE, default="")
    version = head.whole("version", 1, LAST_VERSION, default=1)
    entered = head.items("entered", "names of pieces", ())
    if not all(isinstance(piece, str) for piece in entered):
        raise head.refusal("entered", f"has {shown(entered)}", "names of pieces")
    head.finish()
    if not name:
        raise head.refusal("name", "is empty", f"a name of at most {LONGEST_NAME} letters")
    numbers = {key: _table(fields, key) for key in fields.keys() if key != HEAD}  # noqa: SIM118
    pieces = tuple(map(str, entered))
    said = {key: table for key, table in numbers.items() if table}  # no headers of empty tables
    return Pack(title.name, edition, name, canonical(said), note, version, pieces)


def _table(fields: Fields, key: str) -> dict[str, object]:
    """Return one file's tables unchecked, except that they hold only plain values."""
    value = fields.raw(key, "tables of numbers")
    if not isinstance(value, dict) or not is_plain_value(value):
        raise fields.refusal(key, "has no tables of numbers", "whole numbers, words, lists")
    return value


def _sentence(error: Unreadable, text: str, source: str) -> str:
    """Return an error about a component file as an error about the pack's own line."""
    name, *path = error.place or ("",)
    file = str(name).removesuffix(".toml")
    line = line_of(text, (file, *path)) if file else 0
    said = str(error).replace(f"{file}.toml: ", f"{file}: ") if file else str(error)
    return f"{source}, line {line}: {said}" if line else f"{source}: {said}"


def check_pack(pack: Pack, title: Title) -> None:
    """Check that a pack changes only numbers of the box and that games can be played with it.

    The `place` of an Unreadable is the path of the faulty value: the file's name, then keys and
    indices.
    """
    # Refuse files, keys and fields that packs of the edition may not replace
    numbers = replaced_numbers(pack)
    allowed = title.replaceable(pack.edition)
    if not numbers:
        raise Unreadable("it does not replace anything; allowed: at least one table of numbers.")
    for name, table in numbers.items():
        if name not in allowed.own:
            raise _refusal_text(
                (name,), "is not a file of numbers", allowed_words(name, allowed.own)
            )
        for key, value in table.items():
            if key not in allowed.own[name]:
                words = allowed_words(key, allowed.own[name])
                raise _refusal_text((name, key), "is not a table of numbers", words)
            _check_value(value, allowed, name, key)
    for options in _set_ups(title, pack.edition):
        title.game(replace(options, pack=pack))


def _set_ups(title: Title, edition: str) -> Iterator[Options]:
    """Yield the options of every set-up of an edition, with no expansion and with all of them."""
    for expansions in ((), title.expansions):
        for automa in (None, ()) if title.automa else (None,):
            for seats in title.seats:
                options = Options(title.name, seats, edition, expansions, automa)
                with suppress(Unreadable):
                    yield title.game(options).options


def _check_value(value: Any, allowed: Replaceable, name: str, key: str) -> None:
    own = allowed.own[name][key]
    changing = allowed.changing[name][key]
    if not is_plain_value(value):
        raise _refusal_text((name, key), "contains dates or fractions", "whole numbers and words")
    if type(value) is not type(own):
        raise _refusal_text(
            (name, key), f"is {shown(value)}", KINDS.get(type(own).__name__, A_NUMBER)
        )
    if not changing or not isinstance(own, list):
        return
    if f"{name}.{key}" in allowed.pieces:
        found, in_box = (sum(map(_copies_of, entries)) for entries in (value, own))
        if found != in_box:
            raise _refusal_text((name, key), f"has {found} pieces", f"{in_box}, as in the box")
    else:
        if len(value) != len(own):
            raise _refusal_text(
                (name, key), f"has {len(value)} entries", f"{len(own)}, as in the box"
            )
        for number, (entry, ours) in enumerate(zip(value, own, strict=True)):
            if not isinstance(entry, dict):
                raise _refusal_text((name, key, number), f"is {shown(entry)}", "a table")
            for field in sorted({*entry, *ours} - {*changing, SOURCE}):
                if entry.get(field) != ours.get(field):
                    problem = f"is {shown(entry[field])}" if field in entry else "is missing"
                    wanted = shown(ours[field]) if field in ours else listed(changing)
                    raise _refusal_text((name, key, number, field), problem, wanted)


def _copies_of(entry: Any) -> int:
    counts = [entry.get(word, 1) for word in COPIES if isinstance(entry, dict) and word in entry]
    return next((count for count in counts if type(count) is int), 1)


def _refusal_text(path: tuple[str | int, ...], problem: str, allowed: str) -> Unreadable:
    steps = [f" {step + 1}" if isinstance(step, int) else f".{step}" for step in path[1:]]
    place = (f"{path[0]}.toml", *path[1:])
    return Unreadable(f"{path[0]}{''.join(steps)} {problem}; allowed: {allowed}.", place)


def pack_text(pack: Pack) -> str:
    """Return the pack as text, which `read_pack` can parse."""
    head = {
        "title": pack.title,
        "edition": pack.edition,
        "name": pack.name,
        "note": pack.note,
        "version": pack.version,
    }
    lines = [f"[{HEAD}]", *pairs(head)]
    if pack.entered:
        lines.append(f"entered = {toml_value(pack.entered)}")
    for file, table in replaced_numbers(pack).items():
        flat = {key: value for key, value in table.items() if is_flat(value)}
        if flat:
            lines += ["", f"[{file}]", *pairs(flat)]
        for key, value in table.items():
            if not is_flat(value):
                header = f"[[{file}.{key}]]" if isinstance(value, list) else f"[{file}.{key}]"
                for entry in value if isinstance(value, list) else [value]:
                    lines += ["", header, *pairs(entry)]
    return "\n".join([*lines, ""])
