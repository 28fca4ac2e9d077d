"""The oracle of the edition of 2007: what differs from the rules of the first oracle (C).

A position is that of the notation; players and areas are found by their names as in the other
edition, and what both do alike, extracting and bidding, is its.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.proof.oracles import Position
from tools.titles.tinners_trail.oracle import rounds, table
from tools.titles.tinners_trail.oracle.actions import extract, extractions, in_stock, pump, take
from tools.titles.tinners_trail.oracle.auctions import bid, bid_moves, can_go_on, next_bidder
from tools.titles.tinners_trail.oracle.table import Area, TrailPosition

# The printed facts, from the oracle's own list (6a .. 6e).

FACTS: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("facts.toml").read_text(encoding="utf-8")
)
AREAS: dict[str, dict[str, Any]] = FACTS["areas"]
COMPANY: dict[str, int] = FACTS["company"]
TIME_POINTS: dict[str, int] = FACTS["time"]
DICE: dict[str, list[int]] = FACTS["dice"]
PRICES: dict[str, list[int]] = FACTS["prices"]
DISPLAY: dict[str, list[int]] = FACTS["developments"]
POINTS: dict[str, list[int]] = FACTS["boxes"]
COLOURS = ["pink", "yellow", "blue", "green"]
ORES = ["tin", "copper"]
PIECES = ["miner", "port", "train", "adit"]
LAST_ROUND = 4
PLACES_IN_A_BOX = 2
HOW_MANY_PROSPECT = 2


def read(document: Position) -> TrailPosition:
    """Everything by its name, everything there."""
    described = {area["name"]: area for area in document["area"]}
    position: Position = {
        **{key: [] for key in ("declined", "prospectors", "ranking")},
        **dict.fromkeys(["auction", "prospect"]),
        "pumps_left": 0,
        **{key: value for key, value in document.items() if key not in ("seed", "luck")},
        "work": {int(column): markers for column, markers in document["work"].items()},
        "player": {entry["colour"]: table.read_player(entry) for entry in document["player"]},
        "area": {name: table.read_area(name, described.get(name, {}), "") for name in AREAS},
    }
    if position["auction"] and "winner" in position["auction"]:  # C-22: only the ground counts
        position["auction"] = {key: position["auction"][key] for key in ("area", "winner")}
    if position["phase"] == "over":  # C-26: nobody can tell whether leftovers of round 4 leave
        position["developments"] = {}
    return TrailPosition(position)


def answers(position: TrailPosition) -> dict[str, int]:
    """Every legal move; at luck every throw of the dice (C-4, C-12, C-19)."""
    phase = position["phase"]
    if position["to_move"] == "luck":  # C-4: tin first, then copper
        return table.throws(
            rounds.ore_to_roll_for(position)[0] if phase == "prices" else "area", DICE
        )
    return dict.fromkeys(MOVES[phase](position), 1) if phase in MOVES else {}


def play(position: TrailPosition, text: str) -> None:
    """Carry out a legal move, and everything that follows by itself."""
    words = text.split()
    (roll_for_area if words[:2] == ["roll", "area"] else PLAY[position["phase"]])(position, words)
    while position["phase"] in SETTLE and SETTLE[position["phase"]](position):
        pass


# Phase 1: prices (C-4).


def set_price(position: TrailPosition, words: list[str]) -> None:
    """C-4: round 1 +1; later +1 after the lowest, -1 after the highest; round 4 -1 besides.

    6b: 4 or less, 5 and 6, 7 and 8, 9 or more.
    """
    total = sum(map(int, words[2:]))
    kind = words[1]
    now = position["round"]
    old_price = position["prices"].get(f"last_{kind}")
    total += (now == 1) - (now == LAST_ROUND)
    total += (old_price == PRICES[kind][0]) - (old_price == PRICES[kind][-1])
    column = sum(total >= least for least in (5, 7, 9))
    position["prices"][kind] = PRICES[kind][column]


# Phase 3: actions (C-6 .. C-12, C-20 .. C-23, C-28).


def action_moves(position: TrailPosition) -> list[str]:
    """C-8: an action needs its time points in full; C-21: the active player may always pass."""
    possible = {
        "build": build_moves(position),
        "extract": extractions(position),
        **{piece: development_moves(position, piece) for piece in PIECES},
        "pumps": ["pumps"] if pump_columns(position) else [],
        "pasties": ["pasties"],
    }
    left = position.work_points_left(position["to_move"])
    found = [text for kind in possible if TIME_POINTS[kind] <= left for text in possible[kind]]
    return [*found, "pass"]


def act(position: TrailPosition, words: list[str]) -> None:
    """C-20: time is spent at once, but that of a mine, which its winner spends."""
    colour = position["to_move"]
    if words == ["pass"]:
        position.pass_for_the_round(colour)
        return
    if words[0] == "build":
        bidders = [one for one in position["player"] if can_take_part(position, one)]
        auction = {"area": words[1], "opener": colour, "minimum": 1, "in": bidders}
        position |= {"auction": auction, "phase": "auction"}
        return
    position["phase"] = "action over"
    match words:
        case ["extract", area, _, tin, _, copper]:
            extract(position, position["area"][area], int(tin), int(copper))
        case ["pumps"]:
            position["phase"] = "pumps"
            tallest = position["developments"]["pumps"][pump_columns(position)[-1]]
            position["pumps_left"] = sum(tallest)
            tallest.clear()
        case ["pasties"]:
            position.mover["money"] += 1  # C-28
        case [piece, *names]:
            develop(position, piece, names)
    position.spend(colour, TIME_POINTS[words[0]])


def settle_actions(position: TrailPosition) -> bool:
    """C-6: the marker furthest left, there the uppermost; C-21: the end when all have passed."""
    if not position["work"]:
        sell(position)
        return True
    position["to_move"] = position["work"][min(position["work"])][0]
    return False


def end_action(position: TrailPosition) -> bool:
    """C-7: when all others have passed, the one action is followed by the pass."""
    waiting = [colour for markers in position["work"].values() for colour in markers]
    if len(waiting) == 1:
        position.pass_for_the_round(waiting[0])
    position["phase"] = "actions"
    return True


# Build mine (C-9, C-12, C-22).


def can_take_part(position: TrailPosition, colour: str) -> bool:
    """C-9: not passed, time, an unbuilt mine, and the money for the lowest bid."""
    player = position["player"][colour]
    has_time = position.work_points_left(colour) >= TIME_POINTS["build"]
    return has_time and player["mines_left"] > 0 and player["money"] > 0


def build_moves(position: TrailPosition) -> list[str]:
    """C-9: any area without a mine, empty ones too; no surcharge."""
    if not can_take_part(position, position["to_move"]):
        return []
    return [f"build {area['name']}" for area in position.areas if area["owner"] is None]


def settle_auction(position: TrailPosition) -> bool:
    """C-9: the opener opens; who cannot raise is out; then clockwise, until one is left."""
    auction = position["auction"]
    if "high" not in auction:
        return False
    auction["in"] = [colour for colour in auction["in"] if can_go_on(position, colour)]
    if auction["in"] == [auction["high"]["by"]]:
        win(position, auction["high"]["by"], auction["high"]["bid"])
        return True
    if position["to_move"] not in auction["in"]:
        position["to_move"] = next_bidder(position)
    return False


def win(position: TrailPosition, winner: str, price: int) -> None:
    """C-9: pays the bank, a mine, two time points; C-22: dice if the area was empty."""
    area = position["area"][position["auction"]["area"]]
    position["player"][winner]["money"] -= price
    position["player"][winner]["mines_left"] -= 1
    position.spend(winner, TIME_POINTS["build"])
    if is_empty(area):
        position |= {"auction": {"area": area["name"], "winner": winner}, "to_move": "luck"}
        position["phase"] = "auction"
    else:
        position |= {"auction": None, "phase": "action over"}
    area["owner"] = winner


def is_empty(area: Area) -> bool:
    """C-27: no mine and not one cube; pieces do not count."""
    return area["owner"] is None and table.ore(area) + area["water"] == 0


def roll_for_area(position: TrailPosition, words: list[str]) -> None:
    """C-12: dice for an empty area, with all developments that stand at that moment."""
    won = position["auction"]
    name = won["area"] if won else position["prospect"]
    area = position["area"][name]
    (tin, copper, water) = map(int, words[2:])
    adits = sum(name in border for border in position["adits"])
    trains = sum(position["area"][other]["train"] for other in AREAS[name]["neighbours"])
    area["tin"] += tin + adits
    area["copper"] += copper + adits
    area["water"] += max(0, water - adits - area["port"] - 2 * area["train"] - trains)
    if won:
        position |= {"auction": None, "phase": "action over"}
    else:
        position["prospect"] = None
        position["prospectors"].pop(0)


# Developments (C-5, C-8, C-11) and steam pumps (C-5, C-23).


def development_moves(position: TrailPosition, piece: str) -> list[str]:
    """C-8, C-11: anywhere it may stand, while one is on display."""
    if not in_stock(position, piece):
        return []
    if piece == "adit":
        borders = [[one, two] for one in AREAS for two in AREAS[one]["neighbours"] if one < two]
        return [f"adit {' '.join(pair)}" for pair in borders if pair not in position["adits"]]
    key = "miners" if piece == "miner" else piece
    return [
        f"{piece} {name}"
        for name in AREAS
        if not position["area"][name][key] and (piece != "port" or AREAS[name]["coast"])
    ]


def develop(position: TrailPosition, piece: str, names: list[str]) -> None:
    """C-5, C-11: the piece leaves the display and takes effect; adits not in an empty area."""
    take(position, piece)
    here = [position["area"][name] for name in names]
    if piece == "adit":
        position["adits"].append(names)
        for area in here:
            if not is_empty(area):
                drain(area, 1)
                area["tin"] += 1
                area["copper"] += 1
        return
    here[0]["miners" if piece == "miner" else piece] = True
    drain(here[0], {"miner": 0, "port": 1, "train": 2}[piece])
    for other in AREAS[names[0]]["neighbours"] if piece == "train" else ():
        drain(position["area"][other], 1)


def drain(area: Area, cubes: int) -> None:
    """C-11: never below 0, mine or not."""
    area["water"] = max(0, area["water"] - cubes)


def pump_columns(position: TrailPosition) -> list[int]:
    """C-23: the columns on display, the tallest last; of equal ones the rightmost."""
    heights = [sum(column) for column in position["developments"]["pumps"][: position["round"]]]
    return sorted((at for at, height in enumerate(heights) if height), key=lambda at: heights[at])


def pump_moves(position: TrailPosition) -> list[str]:
    """C-23: one by one from any area with water, mine or not; the rest may be given up."""
    return [*(f"pump {a['name']}" for a in position.areas if a["water"]), "pump none"]


def settle_pumps(position: TrailPosition) -> bool:
    """C-23: it ends when the pumps are used up or no water is left on the board."""
    if position["pumps_left"] and len(pump_moves(position)) > 1:
        return False
    position |= {"pumps_left": 0, "phase": "action over"}
    return True


# Phases 4 and 5: the sale and the investments (C-13, C-14, C-24, C-25).


def sell(position: TrailPosition) -> None:
    """C-13: all ore at the round's prices; nothing is kept."""
    for player in position["player"].values():
        for kind in ORES:
            player["money"] += player["ore"][kind] * position["prices"][kind]
            player["ore"][kind] = 0
    position |= {"phase": "invest", "declined": [], "to_move": position["invested"][0]}


