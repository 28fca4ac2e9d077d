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
    """Carry out the Cardinal's tasks (contribute, fulfil, place a crest) in this order until none
    is possible (C-310)."""
    while contribute(position) or fulfil(position) or place_crest(position.him):
        pass


def contribution_points(position: TiletumPosition, town: str) -> int:
    """Return the points of a contribution at a town: the top cathedral tile plus the cost tile
    (C-305)."""
    return sum(tiles_left(position, town)[:1]) + int(position["costs"][town][1])


def contribute(position: TiletumPosition) -> bool:
    """Make the Cardinal's best possible contribution: most points, then the lowest cost; return
    False if none is possible (C-310).

    With the challenge Precious Materials stone, gold and silver, in this order, pay any cost
    (S-913).
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
    """Fulfil the Cardinal's open contract with the most points, of equal ones the first by name;
    return False if he can pay none (C-311).

    Of its extra he gets only king steps and silver.
    """
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
    """Return the Cardinal's goods after paying for a contract, None if he cannot pay (C-311).

    Two gold replace each missing good that is named.
    """
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
    """Place the first crest of the Cardinal's hand on the cheapest free building he can pay, of
    equal ones the rightmost; return False if that is not possible (C-312)."""
    food = {at: facts.BOX["crest_food"][at - 1] for at in free_places(player)}
    able = [at for at in food if food[at] <= player["goods"]["food"]]
    if not player["hand"] or not able:
        return False
    building = min(able, key=lambda at: (food[at], -at))
    player["goods"]["food"] -= food[building]
    put_crest(player, player["hand"].pop(0), building)
    return True
