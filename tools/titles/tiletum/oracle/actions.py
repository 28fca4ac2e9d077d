"""The question `act`, and tasks in the main action and before it (T6, S-205, S-304, S-601)."""

from collections.abc import Callable

from tools.titles.tiletum.oracle import (
    cathedrals,
    main_actions,
    payments,
    player_board,
    technologies,
    tile_names,
)
from tools.titles.tiletum.oracle.facts import BUILDINGS, GOODS, HELPERS, TOP_LEVEL
from tools.titles.tiletum.oracle.gains import ask, gain
from tools.titles.tiletum.oracle.spending import (
    character_options,
    contract_options,
    explorer_options,
    meeple_options,
    spend_on,
)
from tools.titles.tiletum.oracle.table import Frame, Player, TiletumPosition

SYMBOL_POINTS = 2
PILLARS_ON_CONTRACTS = 5
TASKS = ("buy", "use", "fulfil", "crest", "contribute", "raise", "explorer", "symbol")


# Spending points, one option at a time (T-309, T-310): the question `act`.

OPTIONS: dict[str, Callable[[TiletumPosition, Player, int], list[str]]] = {
    "merchant": lambda position, _player, _points: meeple_options(position, "merchant", "house"),
    "architect": lambda position, _player, _points: meeple_options(position, "architect", "pillar"),
    "character": character_options,
    "contract": contract_options,
    "explorer": explorer_options,
}


def act_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """Return the legal answers to the question `act`: ways to spend its action points, and "stop"
    or "end" (T-309, T-310).

    The main action also allows every task and, with a split joker, the switch to another action
    (S-608).
    """
    found = OPTIONS[frame["kind"]](position, position.mover, frame["ap"]) if frame["ap"] else []
    if not frame["main"]:
        return [*found, "stop"]
    if frame.get("split") and not frame.get("switched") and frame["ap"] > 0:
        found += [
            f"switch {kind}" for kind in main_actions.becomes(position) if kind != frame["kind"]
        ]
    return [*found, *task_moves(position, frame), "end"]


