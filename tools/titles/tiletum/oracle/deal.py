"""What a new game must look like, whoever dealt it (T-105 to T-114, C-101 to C-104, S-101 ff.)."""

from typing import Any

from tools.proof.opinions.documents import differences
from tools.titles.tiletum.oracle import maps
from tools.titles.tiletum.oracle.facts import (
    ALPHABETICAL_ACTIONS,
    BOX,
    CATHEDRALS,
    PRINTED_ACTIONS,
    SILVER,
    SOLO,
    SPACES,
    decrees,
    fairs,
)
from tools.titles.tiletum.oracle.oracle import Oracle
from tools.titles.tiletum.oracle.reading import read
from tools.titles.tiletum.oracle.sums import faults
from tools.titles.tiletum.oracle.table import Table

Document = dict[str, Any]
LUCK = [
    *("order", "wheel", "explorer_values", "action_tiles", "king_tile", "contract_offer"),
    *("character_offer", "fairs", "costs", "map_tiles", "underground_tiles", "silver", "solo"),
]
GIVEN = ["format", "title", "edition", "expansions", "cardinal", "phase", "to_move"]


def faults_of_deal(document: Document) -> list[str]:
    """What is not as the set-up says; nothing when all is."""
    table = read(document)
    found = differences("", rest_of(document), Oracle(table).document())
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
    return Oracle.from_position(known).document()


def wheel_is_right(table: Table) -> bool:
    """T-105; T-114: in printed order, turned at random; S-111: the field is two neighbours."""
    if sorted(table.wheel) != ALPHABETICAL_ACTIONS:
        return False
    if "first-game" in table.expansions:
        first = table.wheel.index(PRINTED_ACTIONS[0])
        if table.wheel[first:] + table.wheel[:first] != PRINTED_ACTIONS:
            return False
    one, other = table.explorer_values
    return other == one % len(table.wheel) + 1


def fairs_are_right(table: Table) -> bool:
    """T-108: the first at Tiletum, the others in three of the town tiles; four fair tiles."""
    towns, tiles = [town for town, _ in table.fairs], [tile for _, tile in table.fairs]
    return (
        towns[0] == maps.START
        and set(towns[1:]) <= set(BOX["fair_towns"])
        and set(tiles) <= set(fairs(table.silver))
        and len(set(towns)) == len(set(tiles)) == len(tiles) == 4
    )


def costs_are_right(table: Table) -> bool:
    """T-109, S-104: a tile of its kind at every open cathedral, none twice."""
    boxes = {"stone": BOX["cost_tiles"], **SILVER["cost_tiles"]}
    left = {kind: [list(tile) for tile in tiles] for kind, tiles in boxes.items()}
    for town, cost in table.costs.items():
        kind = maps.cost_kind(table, town)
        if cost not in left[kind]:
            return False
        left[kind].remove(cost)
    return list(table.costs) == maps.open_cathedrals(table) and set(CATHEDRALS) <= set(SPACES)


def tiles_are_right(table: Table) -> bool:
    """T-106, S-103, S-109."""
    spaces = {space for space in maps.towns(table) if maps.has_tile_space(table, space)}
    actions = [*ALPHABETICAL_ACTIONS, *(["explorer"] if table.silver else [])]
    return (
        {*table.map_tiles, *table.underground_tiles} == spaces
        and set(table.action_tiles) == set(actions)
        and bool(table.king_tile)
    )


def underground_is_right(table: Table) -> bool:
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


def cards_are_right(table: Table) -> bool:
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
