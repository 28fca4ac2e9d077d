"""The numbers for eras, phases, moves, industries and unknown values."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.moves import make_move_code

# Eras.
CANAL_ERA: Final = 0
RAIL_ERA: Final = 1
ERA_NAMES: Final = ["canal", "rail"]

# Phases, in the words of the notation.
DEBT_PHASE: Final = 0
ACTIONS_PHASE: Final = 1
CARD_PHASE: Final = 2
COAL_PHASE: Final = 3
IRON_PHASE: Final = 4
RAIL_PHASE: Final = 5
DEVELOP_PHASE: Final = 6
SELL_PHASE: Final = 7
DEMAND_PHASE: Final = 8
GAME_OVER_PHASE: Final = 9
PHASES_WITH_PENDING_MOVE: Final = (CARD_PHASE, COAL_PHASE, IRON_PHASE, DEMAND_PHASE)
PHASE_NAMES: Final = [
    "debt",
    "actions",
    "card",
    "coal",
    "iron",
    "rail",
    "develop",
    "sell",
    "demand",
    "over",
]

# Kinds of moves; the order is the order of a legal list.
REMOVE_COUNTER_MOVE: Final = 1  # space
BUILD_MOVE: Final = 2  # industry, space, cards
DIG_CANAL_MOVE: Final = 3  # line
LAY_RAIL_MOVE: Final = 4  # line
DEVELOP_MOVE: Final = 5  # industry
SELL_MOVE: Final = 6  # space of the mill; DISTANT_MARKET_BUYER, or 1 + the space of the port
TAKE_LOAN_MOVE: Final = 7  # levels of income
PASS_MOVE: Final = 8
PLAY_CARD_MOVE: Final = 9  # kind
TAKE_COAL_MOVE: Final = 10  # space
TAKE_IRON_MOVE: Final = 11  # space
DONE_MOVE: Final = 12
DEMAND_DRAWN_OUTCOME: Final = 13  # spaces down

DISTANT_MARKET_BUYER: Final = 0
BUILT_WITH_ONE_CARD_FIELD: Final = 1
BUILT_WITH_TWO_CARDS_FIELD: Final = 2

# Industries, in the printed order.
COTTON_MILL_INDUSTRY: Final = 0
PORT_INDUSTRY: Final = 1
COAL_MINE_INDUSTRY: Final = 2
IRONWORKS_INDUSTRY: Final = 3
SHIPYARD_INDUSTRY: Final = 4
INDUSTRY_COUNT: Final = 5
LEVEL_COUNT: Final = (
    5  # of an industry, level 0 among them; a kind of counter is industry * LEVEL_COUNT + level
)

EMPTY: Final = -1  # no counter, no link, no card
UNKNOWN_CARD: Final = -2
NO_PENDING_MOVE: Final = 0  # nothing is pending

HAND_SLOT_COUNT: Final = 8
CARD_PACK_SLOT_COUNT: Final = 66  # cells of a row that may hold all cards
CUBE_TRACK_SPACE_COUNT: Final = 8  # of the track of coal, and of the track of iron
LAST_DEMAND_SPACE: Final = 8  # of 0 to 8; on it there are no more distant sales
DISTANT_TILE_KIND_COUNT: Final = 5  # distant tiles move the marker 0 to 4 spaces
LAST_INCOME_SPACE: Final = 99
LOWEST_INCOME_LEVEL: Final = -10
MAX_PLACE_COUNT: Final = 30

# A set of places is a number: BIT_BY_PLACE[p] says that p is in it. A shift of a constant is a
# 32-bit one in compiled code.
BIT_BY_PLACE: Final[vec[i64]] = vec[i64]([i64(2**place) for place in range(60)])


# Sets of places, spaces or lines: a number with a bit for each member, see BIT_BY_PLACE in
# kinds.py.

# Powers of 2 below 2**66 have different remainders for this divisor.
BIT_DIVISOR: Final = 67
MEMBER_BY_REMAINDER: Final[dict[int, int]] = {
    2**number % BIT_DIVISOR: number for number in range(60)
}
MEMBER_ROW_BY_REMAINDER: Final[vec[i64]] = vec[i64](
    [i64(MEMBER_BY_REMAINDER.get(rest, 0)) for rest in range(BIT_DIVISOR)]
)
"""For each remainder, the member whose bit has this remainder when it is divided by BIT_DIVISOR."""


def lowest_member_of_set(member_set: i64) -> i64:
    """Return the lowest member of a non-empty set; `members & (members - 1)` is the rest of the
    set."""
    return MEMBER_ROW_BY_REMAINDER[(member_set & -member_set) % BIT_DIVISOR]


def append_move_per_member(
    member_set: i64, kind: i64, move_codes: vec[i64], move_count: i64
) -> i64:
    """Write a move of a kind for each member of a set into `move_codes`, after the first
    `move_count` moves; return the new count."""
    total: i64 = move_count
    rest: i64 = member_set
    while rest != 0:
        move_codes[total] = make_move_code(kind, lowest_member_of_set(rest), 0, 0)
        total += 1
        rest &= rest - 1
    return total


def member_count(member_set: i64) -> i64:
    """Return how many members a set has."""
    count: i64 = 0
    rest: i64 = member_set
    while rest != 0:
        count += 1
        rest &= rest - 1
    return count
