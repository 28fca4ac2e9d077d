"""A new game, dealt from a generator of the oracle's own (T1, C1, S1)."""

from random import Random
from typing import Any

from tools.titles.tiletum.oracle import maps
from tools.titles.tiletum.oracle.facts import (
    ALPHABETICAL_ACTIONS,
    BOX,
    CARDINAL,
    COLOURS,
    PRINTED_ACTIONS,
    SILVER,
    SOLO,
    VALUES,
    decrees,
    fairs,
)
from tools.titles.tiletum.oracle.reading import first_costs, read
from tools.titles.tiletum.oracle.table import Table
from tools.titles.tiletum.oracle.writing import write

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


def turn_wheel(table: Table, random: Random) -> None:
    """T-105, T-114; S-111: the field's first place is at random too."""
    table.wheel = list(PRINTED_ACTIONS)
    if "first-game" in table.expansions:
        turned = random.randrange(len(table.wheel))
        table.wheel = table.wheel[turned:] + table.wheel[:turned]
    else:
        random.shuffle(table.wheel)
    first = random.choice(VALUES)
    table.explorer_values = [first, first % len(VALUES) + 1]


def deal_costs(table: Table, random: Random) -> None:
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


def deal_tiles(table: Table, random: Random) -> None:
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
