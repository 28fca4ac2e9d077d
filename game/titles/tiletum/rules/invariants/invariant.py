"""The invariants of Tiletum: the sentence for each broken invariant."""

# compiled: all other modules of this folder use its words

from __future__ import annotations

from typing import Final

NO_BROKEN_INVARIANT: Final = ""
TILES_IN_BOX_INVARIANT: Final = "a tile is lost or made (T-104, T-603)"
HOUSES_IN_BOX_INVARIANT: Final = "a house is lost or made (T-111, T-508)"
PILLARS_IN_BOX_INVARIANT: Final = "a pillar is lost or made (T-111, T-605)"
DICE_IN_BOX_INVARIANT: Final = "a die is lost or made (T-202, T-302)"
PIECES_IN_TOWNS_INVARIANT: Final = (
    "a player has two houses or two pillars in a town, or a gap is left (T-409, T-410)"
)
GOODS_NOT_BELOW_ZERO_INVARIANT: Final = "somebody has less than nothing of a good (T-102)"
STOREHOUSE_INVARIANT: Final = (
    "a storehouse has a gap, is out of order or holds a crest twice (T-505, T-506)"
)
CONTRACT_SPACES_INVARIANT: Final = (
    "somebody has more than six contracts, or a gap among them (T-507)"
)
BUILDING_ROOMS_INVARIANT: Final = (
    "rooms have a gap, or a type lives in two buildings (T-501, T-502)"
)
BUILDING_MARKERS_INVARIANT: Final = "the markers are not those of the completed buildings (T-510)"
CATHEDRAL_TILES_INVARIANT: Final = (
    "cathedral tiles are not taken from the top by those with a pillar (T-607)"
)
CATHEDRAL_COSTS_INVARIANT: Final = "a cost tile changes, or lies at a closed cathedral (T-109)"
KING_TRACK_INVARIANT: Final = "a marker is off the king track or out of order (T-204, T-406)"
TURN_ORDER_INVARIANT: Final = "the turn order is none, or changes within a round (T-704)"
ACTION_WHEEL_INVARIANT: Final = "the wheel is none, or turns within a round (T-703)"
CORRUPTION_TOKENS_INVARIANT: Final = "a corruption token is turned over that is not there (T-204)"
FAIR_TILES_INVARIANT: Final = "a fair is held twice, or changes (T-108)"
OTHER_SEATS_UNCHANGED_INVARIANT: Final = (
    "goods or points of somebody else change within a round (T-203)"
)
DECIDING_SEAT_INVARIANT: Final = "somebody decides whose turn it is not (T-203)"
OPEN_QUESTIONS_INVARIANT: Final = "a question is open that is none (T-311)"
SEVERAL_ANSWERS_INVARIANT: Final = "a question with a single answer is asked (T-310)"
NO_GOING_BACK_IN_TIME_INVARIANT: Final = "the game goes back in time (T-201)"
MERCHANT_AND_ARCHITECT_ON_MAP_INVARIANT: Final = (
    "a merchant or an architect is off the map (T-401, T-402)"
)
MINES_IN_BOX_INVARIANT: Final = "a mine is lost or made (S-108, S-306)"
SILVER_NOT_BELOW_ZERO_INVARIANT: Final = "somebody has less than no silver (S-301)"
EXPLORER_SPACES_INVARIANT: Final = "an explorer is off its map, or has left it (S-102, S-304)"
TECHNOLOGY_LEVELS_INVARIANT: Final = (
    "a level is none, falls, or is in a technology that is not used (S-105, S-601)"
)
TABLET_TILES_INVARIANT: Final = "an X tile comes off, or lies on a side that is not used (S-403)"
UNCHANGING_SET_UP_INVARIANT: Final = (
    "maps, technologies, end scoring or explorer field change (S-102, S-105, S-106, S-204)"
)
SURPRISE_CARDS_INVARIANT: Final = (
    "surprises of the king are lost or made, or due out of time (S-901, S-910)"
)
