"""Reasons why an action is not possible: keys and facts for the
words (A, T-3, X, D, C-7 .. C-11).
"""

# interpreted: used only when a person asks

from __future__ import annotations

from collections.abc import Callable

from game.engine.reasons import FactValue, Reason
from game.engine.rules import CHANCE, NOBODY
from game.titles.tinners_trail.rules.auction import may_start_auction, minimum_opening_bid
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.calciners import has_built_calciner
from game.titles.tinners_trail.rules.developments import (
    count_in_stock,
    rightmost_available_pump_group_cell,
)
from game.titles.tinners_trail.rules.expansion_reasons import (
    expansion_action_names,
    why_not_emigrate,
    why_not_place_own_miner,
    why_not_place_waiting_piece,
    why_not_process_arsenic,
)
from game.titles.tinners_trail.rules.extraction import affordable_cube_count
from game.titles.tinners_trail.rules.kinds import (
    ACTIONS_PHASE,
    EMPTY,
    INVEST_PHASE,
    PHASE_NAMES,
    ROUND_COUNT,
)
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from game.titles.tinners_trail.rules.table_parts import (
    STOCK_NAMES,
    names_of_michigan_pieces_to_place,
)

PIECE_WORDS = ("miner", "port", "train", "adit")
ACTION_NAMES = ("build", "extract", *PIECE_WORDS, "pumps", "pasties", "pass")
# Reasons why no area is possible, by the reasons of single areas; the first found is used.
REASON_KEY_FOR_ALL_AREAS_BY_AREA_KEY = {
    "card-too-dear": "card-too-dear-anywhere",
    "area-without-tile": "area-without-tile-anywhere",
    "area-has-mine": "area-without-tile-anywhere",
    "water-too-dear": "water-too-dear-anywhere",
    "no-ore-there": "no-ore-there-anywhere",
    "not-your-mine": "no-own-mine",
}
REASON_KEY_FOR_ALL_AREAS_BY_AREA_KEY_2007 = REASON_KEY_FOR_ALL_AREAS_BY_AREA_KEY | {
    "area-has-mine": "every-area-has-mine"
}
ACTION_WORDS_WITHOUT_WORK = ("process", "place")


def action_names(board: Board) -> tuple[str, ...]:
    """Return every action of the game: those of the base game, then the expansions'."""
    return (*ACTION_NAMES, *expansion_action_names(board))


def why_not_action(view: TrailState, action: str, places: tuple[str, ...] = ()) -> Reason | None:
    """Return why the seat to move cannot take the action (at these areas), None if it can: the game
    or its phase does not allow it, the expansion is not in play, too few work points, or a reason
    of the action itself.
    """
    if view.to_move == NOBODY:
        return Reason("game-over")
    if view.to_move == CHANCE:
        return Reason("luck-is-due")
    if view.phase != ACTIONS_PHASE:
        return wrong_phase_reason(view)
    if action == "pass":
        return None
    if action in ACTION_NAMES:
        return _why_too_little_work(view, action) or _reason_against_base_game_action(
            view, action, places
        )
    if action not in expansion_action_names(view.board):
        return Reason("expansion-not-in-play")
    return _why_too_little_work(view, action) or _reason_against_expansion_action(
        view, action, places
    )


def wrong_phase_reason(view: TrailState) -> Reason:
    """Return the reason that the current phase asks for something other than an action."""
    boxes = "-boxes" if view.board.is_edition_2007 and view.phase == INVEST_PHASE else ""
    return Reason(f"not-now-{PHASE_NAMES[int(view.phase)]}{boxes}")


def _why_too_little_work(view: TrailState, action: str) -> Reason | None:
    """Return why the seat lacks the work points for an action, None when it has them (T-3, C-8)."""
    left = int(remaining_work_points(view, view.to_move))
    if left == 0 and action != "place":
        waits = names_of_michigan_pieces_to_place(view, int(view.to_move))
        return Reason("final-column-waiting" if waits else "final-column")
    needed = work_points_of_action(view, action)
    if needed > left:
        return Reason("too-little-work", {"action": action, "needed": needed, "left": left})
    return None


def work_points_of_action(view: TrailState, action: str) -> int:
    """Return the work points an action costs; 0 for passing and for actions that take none."""
    if action == "pass" or action in ACTION_WORDS_WITHOUT_WORK:
        return 0
    piece = "miner" if action == "own-miner" else action
    return int(getattr(view.board, f"{piece}_work_cost"))


def _reason_against_base_game_action(
    view: TrailState, action: str, places: tuple[str, ...]
) -> Reason | None:
    areas = [view.board.area_numbers[place] for place in places]
    if action == "build":
        return _why_company_cannot_build(view) or why_not_in_area_or_any(
            view, areas, why_not_start_auction_at
        )
    if action == "extract":
        return why_not_in_area_or_any(view, areas, why_not_extract_at)
    if action == "pumps" and rightmost_available_pump_group_cell(view) == EMPTY:  # D-6, C-23
        return Reason("no-pumps", {"round": int(view.round)})
    if action in STOCK_NAMES:
        return why_not_available_in_stock(view, action) or why_not_place_piece_there(
            view, action, areas
        )
    return None


