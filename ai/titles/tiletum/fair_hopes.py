"""What the fairs that are due promise a seat: one more of what they count, and being there."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tiletum.rules.fairs import (
    CATHEDRAL_FAIR,
    CONTRACT_AND_CATHEDRAL,
    CONTRACT_AND_CREST,
    CONTRACT_FAIR,
    CREST_FAIR,
    FULL_BUILDING,
    HOUSE_AND_PILLAR,
    HOUSE_FAIR,
    KING_FAIR,
    MINE_AND_BUILDING,
    MINE_FAIR,
    PILLAR_FAIR,
    TECH_FAIR,
    UPPER_CHARACTER,
    cathedral_tiles,
    fair_points,
    takes_part,
)
from game.titles.tiletum.rules.household import crests_placed
from game.titles.tiletum.rules.kinds import ROUNDS
from game.titles.tiletum.rules.pieces import has_house
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled

POINT: Final = 100
UNSURE: Final = 65  # per cent: a seat that is not at the fair yet may come
LOWER: Final = 70  # per cent of a fair for pairs for what there is less of
HIGHER: Final = 20  # and for what there is more of
A_ROUND_MORE: Final = 90  # cents the count grows by a round, in hundredths, times the worth
SOON: Final = 85  # per cent of a fair of this round for a place there
LATER: Final = 40  # and of one of a later round: there will be other ways


@final
class FairHopes:
    """Cents for one more of each thing, and for a place at each fair."""

    house: i64 = 0
    pillar: i64 = 0
    contract: i64 = 0
    crest: i64 = 0
    cathedral: i64 = 0
    upper: i64 = 0  # a character on floor 2 or 3
    full: i64 = 0  # a building with all rooms full
    king: i64 = 0
    mine: i64 = 0
    level: i64 = 0
    houses: i64 = 0  # of the seat on the maps
    pillars: i64 = 0

    def __init__(self) -> None:
        """Make room for a place at each fair."""
        self.place: vec[i64] = zeros(ROUNDS)  # cents of a house there, 0 where one stands

    def look(self, st: TiletumState, seat: i64, houses: i64, pillars: i64) -> None:
        """Look at what the fairs of this round and later ones would count."""
        self.house = 0
        self.pillar = 0
        self.contract = 0
        self.crest = 0
        self.cathedral = 0
        self.upper = 0
        self.full = 0
        self.king = 0
        self.mine = 0
        self.level = 0
        self.houses = houses
        self.pillars = pillars
        for number in range(st.round, ROUNDS + 1):
            self.look_at(st, seat, number)

    def look_at(self, st: TiletumState, seat: i64, number: i64) -> None:
        """Look at one fair."""
        kind: i64 = st.fair[number - 1]
        worth: i64 = (st.board.fair_worth[kind] + st.board.fair_board[number - 1]) * POINT
        here: bool = has_house(st, seat, st.fair[ROUNDS + number - 1])
        if here:
            self.place[number - 1] = 0
        else:
            points: i64 = fair_points(st, seat, number) * POINT
            if kind != KING_FAIR:
                points += worth * A_ROUND_MORE * (number - st.round) // 100
            part: i64 = SOON if number == st.round else LATER
            self.place[number - 1] = max(0, points * part // 100)
        if not here and not (number == st.round and takes_part(st, seat, number)):
            worth = worth * UNSURE // 100
        self.hope_for_one(st, seat, kind, worth)

    def hope_for_one(self, st: TiletumState, seat: i64, kind: i64, worth: i64) -> None:
        """Add what one more of what the fair counts would bring."""
        if kind == HOUSE_FAIR:
            self.house += worth
        elif kind == PILLAR_FAIR:
            self.pillar += worth
        elif kind == HOUSE_AND_PILLAR:
            self.house += of_pair(worth, self.houses, self.pillars)
            self.pillar += of_pair(worth, self.pillars, self.houses)
        elif kind == CONTRACT_FAIR:
            self.contract += worth
        elif kind == CREST_FAIR:
            self.crest += worth
        elif kind == CATHEDRAL_FAIR:
            self.cathedral += worth
        elif kind == UPPER_CHARACTER:
            self.upper += worth
        elif kind == FULL_BUILDING:
            self.full += worth
        elif kind == KING_FAIR:
            self.king += POINT * worth // (st.board.fair_worth[kind] * POINT + POINT)
        elif kind == CONTRACT_AND_CREST:
            placed: i64 = crests_placed(st, seat)
            self.contract += of_pair(worth, fulfilled(st, seat), placed)
            self.crest += of_pair(worth, placed, fulfilled(st, seat))
        elif kind == CONTRACT_AND_CATHEDRAL:
            tiles: i64 = cathedral_tiles(st, seat)
            self.contract += of_pair(worth, fulfilled(st, seat), tiles)
            self.cathedral += of_pair(worth, tiles, fulfilled(st, seat))
        elif kind == TECH_FAIR:
            self.level += worth
        elif kind in (MINE_FAIR, MINE_AND_BUILDING):
            self.mine += worth if kind == MINE_FAIR else worth * LOWER // 100


def of_pair(worth: i64, own: i64, others: i64) -> i64:
    """Return what one more brings at a fair for pairs, with so many of it and of the others."""
    return worth * (LOWER if own <= others else HIGHER) // 100
