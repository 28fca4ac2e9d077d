"""Forecasts for the screen: the table after a move, and what a mine would hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.engine.moves import kind_of_move
from game.titles.tinners_trail.rules.apply import apply_move
from game.titles.tinners_trail.rules.benefits import apply_card_benefit
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS_PHASE,
    BID_MOVE,
    DROP_OUT_MOVE,
    EMPTY,
    PASS_MOVE,
    UNKNOWN_TILE,
)
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.table_view import (
    cube_counts_in_area,
    cube_counts_of_tile_kind,
    make_table_view,
)
from game.titles.tinners_trail.rules.view_classes import CubeCounts, TableView
from game.titles.tinners_trail.rules.wallace.payments import mine_work_cost_capped_for_wallace

ASSUMED_WATER_OF_UNKNOWN_TILE = (
    99  # assumed under an unknown tile, so that drainage does not seem to be lost
)


@dataclass(frozen=True, slots=True)
class MineContentsForecast:
    """The contents of a mine built in an area: tin, copper and water of each source, and the sum.

    `is_tile_known` is False when the viewer does not know the tile: then tile and total leave it
    out, and its water is assumed to be high. `is_card_piece_lost` says that the card's piece
    would have no legal place (A-9), `bonus_text` is the winner's bonus in the notation, "" for
    none (K-2)."""

    is_tile_known: bool
    tile_cubes: CubeCounts
    cubes_from_adits_and_tokens: (
        CubeCounts  # ore from adits; water that drainage tokens take away, as a negative number
    )
    card_cubes: CubeCounts
    total_cubes: CubeCounts
    card_pieces: tuple[str, ...]  # what the card brings: "miner", "port", "pump"
    is_card_piece_lost: bool
    arsenic_count: int  # cubes lying there
    bonus_text: str


def table_view_after_move_unless_tile_unknown(view: TrailState, code: int) -> TableView | None:
    """Return the table after the seat to move plays the move, before any chance event that is due
    then; None for a bid or drop-out on a tile that is unknown in the view. In 2007 it is the table
    before the automatic steps: the last player's action without their pass and the sale (C-7,
    C-13).
    """
    after = view.clone()
    assert isinstance(after, TrailState)
    if view.board.is_edition_2007:
        if after.phase == ACTIONS_PHASE and kind_of_move(code) != PASS_MOVE:
            after.passed = 0  # so that no seat counts as the last one
    elif kind_of_move(code) in (BID_MOVE, DROP_OUT_MOVE) and view.tile[view.area] == UNKNOWN_TILE:
        return None
    apply_move(after, code)
    return make_table_view(after, int(view.to_move))


class SeatAfterAuction(NamedTuple):
    """What a seat has left once it has won an auction, before it plays a survey card."""

    pounds: int
    work_points: int


def seat_after_auction(view: TrailState, seat: int, pounds: int) -> SeatAfterAuction:
    """Return what a seat has left if it wins the auction with a bid of that many pounds: the
    winner's bonus counts if the viewer knows the tile (A-5, K-2, K-3)."""
    board = view.board
    tile = EMPTY if board.is_edition_2007 else int(view.tile[view.area])
    bonus_pounds = 0
    bonus_work = 0
    if tile >= 0:
        bonus_pounds = int(board.money_bonus_of_tile[tile]) if seat != board.wallace_seat else 0
        bonus_work = int(board.work_bonus_of_tile[tile])
    work = int(mine_work_cost_capped_for_wallace(view, seat, board.build_work_cost - bonus_work))
    return SeatAfterAuction(
        int(view.money[seat]) - pounds + bonus_pounds,
        int(remaining_work_points(view, seat)) - work,
    )


def mine_contents_forecast(
    view: TrailState, area_name: str, card_text: str = ""
) -> MineContentsForecast:
    """Return what a new mine in the area would contain, as far as the viewer knows: the cubes of
    the tile and of the ground and, with a card, its benefit.
    """
    board = view.board
    area = board.area_numbers[area_name]
    tile = int(view.tile[area])
    known = tile >= 0
    mine = view.clone()
    assert isinstance(mine, TrailState)
    tile_cubes = cube_counts_of_tile_kind(board, tile) if known else (0, 0, 0)
    mine.owner[area] = 0
    mine.tin[area] += tile_cubes[0]
    mine.copper[area] += tile_cubes[1]
    water = tile_cubes[2] if known else ASSUMED_WATER_OF_UNKNOWN_TILE
    mine.water[area] = max(0, water - int(view.drainage[area]))
    drained = int(mine.water[area]) - water
    before = cube_counts_in_area(mine, area)
    pieces = _miner_port_and_pump_names_in_area(mine, area)
    card = board.card_numbers.get(card_text, EMPTY)
    if card != EMPTY:
        apply_card_benefit(mine, area, card)
    total = cube_counts_in_area(mine, area)
    gained = tuple(
        piece for piece in _miner_port_and_pump_names_in_area(mine, area) if piece not in pieces
    )
    changed = total != before or bool(gained)
    return MineContentsForecast(
        is_tile_known=known,
        tile_cubes=tile_cubes,
        cubes_from_adits_and_tokens=(int(view.tin[area]), int(view.copper[area]), drained),
        card_cubes=(total[0] - before[0], total[1] - before[1], total[2] - before[2]),
        total_cubes=total if known else (total[0], total[1], 0),
        card_pieces=gained,
        is_card_piece_lost=card != EMPTY and not changed,
        arsenic_count=int(view.arsenic[area]) if board.has_arsenic else 0,
        bonus_text=board.tile_bonus[tile] if known else "",
    )


def _miner_port_and_pump_names_in_area(state: TrailState, area: int) -> tuple[str, ...]:
    standing = (("miner", state.miner), ("port", state.port), ("pump", state.pump))
    return tuple(name for name, row in standing if row[area])
