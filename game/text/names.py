"""The rule for valid names, whether typed or read from files or positions."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

MAX_NAME_LETTERS: Final = 40  # characters
BLANK_LETTERS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # characters that show nothing


def clean_name(text: str, max_letters: int = MAX_NAME_LETTERS) -> str:
    """Return a text as a name: on one line, with single spaces, only printable characters, and at
    most `max_letters` of them.

    Return "" when none of them would be visible. For example, "  Ann (tab) of Kea " becomes "Ann of
    Kea".

    >>> clean_name("  Ann\\tof Kea\\0 ")
    'Ann of Kea'
    >>> clean_name("\\ufe0f\\u200b")
    ''
    """
    name = " ".join(printable_text(text).split())[:max_letters].rstrip()
    return name if any(map(_is_visible_letter, name)) else ""


def printable_text(text: str) -> str:
    """Return the printable characters of a text, with a space for every other white space."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else " " * letter.isspace() for letter in text)


def _is_visible_letter(letter: str) -> bool:
    return letter not in BLANK_LETTERS and unicodedata.category(letter)[0] not in "MZ"


def unique_seat_names(wanted_names: Sequence[str], default_names: Sequence[str]) -> tuple[str, ...]:
    """Return a name for every seat, none of them empty and no two alike.

    A seat keeps its wanted name unless an earlier seat has it; then a number is appended, if it
    is no default name. Any other seat gets the default name of its position or, if that is taken,
    the first default name that is free; if all are taken, one with a number. So the name that
    somebody types never changes the names of the other seats.

    >>> unique_seat_names(["Anna", "", ""], ["Morwenna", "Jago", "Kerensa"])
    ('Anna', 'Jago', 'Kerensa')
    >>> unique_seat_names(["", "Morwenna", "Morwenna"], ["Morwenna", "Jago"])
    ('Jago', 'Morwenna', 'Morwenna 2')
    >>> unique_seat_names(["Ada", "Ada"], ["Morwenna", "Jago"])
    ('Ada', 'Ada 2')
    """
    found: dict[int, str] = {}
    for at, text in enumerate(wanted_names):
        name = clean_name(text)
        if name and name not in found.values():
            found[at] = name
    for at, text in enumerate(wanted_names):
        name = clean_name(text)
        if name and at not in found and name not in default_names:
            found[at] = _numbered_name(name, (*found.values(), *default_names))
    for at, name in enumerate(default_names[: len(wanted_names)]):
        if at not in found and name not in found.values():
            found[at] = name
    for at, text in enumerate(wanted_names):
        if at not in found:
            found[at] = _free_name(clean_name(text), default_names, tuple(found.values()))
    return tuple(found[at] for at in range(len(wanted_names)))


def _free_name(wanted_name: str, default_names: Sequence[str], taken_names: Sequence[str]) -> str:
    """Return the first usual name that is not taken; if all are taken, `wanted_name` (or the first
    usual name) with the first free number from 2 on."""
    for name in default_names:
        if name not in taken_names:
            return name
    return _numbered_name(wanted_name or default_names[0], taken_names)


def _numbered_name(name: str, taken_names: Sequence[str]) -> str:
    """Return the name with the first number from 2 on that makes it free, shortened if needed."""
    number = 2
    while (numbered := _with_number(name, number)) in taken_names:
        number += 1
    return numbered


def _with_number(name: str, number: int) -> str:
    end = f" {number}"
    return name[: MAX_NAME_LETTERS - len(end)].rstrip() + end
