"""Whether a pack replaces only what its title lets packs replace."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from game.engine.options import Options
from game.engine.pack import Numbers, Pack, Replaceable
from game.engine.reasons import Unreadable
from game.engine.title import Title
from game.fields import allowed_words, listed, shown
from game.packs.component_files import SOURCE
from game.packs.numbers import is_plain, replaced

KINDS: Final = {"dict": "a table", "list": "a list"}
A_NUMBER: Final = "a whole number"
COPIES: Final = ("count", "copies")  # how many pieces an entry stands for


def check_pack(pack: Pack, title: Title) -> None:
    """Refuse a pack that changes what is no number of the box, or that cannot be played with.

    The `place` of an Unreadable leads to what is wrong: the file's name, then keys and numbers.
    """
    check_replaced(replaced(pack), title.replaceable(pack.edition))
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


def check_replaced(numbers: Numbers, allowed: Replaceable) -> None:
    """Refuse files, keys and fields that no pack of the edition may replace."""
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


def _check_value(value: Any, allowed: Replaceable, name: str, key: str) -> None:
    own, changing = allowed.own[name][key], allowed.changing[name][key]
    if not is_plain(value):
        raise _refused((name, key), "holds dates or fractions", "whole numbers and words")
    if type(value) is not type(own):
        raise _refused((name, key), f"is {shown(value)}", KINDS.get(type(own).__name__, A_NUMBER))
    if not changing or not isinstance(own, list):
        return
    if f"{name}.{key}" in allowed.pieces:
        _check_pieces(value, own, name, key)
    else:
        _check_entries(value, own, changing, name, key)


def _check_pieces(value: list[Any], own: list[Any], name: str, key: str) -> None:
    found, in_box = _pieces(value), _pieces(own)
    if found != in_box:
        raise _refused((name, key), f"has {found} pieces", f"{in_box}, as in the box")


def _check_entries(
    value: list[Any], own: list[Any], changing: Sequence[str], name: str, key: str
) -> None:
    if len(value) != len(own):
        raise _refused((name, key), f"has {len(value)} entries", f"{len(own)}, as in the box")
    for number, (entry, ours) in enumerate(zip(value, own, strict=True)):
        if not isinstance(entry, dict):
            raise _refused((name, key, number), f"is {shown(entry)}", "a table")
        for field in sorted({*entry, *ours} - {*changing, SOURCE}):
            if entry.get(field) != ours.get(field):
                found = f"is {shown(entry[field])}" if field in entry else "is missing"
                wanted = shown(ours[field]) if field in ours else listed(changing)
                raise _refused((name, key, number, field), found, wanted)


def _pieces(entries: list[Any]) -> int:
    return sum(_copies(entry) for entry in entries)


def _copies(entry: Any) -> int:
    counts = [entry.get(word, 1) for word in COPIES if isinstance(entry, dict) and word in entry]
    return next((count for count in counts if type(count) is int), 1)


def _refused(path: tuple[str | int, ...], problem: str, allowed: str) -> Unreadable:
    steps = [f" {step + 1}" if isinstance(step, int) else f".{step}" for step in path[1:]]
    place = (f"{path[0]}.toml", *path[1:])
    return Unreadable(f"{path[0]}{''.join(steps)} {problem}; allowed: {allowed}.", place)
