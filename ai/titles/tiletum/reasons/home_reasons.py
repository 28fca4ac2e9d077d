"""Reasons on the own board: contracts, characters, crests, buildings, helpers and goods."""

# interpreted: asked once a hint

from __future__ import annotations

from ai.titles.tiletum.seat_outlook import SeatOutlook
from game.engine.reasons import Fact, Reason
from game.titles.tiletum.rules.household import completed_buildings, people_in
from game.titles.tiletum.rules.kinds import (
    BUILDINGS,
    CONTRACT_TILE,
    CREST_TILE,
    EMPTY,
    GOODS,
    IRON,
    LAST_BUILDING,
    WOOL,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled, goods_of


def tile_reasons(st: TiletumState, tile: int) -> list[Reason]:
    """Return why to take a tile into the storehouse."""
    board, seat = st.board, int(st.to_move)
    kind = board.kind[tile]
    if kind == CREST_TILE:
        return [Reason("crest-new", {"crests": sum(_crests(st, seat))})]
    if kind == CONTRACT_TILE:
        return contract_reasons(st, tile)
    return [Reason("helper-kept", {"tile": board.tile_names[tile]})]


def contract_reasons(st: TiletumState, tile: int) -> list[Reason]:
    """Return what a contract counts, the pillar it frees, and whether its goods are at hand."""
    board, seat = st.board, int(st.to_move)
    found = [Reason("contract-counts", {"points": int(board.points[tile])})]
    if fulfilled(st, seat) < board.contract_pillars:
        found.append(Reason("frees-pillar"))
    missing = _missing(st, seat, tile)
    key = "goods-missing" if missing else "goods-at-hand"
    found.append(Reason(key, {"number": missing} if missing else {}))
    return found


def _missing(st: TiletumState, seat: int, tile: int) -> int:
    board = st.board
    wool = int(goods_of(st, seat, WOOL) - board.wool[tile])
    iron = int(goods_of(st, seat, IRON) - board.iron[tile])
    held = [int(goods_of(st, seat, good)) for good in range(GOODS)]
    held[WOOL], held[IRON] = max(wool, 0), max(iron, 0)
    same = max(int(board.same[tile]) - max(held), 0)
    return max(-wool, 0) + max(-iron, 0) + same


def fulfil_reasons(st: TiletumState, outlook: SeatOutlook, tile: int) -> list[Reason]:
    """Return why to fulfil a contract now."""
    found = contract_reasons(st, tile)[:-1]
    cents = int(outlook.fairs.contract)
    if cents >= 100:
        found.append(Reason("fair-counts-more", {"points": cents // 100}))
    return found


def person_reasons(st: TiletumState, outlook: SeatOutlook, building: int) -> list[Reason]:
    """Return why to let a character move in: a full building, a completed one, the upper floor."""
    board, seat = st.board, int(st.to_move)
    people = int(people_in(st, seat, building))
    missing = int(board.room_from[building + 1] - board.room_from[building]) - people - 1
    found = []
    if not missing and st.crests[seat * BUILDINGS + building] != EMPTY:
        found.append(completion_reason(st, seat, building))
    if not missing and building != LAST_BUILDING:
        found.append(Reason("frees-house"))
    if missing:
        found.append(Reason("rooms-left", {"rooms": missing}))
    cents = int(outlook.fairs.upper) if people else 0
    if cents >= 100:
        found.append(Reason("fair-counts-more", {"points": cents // 100}))
    return found


def crest_reasons(st: TiletumState, building: int) -> list[Reason]:
    """Return why to place a crest below this building."""
    board, seat = st.board, int(st.to_move)
    found = [Reason("crest-costs", {"food": int(board.crest_food[building])})]
    rooms = int(board.room_from[building + 1] - board.room_from[building])
    missing = rooms - int(people_in(st, seat, building))
    if missing:
        found.append(Reason("rooms-left", {"rooms": missing}))
    else:
        found.insert(0, completion_reason(st, seat, building))
    return found


def completion_reason(st: TiletumState, seat: int, building: int) -> Reason:
    """Return that a building will be completed: points at the end, and its marker."""
    completed = int(completed_buildings(st, seat))
    points = int(st.board.completed[completed + 1] - st.board.completed[completed])
    marker = int(st.board.marker_of[building])
    facts: dict[str, Fact] = {"number": completed + 1, "points": points, "marker": marker}
    return Reason("completes", facts) if marker else Reason("completes-last", facts)


def buying_reasons(st: TiletumState, outlook: SeatOutlook, good: int) -> list[Reason]:
    """Return that a good completes something."""
    if not int(outlook.needs.wanted[good]):
        return []
    return [Reason("buys-missing", {"good": st.board.good_names[good]})]


def _crests(st: TiletumState, seat: int) -> list[int]:
    kinds = st.crests[seat * BUILDINGS : (seat + 1) * BUILDINGS]
    return [int(kind != EMPTY) for kind in kinds]
