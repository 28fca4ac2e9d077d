"""A state of Brass on a sheet, in the order of its plain form."""

# compiled: it is written for every move of learning

from __future__ import annotations

from game.engine.sheet import CellSheet
from game.titles.brass.rules.state import BrassState


def write_cells(st: BrassState, seen: BrassState, sheet: CellSheet) -> None:
    """Write every number and row but the luck: secret rows as they are seen, all else as it is."""
    sheet.number(st.era)
    sheet.number(st.round)
    sheet.number(st.phase)
    sheet.number(st.to_move)
    sheet.number(st.turn)
    sheet.number(st.action)
    sheet.number(st.pending)
    sheet.number(st.pending_cards)
    sheet.number(st.pending_number)
    sheet.number(st.coal)
    sheet.number(st.iron)
    sheet.number(st.demand)
    sheet.number(st.deck_size)
    sheet.number(st.rail_deck_size)
    sheet.row(st.order)
    sheet.row(st.money)
    sheet.row(st.spent)
    sheet.row(st.income)
    sheet.row(st.points)
    sheet.row(seen.hand)
    sheet.row(st.stack)
    sheet.row(st.owner)
    sheet.row(st.counter)
    sheet.row(st.flipped)
    sheet.row(st.cubes)
    sheet.row(st.link)
    sheet.row(st.discards)
    sheet.row(st.distant)
    sheet.row(seen.deck)
    sheet.row(seen.rail_deck)
