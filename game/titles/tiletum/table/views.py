"""The spaces of all maps as named values: what is there, and what a free place brings."""

from typing import NamedTuple

from game.titles.tiletum.notation.cells import tile_name_on_spot
from game.titles.tiletum.rules import cathedrals, kinds
from game.titles.tiletum.rules.components import GOOD_AND_SILVER_NAMES
from game.titles.tiletum.rules.explorers import town_of_explorer_on_map
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.move_texts import MEEPLE_WORDS
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_space_on_map_side_in_use


class HousePlace(NamedTuple):
    """A place for a house: its owner, its points, and whether it brings the gains of a
    building's characters."""

    owner: int
    points: int
    brings_gains_of_building_characters: bool


class MinePlace(NamedTuple):
    """A place for a mine: its owner, and the gold that a mine there brings in addition to 1
    silver."""

    owner: int
    gold: int


class CathedralView(NamedTuple):
    """A cathedral: its top tile (0 for none left), the number of tiles left, its cost in a good
    or silver and the points of the cost tile; for a closed one these are 0."""

    is_open: bool = False
    top_tile: int = 0
    tiles_left: int = 0
    cost: int = 0
    cost_tile_points: int = 0
    cost_good: str = "stone"


class TiletumSpaceView(NamedTuple):
    """A space and its content; `pillar_owners` are owners (below 0 for a free place), `tile` is ""
    if there is none, `underground_map_number` is the number of the underground map, 0 for
    Europe."""

    name: str
    houses: tuple[HousePlace, ...] = ()
    pillar_owners: tuple[int, ...] = ()
    tile: str = ""
    takes_tile: bool = False
    cathedral: CathedralView | None = None
    people: tuple[tuple[int, str], ...] = ()
    mines: tuple[MinePlace, ...] = ()
    underground_map_number: int = 0


def space_views(st: TiletumState) -> list[TiletumSpaceView]:
    """Return every space of the sides in use as named values."""
    board = st.board
    people = _people_by_space_of_europe(st)
    cathedral_by_town = {int(board.town_of_cathedral[n]): n for n in range(board.cathedral_count)}
    return [
        _space_view(st, at, people.get(at, ()), cathedral_by_town.get(at))
        for at in range(len(board.space_names))
        if is_space_on_map_side_in_use(st, at)
    ]


def _space_view(
    st: TiletumState,
    space: int,
    seats_and_kinds: tuple[tuple[int, str], ...],
    cathedral: int | None,
) -> TiletumSpaceView:
    """Return a space as named values; `seats_and_kinds` are those there if it is in Europe, and
    `cathedral` is the number of its cathedral."""
    board = st.board
    houses = piece_slots_of_space(st, kinds.HOUSE_PIECE, space)
    mines = piece_slots_of_space(st, kinds.MINE_PIECE, space)
    number = board.depths.underground_map_of_space[space] + 1 if board.silver else 0
    return TiletumSpaceView(
        board.space_names[space],
        tuple(
            HousePlace(
                st.owner[s], board.points_or_gold_of_slot[s], board.is_building_gain_slot[s] > 0
            )
            for s in houses
        ),
        tuple(st.owner[slot] for slot in piece_slots_of_space(st, kinds.PILLAR_PIECE, space)),
        tile_name_on_spot(st, space),
        board.has_tile_at_start[space] > 0,
        None if cathedral is None else _cathedral_view(st, cathedral),
        _explorers_in_space(st, space, number) if number else seats_and_kinds,
        tuple(MinePlace(st.owner[slot], board.points_or_gold_of_slot[slot]) for slot in mines),
        number,
    )


def piece_slots_of_space(st: TiletumState, piece: int, space: int) -> range:
    """Return the numbers of the slots, free or not, for pieces of a kind in a space."""
    at = piece * int(st.board.space_count) + space
    return range(
        st.board.first_slot_of_piece_in_space[at], st.board.first_slot_of_piece_in_space[at + 1]
    )


def _people_by_space_of_europe(st: TiletumState) -> dict[int, tuple[tuple[int, str], ...]]:
    """Return the merchants and architects in each space of Europe as (seat, kind); spaces without
    people are left out."""
    people = [(seat, word) for seat in range(st.seats) for word in MEEPLE_WORDS]
    found: dict[int, tuple[tuple[int, str], ...]] = {}
    for each, space in zip(people, st.people, strict=True):
        found[int(space)] = (*found.get(int(space), ()), each)
    return found


def _explorers_in_space(
    st: TiletumState, space: int, map_number: int
) -> tuple[tuple[int, str], ...]:
    """Return the explorers in a space of the underground map `map_number` as (seat, kind)."""
    return tuple(
        (seat, "explorer")
        for seat in range(st.seats)
        if town_of_explorer_on_map(st, seat, map_number - 1) == space
    )


def _cathedral_view(st: TiletumState, cathedral: int) -> CathedralView:
    board = st.board
    if not board.is_cathedral_open[cathedral]:
        return CathedralView()
    taken = sum(
        st.taken[seat * board.cathedral_count + cathedral] != EMPTY for seat in range(st.seats)
    )
    every = int(
        board.first_tile_of_cathedral[cathedral + 1] - board.first_tile_of_cathedral[cathedral]
    )
    cost = st.cost[cathedral]
    known = cost != EMPTY
    return CathedralView(
        True,
        max(int(cathedrals.highest_tile_left_at_cathedral(st, cathedral)), 0),
        every - taken,
        board.cost_tile_amount[cost] if known else 0,
        board.cost_tile_points[cost] if known else 0,
        GOOD_AND_SILVER_NAMES[board.payment_good_of_cathedral[cathedral]],
    )
