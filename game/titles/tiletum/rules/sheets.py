"""A state of Tiletum on a sheet, in the order of its plain form."""

# compiled: it is written for every move of learning

from __future__ import annotations

from game.engine.sheet import CellSheet
from game.titles.tiletum.rules.state import TiletumState


def write_cells(st: TiletumState, sheet: CellSheet) -> None:
    """Write every number and row but the luck; rows of parts that are not played are empty."""
    write_numbers(st, sheet)
    if st.board.silver > 0:
        write_numbers_below(st, sheet)
    write_rows(st, sheet)
    if st.board.silver > 0:
        write_rows_below(st, sheet)


def write_numbers(st: TiletumState, sheet: CellSheet) -> None:
    """Write the numbers of every game."""
    sheet.number(st.round)
    sheet.number(st.phase)
    sheet.number(st.to_move)
    sheet.number(st.turn)
    sheet.number(st.step)
    sheet.number(st.seat)
    sheet.number(st.die_good)
    sheet.number(st.die_value)
    sheet.number(st.exchanged)
    sheet.number(st.fresh)
    sheet.number(st.refilling)
    sheet.number(st.depth)
    sheet.number(st.decree)


def write_numbers_below(st: TiletumState, sheet: CellSheet) -> None:
    """Write the numbers of In Search of Silver."""
    sheet.number(st.field)
    sheet.number(st.symbol)
    sheet.number(st.overlay)
    sheet.number(st.surprises_due)
    sheet.number(st.crest_due)
    sheet.number(st.after)
    sheet.number(st.his_marker)


def write_rows(st: TiletumState, sheet: CellSheet) -> None:
    """Write the rows of every game, and those against the Cardinal."""
    sheet.row(st.order)
    sheet.row(st.king_order)
    sheet.row(st.king)
    sheet.row(st.points)
    sheet.row(st.supply)
    sheet.row(st.people)
    sheet.row(st.goods)
    sheet.row(st.store)
    sheet.row(st.rooms)
    sheet.row(st.crests)
    sheet.row(st.contracts)
    sheet.row(st.markers)
    sheet.row(st.dice_taken)
    sheet.row(st.taken)
    sheet.row(st.wheel)
    sheet.row(st.dice)
    sheet.row(st.tokens)
    sheet.row(st.fair)
    sheet.row(st.lying)
    sheet.row(st.owner)
    sheet.row(st.cost)
    sheet.row(st.pile)
    sheet.row(st.discard)
    sheet.row(st.stack)
    sheet.row(st.decrees)
    sheet.row(st.decrees_left)
    sheet.row(st.challenges)
    sheet.row(st.open)
    sheet.row(st.hand)
    sheet.row(st.gone)


def write_rows_below(st: TiletumState, sheet: CellSheet) -> None:
    """Write the rows of In Search of Silver."""
    sheet.row(st.silver)
    sheet.row(st.mines)
    sheet.row(st.explorers)
    sheet.row(st.levels)
    sheet.row(st.bonused)
    sheet.row(st.fresh_tiles)
    sheet.row(st.covered)
    sheet.row(st.sides)
    sheet.row(st.technologies)
    sheet.row(st.bonused_left)
    sheet.row(st.contracts_under)
    sheet.row(st.underground_under)
    sheet.row(st.surprises_left)
    sheet.row(st.tucked)
    sheet.row(st.box)