def _reason_against_expansion_action(
    view: TrailState, action: str, places: tuple[str, ...]
) -> Reason | None:
    """Return why an action of the Arsenic or Emigration expansion is not possible, None if it
    is; `places` may name an area and an emigration place."""
    areas = [view.board.area_numbers[name] for name in places if name in view.board.area_numbers]
    if action == "process":
        return why_not_process_arsenic(view, areas)
    if action == "sell":  # AR-5: a calciner and at least one arsenic in front of the player
        if not has_built_calciner(view, view.to_move):
            return Reason("no-calciner")
        return None if view.ore_arsenic[view.to_move] > 0 else Reason("no-arsenic-held")
    if action == "own-miner":
        return why_not_available_in_stock(view, "miner") or why_not_place_own_miner(view, areas)
    if action == "emigrate":
        return why_not_emigrate(view, areas, places[-1] if places else "")
    return why_not_place_waiting_piece(view, "")


def _why_company_cannot_build(view: TrailState) -> Reason | None:
    """Return why the seat cannot build at all: no mine left, or
    too little money (A-2, A-3, C-9).
    """
    seat = view.to_move
    if view.mines_left[seat] == 0:
        return Reason("no-mine-left")
    money = int(view.money[seat])
    minimum = int(minimum_opening_bid(view))
    if money < minimum:
        return Reason("money-below-minimum", {"money": money, "minimum": minimum})
    return None


def why_not_start_auction_at(view: TrailState, area: int) -> Reason | None:
    """Return why the seat cannot start an auction for an area, None if it can: no tile, a mine,
    or no card it can pay for (A-1, A2-2, C-9)."""
    name = view.board.area_names[area]
    if area >= view.board.areas_in_play_count:
        return Reason("beyond-the-card", {"area": name})
    if view.owner[area] != EMPTY:
        return Reason("area-has-mine", {"area": name})
    if view.board.is_edition_2007:
        return None
    if view.tile[area] == EMPTY:
        return Reason("area-without-tile", {"area": name})
    if not may_start_auction(view, view.to_move, area):
        return Reason("card-too-dear", {"area": name, "money": int(view.money[view.to_move])})
    return None


def why_not_in_area_or_any(
    view: TrailState, areas: list[int], why_not_in_area: Callable[[TrailState, int], Reason | None]
) -> Reason | None:
    """Return why something is not possible in the given area, None if it is possible. If no area is
    given, return None if it is possible in any area, otherwise one reason for all areas, chosen in
    a fixed order.

    `areas` holds the given area or nothing; `why_not_in_area` returns the reason for one area.
    """
    if areas:
        return why_not_in_area(view, areas[0])
    reasons = [why_not_in_area(view, area) for area in range(int(view.board.areas_in_play_count))]
    if None in reasons:
        return None
    found = {asked.key for asked in reasons if asked}
    anywhere = (
        REASON_KEY_FOR_ALL_AREAS_BY_AREA_KEY_2007
        if view.board.is_edition_2007
        else REASON_KEY_FOR_ALL_AREAS_BY_AREA_KEY
    )
    key = next(anywhere[key] for key in anywhere if key in found)
    return Reason(key, {"round": int(view.round)})


def why_not_extract_at(view: TrailState, area: int) -> Reason | None:
    """Return why the seat cannot extract ore in an area, None if it can: not its mine, no ore,
    or too little money for the water (X-1 .. X-3, C-10)."""
    facts: dict[str, FactValue] = {"area": view.board.area_names[area]}
    if view.owner[area] != view.to_move:
        return Reason("not-your-mine", facts)
    if view.tin[area] + view.copper[area] == 0:
        return Reason("no-ore-there", facts)
    if affordable_cube_count(view, view.to_move, area) == 0:
        water = int(view.water[area])
        money = int(view.money[view.to_move])
        return Reason("water-too-dear", {**facts, "water": water, "money": money})
    return None


def why_not_available_in_stock(view: TrailState, action: str) -> Reason | None:
    """Return why a development is not available in the current round's column, None if it is (D,
    C-8).
    """
    row = STOCK_NAMES.index(action)
    if count_in_stock(view, row) > 0:
        return None
    coming = [
        column + 1
        for column in range(int(view.round), ROUND_COUNT)
        if view.stock[row * ROUND_COUNT + column] > 0
    ]
    facts: dict[str, int | str] = {"development": action, "round": int(view.round)}
    if coming:
        return Reason("none-left-until", {**facts, "until": coming[0]})
    return Reason("none-left", facts)


def why_not_place_piece_there(view: TrailState, action: str, areas: list[int]) -> Reason | None:
    """Return why a piece cannot be placed in the given areas, None if it can or no area is given
    (D-1, D-3, D-5, C-11)."""
    if not areas:
        return None
    names = view.board.area_names
    facts: dict[str, int | str] = {"development": action, "area": names[areas[0]]}
    if action == "adit":
        return _why_not_adit_place(view, areas)
    if action == "port" and not view.board.is_area_coastal[areas[0]]:
        return Reason("inland", facts)
    standing = {"miner": view.miner, "port": view.port, "train": view.train}[action]
    return Reason("already-there", facts) if standing[areas[0]] else None


def _why_not_adit_place(view: TrailState, areas: list[int]) -> Reason | None:
    names = view.board.area_names
    if len(areas) == 1:
        free = [
            border
            for border in range(int(view.board.border_count))
            if not view.adit[border]
            and areas[0]
            in (view.board.west_area_of_border[border], view.board.east_area_of_border[border])
        ]
        return None if free else Reason("every-border-has-adit", {"area": names[areas[0]]})
    facts: dict[str, int | str] = {"area": names[areas[0]], "other": names[areas[1]]}
    border = view.board.border_between(areas[0], areas[1])
    if border == EMPTY:
        return Reason("not-neighbours", facts)
    return Reason("adit-there", facts) if view.adit[border] else None
