"""The laws of Tiletum and what it means that one is broken."""

# compiled: its numbers stand in every other module of this folder

from __future__ import annotations

from typing import Final

KEPT: Final = 0
TILES: Final = 1
HOUSES: Final = 2
PILLARS: Final = 3
DICE: Final = 4
PLACES: Final = 5
GOODS: Final = 6
STORE: Final = 7
CONTRACTS: Final = 8
ROOMS: Final = 9
MARKERS: Final = 10
CATHEDRALS: Final = 11
COSTS: Final = 12
KING: Final = 13
ORDER: Final = 14
WHEEL: Final = 15
TOKENS: Final = 16
FAIRS: Final = 17
OTHERS: Final = 18
DECIDER: Final = 19
QUESTIONS: Final = 20
CHOICE: Final = 21
COURSE: Final = 22
SPACES: Final = 23
MINES: Final = 24
SILVER: Final = 25
EXPLORERS: Final = 26
LEVELS: Final = 27
TABLETS: Final = 28
FIELD: Final = 29
CARDS: Final = 30
WORDS: Final = (
    "every law is kept",
    "a tile is lost or made (T-104, T-603)",
    "a house is lost or made (T-111, T-508)",
    "a pillar is lost or made (T-111, T-605)",
    "a die is lost or made (T-202, T-302)",
    "a player has two houses or two pillars in a town, or a gap is left (T-409, T-410)",
    "somebody has less than nothing of a good (T-102)",
    "a storehouse has a gap, is out of order or holds a crest twice (T-505, T-506)",
    "somebody has more than six contracts, or a gap among them (T-507)",
    "rooms have a gap, or a type lives in two buildings (T-501, T-502)",
    "the markers are not those of the completed buildings (T-510)",
    "cathedral tiles are not taken from the top by those with a pillar (T-607)",
    "a cost tile changes, or lies at a closed cathedral (T-109)",
    "a marker is off the king track or out of order (T-204, T-406)",
    "the turn order is none, or changes within a round (T-704)",
    "the wheel is none, or turns within a round (T-703)",
    "a corruption token is turned over that is not there (T-204)",
    "a fair is held twice, or changes (T-108)",
    "goods or points of somebody else change within a round (T-203)",
    "somebody decides whose turn it is not (T-203)",
    "a question is open that is none (T-311)",
    "a question with a single answer is asked (T-310)",
    "the game goes back in time (T-201)",
    "a merchant or an architect is off the map (T-401, T-402)",
    "a mine is lost or made (S-108, S-306)",
    "somebody has less than no silver (S-301)",
    "an explorer is off its map, or has left it (S-102, S-304)",
    "a level is none, falls, or is in a technology that is not used (S-105, S-601)",
    "an X tile comes off, or lies on a side that is not used (S-403)",
    "maps, technologies, end scoring or explorer field change (S-102, S-105, S-106, S-204)",
    "surprises of the king are lost or made, or due out of time (S-901, S-910)",
)
