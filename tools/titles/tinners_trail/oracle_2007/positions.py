"""Positions made by hand: only what a test is about has to be said."""

from collections.abc import Mapping
from typing import Any

from tools.titles.tinners_trail.oracle_2007.engine_side import Edition2007OracleEngineSide
from tools.titles.tinners_trail.oracle_2007.facts import COLOURS, COMPANY
from tools.titles.tinners_trail.oracle_2007.games import as_text, differences_between
from tools.titles.tinners_trail.oracle_2007.oracle import Edition2007Oracle

# A position made by hand, played by oracle and engine side by side.


class Edition2007OracleSideBySide(Edition2007Oracle):
    """An oracle that compares every step with the engine."""

    engine: Edition2007OracleEngineSide

    @classmethod
    def from_position(cls, document: dict[str, Any]) -> "Edition2007OracleSideBySide":
        """Start both from the same text; the engine refuses what the box cannot hold."""
        pair = super().from_position(document)
        assert isinstance(pair, Edition2007OracleSideBySide)
        pair.engine = Edition2007OracleEngineSide.read(as_text(document))
        assert differences_between(pair.engine, pair) == []
        return pair

    def play(self, text: str) -> None:
        """Both play the move and must agree on everything that follows."""
        super().play(text)
        self.engine.play(text)
        assert differences_between(self.engine, self) == []


# Positions made by hand: only what a test is about has to be said.


def position(
    areas: Mapping[str, Mapping[str, Any]] | None = None,
    companies: Mapping[str, Mapping[str, Any]] | None = None,
    players: int = 3,
    **rest: Any,
) -> dict[str, Any]:
    """Round 1, pink to act on an empty board, unless said otherwise; mines on it are counted."""
    described = areas or {}
    owners = [area.get("owner") for area in described.values()]
    return {
        "format": 1,
        "title": "tinners-trail",
        "edition": "2007",
        "seed": 7,
        "round": 1,
        "phase": "actions",
        "to_move": "pink",
        "prices": {"tin": 5, "copper": 8},
        **rest,
        "player": [
            {
                "colour": colour,
                "name": colour,
                "mines_left": COMPANY["mines"] - owners.count(colour),
                **(companies or {}).get(colour, {}),
            }
            for colour in COLOURS[:players]
        ],
        "area": [{"name": name, **area} for name, area in described.items()],
    }


def table_with(*described: Any, **rest: Any) -> Edition2007Oracle:
    """The oracle at a position made by hand, the engine beside it."""
    return Edition2007OracleSideBySide.from_position(position(*described, **rest))


def play(oracle: Edition2007Oracle, *texts: str) -> Edition2007Oracle:
    """Play one move after the other."""
    for text in texts:
        oracle.play(text)
    return oracle


def of_kind(oracle: Edition2007Oracle, kind: str) -> list[str]:
    """The legal moves that start with a word, without it."""
    return [text.partition(" ")[2] for text in oracle.moves() if text.split()[0] == kind]


def area(oracle: Edition2007Oracle, name: str) -> dict[str, Any]:
    """One area of the position."""
    [found] = [entry for entry in oracle.document()["area"] if entry["name"] == name]
    return dict(found)


def cubes(oracle: Edition2007Oracle, name: str) -> tuple[int, int, int]:
    """The tin, copper and water in an area."""
    here = area(oracle, name)
    return here["tin"], here["copper"], here["water"]


def player(oracle: Edition2007Oracle, colour: str) -> dict[str, Any]:
    """One player of the position."""
    [found] = [entry for entry in oracle.document()["player"] if entry["colour"] == colour]
    return dict(found)
