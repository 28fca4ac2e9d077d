"""The Cardinal's means: what he lacks, tiles, tasks (C-302, C-303, C-310 ff., C4, C5)."""

from tools.titles.tiletum.oracle import facts, table
from tools.titles.tiletum.oracle.gains import may_contribute, take_cathedral_tile, tiles_left
from tools.titles.tiletum.oracle.table import Player, TiletumPosition

FRIENDS_GOLD = 5
CREST_POINTS = 5
POINTS_BELOW = 6
GOLD_FOR_MISSING = 2
TIES = ["stone", "iron", "wool", "food", "gold"]
SAME_FROM = ["iron", "wool", "gold"]
PRECIOUS = ["stone", "gold", "silver"]


# What he lacks (C-302, C-303, C-206).


def lack(position: TiletumPosition) -> dict[str, int]:
    """C-302: how much of each good is missing; nothing is less than nothing."""
    player = position.him
    goods = player["goods"]
    printed = [table.contract(tile) for tile in player["open"]]
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
    """The costs of cathedrals with his pillar and without his contribution."""
    return sum(
        cost[0]
        for town, cost in position["costs"].items()
        if position.cost_kind(town) == kind and may_contribute(position, position.him, town)
    )


def free_places(player: Player) -> list[int]:
    """The buildings without a crest."""
    return [at for at in facts.BUILDINGS if not player["crests"][at - 1]]


def most_needed(position: TiletumPosition) -> str:
    """C-303: the greatest lack; ties stone, iron, wool, food, gold."""
    missing = lack(position)
    return max(TIES, key=lambda good: missing[good])


def foot_order(position: TiletumPosition, foot: list[str]) -> list[str]:
    """C-206: the goods at the foot of the card, one by one."""
    missing = lack(position)
    found = []
    for entry in foot:
        goods = {"most-needed": TIES, "wool/iron": ["iron", "wool"]}.get(entry, [entry])
        found += sorted(goods, key=lambda good: -missing[good])
    return found


# Tiles he gains (C-401 .. C-404, C-503 .. C-508, S-917).


def is_new_crest(player: Player, tile: str) -> bool:
    """C-401: of a kind he does not own."""
    return table.is_crest(tile) and table.crest_of(tile) not in table.own_crests(player)


def rank(player: Player, tile: str) -> int:
    """C-402: the lower the better; a crest he owns is worst."""
    if table.is_crest(tile) and not is_new_crest(player, tile):
        return len(facts.SOLO["tile_order"])
    kind = {"boost": "action", "colour": "misc"}.get(table.class_of(tile), table.class_of(tile))
    return int(facts.SOLO["tile_order"].index(kind))


def take_best_tile(
    position: TiletumPosition, tiles: dict[str, str], away: dict[str, int], reach: int, action: str
) -> None:
    """C-403: of the tiles on spaces in range: rank, nearest, order of the data."""
    player = position.him
    near = [at for at in position.towns if at in tiles and away.get(at, reach + 1) <= reach]
    if near:
        best = min(near, key=lambda at: (rank(player, tiles[at]), away[at]))
        gain_tile(position, tiles.pop(best), action)


def gain_tile(position: TiletumPosition, tile: str, action: str) -> None:
    """C-401: a new crest is kept; all else leaves the game, after what challenges make of it."""
    player = position.him
    if is_new_crest(player, tile):
        gain_crest(position, table.crest_of(tile), action)
        return
    friends = position.has("very-special-friends")  # C-504
    if table.is_contract(tile) and friends and contracts_left(player):
        player["open"].append(tile)
        return
    position["decks"]["gone"].append(tile)
    kind = table.class_of(tile)
    if kind in ("misc", "colour") and friends:
        player["goods"]["gold"] += FRIENDS_GOLD
    if kind == "goods" and position.has("ingenious-clergy"):
        clergy(position, facts.HELPERS[table.plain(tile)]["gain"])
    if kind in ("action", "boost") or (kind == "colour" and table.boost_of(tile)):
        if position.has("church-income"):
            player["points"] += number_of(tile)
        if position.has("whispers-at-court"):
            position.climb(facts.CARDINAL, 1)


def contracts_left(player: Player) -> int:
    """C-102: how many more contracts he may have, open and fulfilled."""
    return table.MOST_CONTRACTS - len(player["open"]) - len(player["contracts"])


def gain_crest(position: TiletumPosition, kind: str, action: str) -> None:
    """C-503: with Ready for Action it is placed at once, free, leftmost; else he keeps it."""
    player = position.him
    free = free_places(player)
    if not free or not position.has("ready-for-action"):
        player["hand"].append(kind)  # S-101: there are seven kinds, six places
        player["hand"].sort(key=facts.crest_kinds(True).index)
        return
    put_crest(player, kind, free[0])
    number = facts.BOX["markers"][free[0] - 1]
    if number:
        player["markers"][action] = player["markers"].get(action, 0) + number


def put_crest(player: Player, kind: str, building: int) -> None:
    """C-309: 5 points at building 6, no other gain."""
    player["crests"][building - 1] = kind
    if building == POINTS_BELOW:
        player["points"] += CREST_POINTS


def number_of(tile: str) -> int:
    """C-506: a joker tile is 1, another its number."""
    if table.boost_of(tile):
        return table.boost_of(tile)
    [(word, number)] = table.parts(facts.HELPERS[table.plain(tile)]["gain"])
    return int(facts.SOLO["church_income_joker"]) if word == "joker" else number


def clergy(position: TiletumPosition, gain: str) -> None:
    """C-505: a goods tile is gained; any (T-513: one by one) or same goods are the most needed."""
    player = position.him
    for word, number in table.parts(gain):
        if word in facts.GOODS:
            player["goods"][word] += number
        elif word == "any":
            for _ in range(number):
                player["goods"][most_needed(position)] += 1
        elif word == "same":
            player["goods"][most_needed(position)] += number
        else:
            player[{"vp": "points", "silver": "silver"}[word]] += number


# His tasks, again and again in this order (C-310 .. C-312, S-913).


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
    tile = min(able, key=lambda name: (-table.contract(name)["points"], name))
    player["goods"] = after_paying(player, tile)
    player["open"].remove(tile)
    player["contracts"].append(tile)
    player["points"] += table.contract(tile)["points"]
    for word, number in table.parts(table.contract(tile)["extra"]):
        if word == "king":
            position.climb(facts.CARDINAL, number)
        elif word == "silver":
            player["silver"] += number
    return True


def after_paying(player: Player, tile: str) -> dict[str, int] | None:
    """C-311: what is left of his goods; nothing when he cannot pay."""
    printed = table.contract(tile)
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
