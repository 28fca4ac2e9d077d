"""From a table to a position in its complete form, without seed and luck."""

from typing import Any

from game.toml_text import toml_value
from tools.titles.tiletum.oracle import maps
from tools.titles.tiletum.oracle.facts import BOX, GOODS, PRINTED_ACTIONS
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable

# From a table to a position in its complete form, without seed and luck.

Document = dict[str, Any]


def write(table: TiletumOracleTable) -> Document:
    """The position, its keys in the order of the notation's example."""
    return head(table) | offers(table) | boards(table) | people(table)


def head(table: TiletumOracleTable) -> Document:
    """Who, when and whose turn."""
    found: Document = {"format": 1, "title": "tiletum", "edition": "standard"}
    found["expansions"] = [name for name in ("silver", "first-game") if name in table.expansions]
    if table.cardinal:
        found["cardinal"] = table.cardinal
    return found | {
        "round": table.round,
        "turn": table.turn,
        "phase": table.phase,
        "to_move": table.to_move,
        "order": list(table.order),
        "step": table.step,
        "seat": table.seat,
        **({"refilling": table.refilling} if table.phase == "clean-up" else {}),
        "king": dict(table.king),
        "king_order": list(table.king_order),
    }


def offers(table: TiletumOracleTable) -> Document:
    """Wheel, track, offers and fairs."""
    found: Document = {"wheel": list(table.wheel)}
    if table.silver:
        found["explorer_values"] = list(table.explorer_values)
    found["dice"] = {good: sorted(table.dice[good]) for good in GOODS if table.dice.get(good)}
    found["corruption"] = list(table.corruption)
    found["action_tiles"] = dict(sorted(table.action_tiles.items()))
    if table.king_tile:
        found["king_tile"] = table.king_tile
    gaps = BOX["characters_offered"] - len(table.character_offer)
    found["contract_offer"] = list(table.contract_offer)
    found["character_offer"] = [*table.character_offer, *[""] * gaps]
    found["fairs"] = [list(fair) for fair in table.fairs]
    if table.phase == "over":
        found["ranking"] = list(table.ranking)
    return found


def boards(table: TiletumOracleTable) -> Document:
    """What lies on the maps."""
    found: Document = {
        "costs": in_order(table, table.costs),
        "map_tiles": in_order(table, table.map_tiles),
        "houses": in_order(table, table.houses),
        "pillars": in_order(table, table.pillars),
    }
    if table.silver:
        below = table.below
        found["silver"] = {
            "sides": list(below.sides),
            "overlay": below.overlay,
            "technologies": list(below.technologies),
            "bonused_left": list(below.bonused_left),
            "covered": sorted(sorted(path) for path in below.covered),
        }
        found["mines"] = in_order(table, table.mines)
        found["underground_tiles"] = in_order(table, table.underground_tiles)
    return found


def in_order(table: TiletumOracleTable, given: dict[str, Any]) -> Document:
    """Entries in the order of the data, copied; empty ones are left out."""
    return {
        town: list(given[town]) if isinstance(given[town], list) else given[town]
        for town in maps.towns(table)
        if town in given and given[town] != []
    }


def people(table: TiletumOracleTable) -> Document:
    """Cards, the die in play, questions, seats and piles."""
    found: Document = {}
    if table.solo:
        found["solo"] = write_solo(table)
    if table.die is not None:
        found["turn_of"] = {"die": dict(table.die), "exchanged": table.exchanged}
        found["turn_of"] |= {"symbol": table.symbol} if table.silver else {}
    elif table.exchanged or table.fresh:
        found["turn_of"] = {"exchanged": True} if table.exchanged else {}
    if table.fresh:
        found["turn_of"]["fresh"] = list(table.fresh) if table.silver else len(table.fresh)
    if table.pending:
        found["pending"] = [copied(frame) for frame in table.pending]
    found["player"] = [write_player(table, player) for player in table.players.values()]
    decks = table.decks
    found["decks"] = {"bonus": sorted(decks.bonus), "bonus_discard": sorted(decks.bonus_discard)}
    found["decks"]["contracts"] = sorted(decks.contracts)
    if table.silver:
        found["decks"]["contracts_under"] = list(decks.contracts_under)
    found["decks"]["characters"] = sorted(decks.characters)
    if table.silver:
        found["decks"]["underground"] = sorted(decks.underground)
        found["decks"]["underground_under"] = list(decks.underground_under)
    if table.silver or table.solo:
        found["decks"]["gone"] = sorted(decks.gone)
    if table.solo and table.silver:
        found["decks"]["box"] = sorted(decks.box)
    return found


