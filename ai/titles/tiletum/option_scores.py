"""How good it looks to spend points of action on a move: the move and what the rest promises."""

from __future__ import annotations

from typing import Final

from ai.titles.tiletum.below_scores import tablet_worth
from ai.titles.tiletum.deeds import Deeds
from ai.titles.tiletum.seat_outlook import SeatOutlook
from ai.titles.tiletum.sites import Sites
from ai.titles.tiletum.tiles import character_worth, space_left, tile_worth
from game.engine.cells import i64
from game.engine.moves import first_of, kind_of, second_of
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.household import floor_for
from game.titles.tiletum.rules.kinds import (
    BUILDINGS,
    CHARACTER,
    EXCHANGE,
    EXPLORER,
    PEOPLE,
    PLACE,
    REFRESH,
    TAKE,
    TILE,
    WALK,
)
from game.titles.tiletum.rules.offers import contract_place
from game.titles.tiletum.rules.state import TiletumState

WHOLE: Final = 12  # what rates are counted in: cents for so many points of action
A_LOOK: Final = 20  # cents of a new offer of characters
STORED: Final = 40  # per cent of a character that cannot move in yet
TIGHT: Final = 60  # cents of the last free space of the storehouse


def option_score(st: TiletumState, deeds: Deeds, action: i64, points: i64, move: i64) -> i64:
    """Return how good an option of an action with so many points looks."""
    kind: i64 = kind_of(move)
    if kind == TAKE and action != CHARACTER:
        return contract_score(st, deeds, first_of(move))
    if kind in (TAKE, PLACE):
        return person_score(st, deeds, kind, move, points)
    if kind == REFRESH:
        return A_LOOK * points
    if kind == EXCHANGE:
        return exchange_score(st, deeds.outlook, first_of(move), second_of(move))
    return site_score(st, deeds, action, points, move)


def site_score(st: TiletumState, deeds: Deeds, action: i64, points: i64, move: i64) -> i64:
    """Return what a step, a piece or a tile brings with the points after it."""
    kind: i64 = kind_of(move)
    space: i64 = first_of(move)
    sites: Sites = deeds.sites(st, action)
    outlook: SeatOutlook = deeds.outlook
    if kind == WALK:
        cents: i64 = sites.promise(outlook, space, points - 1)
        if action == EXPLORER:
            cents += tablet_worth(st, outlook.seat, space)
        else:
            cents -= leaving(st, sites, outlook.seat, action, space)
        return cents
    gained: i64 = sites.tile[space] if kind == TILE else sites.piece[space]
    if kind == TILE and space_left(st, outlook.seat) == 1:
        gained -= TIGHT
    if gained <= 0:
        return gained
    piece: i64 = sites.piece[space]
    tile: i64 = sites.tile[space]
    if kind == TILE:
        sites.tile[space] = 0
    else:
        sites.piece[space] = 0
    rest: i64 = sites.promise(outlook, space, points - 1)
    sites.piece[space] = piece
    sites.tile[space] = tile
    return gained + rest


def leaving(st: TiletumState, sites: Sites, seat: i64, action: i64, space: i64) -> i64:
    """Return what is lost by leaving the fair of this round."""
    if sites.place == st.people[seat * PEOPLE + action] and space != sites.place:
        return sites.being_there
    return 0


def contract_score(st: TiletumState, deeds: Deeds, tile: i64) -> i64:
    """Return the rate of a tile of the offer."""
    board: Board = st.board
    cents: i64 = tile_worth(st, deeds.outlook, tile)
    if space_left(st, deeds.outlook.seat) == 1:
        cents -= TIGHT
    return cents * WHOLE // board.price[contract_place(st, tile)]


def person_score(st: TiletumState, deeds: Deeds, kind: i64, move: i64, points: i64) -> i64:
    """Return the rate of a character that moves in, or is taken to move in."""
    tile: i64 = first_of(move)
    if kind == PLACE:
        building: i64 = second_of(move)
        floor: i64 = floor_for(st, deeds.outlook.seat, building, st.board.type_of[tile])
        return character_worth(st, deeds.outlook, tile, building) * WHOLE // max(1, floor)
    best: i64 = 0
    for building in range(BUILDINGS):
        floors: i64 = floor_for(st, deeds.outlook.seat, building, st.board.type_of[tile])
        if floors == 0:
            continue
        cents: i64 = character_worth(st, deeds.outlook, tile, building)
        if floors + 1 > points:
            cents = cents * STORED // 100 if deeds.outlook.dice > 0 else 0
        best = max(best, cents * WHOLE // (floors + 1))
    return best


def exchange_score(st: TiletumState, outlook: SeatOutlook, given: i64, gained: i64) -> i64:
    """Return what an exchange brings; the first one of the turn a good more."""
    cents: i64 = outlook.needs.worth(gained, 1) - outlook.needs.cost(st, outlook.seat, given, 1)
    if st.exchanged == 0:
        cents += outlook.needs.worth(outlook.needs.dearest(), 1)
    return cents * WHOLE
