"""The Cardinal's tasks, repeated in this order (C-310 .. C-312, S-913)."""

from tools.titles.tiletum.oracle import facts, tile_names
from tools.titles.tiletum.oracle.cardinal_gains import put_crest
from tools.titles.tiletum.oracle.cardinal_tiles import free_places
from tools.titles.tiletum.oracle.cathedrals import may_contribute, take_cathedral_tile, tiles_left
from tools.titles.tiletum.oracle.table import Player, TiletumPosition

GOLD_FOR_MISSING = 2
SAME_FROM = ["iron", "wool", "gold"]
PRECIOUS = ["stone", "gold", "silver"]


def do_tasks(position: TiletumPosition) -> None:
    """C-310: contribute, fulfil, place a crest."""
    while contribute(position) or fulfil(position) or place_crest(position.him):
        pass


def contribution_points(position: TiletumPosition, town: str) -> int:
    """C-305: the top tile and the cost tile."""
    return sum(tiles_left(position, town)[:1]) + int(position["costs"][town][1])


def contribute(position: TiletumPosition) -> bool:
    """C-310: more points, lower cost, order of the data.

    S-913: Precious Materials lets stone, gold and silver pay any cost, spent in that order.
    """
    player = position.him
    due = {town: cost[0] for town, cost in position["costs"].items()}
    kinds = {
        town: PRECIOUS if position.has("precious-materials") else [position.cost_kind(town)]
        for town in due
    }
    held = player["goods"] | {"silver": player["silver"]}
    able = [
        town
        for town in position.towns
        if town in due
        and may_contribute(position, player, town)
        and sum(held[kind] for kind in kinds[town]) >= due[town]
    ]
    if not able:
        return False
    town = min(able, key=lambda at: (-contribution_points(position, at), due[at]))
    for kind in kinds[town]:
        paid = min(due[town], held[kind])
        due[town] -= paid
        (player if kind == "silver" else player["goods"])[kind] -= paid
    take_cathedral_tile(position, player, town)
    return True


def fulfil(position: TiletumPosition) -> bool:
    """C-311: most points, then name; of extras only king steps and silver."""
    player = position.him
    able = [tile for tile in player["open"] if after_paying(player, tile) is not None]
    if not able:
        return False
    tile = min(able, key=lambda name: (-tile_names.contract(name)["points"], name))
    player["goods"] = after_paying(player, tile)
    player["open"].remove(tile)
    player["contracts"].append(tile)
    player["points"] += tile_names.contract(tile)["points"]
    for word, number in tile_names.parts(tile_names.contract(tile)["extra"]):
        if word == "king":
            position.climb(facts.CARDINAL, number)
        elif word == "silver":
            player["silver"] += number
    return True


def after_paying(player: Player, tile: str) -> dict[str, int] | None:
    """C-311: what is left of his goods; nothing when he cannot pay."""
    printed = tile_names.contract(tile)
    goods = dict(player["goods"])
    for good, number in printed["named"].items():
        missing = max(0, number - goods[good])
        goods[good] -= number - missing
        goods["gold"] -= GOLD_FOR_MISSING * missing
    if goods["gold"] < 0 or sum(goods[good] for good in SAME_FROM) < printed["same"]:
        return None
    for _ in range(printed["same"]):
        goods[max(SAME_FROM, key=lambda good: goods[good])] -= 1
    return goods


def place_crest(player: Player) -> bool:
    """C-312: the cheapest free space he can pay, of these the rightmost."""
    food = {at: facts.BOX["crest_food"][at - 1] for at in free_places(player)}
    able = [at for at in food if food[at] <= player["goods"]["food"]]
    if not player["hand"] or not able:
        return False
    building = min(able, key=lambda at: (food[at], -at))
    player["goods"]["food"] -= food[building]
    put_crest(player, player["hand"].pop(0), building)
    return True
