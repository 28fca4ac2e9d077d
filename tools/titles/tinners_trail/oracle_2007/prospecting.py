"""Phases 6 and 7: prospecting, the end of the round and of the game (C-5, C-15, C-16, C-26)."""

import tomllib
from pathlib import Path
from typing import Any

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition

# The printed facts, from the oracle's own list (6a .. 6e).

FACTS: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("facts.toml").read_text(encoding="utf-8")
)
DISPLAY: dict[str, list[int]] = FACTS["developments"]
ORES = ["tin", "copper"]
PIECES = ["miner", "port", "train", "adit"]
LAST_ROUND = 4
HOW_MANY_PROSPECT = 2


def is_empty(area: Area) -> bool:
    """Return whether an area has neither a mine nor any cube; pieces do not count (C-27)."""
    return area["owner"] is None and table.ore(area) + area["water"] == 0


def end_investing(position: TrailPosition) -> None:
    """End the game after round 4 (C-16); else remove unused pieces, refill the display, return the
    markers, and begin prospecting (C-5, C-15, C-26)."""
    order = position["invested"]
    now = position["round"]
    position["declined"] = []
    if now == LAST_ROUND:

        def worth(colour: str) -> tuple[int, int, int]:
            """C-16: points, money, ore in own mines; who is equal stays in the passing order."""
            player = position["player"][colour]
            return player["points"], player["money"], sum(map(table.ore, position.mines_of(colour)))

        ranking = sorted(order, key=worth, reverse=True)
        position |= {"phase": "over", "to_move": "nobody", "ranking": ranking, "developments": {}}
        return
    for piece in PIECES:  # C-26: leftovers leave before prospecting
        position["developments"][piece][now - 1] = 0
    position["developments"]["pumps"] = [[size] for size in DISPLAY["pumps"]]  # C-5
    position |= {"prospectors": order[:HOW_MANY_PROSPECT], "phase": "prospect"}
    position |= {"work": {0: order}, "invested": []}  # C-26


def prospect_moves(position: TrailPosition) -> list[str]:
    """Return the answers of prospecting in each empty area (C-15)."""
    return [f"prospect {area['name']}" for area in position.areas if is_empty(area)]


def prospect(position: TrailPosition, words: list[str]) -> None:
    """Choose the area to prospect, whose dice are rolled next (C-15)."""
    position["prospect"] = words[1]


def settle_prospect(position: TrailPosition) -> bool:
    """Let the next prospector choose, or the dice be rolled, and return False; when all are done or
    no area is empty, begin the next round and return True (C-15, C-26)."""
    if position["prospect"] is not None:
        position["to_move"] = "luck"
        return False
    if position["prospectors"] and prospect_moves(position):
        position["to_move"] = position["prospectors"][0]
        return False
    position |= {"prospectors": [], "phase": "prices", "round": position["round"] + 1}
    position["prices"] = {f"last_{kind}": position["prices"][kind] for kind in ORES}
    return True
