"""Twists of a position, within the pieces of the box, so that rare rules come up."""

from random import Random

from tools.proof.engine_side import Position
from tools.titles.tinners_trail.oracle_2007 import (
    developments,
    prospecting,
    rules,
    sale_and_investments,
)


def drained(document: Position, random: Random) -> None:
    """Set the water of every area to 0 or 1, so that some become empty (C-23, C-27)."""
    for area in document["area"]:
        area["water"] = random.choice([0, 0, 0, 1])


def mined_out(document: Position, random: Random) -> None:
    """Leave at most 1 ore in every area, and make many areas without a mine empty (C-11, C-15,
    C-27)."""
    for area in document["area"]:
        area["tin"], area["copper"] = random.choice([(0, 0), (0, 0), (0, 1), (1, 0)])
        if "owner" not in area and random.random() < 0.7:
            area["tin"] = area["copper"] = area["water"] = 0


def poor(document: Position, random: Random) -> None:
    """Reduce every player's money to at most £9 (C-9, C-24)."""
    for player in document["player"]:
        player["money"] = min(player["money"], random.choice([0, 1, 2, 4, 5, 9]))


def rich(document: Position, random: Random) -> None:
    """Give every player £60 to £200 (C-14)."""
    for player in document["player"]:
        player["money"] = random.randint(60, 200)


def built_up(document: Position, random: Random) -> None:
    """Place or remove miners, ports and trains at random in every area, also on empty ground
    (C-12)."""
    for area in document["area"]:
        area["miner"] = random.random() < 0.3
        area["port"] = developments.AREAS[area["name"]]["coast"] and random.random() < 0.5
        area["train"] = random.random() < 0.4


def well_stocked(document: Position, _random: Random) -> None:
    """Put every piece of the round back on display (C-5, C-23)."""
    now = document["round"] - 1
    for piece in prospecting.PIECES:
        document["developments"][piece][now] = prospecting.DISPLAY[piece][now]
    document["developments"]["pumps"] = [[size] for size in prospecting.DISPLAY["pumps"]]


def invested(document: Position, random: Random) -> None:
    """Fill the boxes of past rounds with random cubes, most of them one player's (C-24)."""
    owners = [player["colour"] for player in document["player"]]
    often = [*owners, *[random.choice(owners)] * 9]
    cubes = dict.fromkeys(owners, rules.COMPANY["cubes"])  # C-18
    for column in range(1, document["round"]):
        rows: dict[str, list[str]] = {}
        for price in sale_and_investments.POINTS:
            for owner in random.choices(
                often, k=random.randint(1, sale_and_investments.PLACES_IN_A_BOX)
            ):
                if cubes[owner]:
                    cubes[owner] -= 1
                    rows.setdefault(price, []).append(owner)
        document["boxes"][str(column)] = rows
    for player in document["player"]:
        del player["points"], player["cubes_left"]
