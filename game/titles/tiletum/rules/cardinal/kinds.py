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
MINES_BELOW_FOUR: Final = 7
MINES_OVER_BUILDINGS: Final = 8  # that stand below
PILLARS_UP_TO_HOUSES: Final = 9
HOUSES_UP_TO_PILLARS: Final = 10
CREST_BELOW: Final = 11
PILLAR_SITE_BELOW: Final = 12
FEW_MINES: Final = 4

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
EXPLORERS_GUILD: Final = 8
RARE_CHANCE: Final = 9
PRECIOUS_MATERIALS: Final = 10
FRUITFUL_JOURNEY: Final = 11

# Sites his explorers look for, in the order of `expansion.SITES`.
MINE_SITE: Final = 0
PILLAR_SITE: Final = 1
HOUSE_SITE: Final = 2
SITES: Final = 3

# Effects of a surprise: a good by its number, one of these, or an action by its number after them.
SILVER_EFFECT: Final = 5
NEEDED_EFFECT: Final = 6
ACTION_EFFECT: Final = 10  # + the action
WORD_EFFECT: Final = 20  # + the word, in the order of `expansion.EFFECTS`
CREST_FROM_BOX: Final = 20
POINTS_PER_MINE: Final = 21
HOUSE_IN_FAIR_TOWN: Final = 22
PILLAR_AT_POOREST: Final = 23
EXPLORER_ON_MAP_3: Final = 24

FAVOURED_SPACE: Final = 5  # of the king track (C-502)
GIFT_OF_GOLD: Final = 5  # for a tile of no use (C-504)
POINTS_AHEAD: Final = 4  # on the king track, every round (C-601)
CREST_POINTS: Final = 5  # at building 6 (C-309)
GOLD_FOR_GOOD: Final = 2  # for each named good that is missing (C-311)
MOST_CONTRACTS_TAKEN: Final = 2  # in an action (C-308)
HIS_PIECES: Final = 7  # houses, and pillars, at hand (C-102)
HIS_MINES: Final = 5  # at hand (S-902)
FAR: Final = 99  # steps: no way
POINTS_OF_A_MINE: Final = 3  # S-912
POINTS_FOR_EXPLORER: Final = 6
LAST_MAP: Final = 2  # counted from 0
ALL_SITES: Final = 0  # looked for alike (S-903)
ONE_BY_ONE: Final = 0b11_10_01  # mine, pillar, house in this order (S-914)
