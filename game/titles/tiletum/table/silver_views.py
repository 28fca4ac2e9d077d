"""What In Search of Silver adds to the view: maps, tablets, technologies, explorers."""

from typing import NamedTuple

from game.titles.tiletum.rules import kinds, seat_progress, tasks
from game.titles.tiletum.rules.components import TABLET_GAIN_NAMES, TECHNOLOGY_NAMES
from game.titles.tiletum.rules.dice import die_value_of_wheel_place_at_symbol
from game.titles.tiletum.rules.explorers import start_town_of_map, town_of_explorer_on_map
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_space_on_map_side_in_use
from game.titles.tiletum.rules.underground_tables import MAP_SIDE_NAMES
from game.titles.tiletum.table.views import piece_slots_of_space


class UndergroundMapView(NamedTuple):
    """An underground map: its number and side, the start town and silver price of a new
    explorer, the explorers as (town, seat), and each seat's number of mines."""

    number: int
    side: str
    start_town: str
    new_explorer_cost: int
    explorer_towns_and_seats: tuple[tuple[str, int], ...]
    mine_count_by_seat: tuple[int, ...]

    @property
    def name(self) -> str:
        """The name of the map for the words, such as "map:1A"."""
        return f"map:{self.number}{self.side}"


class TabletView(NamedTuple):
    """A stone tablet between two neighbour towns, and whether an X tile covers it."""

    name: str
    towns: tuple[str, str]
    is_covered: bool


class TechnologyView(NamedTuple):
    """A technology of this game, and the level every seat has reached."""

    name: str
    level_by_seat: tuple[int, ...]


class SilverView(NamedTuple):
    """Everything that only games with Silver have on the table.

    The explorer field covers the two `explorer_field_values`; `step_symbol_value` is the value
    with the step symbol, `is_symbol_step_due` whether its step is due.
    """

    maps: tuple[UndergroundMapView, ...]
    tablets: tuple[TabletView, ...]
    technologies: tuple[TechnologyView, ...]
    level_prices: tuple[int, ...]
    end_scoring_side: str
    explorer_field_values: tuple[int, int]
    step_symbol_value: int
    is_symbol_step_due: bool


def silver_view(st: TiletumState) -> SilverView:
    """Return the parts of the table that exist only with Silver."""
    return SilverView(
        maps=tuple(
            _underground_map_view(st, number) for number in range(kinds.UNDERGROUND_MAP_COUNT)
        ),
        tablets=_tablet_views(st),
        technologies=tuple(
            TechnologyView(
                TECHNOLOGY_NAMES[int(technology)],
                tuple(
                    int(seat_progress.technology_level(st, seat, int(technology)))
                    for seat in range(st.seats)
                ),
            )
            for technology in st.technologies
        ),
        level_prices=tuple(int(price) for price in st.board.depths.technology_cost),
        end_scoring_side=MAP_SIDE_NAMES[st.overlay],
        explorer_field_values=(st.field, st.field % kinds.FACE_COUNT + 1),
        step_symbol_value=int(die_value_of_wheel_place_at_symbol(st)),
        is_symbol_step_due=bool(tasks.can_take_symbol_step(st, st.seat)),
    )


def _underground_map_view(st: TiletumState, map_number: int) -> UndergroundMapView:
    board = st.board
    depths = st.board.depths
    seats = range(st.seats)
    names = board.space_names
    below = range(board.main_map_space_count, board.space_count)
    towns = [
        at
        for at in below
        if depths.underground_map_of_space[at] == map_number and is_space_on_map_side_in_use(st, at)
    ]
    owners = [
        st.owner[slot] for at in towns for slot in piece_slots_of_space(st, kinds.MINE_PIECE, at)
    ]
    return UndergroundMapView(
        map_number + 1,
        MAP_SIDE_NAMES[st.sides[map_number]],
        names[int(start_town_of_map(st, map_number))],
        depths.explorer_cost[map_number],
        tuple(
            (names[at], s)
            for at in towns
            for s in seats
            if town_of_explorer_on_map(st, s, map_number) == at
        ),
        tuple(owners.count(seat) for seat in seats),
    )


def _tablet_views(st: TiletumState) -> tuple[TabletView, ...]:
    depths = st.board.depths
    names = st.board.space_names
    found = []
    for path in range(depths.tablet_path_count):
        one = depths.first_end_of_path[path]
        other = depths.second_end_of_path[path]
        if is_space_on_map_side_in_use(st, one):
            name = f"tablet:{TABLET_GAIN_NAMES[int(depths.tablet_of_path[path])]}"
            found.append(
                TabletView(name, (names[one], names[other]), bool(st.covered_tablets[path]))
            )
    return tuple(found)
