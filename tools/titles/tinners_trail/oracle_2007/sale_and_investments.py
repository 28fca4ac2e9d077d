"""Phases 4 and 5: the sale and the investments (C-13, C-14, C-24, C-25)."""

from tools.titles.tinners_trail.oracle import investments
from tools.titles.tinners_trail.oracle.table import TrailPosition
from tools.titles.tinners_trail.oracle_2007.prospecting import FACTS, ORES, end_investing

POINTS: dict[str, list[int]] = FACTS["boxes"]
PLACES_IN_A_BOX = 2


def sell(position: TrailPosition) -> None:
    """Sell all ore at the prices of the round, and begin the investments (C-13)."""
    for player in position["player"].values():
        for kind in ORES:
            player["money"] += player["ore"][kind] * position["prices"][kind]
            player["ore"][kind] = 0
    position |= {"phase": "invest", "declined": [], "to_move": position["invested"][0]}


def open_prices(position: TrailPosition, colour: str) -> list[str]:
    """Return the prices of this round's investment boxes that have a free place and that the player
    can pay; [] without cubes (C-14, C-24)."""
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
    """Return the answers of investing in an open box, and of declining for the rest of the round
    (C-14)."""
    prices = open_prices(position, position["to_move"])
    return [*(f"invest {price}" for price in prices), "invest none"]


def invest(position: TrailPosition, words: list[str]) -> None:
    """Put a cube of the mover into a box, with its price and points, or decline (C-14, C-25)."""
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
    """Let everyone who can place no cube decline; end the investments when all have, or skip to the
    next player (C-14, C-24). Return False if the mover has to decide."""
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
