"""A printed preference list: its candidate places, and how they are compared."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import make_row
from game.titles.tinners_trail.rules.extraction import mine_capacity
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.mine_measures import (
    copper_to_extract,
    is_wallace_mine_with_water,
    known_tile_net_worth,
    tin_to_extract,
    water_removed_by_train,
)
from game.titles.tinners_trail.rules.wallace.wallace_mines import (
    count_neighbouring_wallace_mines,
    count_ore_cubes,
    is_copper_expensive,
    is_wallace_mine,
)

MIN_NET_WORTH_OF_AUCTIONED_TILE: Final = 2  # of a face-up tile that he auctions
MIN_WATER_FOR_TRAIN: Final = 2  # minimum for his train

PREFERENCE_LINE_WORDS: Final = [
    "most-ore",
    "fewest-ore",
    "most-copper",
    "least-copper",
    "most-water",
    "least-water",
    "furthest-west",
    "furthest-east",
    "coastal",
    "inland",
    "highest-capacity",
    "most-drained",
    "most-extracted",
    "fewest-left",
    "face-up",
    "net-worth",
    "adjacent",
    "drainage-tokens",
]
# The subject of each list.
TILE_SUBJECT: Final = 0
MINE_SUBJECT: Final = 1
PUMP_SUBJECT: Final = 2
MINER_SUBJECT: Final = 3
MINER_BESIDE_OTHERS_SUBJECT: Final = 4  # Michigan's (E-4)
PORT_SUBJECT: Final = 5
TRAIN_SUBJECT: Final = 6
ADIT_SUBJECT: Final = 7
EMIGRANT_SUBJECT: Final = 8


def area_value_by_criterion(st: TrailState, area: i64, line: i64) -> i64:
    """Return the value of an area by the criterion `line`, an index of `PREFERENCE_LINE_WORDS`; a
    higher value is better, so that "fewer" and "west" criteria give negative numbers.

    Net worth counts only for face-up tiles, drainage tokens only for face-down ones. The criterion
    of the ore that he extracts counts copper when it is expensive, otherwise tin.
    """
    if line == 0:
        return count_ore_cubes(st, area)
    if line == 1:
        return -count_ore_cubes(st, area)
    if line == 2:
        return st.copper[area]
    if line == 3:
        return -st.copper[area]
    if line == 4:
        return st.water[area]
    if line == 5:
        return -st.water[area]
    if line == 6:
        return -st.board.x[area]
    if line == 7:
        return st.board.x[area]
    if line == 8:
        return st.board.is_area_coastal[area]
    if line == 9:
        return -st.board.is_area_coastal[area]
    if line == 10:
        return mine_capacity(st, area)
    if line == 11:
        return water_removed_by_train(st, area)
    if line == 12:
        return copper_to_extract(st, area) if is_copper_expensive(st) else tin_to_extract(st, area)
    if line == 13:
        return tin_to_extract(st, area) + copper_to_extract(st, area) - count_ore_cubes(st, area)
    if line == 14:
        return st.face_up[area]
    if line == 15 and st.face_up[area] != 0:
        return known_tile_net_worth(st, area)
    if line == 15:
        return 0
    if line == 16:
        return i64(count_neighbouring_wallace_mines(st, area) > 0)
    return st.drainage[area] * (1 - st.face_up[area])


@final
class PreferenceList:
    """One of Lord Wallace's printed lists: its candidate places, and the criteria by which they are
    compared.

    `lines` are the criteria in order; the first one in which two places differ decides. Places
    are areas, for adits borders.
    """

    def __init__(self, subject: i64, criterion_words: list[str]) -> None:
        """Store what is listed, as one of the `..._SUBJECT` numbers, and the criteria in order, as
        words of `PREFERENCE_LINE_WORDS`."""
        self.subject: i64 = subject
        self.lines: list[str] = criterion_words
        self.length: i64 = len(criterion_words)
        self.criteria: vec[i64] = make_row(
            [PREFERENCE_LINE_WORDS.index(line) for line in criterion_words]
        )

    def area_or_border_count(self, st: TrailState) -> i64:
        """Return the number of places that may be candidates: all areas in play, or all their
        borders."""
        return (
            st.board.borders_in_play_count
            if self.subject == ADIT_SUBJECT
            else st.board.areas_in_play_count
        )

    def is_candidate(self, st: TrailState, area_or_border: i64) -> bool:
        """Return whether a place fulfils the conditions of this list now; for ports, for example,
        a coastal mine of Lord Wallace with water and more ore than its capacity.
        """
        about: i64 = self.subject
        if about == ADIT_SUBJECT:
            wet_west: bool = is_wallace_mine_with_water(
                st, st.board.west_area_of_border[area_or_border]
            )
            wet_east: bool = is_wallace_mine_with_water(
                st, st.board.east_area_of_border[area_or_border]
            )
            return st.adit[area_or_border] == 0 and wet_west and wet_east
        if about == TILE_SUBJECT:
            return is_candidate_tile(st, area_or_border)
        if not is_wallace_mine(st, area_or_border):
            return False
        if about == MINE_SUBJECT:
            return tin_to_extract(st, area_or_border) + copper_to_extract(st, area_or_border) > 0
        if about == PUMP_SUBJECT:
            return st.water[area_or_border] > 0 and count_ore_cubes(
                st, area_or_border
            ) >= mine_capacity(st, area_or_border)
        if about == EMIGRANT_SUBJECT:
            own: bool = st.own_miner[area_or_border] == st.board.wallace_seat
            return own and count_ore_cubes(st, area_or_border) < mine_capacity(st, area_or_border)
        if mine_capacity(st, area_or_border) >= count_ore_cubes(st, area_or_border):
            return False  # a piece is needed only for ore that one extraction cannot take
        if about == PORT_SUBJECT:
            coast: bool = (
                st.board.is_area_coastal[area_or_border] != 0 and st.port[area_or_border] == 0
            )
            return coast and st.water[area_or_border] > 0
        if about == TRAIN_SUBJECT:
            wet: bool = st.water[area_or_border] >= MIN_WATER_FOR_TRAIN
            return (
                st.train[area_or_border] == 0
                and wet
                and count_neighbouring_wallace_mines(st, area_or_border) > 0
            )
        return st.miner[area_or_border] == 0 or about == MINER_BESIDE_OTHERS_SUBJECT

    def place_value_by_criterion(
        self, st: TrailState, area_or_border: i64, criterion_index: i64
    ) -> i64:
        """Return the value of a place by the criterion with this index in the list; a higher value
        is better.

        A border has the sum of its two areas.
        """
        number: i64 = self.criteria[criterion_index]
        if self.subject != ADIT_SUBJECT:
            return area_value_by_criterion(st, area_or_border, number)
        west: i64 = area_value_by_criterion(
            st, st.board.west_area_of_border[area_or_border], number
        )
        return west + area_value_by_criterion(
            st, st.board.east_area_of_border[area_or_border], number
        )

    def best_place(self, st: TrailState) -> i64:
        """Return the best candidate of the list, EMPTY for none; of equal ones the first."""
        found: i64 = EMPTY
        for place in range(self.area_or_border_count(st)):
            if self.is_candidate(st, place) and (
                found == EMPTY or self.is_better_place(st, place, found)
            ):
                found = place
        return found

    def is_better_place(
        self, st: TrailState, area_or_border: i64, other_area_or_border: i64
    ) -> bool:
        """Return whether a place is better than another by the first criterion in which they
        differ."""
        for line in range(self.length):
            better: i64 = self.place_value_by_criterion(st, area_or_border, line)
            worse: i64 = self.place_value_by_criterion(st, other_area_or_border, line)
            if better != worse:
                return better > worse
        return False


def is_candidate_tile(st: TrailState, area: i64) -> bool:
    """Return whether a tile is a candidate for Lord Wallace's auction: a face-up one needs a net
    worth of at least 2, a face-down one is always a candidate.

    If a survey card has been drawn, the area must be in its region (LW-5).
    """
    if st.tile[area] == EMPTY:
        return False
    card: i64 = st.survey_card
    if card != EMPTY and st.board.card_back[card] != st.board.region_of_area[area]:
        return False
    return (
        st.face_up[area] == 0 or known_tile_net_worth(st, area) >= MIN_NET_WORTH_OF_AUCTIONED_TILE
    )
