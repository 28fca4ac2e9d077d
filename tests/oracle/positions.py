"""Positions made by hand: only what a test is about has to be said."""

from collections.abc import Mapping
from typing import Any

from .components import COMPANY, MAP_CARDS, regions_in_play
from .oracle import Oracle
from .wallace.action_cards import CARDS, action_on

COLOURS = ["pink", "yellow", "blue", "green", "orange"]
START_MONEY = COMPANY["start"]["money"]


def face_down(tin: int, copper: int, water: int, *seen: str) -> dict[str, Any]:
    """A tile nobody but the owners of the peek tokens knows."""
    return {"tin": tin, "copper": copper, "water": water, "face": "down", "seen": list(seen)}


def face_up(tin: int, copper: int, water: int) -> dict[str, Any]:
    """A tile everybody knows."""
    return {"tin": tin, "copper": copper, "water": water, "face": "up"}


def table_with(
    players: int,
    areas: Mapping[str, Mapping[str, Any]] | None = None,
    companies: Mapping[str, Mapping[str, Any]] | None = None,
    **rest: Any,
) -> Oracle:
    """Every area of the map card, empty unless described; round 1, pink to act unless said."""
    names = [name for region in regions_in_play(players) for name in MAP_CARDS[players][region]]
    document = {
        "round": 1,
        "phase": "actions",
        "to_move": "pink",
        "prices": {"tin": 5, "copper": 8},
        "player": [
            {"colour": colour, **(companies or {}).get(colour, {})} for colour in COLOURS[:players]
        ],
        "area": [{"name": name, **(areas or {}).get(name, {})} for name in names],
        **rest,
    }
    return Oracle.from_position(document)


def solo(
    areas: Mapping[str, Mapping[str, Any]] | None = None,
    human: Mapping[str, Any] | None = None,
    wallace: Mapping[str, Any] | None = None,
    **rest: Any,
) -> Oracle:
    """Pink against Lord Wallace, who is orange; his action card is due unless said otherwise."""
    names = [name for region in regions_in_play(2) for name in MAP_CARDS[1][region]]
    document = {
        "round": 1,
        "phase": "wallace",
        "to_move": "luck",
        "prices": {"tin": 5, "copper": 4},
        "work": {"0": ["orange", "pink"]},
        "player": [
            {"colour": "pink", **(human or {})},
            {"colour": "orange", "wallace": True, **(wallace or {})},
        ],
        "area": [{"name": name, **(areas or {}).get(name, {})} for name in names],
        "wallace_cards": sorted(CARDS),
    }
    if "difficulty" in rest:
        document["wallace"] = rest.pop("difficulty")
    return Oracle.from_position({**document, **rest})


def lord_wallace(oracle: Oracle, action: str) -> Oracle:
    """Reveal an action card that shows an action, by its letter."""
    shows = [number for number in CARDS if action_on(oracle.table, number) == action]
    assert shows, f"no card shows {action} here"
    oracle.play(f"wallace card {shows[0]}")
    return oracle


def play(oracle: Oracle, *texts: str) -> Oracle:
    """Play one move after the other."""
    for text in texts:
        oracle.play(text)
    return oracle


def kinds(oracle: Oracle) -> set[str]:
    """The first words of the legal moves."""
    return {text.split()[0] for text in oracle.moves()}


def of_kind(oracle: Oracle, kind: str) -> list[str]:
    """The legal moves that start with a word."""
    return [text for text in oracle.moves() if text.split()[0] == kind]
