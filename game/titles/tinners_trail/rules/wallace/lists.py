"""Lord Wallace's lists of preferences: how he chooses a place, line by line as the rules print
them (LW-5, LW-7 .. LW-12, LW-E)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import row_of
from game.titles.tinners_trail.rules.developments import (
    TRAIN_NEIGHBOUR_WATER,
    TRAIN_WATER,
    capacity,
)
from game.titles.tinners_trail.rules.kinds import EMPTY, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.preference import (
    copper_is_dear,
    his_neighbours,
    is_his,
    ore_in,
)

# What the lists look at: his mines, their ore and their neighbours.

LEAST_NET_WORTH: Final = 2  # of a face-up tile he wants
LEAST_WATER: Final = 2  # where he brings a train
ARSENIC_WORTH: Final = 2  # each cube

LINES: Final = [
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

# What each list is about.
OF_TILES: Final = 0
OF_MINES: Final = 1
OF_PUMPS: Final = 2
OF_MINERS: Final = 3
OF_MINERS_BESIDE_OTHERS: Final = 4  # Michigan's (E-4)
OF_PORTS: Final = 5
OF_TRAINS: Final = 6
OF_ADITS: Final = 7
OF_EMIGRANTS: Final = 8
MINER_LINES: Final = ["most-ore", "least-water", "most-copper", "inland", "furthest-west"]


def water_removed(st: TrailState, area: i64) -> i64:
    """Return the water a train there would take out of his mines (D-4)."""
    removed: i64 = min(st.water[area], TRAIN_WATER)
    for spot in range(st.board.neighbour_from[area], st.board.neighbour_from[area + 1]):
        near: i64 = st.board.neighbour[spot]
        if is_his(st, near):
            removed += min(st.water[near], TRAIN_NEIGHBOUR_WATER)
    return removed


def copper_taken(st: TrailState, area: i64) -> i64:
    """Return the copper he takes: first of all when it is dear, to fill up in round 4 (LW-7)."""
    if copper_is_dear(st):
        return min(st.copper[area], capacity(st, area))
    if st.round == ROUNDS:
        return min(st.copper[area], capacity(st, area) - tin_taken(st, area))
    return 0


def tin_taken(st: TrailState, area: i64) -> i64:
    """Return the tin he takes: first of all when copper is cheap, else to fill up (LW-7)."""
    if copper_is_dear(st):
        return min(st.tin[area], capacity(st, area) - copper_taken(st, area))
    return min(st.tin[area], capacity(st, area))


def tile_worth(st: TrailState, area: i64) -> i64:
    """Return tin + copper - water of the area's tile, which must be known (LW-5).

    Drainage tokens and ore from adits do not count; arsenic in the area does (LW-AR).
    """
    tile: i64 = st.tile[area]
    worth: i64 = st.board.tile_tin[tile] + st.board.tile_copper[tile] - st.board.tile_water[tile]
    if st.board.arsenic:
        worth += ARSENIC_WORTH * st.arsenic[area]
    return worth


def is_wet_mine(st: TrailState, area: i64) -> bool:
    """Return whether the area holds a mine of his with at least 1 water."""
    return is_his(st, area) and st.water[area] > 0


# The words of all lists. More is better in each; of a border both sides are added up.


def standing_in(st: TrailState, area: i64, line: i64) -> i64:
    """Return how well an area does in a line, numbered as in LINES.

    Net worth counts face up only, drainage tokens face down only. Of what he extracts copper
    counts when it is dear, tin when it is not.
    """
    if line == 0:
        return ore_in(st, area)
    if line == 1:
        return -ore_in(st, area)
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
        return st.board.coastal[area]
    if line == 9:
        return -st.board.coastal[area]
    if line == 10:
        return capacity(st, area)
    if line == 11:
        return water_removed(st, area)
    if line == 12:
        return copper_taken(st, area) if copper_is_dear(st) else tin_taken(st, area)
    if line == 13:
        return tin_taken(st, area) + copper_taken(st, area) - ore_in(st, area)
    if line == 14:
        return st.face_up[area]
    if line == 15 and st.face_up[area] != 0:
        return tile_worth(st, area)
    if line == 15:
        return 0
    if line == 16:
        return i64(his_neighbours(st, area) > 0)
    return st.drainage[area] * (1 - st.face_up[area])


@final
class Preference:
    """One printed list: which places come into question, and by which lines he compares them.

    `lines` are the words of the list in its order; the first line in which two places differ
    decides. Places are areas, for adits borders.
    """

    def __init__(self, about: i64, lines: list[str]) -> None:
        """Compare by these lines."""
        self.about: i64 = about
        self.lines: list[str] = lines
        self.length: i64 = len(lines)
        self.numbers: vec[i64] = row_of([LINES.index(line) for line in lines])

    def places(self, st: TrailState) -> i64:
        """Return how many places there are on the map."""
        return st.board.borders_on_card if self.about == OF_ADITS else st.board.areas

    def may(self, st: TrailState, place: i64) -> bool:
        """Return whether the place comes into question at all."""
        about: i64 = self.about
        if about == OF_ADITS:
            wet_west: bool = is_wet_mine(st, st.board.border_west[place])
            wet_east: bool = is_wet_mine(st, st.board.border_east[place])
            return st.adit[place] == 0 and wet_west and wet_east
        if about == OF_TILES:
            return may_want_tile(st, place)
        if not is_his(st, place):
            return False
        if about == OF_MINES:
            return tin_taken(st, place) + copper_taken(st, place) > 0
        if about == OF_PUMPS:
            return st.water[place] > 0 and ore_in(st, place) >= capacity(st, place)
        if about == OF_EMIGRANTS:
            own: bool = st.own_miner[place] == st.board.wallace_seat
            return own and ore_in(st, place) < capacity(st, place)
        if capacity(st, place) >= ore_in(st, place):
            return False  # a piece is for ore that one extraction cannot take
        if about == OF_PORTS:
            coast: bool = st.board.coastal[place] != 0 and st.port[place] == 0
            return coast and st.water[place] > 0
        if about == OF_TRAINS:
            wet: bool = st.water[place] >= LEAST_WATER
            return st.train[place] == 0 and wet and his_neighbours(st, place) > 0
        return st.miner[place] == 0 or about == OF_MINERS_BESIDE_OTHERS

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Return how well a place does in one line, more is better."""
        number: i64 = self.numbers[line]
        if self.about != OF_ADITS:
            return standing_in(st, place, number)
        west: i64 = standing_in(st, st.board.border_west[place], number)
        return west + standing_in(st, st.board.border_east[place], number)

    def best(self, st: TrailState) -> i64:
        """Return the place he prefers, EMPTY when none comes into question."""
        found: i64 = EMPTY
        for place in range(self.places(st)):
            if self.may(st, place) and (found == EMPTY or self.prefers(st, place, found)):
                found = place
        return found

    def prefers(self, st: TrailState, place: i64, other: i64) -> bool:
        """Return whether a place comes before another one."""
        for line in range(self.length):
            better: i64 = self.standing(st, place, line)
            worse: i64 = self.standing(st, other, line)
            if better != worse:
                return better > worse
        return False


