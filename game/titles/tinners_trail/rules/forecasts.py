"""Forecasts for the screen: the table after a move, and what a mine would hold."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.moves import kind_of
from game.titles.tinners_trail.rules.apply import apply
from game.titles.tinners_trail.rules.benefits import carry_out_benefit
from game.titles.tinners_trail.rules.kinds import ACTIONS, BID, DROP, EMPTY, PASS, UNKNOWN_TILE
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import (
    cubes_in,
    cubes_of_tile,
    table_view,
)
from game.titles.tinners_trail.rules.views import Cubes, TableView

MUCH_WATER = 99  # assumed under an unknown tile, so that drainage does not seem to be lost


@dataclass(frozen=True, slots=True)
class MineForecast:
    """The contents of a mine built in an area: tin, copper and water of each source, and the sum.

    `known` is False when the viewer does not know the tile: then tile and total leave it out, and
    its water is assumed to be high. `lost` says that the card's piece would have no legal place
    (A-9), `bonus` is the winner's bonus in the notation, "" for none (K-2).
    """

    known: bool
    tile: Cubes
    lying: Cubes  # ore from adits; water that drainage tokens take away, as a negative number
    card: Cubes
    total: Cubes
    pieces: tuple[str, ...]  # what the card brings: "miner", "port", "pump"
    lost: bool
    arsenic: int  # cubes lying there
    bonus: str


def forecast(view: TrailState, code: int) -> TableView | None:
    """Return the table after the seat to move plays the move.

    None when a chance event or hidden facts decide what follows. In 2007 it is the table before
    the automatic steps: the last player's action without their pass and the sale (C-7, C-13).
    """
    after = view.clone()
    assert isinstance(after, TrailState)
    if view.board.edition_2007:
        if after.phase == ACTIONS and kind_of(code) != PASS:
            after.passed = 0  # then nobody is the last one
    elif kind_of(code) in (BID, DROP) and view.tile[view.area] == UNKNOWN_TILE:
        return None
    apply(after, code)
    return table_view(after, int(view.to_move))


def mine_forecast(view: TrailState, area_name: str, card_text: str = "") -> MineForecast:
    """Return what a mine in the area would contain, as far as the viewer knows, with the card if
    given.
    """
    board = view.board
    area = board.area_numbers[area_name]
    tile = int(view.tile[area])
    known = tile >= 0
    mine = view.clone()
    assert isinstance(mine, TrailState)
    tile_cubes = cubes_of_tile(board, tile) if known else (0, 0, 0)
    mine.owner[area] = 0
    mine.tin[area] += tile_cubes[0]
    mine.copper[area] += tile_cubes[1]
    water = tile_cubes[2] if known else MUCH_WATER
    mine.water[area] = max(0, water - int(view.drainage[area]))
    drained = int(mine.water[area]) - water
    before = cubes_in(mine, area)
    pieces = _pieces_in_area(mine, area)
    card = board.card_numbers.get(card_text, EMPTY)
    if card != EMPTY:
        carry_out_benefit(mine, area, card)
    total = cubes_in(mine, area)
    gained = tuple(piece for piece in _pieces_in_area(mine, area) if piece not in pieces)
    changed = total != before or bool(gained)
    return MineForecast(
        known=known,
        tile=tile_cubes,
        lying=(int(view.tin[area]), int(view.copper[area]), drained),
        card=(total[0] - before[0], total[1] - before[1], total[2] - before[2]),
        total=total if known else (total[0], total[1], 0),
        pieces=gained,
        lost=card != EMPTY and not changed,
        arsenic=int(view.arsenic[area]) if board.arsenic else 0,
        bonus=board.tile_bonus[tile] if known else "",
    )


def _pieces_in_area(state: TrailState, area: int) -> tuple[str, ...]:
    standing = (("miner", state.miner), ("port", state.port), ("pump", state.pump))
    return tuple(name for name, row in standing if row[area])
