"""Who plays Brass for tests and contests alone, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from ai.players import Player
from game.engine.rules import State
from game.engine.title import Game
from game.titles.brass.rules.developing import income_level
from game.titles.brass.rules.eras import points_of_counters, points_of_links
from game.titles.brass.rules.kinds import CANAL
from game.titles.brass.rules.state import BrassState
from tools.contest.contestants import NaivePlayer, partners
from tools.titles.brass.sparring.plans import PARTNERS
from tools.titles.brass.sparring.player import make_partner

PLAYERS: Final[Mapping[str, Callable[[Game], Player]]] = {
    "naive": lambda game: NaivePlayer(game.rules, worth_after, past_luck=True),
    **partners(PARTNERS, make_partner),
}


# What a position of Brass is worth to a naive player.
#
# It counts what would score now, the income level and its money, and half of what a counter will
# bring that does not lie flipped yet.

UNFLIPPED = 0.5  # of what it brings once it has flipped
A_POUND = 0.1  # points, as at the end of the game
A_LEVEL = 0.1  # points for every income of a level that is left


def worth_after(before: State, after: State, seat: int) -> float:
    """Return what a seat has after a move: the next round's income is not of this move."""
    was, now = cast("BrassState", before), cast("BrassState", after)
    collected = 0
    if now.era != was.era or now.round != was.round:
        collected = int(income_level(now, seat))
    return worth(now, seat) - A_POUND * collected


def worth(st: BrassState, seat: int) -> float:
    """Return a seat's points as they would count now, its money, and what is to come for sure."""
    board = st.board
    rounds = int(board.rounds - st.round + (board.rounds if st.era == CANAL else 0))
    points = float(int(st.points[seat]))
    points += float(int(points_of_counters(st, seat) + points_of_links(st, seat)))
    points += A_POUND * int(st.money[seat]) + A_LEVEL * rounds * int(income_level(st, seat))
    for space in range(int(board.spaces)):
        if st.owner[space] == seat and not st.flipped[space]:
            kind = st.counter[space]
            income = A_LEVEL * rounds * int(board.income[kind]) / 2
            points += UNFLIPPED * (int(board.points[kind]) + income)
    return points
