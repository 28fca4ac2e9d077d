"""The observation of a state: its numbers and rows, written into cells."""

# compiled: used for every move of learning
from __future__ import annotations

from game.engine.cell_sheet import CellSheet
from game.titles.tinners_trail.rules.state import TrailState


def write_view_cells(st: TrailState, seat_view: TrailState, sheet: CellSheet) -> None:
    """Write every number and row except the generator: secret rows from `seat_view`, others from
    `st`.
    """
    write_number_cells(st, sheet)
    write_rows_of_every_game(st, seat_view, sheet)
    if st.board.is_edition_2007:
        sheet.write_row(st.boxes)
    elif st.board.has_expansion_rows:
        write_expansion_and_wallace_row_cells(st, sheet)


def write_number_cells(st: TrailState, sheet: CellSheet) -> None:
    """Write the numbers of a state (not the rows) to a sheet, in the order of the edition's
    form.
    """
    sheet.write_number(st.round)
    sheet.write_number(st.phase)
    sheet.write_number(st.to_move)
    sheet.write_number(st.active)
    sheet.write_number(st.passed)
    sheet.write_number(st.tin_price)
    sheet.write_number(st.copper_price)
    sheet.write_number(st.last_tin)
    sheet.write_number(st.last_copper)
    sheet.write_number(st.area)
    sheet.write_number(st.opener)
    if not st.board.is_edition_2007:
        sheet.write_number(st.survey_card)
        sheet.write_number(st.survey_from)
    sheet.write_number(st.minimum)
    sheet.write_number(st.high_bid)
    sheet.write_number(st.high_bidder)
    sheet.write_number(st.pumps_left)
    if st.board.is_edition_2007:
        sheet.write_number(st.next_prospector)
        sheet.write_number(st.later_prospector)
        return
    sheet.write_number(st.next_peek)
    sheet.write_number(st.later_peek)
    sheet.write_number(st.owed)
    sheet.write_number(st.income)
    sheet.write_number(st.impossible_cards)


def write_rows_of_every_game(st: TrailState, seat_view: TrailState, sheet: CellSheet) -> None:
    """Write the rows that every game of the edition has to a sheet; secret rows are taken from
    the view `seat_view`."""
    sheet.write_row(st.money)
    sheet.write_row(st.points)
    sheet.write_row(st.mines_left)
    if st.board.is_edition_2007:
        sheet.write_row(st.cubes_left)
    sheet.write_row(st.ore_tin)
    sheet.write_row(st.ore_copper)
    sheet.write_row(st.column)
    sheet.write_row(st.depth)
    sheet.write_row(st.place)
    sheet.write_row(st.bidding)
    sheet.write_row(st.declined)
    remastered: bool = not st.board.is_edition_2007
    if remastered:
        sheet.write_row(seat_view.hand)
        sheet.write_row(seat_view.discarded)
        sheet.write_row(seat_view.tile)
        sheet.write_row(st.face_up)
        sheet.write_row(st.seen)
    sheet.write_row(st.owner)
    sheet.write_row(st.tin)
    sheet.write_row(st.copper)
    sheet.write_row(st.water)
    if remastered:
        sheet.write_row(st.drainage)
    sheet.write_row(st.miner)
    sheet.write_row(st.port)
    sheet.write_row(st.train)
    if remastered:
        sheet.write_row(st.pump)
    sheet.write_row(st.adit)
    sheet.write_row(st.stock)
    sheet.write_row(st.pumps)
    if remastered:
        sheet.write_row(seat_view.deck)
        sheet.write_row(st.deck_size)
        sheet.write_row(st.played)
        sheet.write_row(st.built)


def write_expansion_and_wallace_row_cells(st: TrailState, sheet: CellSheet) -> None:
    """Write the rows of the expansions and of Lord Wallace to a sheet."""
    sheet.write_row(st.ore_arsenic)
    sheet.write_row(st.limiter)
    sheet.write_row(st.calciner_left)
    sheet.write_row(st.own_miners)
    sheet.write_row(st.waiting)
    sheet.write_row(st.tin_rise)
    sheet.write_row(st.copper_rise)
    sheet.write_row(st.arsenic)
    sheet.write_row(st.calciner)
    sheet.write_row(st.own_miner)
    sheet.write_row(st.market)
    sheet.write_row(st.emigrated)
    sheet.write_row(st.wallace_cards)
