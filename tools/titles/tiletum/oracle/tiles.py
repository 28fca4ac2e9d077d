"""What the name of a tile tells (notation, Names)."""

import re
from dataclasses import dataclass

from tools.titles.tiletum.oracle.facts import HELPERS, TYPES


@dataclass
class Contract:
    """The cost, points and extra of a contract."""

    same: int
    named: dict[str, int]
    points: int
    extra: str


def plain(tile: str) -> str:
    """The name without `deep:`."""
    return tile.removeprefix("deep:")


def is_deep(tile: str) -> bool:
    """Whether it is an underground tile."""
    return tile.startswith("deep:")


def is_crest(tile: str) -> bool:
    """Whether it is a crest."""
    return plain(tile).startswith("crest:")


def crest_of(tile: str) -> str:
    """The kind of a crest tile."""
    return plain(tile).removeprefix("crest:")


def is_character(tile: str) -> bool:
    """Whether it is a character."""
    return tile.partition(":")[0] in TYPES


def type_of(character: str) -> str:
    """The type of a character."""
    return character.partition(":")[0]


def gain_of(character: str) -> str:
    """The gain of a character."""
    return character.partition(":")[2]


def is_helper(tile: str) -> bool:
    """Whether it is a helper: a bonus or underground tile that is no crest and no contract."""
    return plain(tile) in HELPERS


def is_contract(tile: str) -> bool:
    """Whether it is a contract."""
    return not (is_crest(tile) or is_character(tile) or is_helper(tile))


def contract(tile: str) -> Contract:
    """What a contract says: COST:POINTS[:EXTRA]."""
    cost, points, *extra = plain(tile).split(":")
    amounts = dict(parts(cost))
    same = amounts.pop("same", 0)
    return Contract(same, amounts, int(points), extra[0] if extra else "")


def parts(gain: str) -> list[tuple[str, int]]:
    """A gain word by word with its number; a word without a number counts once."""
    found = []
    for part in gain.split("+") if gain and gain != "none" else []:
        match = re.fullmatch(r"([a-z-]+?)(\d*)", part)
        assert match, part
        found.append((match[1], int(match[2] or 1)))
    return found


def kind_of(tile: str) -> str:
    """The class of a bonus or underground tile: crest, contract, or that of the helper."""
    if is_crest(tile):
        return "crest"
    if is_contract(tile):
        return "contract"
    return str(HELPERS[plain(tile)]["class"])


def boost_of(tile: str) -> int:
    """How many AP a boost or colour helper adds."""
    return int(HELPERS[plain(tile)].get("boost", 0))
