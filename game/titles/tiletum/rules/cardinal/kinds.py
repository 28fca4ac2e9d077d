"""The numbers that stand for conditions, deeds and challenges of the Cardinal."""

# compiled: its numbers stand in every other module of this folder

from __future__ import annotations

from typing import Final

# Conditions, in the order of `components.CONDITIONS`.
ALWAYS: Final = 0
PILLARS_OVER_HOUSES: Final = 1
PILLARS_OVER_CATHEDRALS: Final = 2
HOUSES_FROM_PILLARS: Final = 3
OPEN_CONTRACT: Final = 4
CREST_IN_REACH: Final = 5
CREST_IN_OFFER: Final = 6

# Deeds: an action by its number, or one of these with a set of goods.
HIGHEST_DIE: Final = 10
NEEDED_DIE: Final = 11

# What stands at the foot of a decree: a good by its number, or one of these.
WOOL_OR_IRON: Final = 5
MOST_NEEDED: Final = 6

# Challenges, in the order of `components.CHALLENGES`.
DEEP_COFFERS: Final = 0
COURT_FAVOUR: Final = 1
READY_FOR_ACTION: Final = 2
SPECIAL_FRIENDS: Final = 3
INGENIOUS_CLERGY: Final = 4
CHURCH_INCOME: Final = 5
VISITORS: Final = 6
WHISPERS: Final = 7

FAVOURED_SPACE: Final = 5  # of the king track (C-502)
GIFT_OF_GOLD: Final = 5  # for a tile of no use (C-504)
POINTS_AHEAD: Final = 4  # on the king track, every round (C-601)
CREST_POINTS: Final = 5  # at building 6 (C-309)
GOLD_FOR_GOOD: Final = 2  # for each named good that is missing (C-311)
MOST_CONTRACTS_TAKEN: Final = 2  # in an action (C-308)
HIS_PIECES: Final = 7  # houses, and pillars, at hand (C-102)
FAR: Final = 99  # steps: no way
