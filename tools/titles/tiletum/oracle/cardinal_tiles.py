"""The Cardinal's means: what he lacks, what tiles cost, and free places (C-302, C-303)."""

from tools.titles.tiletum.oracle import facts, tile_names
from tools.titles.tiletum.oracle.cathedrals import may_contribute
from tools.titles.tiletum.oracle.table import Player, TiletumPosition

TIES = ["stone", "iron", "wool", "food", "gold"]


# What he lacks (C-302, C-303, C-206).


def lack(position: TiletumPosition) -> dict[str, int]:
    """Return how many of each good the Cardinal still needs for his open contracts, contributions
    and crests, at least 0 (C-302)."""
    player = position.him
    goods = player["goods"]
    printed = [tile_names.contract(tile) for tile in player["open"]]
    named = {good: sum(one["named"].get(good, 0) for one in printed) for good in ("wool", "iron")}
    spare = sum(max(0, goods[good] - named[good]) for good in named)
    uncovered = max(0, sum(one["same"] for one in printed) - spare - goods["gold"])
    free = [facts.BOX["crest_food"][at - 1] for at in free_places(player)]
    food = sum(sorted(free)[: len(player["hand"])])
    return {
        "stone": max(0, costs(position, "stone") - goods["stone"]),
        "iron": max(0, named["iron"] - goods["iron"]) + uncovered,
        "wool": max(0, named["wool"] - goods["wool"]) + uncovered,
        "food": max(0, food - goods["food"]),
        "gold": uncovered + max(0, costs(position, "gold") - goods["gold"]),
    }


def costs(position: TiletumPosition, kind: str) -> int:
    """Return the sum of the costs, in "stone", "gold" or "silver", of all cathedrals at which the
    Cardinal may contribute."""
    return sum(
        cost[0]
        for town, cost in position["costs"].items()
        if position.cost_kind(town) == kind and may_contribute(position, position.him, town)
    )


def free_places(player: Player) -> list[int]:
    """Return the numbers of the buildings without a crest, ascending."""
    return [at for at in facts.BUILDINGS if not player["crests"][at - 1]]


def most_needed(position: TiletumPosition) -> str:
    """Return the good that the Cardinal lacks most; of equal ones the first of stone, iron, wool,
    food, gold (C-303)."""
    missing = lack(position)
    return max(TIES, key=lambda good: missing[good])


def foot_order(position: TiletumPosition, foot: list[str]) -> list[str]:
    """Return the goods at the foot of a decree card one by one, with "most-needed" and "wool/iron"
    replaced by the goods they stand for, the most needed first (C-206)."""
    missing = lack(position)
    found = []
    for entry in foot:
        goods = {"most-needed": TIES, "wool/iron": ["iron", "wool"]}.get(entry, [entry])
        found += sorted(goods, key=lambda good: -missing[good])
    return found