def act(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """Carry out an answer to the question `act`: a task, the end, the switch to the second half of
    a split joker, or a way to spend action points."""
    if words[0] in TASKS:
        do_task(position, words)
    elif words[0] in ("end", "stop"):
        position["pending"].pop()
    elif words[0] == "switch":
        main_actions.begin_second(position, words[1], position["pending"].pop()["ap"])
    else:
        spend_on(position, frame, words)


def task_moves(position: TiletumPosition, main: Frame | None) -> list[str]:
    """Return the text of every task that the mover can carry out and pay now.

    `main` is the frame of the main action in progress, None before a die is taken.
    """
    player = position.mover
    found = [f"buy {good}" for good in GOODS[1:] if payments.can_pay(player, payments.BUY_PRICE)]
    found += [f"use {tile}" for tile in player["store"] if may_use(player, tile, main)]
    found += contract_moves(position, player)
    # T-606
    food = player["goods"]["food"]
    found += [
        f"crest {tile_names.crest_of(tile)} {at}"
        for tile in filter(tile_names.is_crest, player["store"])
        for at in BUILDINGS
        if not player["crests"][at - 1] and food >= player_board.crest_price(position, player, at)
    ]
    costs = position["costs"]
    found += [
        f"contribute {at}"
        for at in costs
        if payments.can_contribute_to_cathedral(position, player, at)
    ]
    if position.with_silver:
        found += raise_moves(position, player, 0)
        starts = position.new_starts(player).items()
        found += [f"explorer {town}" for town, silver in starts if player["silver"] >= silver]
        if main is not None and position["symbol"]:  # S-205; S-605: explorer III
            steps = technologies.explorer_steps(position, player)
            third = position.level(player, "explorer") >= 3
            found += [f"symbol {town}" for town in (["action"] if third else steps)]
    return found


def do_task(position: TiletumPosition, words: list[str]) -> None:
    """Carry out a task, whose price in gold has been paid already."""
    player = position.mover
    match words:
        case ["buy", good]:
            player["goods"][good] += 1
        case ["use", tile]:
            # T-603: its gold is paid already; pay silver, discard it, gain
            player["silver"] -= helper_silver(tile)
            player["store"].remove(tile)
            position.discard(tile)
            frame = player_board.main_action(position)
            if tile_names.class_of(tile) == "boost" and frame:
                player_board.add_points(position, frame, tile_names.boost_of(tile))
            else:
                gain(position, player, HELPERS[tile_names.plain(tile)]["gain"])
        case ["fulfil", tile, *_]:
            fulfil(position, player, tile, words)
        case ["crest", kind, building]:
            player["goods"]["food"] -= player_board.crest_price(position, player, int(building))
            stored = [tile for tile in player["store"] if tile_names.is_crest(tile)]
            player["store"].remove(
                next(tile for tile in stored if tile_names.crest_of(tile) == kind)
            )
            player_board.place_crest(position, player, kind, int(building))
        case ["contribute", town]:
            cathedrals.contribute(position, player, town)
        case ["raise", technology]:
            technologies.raise_level(position, player, technology, 0)
        case ["explorer", town]:
            player["silver"] -= position.new_starts(player)[town]
            position.add_explorer(player, town)
        case ["symbol", town]:  # S-205: once a turn
            position["symbol"] = False
            if town == "action":
                ask(position, "act", kind="explorer", ap=SYMBOL_POINTS, main=False)
            else:
                technologies.explorer_step(position, player, town)


def may_use(player: Player, tile: str, main: Frame | None) -> bool:
    """Return whether the player can use this helper tile now: its effect is possible and its price
    can be paid (T-308, T-603, S-306, S-707).

    False for colour helpers, which are used only with a die (T-304), and for boosts outside a main
    action.
    """
    if tile_names.plain(tile) not in HELPERS or tile_names.is_colour(tile):
        return False
    if tile_names.class_of(tile) == "boost":
        return main is not None
    words = [word for word, _ in tile_names.parts(HELPERS[tile_names.plain(tile)]["gain"])]
    if ("building" in words and not any(player["rooms"])) or (
        "mine" in words and player["mines_general"] == 0
    ):
        return False
    price = payments.helper_price(tile)
    return bool(player["silver"] >= helper_silver(tile) and payments.can_pay(player, price))


def helper_silver(tile: str) -> int:
    """Return the price of a helper tile in silver, 0 or 1 (S-707)."""
    return 1 if tile_names.plain(tile).startswith("silver-") else 0


def contract_moves(position: TiletumPosition, player: Player) -> list[str]:
    """Return a text for every way in which the player can fulfil a stored contract; with contract
    I, one for each part of the cost that can be reduced (T-604, S-606)."""
    found = []
    for tile in filter(tile_names.is_contract, player["store"]):
        printed = tile_names.contract(tile)
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
    """Return the goods that a `fulfil` move costs, by name; contract I reduces one part by 1, but
    not the whole cost to 0 (S-606)."""
    printed = tile_names.contract(words[1])
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
    """Fulfil a stored contract: pay its goods, score its points and gain its extra (T-604).

    Its space on the board frees one more pillar, as long as one is left there (T-605, S-109).
    """
    for good, number in contract_cost(position, player, words).items():
        player["goods"][good] -= number
    player["store"].remove(tile)
    if len(player["contracts"]) < PILLARS_ON_CONTRACTS + position.with_silver:
        player["pillars"] += 1
    player["contracts"].append(tile)
    player["points"] += tile_names.contract(tile)["points"]
    gain(position, player, tile_names.contract(tile)["extra"])


def raise_moves(position: TiletumPosition, player: Player, less: int) -> list[str]:
    """Return a text for every technology that the player can raise, at a price reduced by `less`
    silver (S-601, S-507)."""
    return [
        f"raise {name}"
        for number, name in enumerate(position["silver"]["technologies"])
        if player["levels"][number] < TOP_LEVEL
        and player["silver"] >= technologies.technology_price(player, number, less)
    ]
