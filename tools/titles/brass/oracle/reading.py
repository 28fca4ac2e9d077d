"""From a parsed position to a table; keys that are left out get the values of the notation."""

from collections import Counter as Count
from typing import Any

from game.toml_text import toml_value
from tools.titles.brass.oracle.set_up import (
    BOX,
    CARDS,
    COLOURS,
    EXPANSIONS,
    INDUSTRIES,
    LAST_SPACE,
    PRICES,
    WITH_CUBES,
    cubes_of,
    line_of,
    stack,
    tiles,
)
from tools.titles.brass.oracle.table import BrassOraclePlayer, BrassOracleTable, Counter

# From a parsed position to a table; keys that are left out get the values of the notation.


def read(document: dict[str, Any]) -> BrassOracleTable:
    """The table a position describes."""
    counters = {entry["at"]: read_counter(entry) for entry in document.get("counter", [])}
    players = {
        entry.get("colour", colour): read_player(entry, colour, counters)
        for entry, colour in zip(document["player"], COLOURS, strict=False)
    }
    order = list(document.get("order", players))
    demand = document.get("demand", 0)
    return BrassOracleTable(
        expansions=list(document.get("expansions", [])),
        era=document.get("era", "canal"),
        round=document.get("round", 1),
        phase=document.get("phase", "actions"),
        to_move=document.get("to_move", order[0]),
        order=order,
        action=document.get("action", 1),
        pending=dict(document.get("pending", {})),
        coal=document.get("coal", len(PRICES["track"])),
        iron=document.get("iron", len(PRICES["track"])),
        demand=demand,
        distant=list(document.get("distant", [] if demand == LAST_SPACE else tiles(len(players)))),
        deck=list(document.get("deck", [])),
        rail_deck=list(document.get("rail_deck", [])),
        discards=list(Count(document.get("discards", {})).elements()),
        players=players,
        counters=counters,
        links={
            line_of(*entry["line"].split()): entry["owner"] for entry in document.get("link", [])
        },
        ranking=list(document.get("ranking", [])),
    )


def read_player(
    entry: dict[str, Any], colour: str, counters: dict[str, Counter]
) -> BrassOraclePlayer:
    """One player; B-1.2 gives what is left out."""
    colour = entry.get("colour", colour)
    given = entry.get("stacks", {})
    return BrassOraclePlayer(
        colour=colour,
        name=entry.get("name", ""),
        money=entry.get("money", BOX["money"]),
        spent=entry.get("spent", 0),
        income_space=entry.get("income_space", BOX["income_space"]),
        points=entry.get("points", 0),
        hand=list(entry.get("hand", [])),
        stacks={
            industry: list(given[industry])
            if industry in given
            else not_on_the_board(colour, industry, counters)
            for industry in INDUSTRIES
        },
    )


def not_on_the_board(colour: str, industry: str, counters: dict[str, Counter]) -> list[int]:
    """Notation: a stack that is left out has all counters of the box that are not on the board."""
    left = stack(industry)
    for counter in counters.values():
        if counter.owner == colour and counter.industry == industry:
            left.remove(counter.level)
    return left


def read_counter(entry: dict[str, Any]) -> Counter:
    """One counter on the board; shipyards lie flipped (B-14.4)."""
    industry, level = entry["industry"], entry["level"]
    flipped = entry.get("flipped", industry == "shipyard")
    full = 0 if flipped else cubes_of(industry, level)
    return Counter(entry["owner"], industry, level, flipped, entry.get("cubes", full))


# From a table to a position in its complete form, without seed and luck.


def write(table: BrassOracleTable) -> dict[str, Any]:
    """The position, its keys in the order of the notation."""
    head: dict[str, Any] = {
        "format": 1,
        "title": "brass",
        "edition": "2007",
        "expansions": [name for name in EXPANSIONS if name in table.expansions],
        "era": table.era,
        "round": table.round,
        "phase": table.phase,
        "to_move": table.to_move,
        "order": list(table.order),
        "action": table.action,
    }
    if table.pending:
        head["pending"] = dict(table.pending)
    head |= {
        "coal": table.coal,
        "iron": table.iron,
        "demand": table.demand,
        "distant": sorted(table.distant),
        "deck": list(table.deck),
    }
    if table.era == "canal":
        head["rail_deck"] = list(table.rail_deck)
    played = Count(table.discards)
    head["discards"] = {card: played[card] for card in CARDS if played[card]}
    if table.phase == "over":
        head["ranking"] = list(table.ranking)
    head["player"] = [write_player(player) for player in table.players.values()]
    if table.counters:
        head["counter"] = [write_counter(at, table.counters[at]) for at in sorted(table.counters)]
    if table.links:
        head["link"] = [{"line": line, "owner": table.links[line]} for line in sorted(table.links)]
    return head


def write_player(player: BrassOraclePlayer) -> dict[str, Any]:
    """One player."""
    return {
        "colour": player.colour,
        "name": player.name,
        "money": player.money,
        "spent": player.spent,
        "income_space": player.income_space,
        "points": player.points,
        "hand": in_card_order(player.hand),
        "stacks": {industry: list(player.stacks[industry]) for industry in INDUSTRIES},
    }


def in_card_order(cards: list[str]) -> list[str]:
    """Notation: locations alphabetically, then industries."""
    return sorted(cards, key=CARDS.index)


def write_counter(at: str, counter: Counter) -> dict[str, Any]:
    """One counter on the board; cubes are named for mines and ironworks only."""
    entry: dict[str, Any] = {
        "at": at,
        "owner": counter.owner,
        "industry": counter.industry,
        "level": counter.level,
        "flipped": counter.flipped,
    }
    return entry | {"cubes": counter.cubes} if counter.industry in WITH_CUBES else entry


def as_seen_by(document: dict[str, Any], seat: str) -> dict[str, Any]:
    """B-17.1: what a seat may know of a position; hidden cards are as many "?"."""
    seen = {key: value for key, value in document.items() if key != "rail_deck"}
    seen["deck"] = ["?"] * len(document["deck"])
    seen["player"] = [
        player if player["colour"] == seat else player | {"hand": ["?"] * len(player["hand"])}
        for player in document["player"]
    ]
    return seen


def as_text(document: dict[str, Any]) -> str:
    """The position as TOML."""
    lists = ("player", "counter", "link")
    lines = [f"{key} = {toml_value(value)}" for key, value in document.items() if key not in lists]
    for key in lists:
        for entry in document.get(key, []):
            lines += ["", f"[[{key}]]"]
            lines += [f"{name} = {toml_value(value)}" for name, value in entry.items()]
    return "\n".join(lines) + "\n"
