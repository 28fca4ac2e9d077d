"""Tables of In Search of Silver for tests: as `tiletum_tables.py`, with what silver adds.

The maps lie with their sides A, and pink has no goods and no silver unless a test says so.
"""

from __future__ import annotations

from typing import Any

from tests.titles.tiletum.tiletum_tables import Table, solo_table, table_of

FAIRS = [["tiletum", "crest"], ["brugge", "house"], ["antwerpen", "mine"], ["leipzig", "pillar"]]


def silver_table(players: int = 2, **words: Any) -> Table:
    """Return a table with silver."""
    pink = {"goods": {}, "silver": 0, **words.pop("pink", {})}
    return table_of(players, expansions=["silver"], pink=pink, **words)


def knowing(technology: str, level: int, /, **words: Any) -> Table:
    """Return a table at which pink has reached a level of the first of three technologies."""
    others = [name for name in ("dice", "joker", "king") if name != technology][:2]
    silver = {"technologies": [technology, *others], **words.pop("silver", {})}
    pink = {"levels": [level, 0, 0], **words.pop("pink", {})}
    return silver_table(silver=silver, pink=pink, **words)


def acting(kind: str, points: int, **die: Any) -> dict[str, Any]:
    """Return the words for a main action in progress."""
    return {
        "phase": "play",
        "turn_of": {
            "die": {"good": "food", "value": 1},
            "exchanged": False,
            "symbol": False,
            **die,
        },
        "pending": [{"q": "act", "kind": kind, "ap": points, "main": True}],
    }


def exploring(points: int = 3, /, **words: Any) -> Table:
    """Return a table at which pink spends points of an explorer action."""
    return silver_table(**acting("explorer", points), **words)


def silver_solo(decree: str = "", /, **words: Any) -> Table:
    """Return a solo game with silver in which the Cardinal is to play; he takes the gold 6.

    No fair, no wheel and no explorer field but those a test names.
    """
    pink = {"goods": {}, **words.pop("pink", {})}
    orange = {"goods": {}, **words.pop("orange", {})}
    words = {"explorer_values": [3, 4], "dice": {"gold": [6]}, **words}
    fairs = [
        ["tiletum", "crest"],
        ["brugge", "house"],
        ["antwerpen", "mine"],
        ["leipzig", "pillar"],
    ]
    words.setdefault("fairs", fairs)
    return solo_table(decree, expansions=["silver"], pink=pink, orange=orange, **words)


def place(table: Table, key: str, town: str) -> list[str]:
    """Return whose pieces of a kind stand in a town."""
    return list(table.look()[key].get(town, []))