def open_prices(position: TrailPosition, colour: str) -> list[str]:
    """C-14, C-24: boxes of the round with a free place, while a player has money and cubes."""
    player = position["player"][colour]
    column = position["boxes"].get(str(position["round"]), {})
    return [
        price
        for price in POINTS
        if len(column.get(price, [])) < PLACES_IN_A_BOX
        and int(price) <= player["money"]
        and player["cubes_left"] > 0
    ]


def invest_moves(position: TrailPosition) -> list[str]:
    """C-14: one investment, or decline for good."""
    prices = open_prices(position, position["to_move"])
    return [*(f"invest {price}" for price in prices), "invest none"]


def invest(position: TrailPosition, words: list[str]) -> None:
    """C-14: one own cube into a box; C-25: its points are shown all the time."""
    player = position.mover
    price = words[1]
    now = position["round"]
    if price == "none":
        position["declined"].append(player["colour"])
        return
    column = position["boxes"].setdefault(str(now), {})
    column.setdefault(price, []).append(player["colour"])
    player["money"] -= int(price)
    player["cubes_left"] -= 1
    player["points"] += POINTS[price][now - 1]
    position["to_move"] = rounds.next_in_passing_order(position)


def settle_invest(position: TrailPosition) -> bool:
    """C-24: who can place no cube has declined at once; C-14: until all have."""
    for colour in position["invested"]:
        if colour not in position["declined"] and not open_prices(position, colour):
            position["declined"].append(colour)
    if len(position["declined"]) == len(position["player"]):
        end_investing(position)
        return True
    if position["to_move"] in position["declined"]:
        position["to_move"] = rounds.next_in_passing_order(position)
        return True
    return False


