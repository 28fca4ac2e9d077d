"""Positions made by hand: only what a test is about has to be said."""

from collections.abc import Mapping, Sequence
from typing import Any

from tools.titles.brass.oracle.facts import COLOURS
from tools.titles.brass.oracle.oracle import Oracle
from tools.titles.brass.oracle.side_by_side import SideBySide

HAND = ["manchester", "cotton-mill", "port", "coal-mine", "ironworks", "shipyard"]


def position(
    counters: Mapping[str, str] | None = None,
    links: Mapping[str, str] | None = None,
    companies: Mapping[str, Mapping[str, Any]] | None = None,
    players: int = 3,
    **rest: Any,
) -> dict[str, Any]:
    """Pink to act in round 2 with a card of each industry, unless said otherwise.

    Counters are said as "pink cotton-mill 2", with " flipped" or a number of cubes behind.
    """
    given = companies or {}
    return {
        "format": 1,
        "title": "brass",
        "edition": "2007",
        "seed": 7,
        "round": 2,
        "rail_deck": [],
        **rest,
        "player": [
            {"colour": colour, "name": colour, "hand": HAND[:], **given.get(colour, {})}
            for colour in COLOURS[:players]
        ],
        "counter": [counter(at, words.split()) for at, words in (counters or {}).items()],
        "link": [{"line": line, "owner": owner} for line, owner in (links or {}).items()],
    }


def counter(at: str, words: Sequence[str]) -> dict[str, Any]:
    """One counter on the board."""
    owner, industry, level, *rest = words
    entry: dict[str, Any] = {"at": at, "owner": owner, "industry": industry, "level": int(level)}
    if rest == ["flipped"]:
        return entry | {"flipped": True}
    return entry | {"cubes": int(rest[0])} if rest else entry


def table_with(*described: Any, **rest: Any) -> Oracle:
    """The oracle at a position made by hand, the engine beside it."""
    document = position(*described, **rest)
    if document.get("era") == "rail":
        del document["rail_deck"]
    return SideBySide.from_position(document)


def play(oracle: Oracle, *texts: str) -> Oracle:
    """Play one move after the other."""
    for text in texts:
        oracle.play(text)
    return oracle


def of_kind(oracle: Oracle, kind: str) -> list[str]:
    """The legal moves that start with a word, without it."""
    return [text.partition(" ")[2] for text in oracle.moves() if text.split()[0] == kind]
