"""The initial policy weights for training, and the file that `tools/policy_weights.py` writes."""

# interpreted: read once, when a player sits down

from collections.abc import Mapping
from typing import Final

from ai.search.policy_weight_tables import PolicyWeightLayout, PolicyWeightRow
from ai.search.policy_weights import PARTS, PER_CENT, ROW, PolicyWeights
from ai.search.value_factory import family_name_by_seat_count
from ai.titles.brass import policy_weights as rows
from game.files.folders import assets_folder
from game.titles.brass.rules.board import Board

SHIPPED: Final = "brass/ai/policy_weights.toml"
INDUSTRIES: Final = ("mill", "port", "coal mine", "ironworks", "shipyard")
KINDS: Final[Mapping[str, int]] = {
    **{f"build {name}": number for number, name in enumerate(INDUSTRIES)},
    **{f"develop {name}": rows.DEVELOPMENTS + n for n, name in enumerate(INDUSTRIES)},
    "sell to the market": rows.TO_MARKET,
    "sell to an own port": rows.TO_OWN_PORT,
    "sell to another's port": rows.TO_OTHERS_PORT,
    "link": rows.LINKS,
    "second rail": rows.SECOND_RAILS,
    "loan": rows.LOANS,
}
# A row: cents in the halves of both eras, then per cent, cents per pound, per round to come and per
# mill that waits, each in the canal era and in the rail era. Lessons begin with the plain gain.
PLAIN: Final = (*(0,) * PARTS, 100, 100, *(0,) * (ROW - PER_CENT - 2))
CHANGES: Final = (*(50.0,) * PARTS, *(12.0,) * 2, *(2.0,) * 2, *(10.0,) * 2, *(20.0,) * 2)
# By era and counter, five levels an industry; and per cent by era.
TABLES: Final[Mapping[str, int]] = {"built": rows.BUILT, "removed": rows.REMOVED}
SHARES: Final[Mapping[str, int]] = {"pound": rows.POUND, "income space": rows.SPACE}
CELLS: Final = 2 * rows.COUNTERS
FORM: Final = PolicyWeightLayout(
    {
        **{name: PolicyWeightRow(PLAIN, CHANGES, kind * ROW) for name, kind in KINDS.items()},
        **{name: PolicyWeightRow((0,) * CELLS, (50.0,) * CELLS, at) for name, at in TABLES.items()},
        **{name: PolicyWeightRow((100, 100), (10.0, 10.0), at) for name, at in SHARES.items()},
    },
    never_negative=tuple(SHARES),
)


def learned_policy_weights(board: Board) -> PolicyWeights:
    """Return the policy weights learned for games with the board's number of seats, equal for
    every seat."""
    return FORM.load_learned_policy_weights(
        board.seats, assets_folder() / SHIPPED, family_name_by_seat_count(board)
    )
