"""Who plays Tiletum for tests and contests alone, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from ai.players import Player
from game.engine.rules import State
from game.engine.title import Game
from game.titles.tiletum.rules.fairs import fair_points, goods_left, points_at_end, takes_part
from game.titles.tiletum.rules.household import crests_placed, full_buildings
from game.titles.tiletum.rules.kinds import EMPTY, HOUSE_PIECE, OVER, PILLAR_PIECE, ROUNDS, STORE
from game.titles.tiletum.rules.pieces import on_map
from game.titles.tiletum.rules.state import TiletumState
from tools.contest.contestants import NaivePlayer, partners
from tools.titles.tiletum.sparring.partners import make_partner
from tools.titles.tiletum.sparring.plans import PARTNERS

PLAYERS: Final[Mapping[str, Callable[[Game], Player]]] = {
    "naive": lambda game: NaivePlayer(game.rules, worth_after, past_luck=True),
    **partners(PARTNERS, make_partner),
}


# What a position of Tiletum is worth to a naive player.
#
# It counts its points, what would score at the end, the next fair, and a little for goods, tiles
# and pieces that may bring something later.

A_GOOD: Final = 0.6  # points
A_TILE: Final = 1.5
A_PIECE: Final = 1.2  # a house or pillar on the map
A_CREST: Final = 2.0
A_BUILDING: Final = 2.5  # with all rooms full
OF_FAIR: Final = 0.5  # of what the fair of this round would bring now


def worth_after(before: State, after: State, seat: int) -> float:
    """Return what a seat has after a move."""
    return worth(cast("TiletumState", after), seat)


def worth(st: TiletumState, seat: int) -> float:
    """Return a seat's points as they would count now, and something for what it may become."""
    points = float(int(st.points[seat]))
    if st.phase == OVER:
        return points
    left = (ROUNDS + 1 - int(st.round)) / ROUNDS  # of the game
    points += int(points_at_end(st, seat)) + int(st.king[seat])
    points += left * A_GOOD * int(goods_left(st, seat))
    tiles = sum(tile != EMPTY for tile in st.store[seat * STORE : (seat + 1) * STORE])
    points += left * A_TILE * tiles
    points += A_PIECE * int(on_map(st, seat, HOUSE_PIECE) + on_map(st, seat, PILLAR_PIECE))
    points += A_CREST * int(crests_placed(st, seat)) + A_BUILDING * int(full_buildings(st, seat))
    if takes_part(st, seat, st.round):
        points += OF_FAIR * int(fair_points(st, seat, st.round))
    return points
