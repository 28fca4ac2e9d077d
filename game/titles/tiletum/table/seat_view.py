"""A seat's board as named values, and what it would score if the game ended now."""

from functools import partial
from typing import NamedTuple

from game.titles.tiletum.notation.cells import (
    names_of_cells,
    names_of_marked_cells,
    seat_cells_of_row,
)
from game.titles.tiletum.rules import (
    buildings,
    crest_placement,
    fairs,
    houses_and_pillars,
    kinds,
    possessions,
    seat_progress,
)
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.die_action import technology_action_points
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.technologies import end_points_of_levels


class BuildingView(NamedTuple):
    """A building: its rooms from floor 1 up ("" for an empty one), its crest ("" for none), the
    food and gain of one, the points printed on its marker, whether it is completed, whether the
    marker still lies below it, and whether a house is still on its roof."""

    number: int
    person_by_floor: tuple[str, ...]
    crest: str
    crest_food_cost: int
    crest_gain: str
    marker_points: int
    is_completed: bool
    has_marker: bool
    is_house_on_roof: bool


class SeatView(NamedTuple):
    """A seat's board with its numbers of pieces on the maps and in the supply.

    `goods` are counts in the order of the goods; `storehouse_tiles` has "" for a free place.
    `added_points_by_action` are action points from markers and technologies,
    `marker_points_by_action` those from markers alone; `taken_dice` are pairs of good and value.
    `king_track_space` may be below 0. `explorer_spaces` are those of its explorers, `bonused_good`
    is the good that may pay as gold (S-610), "" for none. `points_added_at_game_end` is what the
    seat would score if the game ended now, and `end_points_by_source` its parts: buildings, houses
    times pillars, goods, with Silver also silver and technologies; `multiplied_piece_counts` are
    the two factors (T-801, S-802). `has_silver` tells whether Silver is in play;
    `own_and_general_mine_supply` counts mines, and is () without Silver. `is_cardinal_board` marks
    the Cardinal's board: all his pieces are in his supply, `cardinals_open_contracts` are those to
    be fulfilled, and his store has only crests (C-102); `is_placing_crests_at_once` tells that he
    places his crests at once and free of charge (C-503).
    """

    seat: int
    points: int
    goods: tuple[int, ...]
    storehouse_tiles: tuple[str, ...]
    buildings: tuple[BuildingView, ...]
    fulfilled_contracts: tuple[str, ...]
    added_points_by_action: dict[str, int]
    marker_points_by_action: dict[str, int]
    taken_dice: tuple[tuple[str, int], ...]
    houses_on_maps: int
    pillars_on_maps: int
    cathedral_tile_count: int
    house_and_pillar_supply: tuple[int, int]
    completed_building_count: int
    points_added_at_game_end: int
    end_points_by_source: tuple[int, ...]
    multiplied_piece_counts: tuple[int, int]
    king_track_space: int
    is_cardinal_board: bool
    is_placing_crests_at_once: bool
    cardinals_open_contracts: tuple[str, ...]
    has_silver: bool
    silver: int
    mines_on_maps: int
    own_and_general_mine_supply: tuple[int, ...]
    explorer_spaces: tuple[str, ...]
    bonused_good: str

    @property
    def good_and_silver_counts(self) -> tuple[int, ...]:
        """The numbers of goods in their order, then that of silver if Silver is in play."""
        return (*self.goods, self.silver) if self.has_silver else self.goods

    @property
    def stored_tile_count(self) -> int:
        """How many tiles lie in the storehouse."""
        return sum(map(bool, self.storehouse_tiles))

    @property
    def contract_spaces_with_pillar(self) -> range:
        """The spaces for contracts, counted from 0, on which a pillar lies (T-111, S-109)."""
        spaces = kinds.CONTRACT_SPACE_COUNT if self.has_silver else kinds.CONTRACT_SPACE_COUNT - 1
        return range(len(self.fulfilled_contracts), 0 if self.is_cardinal_board else spaces)


