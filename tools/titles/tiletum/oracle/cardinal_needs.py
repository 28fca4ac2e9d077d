"""What the Cardinal lacks (C-302, C-303)."""

from tools.titles.tiletum.oracle import board, cathedrals, maps
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import contract

TIES = ["stone", "iron", "wool", "food", "gold"]


def lack(table: TiletumOracleTable, player: TiletumOraclePlayer) -> dict[str, int]:
    """C-302: how much of each good is missing; nothing is less than nothing."""
    goods = player.goods
    named = {"wool": 0, "iron": 0}
    same = 0
    for tile in player.open:
        printed = contract(tile)
        same += printed.same
        for good, number in printed.named.items():
            named[good] += number
    spare = sum(max(0, goods[good] - named[good]) for good in named)
    uncovered = max(0, same - spare - goods["gold"])
    return {
        "stone": max(0, costs(table, player, "stone") - goods["stone"]),
        "iron": max(0, named["iron"] - goods["iron"]) + uncovered,
        "wool": max(0, named["wool"] - goods["wool"]) + uncovered,
        "food": max(0, crest_food(player) - goods["food"]),
        "gold": uncovered + max(0, costs(table, player, "gold") - goods["gold"]),
    }


def costs(table: TiletumOracleTable, player: TiletumOraclePlayer, kind: str) -> int:
    """The costs of cathedrals with his pillar and without his contribution."""
    return sum(
        table.costs[town][0]
        for town in table.costs
        if maps.cost_kind(table, town) == kind and cathedrals.may_build(table, player, town)
    )


def crest_food(player: TiletumOraclePlayer) -> int:
    """The cheapest crest spaces for the crests in hand."""
    free = [maps.crest_cost(at) for at in board.BUILDINGS if not player.crests[at - 1]]
    return sum(sorted(free)[: len(player.hand)])


def most_needed(table: TiletumOracleTable, player: TiletumOraclePlayer) -> str:
    """C-303: the greatest lack; ties stone, iron, wool, food, gold."""
    missing = lack(table, player)
    return max(TIES, key=lambda good: missing[good])


def foot_order(
    table: TiletumOracleTable, player: TiletumOraclePlayer, foot: list[str]
) -> list[str]:
    """C-206: the goods at the foot of the card, one by one."""
    missing = lack(table, player)
    found: list[str] = []
    for entry in foot:
        if entry == "most-needed":
            found += sorted(TIES, key=lambda good: -missing[good])
        elif entry == "wool/iron":
            found += sorted(["iron", "wool"], key=lambda good: -missing[good])
        else:
            found.append(entry)
    return found
