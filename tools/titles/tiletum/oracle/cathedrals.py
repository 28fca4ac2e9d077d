"""Cathedrals (T-607, S-307, S-605)."""

from tools.titles.tiletum.oracle.table import Player, TiletumPosition


def tiles_left(position: TiletumPosition, town: str) -> list[int]:
    """Return the numbers of a town's cathedral tiles that are not taken yet, the highest first."""
    seats = position["player"].values()
    taken = sum(town in player["cathedral_tiles"] for player in seats)
    return position.cathedral_numbers(town)[taken:]


def may_contribute(position: TiletumPosition, player: Player, town: str) -> bool:
    """Return whether the player has a pillar at the cathedral, has not contributed there, and a
    tile is left, whatever the contribution costs (T-607)."""
    own_pillar = player["colour"] in position["pillars"].get(town, [])
    return own_pillar and town not in player["cathedral_tiles"] and bool(tiles_left(position, town))


def contribution_price(position: TiletumPosition, player: Player, town: str) -> int:
    """Return the price of a contribution by its cost tile (T-607); architect III reduces it by 1
    silver, 2 stone or 2 gold, to at least 1 (S-605)."""
    amount: int = position["costs"][town][0]
    if position.level(player, "architect") >= 3:
        amount = max(1, amount - (1 if position.cost_kind(town) == "silver" else 2))
    return amount


def contribute(position: TiletumPosition, player: Player, town: str) -> None:
    """Pay a contribution in stone or silver (gold has been paid already) and score it; with
    architect II climb two steps on the king track (T-607, S-605)."""
    kind = position.cost_kind(town)
    price = contribution_price(position, player, town)
    if kind == "silver":
        player["silver"] -= price
    elif kind == "stone":
        player["goods"]["stone"] -= price
    take_cathedral_tile(position, player, town)
    if position.level(player, "architect") >= 2:
        position.climb(player["colour"], 2)


def take_cathedral_tile(position: TiletumPosition, player: Player, town: str) -> None:
    """Give the player the top cathedral tile of a town, and the points of this and of the cost tile
    (T-607)."""
    number = tiles_left(position, town)[0]
    player["cathedral_tiles"][town] = number
    player["points"] += number + position["costs"][town][1]
