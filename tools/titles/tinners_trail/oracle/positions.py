"""Positions made by hand: only what a test is about has to be said."""

from collections.abc import Mapping
from typing import Any

from game.engine.title import Unreadable
from tools.titles.tinners_trail.oracle.games import TrailOracleSideBySide
from tools.titles.tinners_trail.oracle.oracle import TrailOracle
from tools.titles.tinners_trail.oracle.table import COMPANY, EMIGRATION, MAP_CARDS, REGIONS
from tools.titles.tinners_trail.oracle.wallace.action_cards import CARDS, action_on

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
) -> TrailOracle:
    """Every area of the map card, empty unless described; round 1, pink to act unless said.

    The engine plays along wherever the box holds what is described; with expansions it must.
    """
    document = {
        "round": 1,
        "phase": "actions",
        "to_move": "pink",
        "prices": {"tin": 5, "copper": 8},
        "player": [
            {"colour": colour, **(companies or {}).get(colour, {})} for colour in COLOURS[:players]
        ],
        "area": every_area(players, areas or {}),
        **rest,
    }
    try:
        return TrailOracleSideBySide.from_position(put_right(document))
    except Unreadable:  # the box holds no such tile or card
        if document.get("expansions"):
            raise
    return TrailOracle.from_position(document)


def solo(
    areas: Mapping[str, Mapping[str, Any]] | None = None,
    human: Mapping[str, Any] | None = None,
    wallace: Mapping[str, Any] | None = None,
    **rest: Any,
) -> TrailOracle:
    """Pink against Lord Wallace, who is orange; his action card is due unless said otherwise."""
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
        "area": every_area(1, areas or {}),
    }
    if "difficulty" in rest:
        document["wallace"] = rest.pop("difficulty")
    return TrailOracleSideBySide.from_position(put_right({**document, **rest}))


def every_area(players: int, areas: Mapping[str, Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The areas of the map card, empty unless described, and what is described beyond it (D-1)."""
    card = MAP_CARDS[players]
    names = [name for region in REGIONS for name in card.get(region, [])]
    names += [name for name in areas if name not in names]
    return [{"name": name, **areas.get(name, {})} for name in names]


def put_right(document: dict[str, Any]) -> dict[str, Any]:
    """Mines and miners on the map are not in front of their owners; names and edition filled in."""
    owners = [area.get("owner") for area in document["area"]]
    gone = [entry["by"] for entry in document.get("emigrated", [])]
    gone += [area["miner"] for area in document["area"] if isinstance(area.get("miner"), str)]
    gone += [area["miner"][0] for area in document["area"] if isinstance(area.get("miner"), list)]
    for player in document["player"]:
        colour = player["colour"]
        player.setdefault("name", colour)
        player.setdefault("mines_left", COMPANY["start"]["mines"] - owners.count(colour))
        if "emigration" in document.get("expansions", []):
            player.setdefault("miners_left", EMIGRATION["own_miners"] - gone.count(colour))
    return {"format": 1, "title": "tinners-trail", "edition": "remastered", "seed": 7} | document


def lord_wallace(oracle: TrailOracle, action: str) -> TrailOracle:
    """Reveal an action card that shows an action, by its letter."""
    shows = [number for number in CARDS if action_on(oracle.table, number) == action]
    assert shows, f"no card shows {action} here"
    oracle.play(f"wallace card {shows[0]}")
    return oracle


def play(oracle: TrailOracle, *texts: str) -> TrailOracle:
    """Play one move after the other."""
    for text in texts:
        oracle.play(text)
    return oracle


def kinds(oracle: TrailOracle) -> set[str]:
    """The first words of the legal moves."""
    return {text.split()[0] for text in oracle.moves()}


def of_kind(oracle: TrailOracle, kind: str) -> list[str]:
    """The legal moves that start with a word."""
    return [text for text in oracle.moves() if text.split()[0] == kind]
