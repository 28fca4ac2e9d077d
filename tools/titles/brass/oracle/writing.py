"""From a table to a position in its complete form, without seed and luck."""

from collections import Counter as Count
from typing import Any

from game.toml_text import toml_value
from tools.titles.brass.oracle.facts import CARDS, EXPANSIONS, INDUSTRIES, WITH_CUBES
from tools.titles.brass.oracle.table import Counter, Player, Table


def write(table: Table) -> dict[str, Any]:
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


def write_player(player: Player) -> dict[str, Any]:
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
