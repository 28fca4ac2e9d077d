"""Positions made by hand: only what a test is about has to be said."""

from collections.abc import Mapping
from typing import Any

from tools.titles.tiletum.oracle.facts import COLOURS
from tools.titles.tiletum.oracle.oracle import TiletumOracle


def position(
    seats: Mapping[str, Mapping[str, Any]] | None = None, players: int = 2, **rest: Any
) -> dict[str, Any]:
    """Pink to move at the start of a turn in round 1, unless said otherwise."""
    given = seats or {}
    colours = COLOURS[:players]
    return {
        "format": 1,
        "title": "tiletum",
        "edition": "standard",
        **rest,
        "player": [
            {"colour": colour, "name": colour, **given.get(colour, {})} for colour in colours
        ],
    }


def solo(
    human: Mapping[str, Any] | None = None, cardinal: Mapping[str, Any] | None = None, **rest: Any
) -> dict[str, Any]:
    """Pink against the Cardinal, whose turn it is, unless said otherwise."""
    return {
        "format": 1,
        "title": "tiletum",
        "edition": "standard",
        "cardinal": "normal",
        "order": ["orange", "pink"],
        "phase": "decree",
        "to_move": "luck",
        **rest,
        "player": [
            {"colour": "pink", "name": "Ann", **(human or {})},
            {"colour": "orange", "name": "Cardinal", "cardinal": True, **(cardinal or {})},
        ],
    }


def play(document: dict[str, Any], *texts: str) -> TiletumOracle:
    """The oracle after these moves."""
    oracle = TiletumOracle.from_position(document)
    for text in texts:
        oracle.play(text)
    return oracle


def of_kind(oracle: TiletumOracle, kind: str) -> list[str]:
    """The legal moves that start with a word, without it."""
    return [text.partition(" ")[2] for text in oracle.moves() if text.split()[0] == kind]
