"""A new game, dealt from a generator of the oracle's own (T1, C1, S1). What a new game must
look like, whoever dealt it (T-105 to T-114, C-101 to C-104, S-101 ff.)."""

from random import Random
from typing import Any

from tools.proof.opinions.agreement import differences
from tools.titles.tiletum.oracle import maps
from tools.titles.tiletum.oracle.facts import (
    ALPHABETICAL_ACTIONS,
    BOX,
    CARDINAL,
    CATHEDRALS,
    COLOURS,
    PRINTED_ACTIONS,
    SILVER,
    SOLO,
    SPACES,
    VALUES,
    decrees,
    fairs,
)
from tools.titles.tiletum.oracle.oracle import TiletumOracle
from tools.titles.tiletum.oracle.reading import first_costs, read
from tools.titles.tiletum.oracle.sums import faults
from tools.titles.tiletum.oracle.table import TiletumOracleTable
from tools.titles.tiletum.oracle.writing import write

# A new game, dealt from a generator of the oracle's own (T1, C1, S1).

Document = dict[str, Any]
NAMES = ["Ann", "Ben", "Cat", "Dan"]


def new_position(
    seats: int, seed: int, expansions: tuple[str, ...] = (), cardinal: str = ""
) -> Document:
    """The position before the dice of round 1."""
    random = Random(seed)
    document: Document = {
        "format": 1,
        "title": "tiletum",
        "edition": "standard",
        "expansions": [name for name in ("silver", "first-game") if name in expansions],
        "player": [{"colour": colour, "name": name} for colour, name in seated(seats, cardinal)],
    }
    if cardinal:
        document["cardinal"] = cardinal
        document["player"][1]["cardinal"] = True
    colours = [entry["colour"] for entry in document["player"]]
    document["order"] = random.sample(colours, len(colours))
    document["fairs"] = dealt_fairs(random, "silver" in expansions)
    if "silver" in expansions:
        document["silver"] = dealt_underground(random, "first-game" in expansions)
    if cardinal:
        document["solo"] = dealt_cards(random, document)
    table = read(document)
    turn_wheel(table, random)
    deal_costs(table, random)
    deal_tiles(table, random)
    if table.solo and "court-favour" in table.solo.challenges:
        table.king[CARDINAL] = 5
        table.king_order = [CARDINAL, *(c for c in table.order if c != CARDINAL)]
    table.phase, table.to_move = "dice", "luck"
    return write(table)


def seated(seats: int, cardinal: str) -> list[tuple[str, str]]:
    """The seats by colour and name; C-101: the Cardinal is seat 2."""
    if cardinal:
        return [(COLOURS[0], NAMES[0]), (CARDINAL, "Cardinal")]
    return list(zip(COLOURS[:seats], NAMES, strict=False))


def dealt_fairs(random: Random, silver: bool) -> list[list[str]]:
    """T-108."""
    towns = [maps.START, *random.sample(BOX["fair_towns"], 3)]
    tiles = random.sample(list(fairs(silver)), 4)
    return [[town, tile] for town, tile in zip(towns, tiles, strict=True)]


def dealt_underground(random: Random, first_game: bool) -> Document:
    """S-102, S-105, S-106; S-110."""
    sides = [random.choice("AB") for _ in range(3)]
    technologies = random.sample(SILVER["technologies"], 3)
    if first_game:
        sides = ["A", "A", "A"]
        technologies = list(SILVER["first_technologies"])
    return {"sides": sides, "overlay": random.choice("AB"), "technologies": technologies}


def dealt_cards(random: Random, document: Document) -> Document:
    """C-103, C-104, S-901."""
    silver = "silver" in document
    by_fair = {card["fair"]: name for name, card in decrees(silver).items()}
    end = f"end-{document['silver']['overlay']}" if silver else "end"
    wanted = [by_fair[tile] for _, tile in document["fairs"]]
    wanted += [by_fair[end], by_fair["none"]]
    challenges = SOLO["challenges"] + (SILVER["challenges"] if silver else [])
    number = SOLO["challenges_by_level"][document["cardinal"]]
    chosen = random.sample(challenges, number)
    return {
        "challenges": sorted(chosen, key=challenges.index),
        "decrees": [name for name in decrees(silver) if name in wanted],
    }


def turn_wheel(table: TiletumOracleTable, random: Random) -> None:
    """T-105, T-114; S-111: the field's first place is at random too."""
    table.wheel = list(PRINTED_ACTIONS)
    if "first-game" in table.expansions:
        turned = random.randrange(len(table.wheel))
        table.wheel = table.wheel[turned:] + table.wheel[:turned]
    else:
        random.shuffle(table.wheel)
    first = random.choice(VALUES)
    table.explorer_values = [first, first % len(VALUES) + 1]


def deal_costs(table: TiletumOracleTable, random: Random) -> None:
    """T-109, S-104: one cost tile at random at each cathedral."""
    towns = maps.open_cathedrals(table)
    stones = [list(tile) for tile in BOX["cost_tiles"]]
    random.shuffle(stones)
    table.costs = first_costs(table)
    for town in towns:
        if maps.cost_kind(table, town) == "stone":
            table.costs[town] = stones.pop()
    for kind in ("gold", "silver") if table.silver else ():
        below = [town for town in towns if maps.cost_kind(table, town) == kind]
        tiles = random.sample(SILVER["cost_tiles"][kind], len(below))
        table.costs |= {town: list(tile) for town, tile in zip(below, tiles, strict=True)}


