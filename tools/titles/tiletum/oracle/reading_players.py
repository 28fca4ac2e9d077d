"""Reading one seat; T-111, T-112, S-107 to S-109 and C-102, S-902 give what is left out."""

from typing import Any

from tools.titles.tiletum.oracle import maps
from tools.titles.tiletum.oracle.facts import BOX, GOODS, SILVER
from tools.titles.tiletum.oracle.table import Player, Table

START_BUILDINGS = 6


def read_player(table: Table, entry: dict[str, Any], colour: str) -> Player:
    """One seat of a position."""
    given = start_values(table, entry.get("cardinal", False), colour) | entry
    goods = {good: given["goods"].get(good, 0) for good in GOODS}
    return Player(
        colour=colour,
        name=given.get("name", ""),
        points=given["points"],
        goods=goods,
        store=list(given.get("store", [])),
        houses=given["houses"],
        pillars=given["pillars"],
        merchant=given.get("merchant", maps.START),
        architect=given.get("architect", maps.START),
        rooms=[list(rooms) for rooms in given.get("rooms", [[]] * START_BUILDINGS)],
        crests=list(given.get("crests", [""] * START_BUILDINGS)),
        markers=dict(given.get("markers", {})),
        contracts=list(given.get("contracts", [])),
        cathedral_tiles=dict(given.get("cathedral_tiles", {})),
        dice=[dict(die) for die in given.get("dice", [])],
        silver=given["silver"],
        mines=given["mines"],
        mines_general=given["mines_general"],
        explorers=list(given["explorers"]),
        levels=list(given["levels"]),
        bonused=given.get("bonused", ""),
        cardinal=given.get("cardinal", False),
        open=list(given.get("open", [])),
        hand=list(given.get("hand", [])),
        tucked=list(given.get("tucked", [])),
    )


def start_values(table: Table, cardinal: bool, colour: str) -> dict[str, Any]:
    """What a seat begins with."""
    place = table.order.index(colour)
    gold = BOX["start_gold"][place]
    values: dict[str, Any] = {
        "points": 0,
        "goods": BOX["start_goods"] | {"gold": gold},
        "houses": BOX["houses_in_supply"],
        "pillars": BOX["pillars_in_supply"],
        "silver": 0,
        "mines": 0,
        "mines_general": 0,
        "explorers": [],
        "levels": [],
    }
    if table.silver:
        values["silver"] = 1 if place > 0 else 0
        values["mines"] = SILVER["mines_in_supply"]
        values["mines_general"] = SILVER["mines_in_general"]
        values["explorers"] = [maps.start_of(table, 1)]
        values["levels"] = [0, 0, 0]
    return values | (cardinals_values(table) if cardinal else {})


def cardinals_values(table: Table) -> dict[str, Any]:
    """C-102, S-902: all pieces at hand, no goods; on level hard with Silver a start."""
    values: dict[str, Any] = {
        "goods": {},
        "houses": BOX["houses"] - 1,
        "pillars": BOX["pillars"] + (1 if table.silver else 0),
    }
    if table.silver:
        values |= {"silver": 0, "mines": SILVER["mines"] - 1, "mines_general": 0, "levels": []}
        if table.cardinal == "hard":
            values |= SILVER["hard_start"]
    return values
