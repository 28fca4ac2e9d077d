"""What In Search of Silver adds to the view: maps, tablets, technologies, explorers."""

from typing import NamedTuple

from game.titles.tiletum.rules import kinds, progress, tasks
from game.titles.tiletum.rules.components import TABLETS, TECHNOLOGIES
from game.titles.tiletum.rules.dice import step_symbol_value
from game.titles.tiletum.rules.silver import explorer_on, start_town
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_on_used_side
from game.titles.tiletum.rules.tables import SIDE_NAMES
from game.titles.tiletum.table.views import slots_of


class UndergroundMapView(NamedTuple):
    """An underground map: its number and side, where explorers begin, the silver for a new one;
    explorers as (town, seat), and how many mines each seat has there.
    """

    number: int
    side: str
    start: str
    cost: int
    explorers: tuple[tuple[str, int], ...]
    mines: tuple[int, ...]

    @property
    def name(self) -> str:
        """Return what words call it."""
        return f"map:{self.number}{self.side}"


class TabletView(NamedTuple):
    """A stone tablet between two neighbour towns, and whether an X tile covers it."""

    name: str
    ends: tuple[str, str]
    covered: bool


class TechnologyView(NamedTuple):
    """A technology of this game, and the level every seat has reached."""

    name: str
    levels: tuple[int, ...]


class SilverView(NamedTuple):
    """Everything only games with silver have on the table. The explorer field covers `field`, two
    values; `symbol` is the value with the step symbol, `symbol_open` whether its step is due.
    """

    maps: tuple[UndergroundMapView, ...]
    tablets: tuple[TabletView, ...]
    technologies: tuple[TechnologyView, ...]
    prices: tuple[int, ...]
    overlay: str
    field: tuple[int, int]
    symbol: int
    symbol_open: bool


def silver_view(st: TiletumState) -> SilverView:
    """Return what silver adds to the table."""
    return SilverView(
        maps=tuple(_map_view(st, number) for number in range(kinds.MAPS)),
        tablets=_tablet_views(st),
        technologies=tuple(
            TechnologyView(
                TECHNOLOGIES[int(technology)],
                tuple(
                    int(progress.technology_level(st, seat, int(technology)))
                    for seat in range(st.seats)
                ),
            )
            for technology in st.technologies
        ),
        prices=tuple(int(price) for price in st.board.depths.technology_cost),
        overlay=SIDE_NAMES[st.overlay],
        field=(st.field, st.field % kinds.FACES + 1),
        symbol=int(step_symbol_value(st)),
        symbol_open=bool(tasks.is_symbol_step_open(st, st.seat)),
    )


def _map_view(st: TiletumState, number: int) -> UndergroundMapView:
    board = st.board
    depths = st.board.depths
    seats = range(st.seats)
    names = board.space_names
    below = range(board.main_spaces, board.spaces)
    towns = [at for at in below if depths.map_of[at] == number and is_on_used_side(st, at)]
    owners = [st.owner[slot] for at in towns for slot in slots_of(st, kinds.MINE_PIECE, at)]
    return UndergroundMapView(
        number + 1,
        SIDE_NAMES[st.sides[number]],
        names[int(start_town(st, number))],
        depths.explorer_cost[number],
        tuple((names[at], s) for at in towns for s in seats if explorer_on(st, s, number) == at),
        tuple(owners.count(seat) for seat in seats),
    )


def _tablet_views(st: TiletumState) -> tuple[TabletView, ...]:
    depths = st.board.depths
    names = st.board.space_names
    found = []
    for path in range(depths.paths):
        one = depths.one_end[path]
        other = depths.other_end[path]
        if is_on_used_side(st, one):
            name = f"tablet:{TABLETS[int(depths.tablet[path])]}"
            found.append(TabletView(name, (names[one], names[other]), bool(st.covered[path])))
    return tuple(found)