# Phases 6 and 7: prospecting, the end of the round and of the game (C-5, C-15, C-16, C-26).


def end_investing(position: TrailPosition) -> None:
    """C-15, C-16: round 4 ends the game without prospecting."""
    order = position["invested"]
    now = position["round"]
    position["declined"] = []
    if now == LAST_ROUND:

        def worth(colour: str) -> tuple[int, int, int]:
            """C-16: points, money, ore in own mines; who is equal stays in the passing order."""
            player = position["player"][colour]
            return player["points"], player["money"], sum(map(table.ore, position.mines_of(colour)))

        ranking = sorted(order, key=worth, reverse=True)
        position |= {"phase": "over", "to_move": "nobody", "ranking": ranking, "developments": {}}
        return
    for piece in PIECES:  # C-26: leftovers leave before prospecting
        position["developments"][piece][now - 1] = 0
    position["developments"]["pumps"] = [[size] for size in DISPLAY["pumps"]]  # C-5
    position |= {"prospectors": order[:HOW_MANY_PROSPECT], "phase": "prospect"}
    position |= {"work": {0: order}, "invested": []}  # C-26


def prospect_moves(position: TrailPosition) -> list[str]:
    """C-15: any empty area must be chosen; then its dice."""
    return [f"prospect {area['name']}" for area in position.areas if is_empty(area)]


