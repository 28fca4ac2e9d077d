"""Why an action of arsenic or emigration is not possible (AR, E)."""

# interpreted: used only when a person asks

from __future__ import annotations

from collections.abc import Callable

from game.engine.reasons import FactValue, Reason
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.calciners import has_built_calciner
from game.titles.tinners_trail.rules.emigration import is_emigration_place_taken
from game.titles.tinners_trail.rules.michigan import has_place_for_waiting_piece
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_parts import (
    PLACE_NAMES,
    names_of_michigan_pieces_to_place,
)

ARSENIC_MOVE_WORDS = ("process", "sell")
EMIGRATION_MOVE_WORDS = ("own-miner", "emigrate", "place")


def expansion_action_names(board: Board) -> tuple[str, ...]:
    """Return the actions the expansions in play add."""
    return (
        *(ARSENIC_MOVE_WORDS if board.has_arsenic else ()),
        *(EMIGRATION_MOVE_WORDS if board.has_emigration else ()),
    )


def why_not_process_arsenic(view: TrailState, areas: list[int]) -> Reason | None:
    """Return why the seat cannot process arsenic in the given area, or in any, None if it can: no
    calciner, no own mine, or no arsenic there (AR-2, AR-3).
    """
    if not has_built_calciner(view, int(view.to_move)):
        return Reason("no-calciner")
    return _why_impossible_in_own_mine(
        view,
        areas,
        lambda area: view.arsenic[area] > 0,
        "no-arsenic-there",
        "no-arsenic-there-anywhere",
    )


def why_not_place_own_miner(view: TrailState, areas: list[int]) -> Reason | None:
    """Return why the seat cannot place an own miner in the given area, or in any, None if it can:
    none left, or no own mine without a miner (E-1).
    """
    if view.own_miners[view.to_move] == 0:
        return Reason("no-own-miner-left")
    return _why_impossible_in_own_mine(
        view,
        areas,
        lambda area: not view.miner[area],
        "already-there",
        "miners-everywhere",
        development="miner",
    )


def _why_impossible_in_own_mine(
    view: TrailState,
    areas: list[int],
    is_possible_in: Callable[[int], bool],
    one_key: str,
    all_key: str,
    **facts: FactValue,
) -> Reason | None:
    """Return why something is impossible in the given area: it is not an own mine, or the test
    `is_possible_in` fails there. If `areas` is empty, return why it is impossible in every own
    mine. Return None if it is possible.

    `one_key` is the key of the reason for one area, which gets the `facts`; `all_key` is that of
    the reason for all own mines.
    """
    mines = [area for area, owner in enumerate(view.owner) if owner == view.to_move]
    if areas:
        there: dict[str, FactValue] = {"area": view.board.area_names[areas[0]]}
        if areas[0] not in mines:
            return Reason("no-own-mine-there", there)
        return None if is_possible_in(areas[0]) else Reason(one_key, there | facts)
    if not mines:
        return Reason("no-own-mine")
    return None if any(map(is_possible_in, mines)) else Reason(all_key)


def why_not_emigrate(view: TrailState, areas: list[int], place: str) -> Reason | None:
    """Return why the seat cannot emigrate, None if it can: no own miner there or on the map, or
    the place or all places are taken this round (E-2).
    """
    seat = int(view.to_move)
    names = view.board.area_names
    facts: dict[str, FactValue] = {"round": int(view.round)}
    if areas and view.own_miner[areas[0]] != seat:
        return Reason("no-own-miner-there", {"area": names[areas[0]]})
    if seat not in view.own_miner:
        return Reason("no-own-miner-on-map")
    taken = [
        name for number, name in enumerate(PLACE_NAMES) if is_emigration_place_taken(view, number)
    ]
    if place in taken:
        return Reason("place-taken", {**facts, "place": place})
    return Reason("places-taken", facts) if len(taken) == len(PLACE_NAMES) else None


def why_not_place_waiting_piece(view: TrailState, piece: str) -> Reason | None:
    """Return why the piece cannot be placed, None if it can: none is waiting, or no waiting piece
    has a place (E-4).
    """
    waiting = names_of_michigan_pieces_to_place(view, int(view.to_move))
    if not waiting:
        return Reason("nothing-waits")
    if piece and piece not in waiting:
        return Reason("piece-does-not-wait", {"development": piece})
    return (
        None if has_place_for_waiting_piece(view, view.to_move) else Reason("no-place-for-pieces")
    )
