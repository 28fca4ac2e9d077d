"""From a parsed position to a table; keys that are left out get the values of the notation."""

from typing import Any

from tools.titles.tiletum.oracle import maps, piles, supply
from tools.titles.tiletum.oracle.facts import BOX, CARDINAL, COLOURS, PRINTED_ACTIONS, SILVER, fairs
from tools.titles.tiletum.oracle.reading_players import read_player
from tools.titles.tiletum.oracle.table import Decks, Solo, Table, Underground
from tools.titles.tiletum.oracle.tiles import is_helper, kind_of

Document = dict[str, Any]


def read(document: Document) -> Table:
    """The table a position describes."""
    colours = colours_of(document)
    order = list(document.get("order", colours))
    underground = read_underground(document)
    solo = read_solo(document)
    king = {colour: document.get("king", {}).get(colour, 0) for colour in colours}
    turn_of = document.get("turn_of", {})
    seat = document.get("seat", order[0])
    table = Table(
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


def fill(table: Table, document: Document, colours: list[str]) -> None:
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


def first_fairs(underground: Underground | None) -> list[list[str]]:
    """Notation: Tiletum and the first towns and tiles of the data."""
    towns = [maps.START, *BOX["fair_towns"]]
    tiles = list(fairs(underground is not None))
    return [[town, tile] for town, tile in zip(towns[:4], tiles[:4], strict=True)]


def first_costs(table: Table) -> dict[str, list[int]]:
    """Notation: the cost tiles in the order of the data; closed cathedrals take none."""
    left = {"stone": list(BOX["cost_tiles"])}
    left |= {kind: list(tiles) for kind, tiles in SILVER["cost_tiles"].items()}
    return {
        town: list(left[maps.cost_kind(table, town)].pop(0)) for town in maps.open_cathedrals(table)
    }


def read_underground(document: Document) -> Underground | None:
    """The set-up of Silver; sides A and the technologies of S-110 when left out."""
    if "silver" not in document.get("expansions", []):
        return None
    given = document.get("silver", {})
    technologies = list(given.get("technologies", SILVER["first_technologies"]))
    bonused = list(SILVER["bonused_goods"]) if "goods" in technologies else []
    return Underground(
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
