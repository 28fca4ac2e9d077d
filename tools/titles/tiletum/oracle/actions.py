"""Spending action points, and tasks (T4, T6, S-205, S-304, S-4, S-601)."""

from collections.abc import Callable

from tools.titles.tiletum.oracle import gains, table, turn
from tools.titles.tiletum.oracle.facts import BOX, BUILDINGS, GOODS, HELPERS, PIECES, TOP_LEVEL
from tools.titles.tiletum.oracle.gains import ask, gain
from tools.titles.tiletum.oracle.table import Frame, Player, TiletumPosition

SYMBOL_POINTS = 2
PILLARS_ON_CONTRACTS = 5
TASKS = ("buy", "use", "fulfil", "crest", "contribute", "raise", "explorer", "symbol")


# Spending points, one option at a time (T-309, T-310): the question `act`.


def act_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """T-309, T-310: an option, in the main action a task, or the end; S-608: switching."""
    found = OPTIONS[frame["kind"]](position, position.mover, frame["ap"]) if frame["ap"] else []
    if not frame["main"]:
        return [*found, "stop"]
    if frame.get("split") and not frame.get("switched") and frame["ap"] > 0:
        found += [f"switch {kind}" for kind in turn.becomes(position) if kind != frame["kind"]]
    return [*found, *task_moves(position, frame), "end"]


