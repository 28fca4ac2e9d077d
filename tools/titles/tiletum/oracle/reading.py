"""From a parsed position to a table; keys that are left out get the values of the notation.
Reading one seat; T-111, T-112, S-107 to S-109 and C-102, S-902 give what is left out."""

from typing import Any

from tools.titles.tiletum.oracle import maps, piles, supply
from tools.titles.tiletum.oracle.facts import (
    BOX,
    CARDINAL,
    COLOURS,
    GOODS,
    PRINTED_ACTIONS,
    SILVER,
    fairs,
)
from tools.titles.tiletum.oracle.table import (
    Decks,
    OracleUnderground,
    Solo,
    TiletumOraclePlayer,
    TiletumOracleTable,
)
from tools.titles.tiletum.oracle.tiles import is_helper, kind_of

# From a parsed position to a table; keys that are left out get the values of the notation.

Document = dict[str, Any]


def read(document: Document) -> TiletumOracleTable:
    """The table a position describes."""
    colours = colours_of(document)
    order = list(document.get("order", colours))
    underground = read_underground(document)
    solo = read_solo(document)
    king = {colour: document.get("king", {}).get(colour, 0) for colour in colours}
    turn_of = document.get("turn_of", {})
    seat = document.get("seat", order[0])
    table = TiletumOracleTable(
        expansions=list(document.get("expansions", [])),
        cardinal=document.get("cardinal", ""),
        round=document.get("round", 1),
        turn=document.get("turn", 1),
        step=document.get("step", 0),
        phase=document.get("phase", "turn"),
        order=order,
        seat=seat,
        to_move=document.get("to_move", seat),
        king=king,
        king_order=list(document.get("king_order", by_space(king, order))),
        wheel=list(document.get("wheel", PRINTED_ACTIONS)),
        explorer_values=list(document.get("explorer_values", [1, 2])),
        dice={good: list(values) for good, values in document.get("dice", {}).items()},
        corruption=list(document.get("corruption", [])),
        action_tiles=dict(document.get("action_tiles", {})),
        king_tile=document.get("king_tile", ""),
        contract_offer=list(document.get("contract_offer", [""] * len(BOX["contract_prices"]))),
        character_offer=[tile for tile in document.get("character_offer", []) if tile],
        fairs=[list(fair) for fair in document.get("fairs", first_fairs(underground))],
        refilling=document.get("refilling", ""),
        ranking=list(document.get("ranking", [])),
        costs={town: list(cost) for town, cost in document.get("costs", {}).items()},
        map_tiles=dict(document.get("map_tiles", {})),
        underground_tiles=dict(document.get("underground_tiles", {})),
        houses=owners(document.get("houses", {maps.START: order})),
        pillars=owners(document.get("pillars", {})),
        mines=owners(document.get("mines", {})),
        decks=Decks([], [], [], [], [], [], [], [], []),
        players={},
        pending=[dict(frame) for frame in document.get("pending", [])],
        exchanged=turn_of.get("exchanged", False),
        symbol=turn_of.get("symbol", False),
        die=dict(turn_of["die"]) if "die" in turn_of else None,
        underground=underground,
        solo=solo,
    )
    fill(table, document, colours)
    stored = filter(is_helper, table.mover.store)
    colour_tiles = [tile for tile in stored if kind_of(tile) == "colour"]
    fresh = turn_of.get("fresh", 0)
    named = isinstance(fresh, list)  # with silver there are several kinds
    table.fresh = list(fresh) if named else colour_tiles[len(colour_tiles) - fresh :]
    return table


def fill(table: TiletumOracleTable, document: Document, colours: list[str]) -> None:
    """Players, costs, mines and piles, whose values depend on the rest."""
    for entry, colour in zip(document["player"], colours, strict=True):
        table.players[colour] = read_player(table, entry, colour)
    if "costs" not in document:
        table.costs = first_costs(table)
    if table.silver and "mines" not in document:
        table.mines = {maps.start_of(table, 1): list(table.order)}
    for entry, colour in zip(document["player"], colours, strict=True):
        supply.fill(table, table.players[colour], entry)
    table.decks = piles.read(table, document.get("decks", {}))


def colours_of(document: Document) -> list[str]:
    """Notation: seat k is the k-th colour; the Cardinal is orange."""
    return [
        entry.get("colour", CARDINAL if entry.get("cardinal") else colour)
        for entry, colour in zip(document["player"], COLOURS, strict=False)
    ]


def by_space(king: dict[str, int], order: list[str]) -> list[str]:
    """Notation: a king order that is left out is by space, then by turn order."""
    return sorted(order, key=lambda colour: -king[colour])


def owners(given: dict[str, list[str]]) -> dict[str, list[str]]:
    """The owners on the spaces of every town."""
    return {town: list(colours) for town, colours in given.items()}


def first_fairs(underground: OracleUnderground | None) -> list[list[str]]:
    """Notation: Tiletum and the first towns and tiles of the data."""
    towns = [maps.START, *BOX["fair_towns"]]
    tiles = list(fairs(underground is not None))
    return [[town, tile] for town, tile in zip(towns[:4], tiles[:4], strict=True)]


def first_costs(table: TiletumOracleTable) -> dict[str, list[int]]:
    """Notation: the cost tiles in the order of the data; closed cathedrals take none."""
    left = {"stone": list(BOX["cost_tiles"])}
    left |= {kind: list(tiles) for kind, tiles in SILVER["cost_tiles"].items()}
    return {
        town: list(left[maps.cost_kind(table, town)].pop(0)) for town in maps.open_cathedrals(table)
    }


def read_underground(document: Document) -> OracleUnderground | None:
    """The set-up of Silver; sides A and the technologies of S-110 when left out."""
    if "silver" not in document.get("expansions", []):
        return None
    given = document.get("silver", {})
    technologies = list(given.get("technologies", SILVER["first_technologies"]))
    bonused = list(SILVER["bonused_goods"]) if "goods" in technologies else []
    return OracleUnderground(
        sides=list(given.get("sides", ["A", "A", "A"])),
        overlay=given.get("overlay", "A"),
        technologies=technologies,
        bonused_left=list(given.get("bonused_left", bonused)),
        covered=[list(path) for path in given.get("covered", [])],
    )


def read_solo(document: Document) -> Solo | None:
    """The Cardinal's cards."""
    if not document.get("cardinal"):
        return None
    given = document.get("solo", {})
    surprises = list(SILVER["surprises"]) if "silver" in document.get("expansions", []) else []
    return Solo(
        challenges=list(given.get("challenges", [])),
        decrees=list(given.get("decrees", [])),
        decrees_left=list(given.get("decrees_left", given.get("decrees", []))),
        decree=given.get("decree", ""),
        surprises_left=list(given.get("surprises_left", surprises)),
        surprises_due=given.get("surprises_due", 0),
        crest_due=given.get("crest_due", False),
        after=given.get("after", ""),
    )


# Reading one seat; T-111, T-112, S-107 to S-109 and C-102, S-902 give what is left out.

START_BUILDINGS = 6


def read_player(
    table: TiletumOracleTable, entry: dict[str, Any], colour: str
) -> TiletumOraclePlayer:
    """One seat of a position."""
    given = start_values(table, entry.get("cardinal", False), colour) | entry
    goods = {good: given["goods"].get(good, 0) for good in GOODS}
    return TiletumOraclePlayer(
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


def start_values(table: TiletumOracleTable, cardinal: bool, colour: str) -> dict[str, Any]:
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


def cardinals_values(table: TiletumOracleTable) -> dict[str, Any]:
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
