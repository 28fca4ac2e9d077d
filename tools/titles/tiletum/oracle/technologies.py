"""Raising technologies and what a level gives at once (S-601, S-603 to S-610)."""

from tools.titles.tiletum.oracle.facts import SILVER
from tools.titles.tiletum.oracle.king import climb
from tools.titles.tiletum.oracle.placing import number_on_maps
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable

TOP_LEVEL = 3


def price(player: TiletumOraclePlayer, number: int, less: int) -> int:
    """S-601: 1, 2 or 3 silver for the next level; S-507: less, at least 1."""
    cost: int = SILVER["technology_cost"][player.levels[number]]
    return max(1, cost - less)


def moves(table: TiletumOracleTable, player: TiletumOraclePlayer, less: int) -> list[str]:
    """Every technology that can be raised and paid."""
    return [
        f"raise {name}"
        for number, name in enumerate(table.below.technologies)
        if player.levels[number] < TOP_LEVEL and player.silver >= price(player, number, less)
    ]


def raise_level(
    table: TiletumOracleTable, player: TiletumOraclePlayer, name: str, less: int
) -> None:
    """Pay, go up, and have what the level gives at once."""
    number = table.below.technologies.index(name)
    player.silver -= price(player, number, less)
    player.levels[number] += 1
    reached = (name, player.levels[number])
    if reached == ("king", 2):
        climb(table, player.colour, 2)
    elif reached == ("merchant", 3):
        player.points += number_on_maps(table, player.colour, "house")
    elif reached == ("joker", 3):
        table.pending.append({"q": "as", "ap": 2})
    elif reached == ("goods", 1):
        table.pending.append({"q": "bonused"})


def worth(player: TiletumOraclePlayer) -> int:
    """S-801: every level reached is worth its cost."""
    return sum(sum(SILVER["technology_cost"][:level]) for level in player.levels)