def prospect(position: TrailPosition, words: list[str]) -> None:
    """C-15: the dice follow."""
    position["prospect"] = words[1]


def settle_prospect(position: TrailPosition) -> bool:
    """C-15: who is to prospect; without an empty area nobody does. C-26: the next round."""
    if position["prospect"] is not None:
        position["to_move"] = "luck"
        return False
    if position["prospectors"] and prospect_moves(position):
        position["to_move"] = position["prospectors"][0]
        return False
    position |= {"prospectors": [], "phase": "prices", "round": position["round"] + 1}
    position["prices"] = {f"last_{kind}": position["prices"][kind] for kind in ORES}
    return True


MOVES: dict[str, Callable[[TrailPosition], list[str]]] = {
    "actions": action_moves,
    "auction": bid_moves,
    "pumps": pump_moves,
    "invest": invest_moves,
    "prospect": prospect_moves,
}
PLAY: dict[str, Callable[[TrailPosition, list[str]], None]] = {
    "prices": set_price,
    "actions": act,
    "auction": bid,
    "pumps": pump,
    "invest": invest,
    "prospect": prospect,
}
SETTLE: dict[str, Callable[[TrailPosition], bool]] = {
    "prices": rounds.settle_prices,
    "actions": settle_actions,
    "auction": settle_auction,
    "pumps": settle_pumps,
    "action over": end_action,
    "invest": settle_invest,
    "prospect": settle_prospect,
}
"""What goes by itself in a phase; each says whether it has gone on."""
