"""Why an action of arsenic or emigration is not possible (AR, E)."""

from __future__ import annotations

from game.engine.reasons import Fact, Reason
from game.titles.tinners_trail.rules.arsenic import has_calciner
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.emigration import is_taken
from game.titles.tinners_trail.rules.expansion_view import PLACE_NAMES, waiting_pieces
from game.titles.tinners_trail.rules.michigan import has_place
from game.titles.tinners_trail.rules.state import TrailState

ARSENIC_ACTIONS = ("process", "sell")
EMIGRATION_ACTIONS = ("own-miner", "emigrate", "place")
WITHOUT_WORK = ("process", "place")


def expansion_actions(board: Board) -> tuple[str, ...]:
    """Return the actions the expansions in play add."""
    return (
        *(ARSENIC_ACTIONS if board.arsenic else ()),
        *(EMIGRATION_ACTIONS if board.emigration else ()),
    )


def why_not_process(view: TrailState, areas: list[int]) -> Reason | None:
    """AR-2: a calciner and arsenic in an own mine; the final column leaves no room (AR-3)."""
    seat = int(view.to_move)
    if not has_calciner(view, seat):
        return Reason("no-calciner")
    if areas:
        return _arsenic_there(view, areas[0])
    mines = [area for area in range(int(view.board.areas)) if view.owner[area] == seat]
    if not mines:
        return Reason("no-own-mine")
    has_arsenic = any(view.arsenic[area] > 0 for area in mines)
    return None if has_arsenic else Reason("no-arsenic-there-anywhere")


def _arsenic_there(view: TrailState, area: int) -> Reason | None:
    facts: dict[str, Fact] = {"area": view.board.area_names[area]}
    if view.owner[area] != view.to_move:
        return Reason("no-own-mine-there", facts)
    return None if view.arsenic[area] > 0 else Reason("no-arsenic-there", facts)


def why_not_sell_arsenic(view: TrailState) -> Reason | None:
    """AR-5: a calciner and at least one arsenic in front of the player."""
    if not has_calciner(view, view.to_move):
        return Reason("no-calciner")
    return None if view.ore_arsenic[view.to_move] > 0 else Reason("no-arsenic-held")


def why_not_own_miner(view: TrailState, areas: list[int]) -> Reason | None:
    """E-1: an own miner left, and an own mine without a miner; the stock is asked before."""
    seat = int(view.to_move)
    if view.own_miners[seat] == 0:
        return Reason("no-own-miner-left")
    names = view.board.area_names
    if areas:
        if view.owner[areas[0]] != seat:
            return Reason("no-own-mine-there", {"area": names[areas[0]]})
        facts: dict[str, Fact] = {"area": names[areas[0]], "development": "miner"}
        return Reason("already-there", facts) if view.miner[areas[0]] else None
    mines = [area for area in range(len(names)) if view.owner[area] == seat]
    if not mines:
        return Reason("no-own-mine")
    has_room = any(view.miner[area] == 0 for area in mines)
    return None if has_room else Reason("miners-everywhere")


def why_not_emigrate(view: TrailState, areas: list[int], place: str) -> Reason | None:
    """E-2: an own miner on the map and an empty space of this round."""
    seat, names = int(view.to_move), view.board.area_names
    facts: dict[str, Fact] = {"round": int(view.round)}
    if areas and view.own_miner[areas[0]] != seat:
        return Reason("no-own-miner-there", {"area": names[areas[0]]})
    if seat not in view.own_miner:
        return Reason("no-own-miner-on-map")
    taken = [name for number, name in enumerate(PLACE_NAMES) if is_taken(view, number)]
    if place in taken:
        return Reason("place-taken", {**facts, "place": place})
    return Reason("places-taken", facts) if len(taken) == len(PLACE_NAMES) else None


def why_not_place(view: TrailState, piece: str) -> Reason | None:
    """E-4: a piece that waits and a place for it; which place is asked elsewhere."""
    waiting = waiting_pieces(view, int(view.to_move))
    if not waiting:
        return Reason("nothing-waits")
    if piece and piece not in waiting:
        return Reason("piece-does-not-wait", {"development": piece})
    return None if has_place(view, view.to_move) else Reason("no-place-for-pieces")
