"""Packs as files: one TOML text with a head, and the tables of numbers it replaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine.pack import Pack
from game.engine.reasons import Unreadable
from game.engine.title import Title
from game.fields import Fields, read_toml, shown
from game.names import LONGEST_NAME, name_of
from game.packs.checking import check_pack
from game.packs.lines import line_of
from game.packs.numbers import canonical, is_plain

HEAD: Final = "pack"
LONGEST_NOTE: Final = 400
LAST_VERSION: Final = 9999
HINT: Final = '; allowed: a pack, which begins with [pack], title and name, as in title = "brass"'


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
