"""The Cardinal's tasks: contribute, fulfil, place a crest (C-310 to C-312, S-913)."""

from tools.titles.tiletum.oracle import board, cathedrals, king, maps
from tools.titles.tiletum.oracle.cardinal_tiles import has, put_crest
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import contract, parts

GOLD_FOR_MISSING = 2
SAME_FROM = ["iron", "wool", "gold"]
PRECIOUS = ["stone", "gold", "silver"]


def do_tasks(table: TiletumOracleTable, player: TiletumOraclePlayer) -> None:
    """C-310: again and again in this order."""
    while contribute(table, player) or fulfil(table, player) or place_crest(player):
        pass


def contribute(table: TiletumOracleTable, player: TiletumOraclePlayer) -> bool:
    """C-310: more points, lower cost, order of the data."""
    towns = [
        town
        for town in maps.towns(table)
        if town in table.costs
        and cathedrals.may_build(table, player, town)
        and means(table, player, town) >= table.costs[town][0]
    ]
    if not towns:
        return False
    town = min(towns, key=lambda at: (-contribution_points(table, at), table.costs[at][0]))
    pay_cost(table, player, town)
    cathedrals.take_tile(table, player, town)
    return True


def contribution_points(table: TiletumOracleTable, town: str) -> int:
    """C-305: the top tile and the cost tile."""
    return sum(cathedrals.left(table, town)[:1]) + table.costs[town][1]


def kinds(table: TiletumOracleTable, town: str) -> list[str]:
    """S-913: what pays a cost; Precious Materials: all three, in that order."""
    if has(table, "precious-materials"):
        return PRECIOUS
    return [maps.cost_kind(table, town)]


def means(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> int:
    """How much of it he has."""
    return sum(amount(player, kind) for kind in kinds(table, town))


def amount(player: TiletumOraclePlayer, kind: str) -> int:
    """Silver or a good."""
    return player.silver if kind == "silver" else player.goods[kind]


def pay_cost(table: TiletumOracleTable, player: TiletumOraclePlayer, town: str) -> None:
    """Spent in the order of the kinds."""
    due = table.costs[town][0]
    for kind in kinds(table, town):
        paid = min(due, amount(player, kind))
        due -= paid
        if kind == "silver":
            player.silver -= paid
        else:
            player.goods[kind] -= paid


def fulfil(table: TiletumOracleTable, player: TiletumOraclePlayer) -> bool:
    """C-311: most points, then name; of extras only king steps and silver."""
    done = [tile for tile in player.open if after_paying(player, tile) is not None]
    if not done:
        return False
    tile = min(done, key=lambda name: (-contract(name).points, name))
    goods = after_paying(player, tile)
    assert goods is not None
    player.goods = goods
    player.open.remove(tile)
    player.contracts.append(tile)
    player.points += contract(tile).points
    for word, number in parts(contract(tile).extra):
        if word == "king":
            king.climb(table, player.colour, number)
        elif word == "silver":
            player.silver += number
    return True


def after_paying(player: TiletumOraclePlayer, tile: str) -> dict[str, int] | None:
    """C-311: what is left of his goods; nothing when he cannot pay."""
    printed, goods = contract(tile), dict(player.goods)
    for good, number in printed.named.items():
        missing = max(0, number - goods[good])
        goods[good] -= number - missing
        goods["gold"] -= GOLD_FOR_MISSING * missing
    if goods["gold"] < 0 or sum(goods[good] for good in SAME_FROM) < printed.same:
        return None
    for _ in range(printed.same):
        goods[max(SAME_FROM, key=lambda good: goods[good])] -= 1
    return goods


def place_crest(player: TiletumOraclePlayer) -> bool:
    """C-312: the cheapest free space he can pay, of these the rightmost."""
    free = [
        at
        for at in board.BUILDINGS
        if not player.crests[at - 1] and maps.crest_cost(at) <= player.goods["food"]
    ]
    if not player.hand or not free:
        return False
    building = min(free, key=lambda at: (maps.crest_cost(at), -at))
    player.goods["food"] -= maps.crest_cost(building)
    put_crest(player, player.hand.pop(0), building)
    return True
