"""Packs as files, read and written: one TOML text with a head, and the tables of numbers it
replaces. Whether a pack replaces only what its title lets packs replace."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.replaceable_numbers import Replaceable
from game.engine.title import Options, Title
from game.files.toml_fields import Fields, allowed_words, listed, read_toml, shown
from game.files.toml_text import is_flat, pairs, toml_value
from game.packs.canonical_text import canonical, is_plain, replaced
from game.packs.component_files import SOURCE
from game.packs.source_lines import line_of
from game.text.names import LONGEST_NAME, name_of

HEAD: Final = "pack"
LONGEST_NOTE: Final = 400
LAST_VERSION: Final = 9999
HINT: Final = '; allowed: a pack, which begins with [pack], title and name, as in title = "brass"'

KINDS: Final = {"dict": "a table", "list": "a list"}
A_NUMBER: Final = "a whole number"
COPIES: Final = ("count", "copies")  # how many pieces an entry stands for


def read_pack(text: str, source: str, titles: Mapping[str, Title]) -> Pack:
    """Return the pack of a text, whose numbers a game can be played with.

    Unreadable names source and line, what was found and what is allowed.
    """
    pack = read_draft(text, source, titles)
    try:
        check_pack(pack, titles[pack.title])
    except Unreadable as error:
        raise Unreadable(_sentence(error, text, source), error.place) from error
    return pack


def read_draft(text: str, source: str, titles: Mapping[str, Title]) -> Pack:
    """Return the pack of a text, whatever it replaces; Unreadable when it is none."""
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
    said = {key: table for key, table in numbers.items() if table}  # no bare headers
    return Pack(title.name, edition, name, canonical(said), note, version, pieces)


def _table(fields: Fields, key: str) -> dict[str, object]:
    """Return one file's tables as they are; what stands in them is looked at later."""
    value = fields.raw(key, "tables of numbers")
    if not isinstance(value, dict) or not is_plain(value):
        raise fields.refusal(key, "holds no tables of numbers", "whole numbers, words, lists")
    return value


def _sentence(error: Unreadable, text: str, source: str) -> str:
    """Return a refusal about a component file as one about the pack's own lines."""
    name, *path = error.place or ("",)
    file = str(name).removesuffix(".toml")
    line = line_of(text, (file, *path)) if file else 0
    said = str(error).replace(f"{file}.toml: ", f"{file}: ") if file else str(error)
    return f"{source}, line {line}: {said}" if line else f"{source}: {said}"


def check_pack(pack: Pack, title: Title) -> None:
    """Refuse a pack that changes what is no number of the box, or that cannot be played with.

    The `place` of an Unreadable leads to what is wrong: the file's name, then keys and numbers.
    """
    # Refuse files, keys and fields that no pack of the edition may replace
    numbers = replaced(pack)
    allowed = title.replaceable(pack.edition)
    if not numbers:
        raise Unreadable("it replaces nothing; allowed: at least one table of numbers.")
    for name, table in numbers.items():
        if name not in allowed.own:
            raise _refused((name,), "is no file of numbers", allowed_words(name, allowed.own))
        for key, value in table.items():
            if key not in allowed.own[name]:
                words = allowed_words(key, allowed.own[name])
                raise _refused((name, key), "is no table of numbers", words)
            _check_value(value, allowed, name, key)
    for options in _set_ups(title, pack.edition):
        title.game(replace(options, pack=pack))


def _set_ups(title: Title, edition: str) -> Iterator[Options]:
    """Yield what can be played of an edition, with none and with all of its expansions."""
    for expansions in ((), title.expansions):
        for automa in (None, ()) if title.automa else (None,):
            for seats in title.seats:
                options = Options(title.name, seats, edition, expansions, automa)
                with suppress(Unreadable):
                    yield title.game(options).options


def _check_value(value: Any, allowed: Replaceable, name: str, key: str) -> None:
    own = allowed.own[name][key]
    changing = allowed.changing[name][key]
    if not is_plain(value):
        raise _refused((name, key), "holds dates or fractions", "whole numbers and words")
    if type(value) is not type(own):
        raise _refused((name, key), f"is {shown(value)}", KINDS.get(type(own).__name__, A_NUMBER))
    if not changing or not isinstance(own, list):
        return
    if f"{name}.{key}" in allowed.pieces:
        found, in_box = (sum(map(_copies, entries)) for entries in (value, own))
        if found != in_box:
            raise _refused((name, key), f"has {found} pieces", f"{in_box}, as in the box")
    else:
        if len(value) != len(own):
            raise _refused((name, key), f"has {len(value)} entries", f"{len(own)}, as in the box")
        for number, (entry, ours) in enumerate(zip(value, own, strict=True)):
            if not isinstance(entry, dict):
                raise _refused((name, key, number), f"is {shown(entry)}", "a table")
            for field in sorted({*entry, *ours} - {*changing, SOURCE}):
                if entry.get(field) != ours.get(field):
                    problem = f"is {shown(entry[field])}" if field in entry else "is missing"
                    wanted = shown(ours[field]) if field in ours else listed(changing)
                    raise _refused((name, key, number, field), problem, wanted)


def _copies(entry: Any) -> int:
    counts = [entry.get(word, 1) for word in COPIES if isinstance(entry, dict) and word in entry]
    return next((count for count in counts if type(count) is int), 1)


def _refused(path: tuple[str | int, ...], problem: str, allowed: str) -> Unreadable:
    steps = [f" {step + 1}" if isinstance(step, int) else f".{step}" for step in path[1:]]
    place = (f"{path[0]}.toml", *path[1:])
    return Unreadable(f"{path[0]}{''.join(steps)} {problem}; allowed: {allowed}.", place)


def pack_text(pack: Pack) -> str:
    """Return the text from which `read_pack` reads the same pack."""
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
    for file, table in replaced(pack).items():
        flat = {key: value for key, value in table.items() if is_flat(value)}
        if flat:
            lines += ["", f"[{file}]", *pairs(flat)]
        for key, value in table.items():
            if not is_flat(value):
                header = f"[[{file}.{key}]]" if isinstance(value, list) else f"[{file}.{key}]"
                for entry in value if isinstance(value, list) else [value]:
                    lines += ["", header, *pairs(entry)]
    return "\n".join([*lines, ""])
