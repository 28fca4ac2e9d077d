"""The laws of Tiletum: the sentence for each broken law."""

# compiled: all other modules of this folder use its words

from __future__ import annotations

from typing import Final

KEPT: Final = ""
TILES: Final = "a tile is lost or made (T-104, T-603)"
HOUSES: Final = "a house is lost or made (T-111, T-508)"
PILLARS: Final = "a pillar is lost or made (T-111, T-605)"
DICE: Final = "a die is lost or made (T-202, T-302)"
PLACES: Final = "a player has two houses or two pillars in a town, or a gap is left (T-409, T-410)"
GOODS: Final = "somebody has less than nothing of a good (T-102)"
STORE: Final = "a storehouse has a gap, is out of order or holds a crest twice (T-505, T-506)"
CONTRACTS: Final = "somebody has more than six contracts, or a gap among them (T-507)"
ROOMS: Final = "rooms have a gap, or a type lives in two buildings (T-501, T-502)"
MARKERS: Final = "the markers are not those of the completed buildings (T-510)"
CATHEDRALS: Final = "cathedral tiles are not taken from the top by those with a pillar (T-607)"
COSTS: Final = "a cost tile changes, or lies at a closed cathedral (T-109)"
KING: Final = "a marker is off the king track or out of order (T-204, T-406)"
ORDER: Final = "the turn order is none, or changes within a round (T-704)"
WHEEL: Final = "the wheel is none, or turns within a round (T-703)"
TOKENS: Final = "a corruption token is turned over that is not there (T-204)"
FAIRS: Final = "a fair is held twice, or changes (T-108)"
OTHERS: Final = "goods or points of somebody else change within a round (T-203)"
DECIDER: Final = "somebody decides whose turn it is not (T-203)"
QUESTIONS: Final = "a question is open that is none (T-311)"
CHOICE: Final = "a question with a single answer is asked (T-310)"
COURSE: Final = "the game goes back in time (T-201)"
SPACES: Final = "a merchant or an architect is off the map (T-401, T-402)"
MINES: Final = "a mine is lost or made (S-108, S-306)"
SILVER: Final = "somebody has less than no silver (S-301)"
EXPLORERS: Final = "an explorer is off its map, or has left it (S-102, S-304)"
LEVELS: Final = "a level is none, falls, or is in a technology that is not used (S-105, S-601)"
TABLETS: Final = "an X tile comes off, or lies on a side that is not used (S-403)"
FIELD: Final = (
    "maps, technologies, end scoring or explorer field change (S-102, S-105, S-106, S-204)"
)
CARDS: Final = "surprises of the king are lost or made, or due out of time (S-901, S-910)"
