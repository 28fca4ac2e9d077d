"""What In Search of Silver adds to the table, as named values: maps, tablets, technologies, the
explorer field and the ribbons of the king track.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.depths import SIDE_NAMES
from game.titles.tiletum.rules.dice import FACES, symbol_value
from game.titles.tiletum.rules.expansion import TABLETS, TECHNOLOGIES
from game.titles.tiletum.rules.explorers import start_town
from game.titles.tiletum.rules.levels import level
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import is_symbol_open

LEVELS: Final = kinds.LEVELS


@dataclass(frozen=True, slots=True)
class MapView:
    """An underground map: its number and side, where explorers begin, the silver for a new one."""

    number: int
    side: str
    start: str
    cost: int

    @property
    def name(self) -> str:
        """Return what words call it."""
        return f"map:{self.number}{self.side}"


@dataclass(frozen=True, slots=True)
class TabletView:
    """A stone tablet between two neighbour towns, and whether an X tile covers it."""

    name: str
    ends: tuple[str, str]
    map: int
    covered: bool


@dataclass(frozen=True, slots=True)
class TechnologyView:
    """A technology of this game, and the level every seat has reached."""

    name: str
    levels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BelowView:
    """Everything only games with silver have on the table. The explorer field covers `field`, two
    values; `symbol` is the value with the step symbol, `symbol_open` whether its step is due;
    `ribbons` are the silver of the king track from its lowest space.
    """

    maps: tuple[MapView, ...]
    tablets: tuple[TabletView, ...]
    technologies: tuple[TechnologyView, ...]
    prices: tuple[int, ...]
    overlay: str
    field: tuple[int, int]
    symbol: int
    symbol_open: bool
    ribbons: tuple[int, ...]
    bonused_left: tuple[str, ...]


def below_view(st: TiletumState) -> BelowView:
    """Return what silver adds to the table."""
    depths, names = st.board.depths, st.board.space_names
    acts = int(st.seat)
    return BelowView(
        maps=tuple(
            MapView(
                number + 1,
                SIDE_NAMES[int(st.sides[number])],
                names[int(start_town(st, number))],
                int(depths.explorer_cost[number]),
            )
            for number in range(kinds.MAPS)
        ),
        tablets=_tablets(st),
        technologies=tuple(
            TechnologyView(
                TECHNOLOGIES[int(technology)],
                tuple(int(level(st, seat, int(technology))) for seat in range(int(st.seats))),
            )
            for technology in st.technologies
        ),
        prices=tuple(int(price) for price in depths.technology_cost),
        overlay=SIDE_NAMES[int(st.overlay)],
        field=(int(st.field), int(st.field) % FACES + 1),
        symbol=int(symbol_value(st)),
        symbol_open=bool(is_symbol_open(st, acts)),
        ribbons=tuple(int(silver) for silver in depths.ribbon),
        bonused_left=tuple(
            good for good, left in zip(st.board.good_names, st.bonused_left, strict=True) if left
        ),
    )


def _tablets(st: TiletumState) -> tuple[TabletView, ...]:
    depths, names = st.board.depths, st.board.space_names
    found = []
    for path in range(int(depths.paths)):
        one, other = int(depths.one_end[path]), int(depths.other_end[path])
        number = int(depths.map_of[one])
        if depths.side_of[one] == st.sides[number]:
            name = f"tablet:{TABLETS[int(depths.tablet[path])]}"
            ends = names[one], names[other]
            found.append(TabletView(name, ends, number + 1, bool(st.covered[path])))
    return tuple(found)
