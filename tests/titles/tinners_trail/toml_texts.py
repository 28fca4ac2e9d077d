"""Words of a test about a position, as TOML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.toml_text import toml_value

Toml = bool | int | str | Sequence["Toml"] | Mapping[str, "Toml"]
COLOURS = ("pink", "yellow", "blue", "green", "orange")
AREA = "area_"
TABLES = ("decks", "seen", "auction")
UNPRICED = ("draft", "prices")  # phases before the dice have been rolled
Words = dict[str, Toml]  # the keys of a position or of one of its tables
USUAL_PRICES: Words = {"tin": 5, "copper": 8}


def lines(entries: Mapping[str, Toml]) -> str:
    """Return one line for each entry."""
    return "".join(f"{key} = {toml_value(value)}\n" for key, value in entries.items())


def position_of(
    colours: Sequence[str], words: Mapping[str, Toml], prices: Words = USUAL_PRICES, **usual: Toml
) -> str:
    """Return the words as a position in the notation; where none says otherwise it is somebody's
    action at these prices, and `usual` stands at its top.
    """
    top: Words = {"phase": "actions", **usual}
    if words.get("phase") not in UNPRICED:
        top["prices"] = prices
    top.update((key, words[key]) for key in words if not _is_apart(key))
    text = lines(top)
    for colour in colours:
        text += f'[[player]]\ncolour = "{colour}"\n' + lines(_table(words, colour))
    for key in words:
        if key.startswith(AREA):
            name = key.removeprefix(AREA).replace("_", "-")
            text += f'[[area]]\nname = "{name}"\n' + lines(_table(words, key))
    for key in TABLES:
        if key in words:
            text += f"[{key}]\n" + lines(_table(words, key))
    return text


def _is_apart(key: str) -> bool:
    return key in COLOURS or key in TABLES or key.startswith(AREA)


def _table(words: Mapping[str, Toml], key: str) -> Mapping[str, Toml]:
    entries = words.get(key, {})
    assert isinstance(entries, Mapping), f"{key} is no table"
    return entries
