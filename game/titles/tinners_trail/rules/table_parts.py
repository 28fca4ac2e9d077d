"""Parts of the table view, piece by piece: borders, adits, track, stock, market, cards."""

from __future__ import annotations

from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.board import STOCK_WORDS, Board
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.view_classes import ArsenicMarketSpace, Emigrant
from game.titles.tinners_trail.rules.wallace.tables import ACTION_LETTERS

# Parts of the table view, made from a seat's view of the state: nothing hidden is in them.

PLACE_NAMES = ("michigan", "sierra-madre", "kimberley", "adelaide")
STOCK_NAMES = tuple(STOCK_WORDS)


def border_area_names(board: Board, border: int) -> tuple[str, str]:
    """Return the names of the two areas of a border, in alphabetical order."""
    west = board.area_names[int(board.west_area_of_border[border])]
    east = board.area_names[int(board.east_area_of_border[border])]
    return (west, east) if west < east else (east, west)


def adit_area_name_pairs(view: TrailState) -> tuple[tuple[str, str], ...]:
    """Return the two areas of every border with an adit."""
    borders = range(int(view.board.border_count))
    return tuple(border_area_names(view.board, border) for border in borders if view.adit[border])


def seats_by_track_column(view: TrailState) -> tuple[tuple[int, ...], ...]:
    """Return the seats in each column of the work track, top to bottom; passed ones are off it."""
    columns: list[list[int]] = [[] for _ in range(int(view.board.work_track_column_count) + 1)]
    on_track = [seat for seat in range(int(view.seats)) if view.place[seat] == kinds.EMPTY]
    for seat in sorted(on_track, key=lambda seat: int(view.depth[seat])):
        columns[int(view.column[seat])].append(seat)
    return tuple(tuple(column) for column in columns)


def passed_seats_in_order(view: TrailState) -> tuple[int, ...]:
    """Return the seats that have passed, first to last."""
    passed = [seat for seat in range(int(view.seats)) if view.place[seat] != kinds.EMPTY]
    return tuple(sorted(passed, key=lambda seat: int(view.place[seat])))


def developments_left_by_kind_and_round(view: TrailState) -> dict[str, tuple[int, ...]]:
    """Return how many pieces of every development are left in each round's column."""
    return {
        name: tuple(
            int(view.stock[row * kinds.ROUND_COUNT + column]) for column in range(kinds.ROUND_COUNT)
        )
        for row, name in enumerate(STOCK_NAMES)
    }


def pump_group_sizes_by_round(view: TrailState) -> tuple[tuple[int, ...], ...]:
    """Return the sizes of the groups of pumps that are left in each round's column."""
    cells = [int(size) for size in view.pumps]
    columns = (
        cells[c * kinds.MAX_PUMP_GROUPS_PER_ROUND : (c + 1) * kinds.MAX_PUMP_GROUPS_PER_ROUND]
        for c in range(kinds.ROUND_COUNT)
    )
    return tuple(tuple(size for size in column if size) for column in columns)


def names_of_michigan_pieces_to_place(view: TrailState, seat: int) -> tuple[str, ...]:
    """Return Michigan's pieces the seat has still to place, in the order of a stock (E-4)."""
    if not view.board.has_emigration:
        return ()
    waiting = [
        int(view.waiting[seat * kinds.STOCK_KIND_COUNT + piece])
        for piece in range(kinds.STOCK_KIND_COUNT)
    ]
    return tuple(
        name for name, count in zip(STOCK_WORDS, waiting, strict=True) for _ in range(count)
    )


def emigrants_by_round_and_place(view: TrailState) -> tuple[Emigrant, ...]:
    """Return the miners that have emigrated, by round and place (E-2)."""
    if not view.board.has_emigration:
        return ()
    return tuple(
        Emigrant(
            PLACE_NAMES[cell % kinds.EMIGRATION_PLACE_COUNT],
            cell // kinds.EMIGRATION_PLACE_COUNT + 1,
            int(seat),
        )
        for cell, seat in enumerate(view.emigrated)
        if seat != kinds.EMPTY
    )


def arsenic_market_spaces(view: TrailState) -> tuple[ArsenicMarketSpace, ...]:
    """Return every space of the arsenic market, the most valuable first; () without the Arsenic
    expansion (AR-5)."""
    board = view.board
    if not board.has_arsenic:
        return ()
    first_open = int(board.first_arsenic_space_of_round[view.round - 1])
    return tuple(
        ArsenicMarketSpace(
            pounds=int(pounds),
            section=sum(number >= first for first in board.first_arsenic_space_of_round) - 1,
            is_filled=number < board.arsenic_market_space_count and bool(view.market[number]),
            is_open=number >= first_open,
        )
        for number, pounds in enumerate(board.arsenic_market_pounds)
    )


def cards_under_wallace_survey_deck(view: TrailState) -> tuple[int, ...]:
    """Return the cards under Lord Wallace's survey deck, the next to come up first (LW-5)."""
    cells = list(view.wallace_cards)[view.board.wallace_action_card_count :]
    return tuple(int(cell) - 1 for cell in cells if cell)


def action_card_cell_text(view: TrailState, card: int, game_round: int, band: int) -> str:
    """Return a cell of an action card as printed, like "B/M" (LW-3)."""
    tables = view.board.wallace
    cell = int(tables.cell_index(card - 1, game_round, band))
    plain = ACTION_LETTERS[tables.plain[cell]]
    highlighted = ACTION_LETTERS[tables.highlighted[cell]]
    return plain if plain == highlighted else f"{plain}/{highlighted}"
