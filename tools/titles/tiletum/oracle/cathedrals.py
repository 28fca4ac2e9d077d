"""Cathedrals (T-607, S-307, S-605)."""

from tools.titles.tiletum.oracle.table import Player, TiletumPosition


def tiles_left(position: TiletumPosition, town: str) -> list[int]:
    """The cathedral tiles not taken yet, highest first."""
    seats = position["player"].values()
    taken = sum(town in player["cathedral_tiles"] for player in seats)
    return position.cathedral_numbers(town)[taken:]


def may_contribute(position: TiletumPosition, player: Player, town: str) -> bool:
    """T-607: an own pillar, no own contribution, a tile left; whatever it costs."""
    own_pillar = player["colour"] in position["pillars"].get(town, [])
    return own_pillar and town not in player["cathedral_tiles"] and bool(tiles_left(position, town))


def contribution_price(position: TiletumPosition, player: Player, town: str) -> int:
    """T-607: the cost tile; S-605: architect III takes 1 silver, 2 stone or 2 gold off it."""
    amount: int = position["costs"][town][0]
    if position.level(player, "architect") >= 3:
        amount = max(1, amount - (1 if position.cost_kind(town) == "silver" else 2))
    return amount


def contribute(position: TiletumPosition, player: Player, town: str) -> None:
    """Pay stone or silver (gold is paid already) and score; architect II: king action 2."""
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
    """T-607: the top cathedral tile; both numbers are scored."""
    number = tiles_left(position, town)[0]
    player["cathedral_tiles"][town] = number
    player["points"] += number + position["costs"][town][1]
