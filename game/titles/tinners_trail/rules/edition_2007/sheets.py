"""A state of the edition of 2007 on a sheet, in the order of its plain form."""

# compiled: it is written for every move of learning

from __future__ import annotations

from game.engine.sheet import CellSheet
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState


def write_cells(st: ClassicState, sheet: CellSheet) -> None:
    """Write every number and row but the luck."""
    sheet.number(st.round)
    sheet.number(st.phase)
    sheet.number(st.to_move)
    sheet.number(st.active)
    sheet.number(st.passed)
    sheet.number(st.tin_price)
    sheet.number(st.copper_price)
    sheet.number(st.last_tin)
    sheet.number(st.last_copper)
    sheet.number(st.area)
    sheet.number(st.opener)
    sheet.number(st.minimum)
    sheet.number(st.high_bid)
    sheet.number(st.high_bidder)
    sheet.number(st.pumps_left)
    sheet.number(st.next_prospector)
    sheet.number(st.later_prospector)
    sheet.row(st.money)
    sheet.row(st.points)
    sheet.row(st.mines_left)
    sheet.row(st.cubes_left)
    sheet.row(st.ore_tin)
    sheet.row(st.ore_copper)
    sheet.row(st.column)
    sheet.row(st.depth)
    sheet.row(st.place)
    sheet.row(st.bidding)
    sheet.row(st.declined)
    sheet.row(st.owner)
    sheet.row(st.tin)
    sheet.row(st.copper)
    sheet.row(st.water)
    sheet.row(st.miner)
    sheet.row(st.port)
    sheet.row(st.train)
    sheet.row(st.adit)
    sheet.row(st.stock)
    sheet.row(st.pumps)
    sheet.row(st.boxes)
