"""Phases 4 and 5: the sale and the investments (C-13, C-14, C-24, C-25)."""

from tools.titles.tinners_trail.oracle import investments
from tools.titles.tinners_trail.oracle.table import TrailPosition
from tools.titles.tinners_trail.oracle_2007.prospecting import FACTS, ORES, end_investing

POINTS: dict[str, list[int]] = FACTS["boxes"]
PLACES_IN_A_BOX = 2


def sell(position: TrailPosition) -> None:
    """C-13: all ore at the round's prices; nothing is kept."""
    for player in position["player"].values():
        for kind in ORES:
            player["money"] += player["ore"][kind] * position["prices"][kind]
            player["ore"][kind] = 0
    position |= {"phase": "invest", "declined": [], "to_move": position["invested"][0]}


def open_prices(position: TrailPosition, colour: str) -> list[str]:
    """C-14, C-24: boxes of the round with a free place, while a player has money and cubes."""
    player = position["player"][colour]
    column = position["boxes"].get(str(position["round"]), {})
    return [
        price
        for price in POINTS
        if len(column.get(price, [])) < PLACES_IN_A_BOX
        and int(price) <= player["money"]
        and player["cubes_left"] > 0
    ]


def invest_moves(position: TrailPosition) -> list[str]:
    """C-14: one investment, or decline for good."""
    prices = open_prices(position, position["to_move"])
    return [*(f"invest {price}" for price in prices), "invest none"]


def invest(position: TrailPosition, words: list[str]) -> None:
    """C-14: one own cube into a box; C-25: its points are shown all the time."""
    player = position.mover
    price = words[1]
    now = position["round"]
    if price == "none":
        position["declined"].append(player["colour"])
        return
    column = position["boxes"].setdefault(str(now), {})
    column.setdefault(price, []).append(player["colour"])
    player["money"] -= int(price)
    player["cubes_left"] -= 1
    player["points"] += POINTS[price][now - 1]
    position["to_move"] = investments.next_in_passing_order(position)


def settle_invest(position: TrailPosition) -> bool:
    """C-24: who can place no cube has declined at once; C-14: until all have."""
    for colour in position["invested"]:
        if colour not in position["declined"] and not open_prices(position, colour):
            position["declined"].append(colour)
    if len(position["declined"]) == len(position["player"]):
        end_investing(position)
        return True
    if position["to_move"] in position["declined"]:
        position["to_move"] = investments.next_in_passing_order(position)
        return True
    return False
