"""Default names of computers and automas that a game has kept from another language."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, Seat

AUTOMA_NAME_KEY: Final = "automa.name"
SEAT_NAME_KEY: Final = "seat-name.{seat}"
"""The key of the sentence with the default name of a seat, counted from 1."""


def translated_default_names(
    seats: Sequence[Seat],
    say: Callable[[str], str],
    sentences_by_language: Callable[[], Mapping[str, Mapping[str, str]]],
) -> list[str]:
    """Return the names of `seats` with default names translated: a computer or an automa with a
    default name in another language gets that name in the language in use. Names of people are
    unchanged, and so is a name whose translation another seat has.

    `say` returns the sentence of a key in the language in use. `sentences_by_language` returns the
    sentences of every language; it is called only if a computer or an automa has a name that is not
    a default name in the language in use.
    """
    names = [seat.name for seat in seats]
    for index, seat in enumerate(seats):
        if seat.player == HUMAN_PLAYER or seat.name == say(AUTOMA_NAME_KEY):
            continue
        if seat.name in (say(SEAT_NAME_KEY.format(seat=at)) for at in range(1, len(seats) + 1)):
            continue
        for sentences in sentences_by_language().values():
            key = _key_of_default_name(seat, sentences)
            if key and say(key) not in names:
                names[index] = say(key)
                break
    return names


def _key_of_default_name(seat: Seat, sentences: Mapping[str, str]) -> str:
    """Return the key of the sentence in `sentences` that is the seat's name, "" if this name is no
    default name in their language."""
    if seat.player == AUTOMA_PLAYER:
        return AUTOMA_NAME_KEY if sentences.get(AUTOMA_NAME_KEY) == seat.name else ""
    number = 1
    while (key := SEAT_NAME_KEY.format(seat=number)) in sentences:
        if sentences[key] == seat.name:
            return key
        number += 1
    return ""
