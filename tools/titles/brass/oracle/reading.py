"""From a parsed position to a table; keys that are left out get the values of the notation."""

from collections import Counter as Count
from typing import Any

from tools.titles.brass.oracle.facts import (
    BOX,
    COLOURS,
    INDUSTRIES,
    LAST_SPACE,
    PRICES,
    cubes_of,
    line_of,
    stack,
    tiles,
)
from tools.titles.brass.oracle.table import Counter, Player, Table


def read(document: dict[str, Any]) -> Table:
    """The table a position describes."""
    counters = {entry["at"]: read_counter(entry) for entry in document.get("counter", [])}
    players = {
        entry.get("colour", colour): read_player(entry, colour, counters)
        for entry, colour in zip(document["player"], COLOURS, strict=False)
    }
    order = list(document.get("order", players))
    demand = document.get("demand", 0)
    return Table(
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


def read_player(entry: dict[str, Any], colour: str, counters: dict[str, Counter]) -> Player:
    """One player; B-1.2 gives what is left out."""
    colour = entry.get("colour", colour)
    given = entry.get("stacks", {})
    return Player(
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