def seat_view(st: TiletumState, seat: int) -> SeatView:
    """Return a seat's board as named values."""
    board = st.board
    of_seat = partial(seat_cells_of_row, st, seat=seat)
    bare = seat == board.cardinal
    deep = board.silver > 0
    at_once = bare and st.challenges[kinds.READY_FOR_ACTION_CHALLENGE] > 0

    def names(cells: list[int]) -> tuple[str, ...]:
        return tuple(board.tile_names[cell] if cell != EMPTY else "" for cell in cells)

    def building(number: int) -> BuildingView:
        completed = bool(buildings.is_building_completed(st, seat, number))
        waits = (at_once and crests[number] == EMPTY) if bare else not completed
        rooms = every_room[
            board.first_room_of_building[number] : board.first_room_of_building[number + 1]
        ]
        return BuildingView(
            number + 1,
            rooms,
            board.crest_names[crests[number]] if crests[number] != EMPTY else "",
            0 if at_once else int(crest_placement.food_for_crest_below(st, seat, number)),
            board.gain_names[board.crest_gain_of_building[number]],
            board.marker_points_of_building[number],
            completed,
            waits and board.marker_points_of_building[number] > 0,
            not bare and number < kinds.LAST_BUILDING and not all(rooms),
        )

    every_room = names(of_seat("rooms"))
    crests = of_seat("crests")
    dice = [die for die in of_seat("dice_taken") if die != EMPTY]
    houses, pillars = of_seat("supply")
    return SeatView(
        seat=seat,
        points=st.points[seat],
        goods=tuple(of_seat("goods")),
        storehouse_tiles=_unplaced_cardinal_crests(st) if bare else names(of_seat("store")),
        buildings=tuple(building(number) for number in range(kinds.BUILDING_COUNT)),
        fulfilled_contracts=names(of_seat("contracts"))[
            : int(possessions.count_fulfilled_contracts(st, seat))
        ],
        added_points_by_action={
            action: int(
                seat_progress.marker_action_points(st, seat, number)
                + technology_action_points(st, seat, number)
            )
            for number, action in enumerate(board.action_names)
        },
        marker_points_by_action={
            action: int(seat_progress.marker_action_points(st, seat, number))
            for number, action in enumerate(board.action_names)
        },
        taken_dice=tuple(
            (GOOD_NAMES[die // kinds.FACE_COUNT], die % kinds.FACE_COUNT + 1) for die in dice
        ),
        houses_on_maps=int(houses_and_pillars.count_pieces_on_maps(st, seat, kinds.HOUSE_PIECE)),
        pillars_on_maps=int(houses_and_pillars.count_pieces_on_maps(st, seat, kinds.PILLAR_PIECE)),
        cathedral_tile_count=int(fairs.count_cathedral_tiles(st, seat)),
        house_and_pillar_supply=(houses, pillars),
        completed_building_count=int(buildings.count_completed_buildings(st, seat)),
        points_added_at_game_end=int(fairs.points_added_at_game_end(st, seat)),
        end_points_by_source=_end_points_by_source(st, seat),
        multiplied_piece_counts=(
            int(fairs.count_pieces_for_end_points(st, seat, kinds.HOUSE_PIECE)),
            int(fairs.count_pieces_for_end_points(st, seat, kinds.PILLAR_PIECE)),
        ),
        king_track_space=st.king[seat],
        is_cardinal_board=bare,
        is_placing_crests_at_once=at_once,
        cardinals_open_contracts=tuple(names_of_cells(st.open, board.tile_names)) if bare else (),
        has_silver=deep,
        silver=sum(of_seat("silver")),
        mines_on_maps=int(houses_and_pillars.count_pieces_on_maps(st, seat, kinds.MINE_PIECE)),
        own_and_general_mine_supply=tuple(of_seat("mines")),
        explorer_spaces=tuple(names_of_cells(of_seat("explorers"), board.space_names)),
        bonused_good="".join(names_of_cells(of_seat("bonused"), GOOD_NAMES)),
    )


def _unplaced_cardinal_crests(st: TiletumState) -> tuple[str, ...]:
    """Return the Cardinal's crests that lie below no building yet, as a storehouse."""
    found = [f"crest:{crest}" for crest in names_of_marked_cells(st.hand, st.board.crest_names)]
    return (*found, *[""] * kinds.STOREHOUSE_SLOT_COUNT)[: kinds.STOREHOUSE_SLOT_COUNT]


def _end_points_by_source(st: TiletumState, seat: int) -> tuple[int, ...]:
    """Return a seat's end points by source: buildings, pieces and goods, with Silver also silver
    and levels (T-801, S-801)."""
    found = [
        st.board.completed_building_points[int(buildings.count_completed_buildings(st, seat))],
        int(fairs.end_points_of_houses_times_pillars(st, seat)),
        int(fairs.end_points_of_goods_left(st, seat)),
    ]
    if st.board.silver:
        found += [
            int(fairs.end_points_of_silver_left(st, seat)),
            int(end_points_of_levels(st, seat)),
        ]
    return tuple(found)
