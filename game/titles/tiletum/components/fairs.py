"""The fairs: what is scored, where, and what the board adds (T-108, T-707)."""

from __future__ import annotations

from typing import Final

from game.fields import Fields, listed
from game.titles.tiletum.rules.components import FAIRS, Space
from game.titles.tiletum.rules.components import Fairs as FairsOfTheBox

MOST: Final = 99
ROUNDS: Final = 4


def read_fairs(fields: Fields, spaces: tuple[Space, ...]) -> FairsOfTheBox:
    """Return the fair tiles, each kind once, and the towns that may hold one."""
    names = [space.name for space in spaces if space.fair]
    first = fields.choice("first_town", names)
    towns = fields.words("towns", [name for name in names if name != first], "towns")
    worth = []
    for entry in fields.tables("fair"):
        worth.append((entry.choice("name", FAIRS), entry.whole("points", 1, MOST)))
        entry.finish()
    if tuple(name for name, _ in worth) != FAIRS:
        raise fields.refusal("fair", "leaves one out or is out of order", listed(FAIRS))
    if len(towns) < ROUNDS - 1:
        raise fields.refusal("towns", f"has {len(towns)}", f"at least {ROUNDS - 1}")
    board = fields.wholes("board", 0, MOST, ROUNDS)
    return FairsOfTheBox(tuple(worth), first, tuple(towns), board)