def copied(frame: Document) -> Document:
    """A question whose lists are its own; some keys are written where they say nothing too."""
    empty: dict[str, Document] = {
        "steps": {"merchant": 0, "architect": 0, "house": 0, "pillar": 0},
        "act": {"kind": "", "ap": 0, "main": False},
        "as": {"ap": 0, "main": False},
        "anywhere": {"what": "", "pay": 0},
        "draw": {"deck": "", "left": 0} | ({} if "tiles" in frame else {"aside": []}),
    }
    whole = {"q": frame["q"], **empty.get(frame["q"], {})} | frame
    return {key: list(value) if isinstance(value, list) else value for key, value in whole.items()}


def write_solo(table: TiletumOracleTable) -> Document:
    """The Cardinal's cards."""
    cards = table.cards
    found: Document = {
        "challenges": list(cards.challenges),
        "decrees": list(cards.decrees),
        "decrees_left": list(cards.decrees_left),
    }
    if cards.decree:
        found["decree"] = cards.decree
    if table.silver:
        found["surprises_left"] = list(cards.surprises_left)
        found["surprises_due"] = cards.surprises_due
        found["crest_due"] = cards.crest_due
        if cards.after:
            found["after"] = cards.after
    return found


def write_player(table: TiletumOracleTable, player: TiletumOraclePlayer) -> Document:
    """One seat."""
    found: Document = {"colour": player.colour, "name": player.name, "points": player.points}
    if table.silver:
        found["silver"] = player.silver
    found |= {"houses": player.houses, "pillars": player.pillars}
    if table.silver:
        found |= {"mines": player.mines, "mines_general": player.mines_general}
    found["goods"] = {good: player.goods[good] for good in GOODS}
    found |= {"merchant": player.merchant, "architect": player.architect}
    if table.silver:
        found["explorers"] = list(player.explorers)
    found["store"] = sorted(player.store)
    kinds = [*PRINTED_ACTIONS, "explorer"]
    found |= {
        "rooms": [list(rooms) for rooms in player.rooms],
        "crests": list(player.crests),
        "markers": {kind: player.markers[kind] for kind in kinds if kind in player.markers},
        "contracts": list(player.contracts),
        "cathedral_tiles": in_order(table, {**player.cathedral_tiles}),
        "dice": [dict(die) for die in player.dice],
    }
    if player.cardinal:
        found |= {"cardinal": True, "open": sorted(player.open), "hand": list(player.hand)}
        found |= {"tucked": list(player.tucked)} if table.silver else {}
    elif table.silver:
        found["levels"] = list(player.levels)
        if player.bonused:
            found["bonused"] = player.bonused
    return found


# The text of a position, laid out as the notation's example is, to the letter.

MANY = ("pending", "player")
TABLES = (
    *("costs", "map_tiles", "houses", "pillars", "silver", "mines", "underground_tiles"),
    *("solo", "turn_of", "decks"),
)
WIDTH = 147


def as_text(document: Document) -> str:
    """The position as TOML: plain keys first, then its tables."""
    lines = [
        f"{key} = {toml_value(value)}"
        for key, value in document.items()
        if key not in (*MANY, *TABLES)
    ]
    for key, value in document.items():
        if key in TABLES:
            lines += ["", f"[{key}]"]
            lines += [line for name in value for line in entry(name, value[name])]
        elif key in MANY:
            for one in value:
                lines += ["", f"[[{key}]]"]
                lines += [f"{name} = {toml_value(one[name])}" for name in one]
    return "\n".join(lines) + "\n"


def entry(name: str, value: object) -> list[str]:
    """A key of a table; a list that is too long for a line is set in lines of its own."""
    line = f"{name} = {toml_value(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        return [line]
    lines = [""]
    for item in value:
        text = f" {toml_value(item)},"
        if len(lines[-1] + text) >= WIDTH:
            lines.append("")
        lines[-1] += text
    return [f"{name} = [", *(f" {text}" for text in lines), "]"]
