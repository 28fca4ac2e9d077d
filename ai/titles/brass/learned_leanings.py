"""The leanings lessons begin with, and where those lie that `tools/leanings.py` learned."""

# interpreted: read once, when a player sits down

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ai.search.leaning_tables import LeaningForm
from ai.search.leanings import PARTS, PER_CENT, ROW, Leanings
from ai.search.weights import table_of
from ai.titles.brass import leanings as rows
from game.places import assets_folder
from game.titles.brass.rules.board import Board

SHIPPED: Final = "brass/ai/leanings.toml"
INDUSTRIES: Final = ("mill", "port", "coal mine", "ironworks", "shipyard")
KINDS: Final = MappingProxyType(
    {
        **{f"build {name}": number for number, name in enumerate(INDUSTRIES)},
        **{f"develop {name}": rows.DEVELOPMENTS + n for n, name in enumerate(INDUSTRIES)},
        "sell to the market": rows.TO_MARKET,
        "sell to an own port": rows.TO_OWN_PORT,
        "sell to another's port": rows.TO_OTHERS_PORT,
        "link": rows.LINKS,
        "second rail": rows.SECOND_RAILS,
        "loan": rows.LOANS,
    }
)
# A row: cents in the halves of both eras, then per cent, cents per pound, per round to come and per
# mill that waits, each in the canal era and in the rail era. Lessons begin with the plain gain.
PLAIN: Final = (*(0,) * PARTS, 100, 100, *(0,) * (ROW - PER_CENT - 2))
CHANGES: Final = (*(50.0,) * PARTS, *(12.0,) * 2, *(2.0,) * 2, *(10.0,) * 2, *(20.0,) * 2)
# By era and counter, five levels an industry; and per cent by era.
TABLES: Final = MappingProxyType({"built": rows.BUILT, "removed": rows.REMOVED})
SHARES: Final = MappingProxyType({"pound": rows.POUND, "income space": rows.SPACE})
FORM: Final = LeaningForm(
    {
        **dict.fromkeys(KINDS, PLAIN),
        **dict.fromkeys(TABLES, (0,) * (2 * rows.COUNTERS)),
        **dict.fromkeys(SHARES, (100, 100)),
    },
    {
        **dict.fromkeys(KINDS, CHANGES),
        **dict.fromkeys(TABLES, (50.0,) * (2 * rows.COUNTERS)),
        **dict.fromkeys(SHARES, (10.0, 10.0)),
    },
    {**{name: kind * ROW for name, kind in KINDS.items()}, **TABLES, **SHARES},
    never_negative=tuple(SHARES),
)


def learned_leanings(board: Board) -> Leanings:
    """Return the leanings learned for the board's games, the same for every seat."""
    return FORM.learned(board.seats, assets_folder() / SHIPPED, table_of(board))