def deal_tiles(table: TiletumOracleTable, random: Random) -> None:
    """T-106, T-107, S-103, S-109."""
    decks = table.decks
    for pile in (decks.bonus, decks.contracts, decks.characters, decks.underground):
        random.shuffle(pile)
    actions = [*ALPHABETICAL_ACTIONS, *(["explorer"] if table.silver else [])]
    table.action_tiles = {action: decks.bonus.pop() for action in actions}
    table.king_tile = decks.bonus.pop()
    for space in maps.towns(table):
        if maps.has_tile_space(table, space):
            deep = maps.map_of(table, space) > 0
            tiles = table.underground_tiles if deep else table.map_tiles
            tiles[space] = (decks.underground if deep else decks.bonus).pop()
    table.contract_offer = [decks.contracts.pop() for _ in range(5)]
    table.character_offer = [decks.characters.pop() for _ in range(5)]


# What a new game must look like, whoever dealt it (T-105 to T-114, C-101 to C-104, S-101 ff.).

LUCK = [
    *("order", "wheel", "explorer_values", "action_tiles", "king_tile", "contract_offer"),
    *("character_offer", "fairs", "costs", "map_tiles", "underground_tiles", "silver", "solo"),
]
GIVEN = ["format", "title", "edition", "expansions", "cardinal", "phase", "to_move"]


def faults_of_deal(document: Document) -> list[str]:
    """What is not as the set-up says; nothing when all is."""
    table = read(document)
    found = differences("", rest_of(document), TiletumOracle(table).document())
    checks = {
        "the order is of the seats": sorted(table.order) == sorted(table.players),
        "the first is luck of dice": (table.phase, table.to_move) == ("dice", "luck"),
        "the wheel has every action once": wheel_is_right(table),
        "fairs are in four towns": fairs_are_right(table),
        "cost tiles are of the box": costs_are_right(table),
        "a tile lies on every space in use": tiles_are_right(table),
        "offers are whole": "" not in table.contract_offer and len(table.character_offer) == 5,
        "the underground is right": not table.silver or underground_is_right(table),
        "the Cardinal's cards are right": not table.solo or cards_are_right(table),
    }
    found += [f"not so: {what}" for what, holds in checks.items() if not holds]
    return found + faults(table)


def rest_of(document: Document) -> Document:
    """The position with all that is no luck left out, as the oracle fills it up."""
    known = {key: document[key] for key in [*GIVEN, *LUCK] if key in document}
    names = ("colour", "name", "cardinal")
    known["player"] = [
        {key: entry[key] for key in names if key in entry} for entry in document["player"]
    ]
    known["seat"] = document["order"][0]
    if "court-favour" in document.get("solo", {}).get("challenges", []):
        known |= {key: document[key] for key in ("king", "king_order")}
    return TiletumOracle.from_position(known).document()


def wheel_is_right(table: TiletumOracleTable) -> bool:
    """T-105; T-114: in printed order, turned at random; S-111: the field is two neighbours."""
    if sorted(table.wheel) != ALPHABETICAL_ACTIONS:
        return False
    if "first-game" in table.expansions:
        first = table.wheel.index(PRINTED_ACTIONS[0])
        if table.wheel[first:] + table.wheel[:first] != PRINTED_ACTIONS:
            return False
    one, other = table.explorer_values
    return other == one % len(table.wheel) + 1


def fairs_are_right(table: TiletumOracleTable) -> bool:
    """T-108: the first at Tiletum, the others in three of the town tiles; four fair tiles."""
    towns, tiles = [town for town, _ in table.fairs], [tile for _, tile in table.fairs]
    return (
        towns[0] == maps.START
        and set(towns[1:]) <= set(BOX["fair_towns"])
        and set(tiles) <= set(fairs(table.silver))
        and len(set(towns)) == len(set(tiles)) == len(tiles) == 4
    )


def costs_are_right(table: TiletumOracleTable) -> bool:
    """T-109, S-104: a tile of its kind at every open cathedral, none twice."""
    boxes = {"stone": BOX["cost_tiles"], **SILVER["cost_tiles"]}
    left = {kind: [list(tile) for tile in tiles] for kind, tiles in boxes.items()}
    for town, cost in table.costs.items():
        kind = maps.cost_kind(table, town)
        if cost not in left[kind]:
            return False
        left[kind].remove(cost)
    return list(table.costs) == maps.open_cathedrals(table) and set(CATHEDRALS) <= set(SPACES)


def tiles_are_right(table: TiletumOracleTable) -> bool:
    """T-106, S-103, S-109."""
    spaces = {space for space in maps.towns(table) if maps.has_tile_space(table, space)}
    actions = [*ALPHABETICAL_ACTIONS, *(["explorer"] if table.silver else [])]
    return (
        {*table.map_tiles, *table.underground_tiles} == spaces
        and set(table.action_tiles) == set(actions)
        and bool(table.king_tile)
    )


def underground_is_right(table: TiletumOracleTable) -> bool:
    """S-102, S-105, S-106, S-110."""
    below = table.below
    if "first-game" in table.expansions and (
        below.sides != ["A", "A", "A"] or below.technologies != SILVER["first_technologies"]
    ):
        return False
    return (
        set(below.sides) <= {"A", "B"}
        and below.overlay in ("A", "B")
        and len(set(below.technologies) & set(SILVER["technologies"])) == 3
    )


def cards_are_right(table: TiletumOracleTable) -> bool:
    """C-103, C-104, S-901: the decrees of the fairs, the end and Worldly Riches."""
    cards = table.cards
    end = f"end-{table.below.overlay}" if table.silver else "end"
    wanted = {tile for _, tile in table.fairs} | {end, "none"}
    known = SOLO["challenges"] + (SILVER["challenges"] if table.silver else [])
    return (
        {decrees(table.silver)[name]["fair"] for name in cards.decrees} == wanted
        and len(cards.decrees) == 6
        and set(cards.challenges) <= set(known)
        and len(set(cards.challenges)) == SOLO["challenges_by_level"][table.cardinal]
    )
