"""Positions of Tinners' Trail in words, for tests.

The words are the keys of a position in the notation; the same words describe a table and what is
looked for on it. Entries are parted by ";". Only what a test is about has to be said: somebody's
action in round 1, tin at £5 and copper at £8, nobody has spent a work point, the areas are empty,
three players of whom pink is to move. Alone:
    players 4               so many seats: pink, yellow, blue, green, orange
    edition 2007            its table and its oracle
    solo                    pink against Lord Wallace, orange, whose action card is due; copper £4
    work 0 pink / 8 blue    markers of the work track; `decks a port:4 / b pump:4` in the same way
    adits camborne+kea      borders; `emigrated kimberley 1 pink, adelaide 1 blue`
    kea pink 3/1/4 port     an area: owner, tin/copper/water, pieces, `arsenic 1`, `no tile`
    kea down 2/2/2 blue     a tile, up or down, and who has seen it
    pink+blue money 0       the same of both; so for areas
    pink points = 1.5       TOML stands as it is, behind "=" or as a table or list
"""

import re
import tomllib
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from game.titles.tinners_trail.components.loading import load_components
from game.titles.tinners_trail.notation.game_options import EDITION_2007

Words = dict[str, Any]  # a position or one of its tables, by the keys of the notation

COLOURS = ("pink", "yellow", "blue", "green", "orange")
HIS = "orange"
AREAS = tuple(area.name for area in load_components().areas)
UNPRICED = ("draft", "prices")  # phases before the dice have been rolled
PLAYER_LISTS = ("hand", "discarded", "waiting", "under")
PLAYER_NUMBERS = (
    "money",
    "points",
    "mines_left",
    "limiter",
    "miners_left",
    "owed",
    "income",
    "cubes_left",
    "column",
    "work_left",
    "final_column",
)
LISTS = (
    "invested",
    "declined",
    "peekers",
    "prospectors",
    "expansions",
    "wallace",
    "market",
    "wallace_cards",
)
FLAGS = ("miner", "port", "train", "pump")


def words_of(*texts: str) -> Words:
    """Return the words of a position: players and areas by name, everything else by its key."""
    words: Words = {}
    for entry in (entry.strip() for text in texts for entry in text.split(";")):
        key, _, rest = entry.partition(" ")
        if key == "no":
            words.pop(rest, None)
            continue
        if " = " in rest and key in (*COLOURS, *AREAS):
            words[key] = {**words.get(key, {}), **tomllib.loads(rest)}
            continue
        for name in key.split("+"):
            if name in COLOURS:
                words[name] = {**words.get(name, {}), **_player(rest.split())}
            elif name in AREAS:
                words[name] = _area(rest.split())
            elif entry:
                words[key] = _top(key, rest)
    return words


def _value(word: str) -> Any:
    return int(word) if re.fullmatch(r"-?\d+", word) else word


def _pairs(words: Sequence[str]) -> Words:
    return dict(zip(words[::2], map(_value, words[1::2]), strict=True))


def _groups(text: str) -> dict[str, list[str]]:
    found = (group.split() for group in text.split("/") if group.split())
    return {key: entries for key, *entries in found}


def _top(key: str, rest: str) -> Any:
    found: Any = _value(rest) if rest else True
    if rest[:1] in ("{", "[", "="):
        found = tomllib.loads(f"value = {rest.removeprefix('=')}")["value"]
    elif key in LISTS:
        found = [_value(word) for word in rest.split()]
    elif key in ("work", "decks"):
        found = _groups(rest)
    elif key == "prices":
        found = _pairs(rest.split())
    elif key == "adits":
        found = [sorted(pair.split("+")) for pair in rest.split()]
    elif key == "emigrated":
        gone = (entry.split() for entry in rest.split(",") if entry.strip())
        found = [{"place": place, "round": int(of), "by": by} for place, of, by in gone]
    return found


def _player(words: list[str]) -> Words:
    found: Words = {}
    keys = (*PLAYER_LISTS, *PLAYER_NUMBERS, "ore", "calciner")
    while words:
        key = words.pop(0)
        values = list(takewhile(lambda word: word not in keys, words))
        del words[: len(values)]
        if key in PLAYER_LISTS:
            found[key] = values
        elif key == "ore":
            found[key] = _pairs(values)
        elif key == "calciner":
            found["calciner_left"] = values == ["left"]
        else:
            [number] = values
            found[key] = int(number)
    return found


def _cubes(text: str) -> Words:
    return dict(zip(("tin", "copper", "water"), map(_value, text.split("/")), strict=True))


def _area(words: list[str]) -> Words:
    found: Words = {}
    while words:
        word = words.pop(0)
        value = words[0] if words else ""
        if word == "no":
            (found["tile"] if value == "bonus" else found)[words.pop(0)] = False
        elif word in COLOURS and "tile" in found:
            found["tile"]["seen"].append(word)
        elif word in COLOURS:
            found["owner"] = word
        elif word in ("up", "down"):
            found["tile"] = {**_cubes(words.pop(0)), "face": word, "seen": []}
        elif "/" in word:
            found |= _cubes(word)
        elif word == "bonus":
            found["tile"]["bonus"] = words.pop(0)
        elif word == "miner" and (value.isdigit() or value.partition("+")[0] in COLOURS):
            colour, _, plain = words.pop(0).partition("+")
            found[word] = [colour, int(plain)] if plain else _value(colour)
        elif word in FLAGS:
            found[word] = True
        else:
            found[word] = _value(words.pop(0))
    return found


def document(words: Words) -> Words:
    """Return the position in the notation, with what is usual where the words say nothing."""
    words = dict(words)
    colours = COLOURS[: words.pop("players", 3)]
    usual: Words = {"phase": "actions"}
    prices = {"tin": 5, "copper": 8}
    if words.get("edition") == 2007:
        usual |= {"seed": 7}
        words["edition"] = EDITION_2007
    if words.pop("solo", False):
        colours = ("pink", HIS)
        prices = {"tin": 5, "copper": 4}
        usual = {"phase": "wallace", "work": {"0": [HIS, "pink"]}}
        words[HIS] = {"wallace": True, **words.get(HIS, {})}
    if words.get("phase") not in UNPRICED:
        usual["prices"] = prices
    players = [{"colour": colour, **words.pop(colour, {})} for colour in colours]
    areas = [{"name": name, **_there(words.pop(name))} for name in AREAS if name in words]
    players += words.pop("player", [])  # as TOML, where the words cannot say it
    areas += words.pop("area", [])
    return {**usual, **words, "player": players, "area": areas}


def _there(area: Words) -> Words:
    """Return what is there of an area: `no tile` takes away what is usual."""
    return {key: value for key, value in area.items() if value is not False}