def act(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """The answer to `act`: a task, the end, the second half, or an option."""
    if words[0] in TASKS:
        do_task(position, words)
    elif words[0] in ("end", "stop"):
        position["pending"].pop()
    elif words[0] == "switch":
        turn.begin_second(position, words[1], position["pending"].pop()["ap"])
    else:
        spend_on(position, frame, words)


def meeple_options(position: TiletumPosition, meeple: str, piece: str) -> list[str]:
    """T-401, T-402, T-411: a step, a piece, the tile of the meeple's space."""
    player = position.mover
    here = player[meeple]
    found = [f"step {space}" for space in table.roads()[here]]
    if position.may_place(player, here, piece):
        found.append(f"{piece} {here}")
    tile = position["map_tiles"].get(here)
    return [*found, f"tile {here}"] if tile and table.may_take(player, tile) else found


def character_options(position: TiletumPosition, player: Player, points: int) -> list[str]:
    """T-403."""
    offer = position["character_offer"]
    found = [f"take {tile}" for tile in offer if table.may_take(player, tile)]
    if offer or position["decks"]["characters"]:
        found.append("refresh")
    for tile in filter(table.is_character, player["store"]):
        found += [
            f"place {tile} {at}"
            for at in BUILDINGS
            if gains.may_live(player, tile, at) and gains.next_floor(player, at) <= points
        ]
    return found


def contract_options(position: TiletumPosition, player: Player, points: int) -> list[str]:
    """T-404, T-405."""
    offer = zip(position["contract_offer"], BOX["contract_prices"], strict=True)
    found = [f"take {tile}" for tile, price in offer if tile and price <= points]
    found = [text for text in found if table.may_take(player, text.removeprefix("take "))]
    given = [good for good in GOODS if player["goods"][good] > 0]
    pairs = ((one, other) for one in given for other in GOODS if other != one)
    return found + [f"exchange {one} {other}" for one, other in pairs]


def explorer_options(position: TiletumPosition, player: Player, _points: int) -> list[str]:
    """S-401, S-404 to S-406."""
    found = [f"step {town}" for town in gains.explorer_steps(position, player)]
    for town in player["explorers"]:
        found += [f"{one} {town}" for one in PIECES if position.may_place(player, town, one)]
        tile = position["underground_tiles"].get(town)
        if tile and table.may_take(player, tile):
            found.append(f"tile {town}")
    return found


OPTIONS: dict[str, Callable[[TiletumPosition, Player, int], list[str]]] = {
    "merchant": lambda position, _player, _points: meeple_options(position, "merchant", "house"),
    "architect": lambda position, _player, _points: meeple_options(position, "architect", "pillar"),
    "character": character_options,
    "contract": contract_options,
    "explorer": explorer_options,
}


def spend_on(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """One option: its points are spent, then its effect is resolved."""
    player = position.mover
    kind = frame["kind"]
    frame["ap"] -= points_of(position, kind, words)
    if frame["ap"] == 0 and not frame["main"]:
        position["pending"].pop()  # nothing is left of it; what it brings comes in its place
    match words:
        case ["step", town] if kind == "explorer":
            gains.explorer_step(position, player, town)
        case ["step", space]:
            player[kind] = space
        case ["house" | "pillar" | "mine" as piece, town]:
            gains.place(position, player, piece, town)
        case ["tile", space]:
            tiles = position["underground_tiles" if kind == "explorer" else "map_tiles"]
            position.put(tiles.pop(space))
        case ["place", tile, building]:
            gains.place_character(position, player, tile, int(building))
        case ["refresh"]:  # T-403: five are drawn, the old ones are shuffled in
            aside, position["character_offer"] = position["character_offer"], []
            left = BOX["characters_offered"]
            ask(position, "draw", deck="characters", left=left, aside=aside)
        case ["exchange", given, gained]:
            exchange(position, given, gained)
        case ["take", tile] if kind == "character":  # T-403: the offer is refilled at once
            position["character_offer"].remove(tile)
            player["store"].append(tile)
            ask(position, "draw", deck="characters", left=1, aside=[])
        case ["take", tile]:  # T-404; T-312: its gap stays open until the end of the turn
            position["contract_offer"][cheapest_place(position, tile)] = ""
            player["store"].append(tile)


def points_of(position: TiletumPosition, kind: str, words: list[str]) -> int:
    """What an option costs: all 1 but rooms and offered contracts."""
    if words[0] == "place":
        return gains.next_floor(position.mover, int(words[2]))
    if words[0] == "take" and kind == "contract":
        return int(BOX["contract_prices"][cheapest_place(position, words[1])])
    return 1


def cheapest_place(position: TiletumPosition, tile: str) -> int:
    """T-404: of equal tiles the cheapest place, of these the rightmost."""
    places = [at for at, other in enumerate(position["contract_offer"]) if other == tile]
    return min(places, key=lambda at: (BOX["contract_prices"][at], -at))


def exchange(position: TiletumPosition, given: str, gained: str) -> None:
    """T-405: the first of the turn also gives 1 good; S-606: with contract III each 1 more."""
    player = position.mover
    player["goods"][given] -= 1
    player["goods"][gained] += 1
    more = (not position["exchanged"]) + (position.level(player, "contract") >= 3)
    position["exchanged"] = True
    if more:
        ask(position, "gain", left=more)


# Tasks, at the start of a turn and in the main action (T6, S-304, S-601, S-205).


def task_moves(position: TiletumPosition, main: Frame | None) -> list[str]:
    """Every task; `main` is the main action in progress, nothing before the die."""
    player = position.mover
    found = [f"buy {good}" for good in GOODS[1:] if gains.can_pay(player, gains.BUY_PRICE)]
    found += [f"use {tile}" for tile in player["store"] if may_use(player, tile, main)]
    found += contract_moves(position, player)
    # T-606
    food = player["goods"]["food"]
    found += [
        f"crest {table.crest_of(tile)} {at}"
        for tile in filter(table.is_crest, player["store"])
        for at in BUILDINGS
        if not player["crests"][at - 1] and food >= gains.crest_price(position, player, at)
    ]
    costs = position["costs"]
    found += [f"contribute {at}" for at in costs if gains.can_contribute(position, player, at)]
    if position.with_silver:
        found += raise_moves(position, player, 0)
        starts = position.new_starts(player).items()
        found += [f"explorer {town}" for town, silver in starts if player["silver"] >= silver]
        if main is not None and position["symbol"]:  # S-205; S-605: explorer III
            steps = gains.explorer_steps(position, player)
            third = position.level(player, "explorer") >= 3
            found += [f"symbol {town}" for town in (["action"] if third else steps)]
    return found


def do_task(position: TiletumPosition, words: list[str]) -> None:
    """A task; its price in gold is paid already."""
    player = position.mover
    match words:
        case ["buy", good]:
            player["goods"][good] += 1
        case ["use", tile]:
            # T-603: its gold is paid already; pay silver, discard it, gain
            player["silver"] -= helper_silver(tile)
            player["store"].remove(tile)
            position.discard(tile)
            frame = gains.main_action(position)
            if table.class_of(tile) == "boost" and frame:
                gains.add_points(position, frame, table.boost_of(tile))
            else:
                gain(position, player, HELPERS[table.plain(tile)]["gain"])
        case ["fulfil", tile, *_]:
            fulfil(position, player, tile, words)
        case ["crest", kind, building]:
            player["goods"]["food"] -= gains.crest_price(position, player, int(building))
            stored = [tile for tile in player["store"] if table.is_crest(tile)]
            player["store"].remove(next(tile for tile in stored if table.crest_of(tile) == kind))
            gains.place_crest(position, player, kind, int(building))
        case ["contribute", town]:
            gains.contribute(position, player, town)
        case ["raise", technology]:
            gains.raise_level(position, player, technology, 0)
        case ["explorer", town]:
            player["silver"] -= position.new_starts(player)[town]
            position.add_explorer(player, town)
        case ["symbol", town]:  # S-205: once a turn
            position["symbol"] = False
            if town == "action":
                ask(position, "act", kind="explorer", ap=SYMBOL_POINTS, main=False)
            else:
                gains.explorer_step(position, player, town)


def may_use(player: Player, tile: str, main: Frame | None) -> bool:
    """T-308, T-603, S-306, S-707; a colour helper is used with a die only (T-304)."""
    if table.plain(tile) not in HELPERS or table.is_colour(tile):
        return False
    if table.class_of(tile) == "boost":
        return main is not None
    words = [word for word, _ in table.parts(HELPERS[table.plain(tile)]["gain"])]
    if ("building" in words and not any(player["rooms"])) or (
        "mine" in words and player["mines_general"] == 0
    ):
        return False
    price = gains.helper_price(tile)
    return bool(player["silver"] >= helper_silver(tile) and gains.can_pay(player, price))


def helper_silver(tile: str) -> int:
    """S-707: the silver a helper costs."""
    return 1 if table.plain(tile).startswith("silver-") else 0


def contract_moves(position: TiletumPosition, player: Player) -> list[str]:
    """T-604: every way to fulfil every stored contract, S-606: less of one of several parts."""
    found = []
    for tile in filter(table.is_contract, player["store"]):
        printed = table.contract(tile)
        texts = [f"fulfil {tile}"]
        if printed["same"]:
            texts = [f"fulfil {tile} with {good}" for good in GOODS]
        named = [*(["same"] if printed["same"] else []), *printed["named"]]
        if position.level(player, "contract") >= 1 and len(named) > 1:
            texts = [f"{text} less {part}" for text in texts for part in named]
        for text in texts:
            wanted = contract_cost(position, player, text.split())
            if all(player["goods"][good] >= number for good, number in wanted.items()):
                found.append(text)
    return found


def contract_cost(position: TiletumPosition, player: Player, words: list[str]) -> dict[str, int]:
    """The goods a way asks for; S-606: contract I takes 1 off one part, at least 1 in all."""
    printed = table.contract(words[1])
    named: dict[str, int] = printed["named"]
    same: int = printed["same"]
    if position.level(player, "contract") >= 1 and same + sum(named.values()) > 1:
        part = words[-1] if "less" in words else next(iter(named), "same")
        if part == "same":
            same -= 1
        else:
            named[part] -= 1
    if same:
        good = words[words.index("with") + 1]
        named[good] = named.get(good, 0) + same
    return named


def fulfil(position: TiletumPosition, player: Player, tile: str, words: list[str]) -> None:
    """T-604: pay, score, gain the extra; T-605, S-109: the pillar of its space comes free."""
    for good, number in contract_cost(position, player, words).items():
        player["goods"][good] -= number
    player["store"].remove(tile)
    if len(player["contracts"]) < PILLARS_ON_CONTRACTS + position.with_silver:
        player["pillars"] += 1
    player["contracts"].append(tile)
    player["points"] += table.contract(tile)["points"]
    gain(position, player, table.contract(tile)["extra"])


def raise_moves(position: TiletumPosition, player: Player, less: int) -> list[str]:
    """S-601: every technology that can be raised and paid."""
    return [
        f"raise {name}"
        for number, name in enumerate(position["silver"]["technologies"])
        if player["levels"][number] < TOP_LEVEL
        and player["silver"] >= gains.technology_price(player, number, less)
    ]
