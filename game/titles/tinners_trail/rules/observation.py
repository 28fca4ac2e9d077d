"""The observation of a state: its numbers and rows, written into cells."""

# compiled: used for every move of learning
from __future__ import annotations

from game.engine.sheet import CellSheet
from game.titles.tinners_trail.rules.state import TrailState


def write_cells(st: TrailState, seen: TrailState, sheet: CellSheet) -> None:
    """Write every number and row except the generator: secret rows
    from `seen`, others from `st`.
    """
    write_numbers(st, sheet)
    write_rows(st, seen, sheet)
    if st.board.edition_2007:
        sheet.row(st.boxes)
    elif st.board.extended:
        write_extras(st, sheet)


def write_numbers(st: TrailState, sheet: CellSheet) -> None:
    """Write the numbers."""
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
    if not st.board.edition_2007:
        sheet.number(st.survey_card)
        sheet.number(st.survey_from)
    sheet.number(st.minimum)
    sheet.number(st.high_bid)
    sheet.number(st.high_bidder)
    sheet.number(st.pumps_left)
    if st.board.edition_2007:
        sheet.number(st.next_prospector)
        sheet.number(st.later_prospector)
        return
    sheet.number(st.next_peek)
    sheet.number(st.later_peek)
    sheet.number(st.owed)
    sheet.number(st.income)
    sheet.number(st.impossible_cards)


def write_rows(st: TrailState, seen: TrailState, sheet: CellSheet) -> None:
    """Write the rows of every game of the edition."""
    sheet.row(st.money)
    sheet.row(st.points)
    sheet.row(st.mines_left)
    if st.board.edition_2007:
        sheet.row(st.cubes_left)
    sheet.row(st.ore_tin)
    sheet.row(st.ore_copper)
    sheet.row(st.column)
    sheet.row(st.depth)
    sheet.row(st.place)
    sheet.row(st.bidding)
    sheet.row(st.declined)
    remastered: bool = not st.board.edition_2007
    if remastered:
        sheet.row(seen.hand)
        sheet.row(seen.discarded)
        sheet.row(seen.tile)
        sheet.row(st.face_up)
        sheet.row(st.seen)
    sheet.row(st.owner)
    sheet.row(st.tin)
    sheet.row(st.copper)
    sheet.row(st.water)
    if remastered:
        sheet.row(st.drainage)
    sheet.row(st.miner)
    sheet.row(st.port)
    sheet.row(st.train)
    if remastered:
        sheet.row(st.pump)
    sheet.row(st.adit)
    sheet.row(st.stock)
    sheet.row(st.pumps)
    if remastered:
        sheet.row(seen.deck)
        sheet.row(st.deck_size)
        sheet.row(st.played)
        sheet.row(st.built)


def write_extras(st: TrailState, sheet: CellSheet) -> None:
    """Write the rows of the expansions and Lord Wallace."""
    sheet.row(st.ore_arsenic)
    sheet.row(st.limiter)
    sheet.row(st.calciner_left)
    sheet.row(st.own_miners)
    sheet.row(st.waiting)
    sheet.row(st.tin_rise)
    sheet.row(st.copper_rise)
    sheet.row(st.arsenic)
    sheet.row(st.calciner)
    sheet.row(st.own_miner)
    sheet.row(st.market)
    sheet.row(st.emigrated)
    sheet.row(st.wallace_cards)
