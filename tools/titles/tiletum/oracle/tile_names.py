"""What the name of a tile tells (notation, Names)."""

from __future__ import annotations

import re
from typing import Any

from tools.titles.tiletum.oracle import facts


def plain(tile: str) -> str:
    """Return a tile's name without the prefix `deep:`, which marks an underground tile."""
    return tile.removeprefix("deep:")


def is_crest(tile: str) -> bool:
    """Return whether a tile is a crest."""
    return plain(tile).startswith("crest:")


def crest_of(tile: str) -> str:
    """Return the kind of a crest tile."""
    return plain(tile).removeprefix("crest:")


def is_character(tile: str) -> bool:
    """Return whether a tile is a character, named TYPE:GAIN."""
    return tile.partition(":")[0] in facts.TYPES


def is_contract(tile: str) -> bool:
    """Return whether a tile is a contract."""
    return not (is_crest(tile) or is_character(tile) or plain(tile) in facts.HELPERS)


def contract(tile: str) -> dict[str, Any]:
    """Return the parts of a contract's name COST:POINTS[:EXTRA] as a dict: goods `named`, the
    number of equal goods `same`, `points` and `extra`."""
    cost, points, *extra = plain(tile).split(":")
    named = dict(parts(cost))
    same = named.pop("same", 0)
    return {"same": same, "named": named, "points": int(points), "extra": "".join(extra)}


def parts(gain: str) -> list[tuple[str, int]]:
    """Return the words of a gain such as "gold2+vp" with their numbers, in order; a word without a
    number has 1, and "none" gives []."""
    words = gain.split("+") if gain and gain != "none" else []
    found = [re.fullmatch(r"([a-z-]+?)(\d*)", word) for word in words]
    return [(match[1], int(match[2] or 1)) for match in found if match]


def class_of(tile: str) -> str:
    """Return the class of a bonus or underground tile: "crest", "contract", or the class of the
    helper."""
    if is_crest(tile):
        return "crest"
    return "contract" if is_contract(tile) else str(facts.HELPERS[plain(tile)]["class"])


def is_colour(tile: str) -> bool:
    """Return whether a tile is a colour helper (T-304)."""
    return facts.HELPERS.get(plain(tile), {}).get("class") == "colour"


def boost_of(tile: str) -> int:
    """Return the action points that a boost or colour helper adds, 0 for other helpers."""
    return int(facts.HELPERS[plain(tile)].get("boost", 0))