def may_want_tile(st: TrailState, area: i64) -> bool:
    """A face-up tile is worth 2 or more; a face-down one always comes into question.

    If he holds a survey card the area is of its region (LW-5).
    """
    if st.tile[area] == EMPTY:
        return False
    card: i64 = st.survey_card
    if card != EMPTY and st.board.card_back[card] != st.board.region[area]:
        return False
    return st.face_up[area] == 0 or tile_worth(st, area) >= LEAST_NET_WORTH


TILES: Final = Preference(
    OF_TILES,
    ["face-up", "net-worth", "adjacent", "drainage-tokens", "coastal", "furthest-east"],
)
MINES: Final = Preference(
    OF_MINES, ["most-extracted", "least-water", "fewest-left", "furthest-east"]
)
PUMPED: Final = Preference(
    OF_PUMPS, ["most-ore", "highest-capacity", "least-water", "inland", "furthest-west"]
)
MINERS: Final = Preference(OF_MINERS, MINER_LINES)
MINERS_BESIDE_OTHERS: Final = Preference(OF_MINERS_BESIDE_OTHERS, MINER_LINES)
PORTS: Final = Preference(OF_PORTS, ["most-ore", "most-water", "most-copper", "furthest-west"])
TRAINS: Final = Preference(OF_TRAINS, ["most-drained", "most-ore", "furthest-east"])
ADITS: Final = Preference(OF_ADITS, ["fewest-ore", "least-copper", "furthest-west"])
EMIGRANTS: Final = Preference(OF_EMIGRANTS, ["fewest-ore", "furthest-west"])
