"""Twists of fate: a position is changed, within the box, so that rare rules come up."""

from collections.abc import Callable
from random import Random
from typing import Any

from tools.titles.tinners_trail.oracle_2007.facts import (
    COASTAL,
    COMPANY,
    DISPLAY,
    PLACES_IN_A_BOX,
    POINTS,
)

Position = dict[str, Any]


def drained(position: Position, random: Random) -> None:
    """Hardly any water; some areas become empty again (C-23, C-27)."""
    for area in position["area"]:
        area["water"] = random.choice([0, 0, 0, 1])


def mined_out(position: Position, random: Random) -> None:
    """Hardly any ore (C-11, C-15, C-27)."""
    for area in position["area"]:
        area["tin"], area["copper"] = random.choice([(0, 0), (0, 0), (0, 1), (1, 0)])
        if area.get("owner") is None and random.random() < 0.7:
            area["tin"] = area["copper"] = area["water"] = 0


def poor(position: Position, random: Random) -> None:
    """Hardly any money (C-9, C-24)."""
    for player in position["player"]:
        player["money"] = min(player["money"], random.choice([0, 1, 2, 4, 5, 9]))


def rich(position: Position, random: Random) -> None:
    """Money for every box (C-14)."""
    for player in position["player"]:
        player["money"] = random.randint(60, 200)


def built_up(position: Position, random: Random) -> None:
    """Miners, ports, trains and adits stand everywhere, also on empty ground (C-12)."""
    for area in position["area"]:
        area["miner"] = random.random() < 0.3
        area["port"] = COASTAL[area["name"]] and random.random() < 0.5
        area["train"] = random.random() < 0.4


def well_stocked(position: Position, _random: Random) -> None:
    """Every piece of the round is on display again (C-5, C-23)."""
    now = position["round"] - 1
    for piece in ("miner", "port", "train", "adit"):
        position["developments"][piece][now] = DISPLAY[piece][now]
    position["developments"]["pumps"] = [[size] for size in DISPLAY["pumps"]]


def invested(position: Position, random: Random) -> None:
    """Boxes of past rounds hold cubes, most of them one player's, who has few left (C-24)."""
    owners = [player["colour"] for player in position["player"]]
    often = [*owners, *[random.choice(owners)] * 9]
    for column in range(1, position["round"]):
        rows = {}
        for price in POINTS:
            taken = [random.choice(often) for _ in range(random.randint(1, PLACES_IN_A_BOX))]
            if taken:
                rows[str(price)] = sorted(taken, key=owners.index)
        position["boxes"][str(column)] = rows
    for colour in owners:
        drop_surplus(position["boxes"], colour)
    for player in position["player"]:
        player.pop("points")
        player.pop("cubes_left")


def drop_surplus(boxes: dict[str, dict[str, list[str]]], colour: str) -> None:
    """C-18: nobody has more than 12 cubes."""
    mine = [row for rows in boxes.values() for row in rows.values() for owner in row
            if owner == colour]  # fmt: skip
    for row in mine[COMPANY["cubes"] :]:
        row.remove(colour)
    for column in list(boxes):
        boxes[column] = {price: row for price, row in boxes[column].items() if row}
        if not boxes[column]:
            del boxes[column]


TWISTS: dict[str, Callable[[Position, Random], None]] = {
    twist.__name__: twist
    for twist in (drained, mined_out, poor, rich, built_up, well_stocked, invested)
}
