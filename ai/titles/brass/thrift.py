"""Moves of Brass that cost money and can bring nothing, by rules to read."""

# interpreted: asked once a move of one decision

from typing import cast

from ai.titles.brass.clock import actions_in_era, actions_left, rounds_after
from ai.titles.brass.development_scores import has_own_iron
from ai.titles.brass.sales import fills_track
from game.engine.moves import first_of, kind_of, second_of
from game.engine.rules import State
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.state import BrassState


class BrassThrift:
    """What the last action of a game, or of an era, can do no good with any more."""

    def wastes(self, view: State, move: int) -> bool:
        """Return whether a legal move costs something and can bring nothing."""
        st = cast("BrassState", view)
        kind = kind_of(move)
        if kind == kinds.DEVELOP:
            return is_last_of_game(st) and not has_own_iron(st, st.to_move)
        if kind == kinds.BUILD:
            return builds_for_nothing(st, int(first_of(move)), int(second_of(move)))
        if kind in (kinds.DIG_CANAL, kinds.LAY_RAIL):
            return is_last_of_all(st) and not _link_points(st, int(first_of(move)))
        return False

    def held(self, view: State, seat: int) -> int:
        """Return the seat's pounds."""
        return int(cast("BrassState", view).money[seat])


def is_last_of_game(st: BrassState) -> bool:
    """Return whether the seat to move has no action after this one in the whole game."""
    return int(actions_left(st, actions_in_era(st, st.to_move))) <= 1


def is_last_of_all(st: BrassState) -> bool:
    """Return whether nobody has an action after this one in the era."""
    is_last_seat = st.order[st.seats - 1] == st.to_move
    last = int(actions_in_era(st, st.to_move)) <= 1
    return bool(is_last_seat) and last and int(rounds_after(st)) == 0


def builds_for_nothing(st: BrassState, industry: int, space: int) -> bool:
    """Return whether a counter can flip no more, as nobody is left who could do it (B-15).

    Its owner sells a mill, and has no action left; cubes and ports are used by others too, as long
    as there are others to act. In the canal era it opens the way for the counter below it.
    """
    if st.era == kinds.CANAL or not is_last_of_game(st) or industry == kinds.SHIPYARD:
        return False
    if industry == kinds.COTTON_MILL:
        return True
    if not is_last_of_all(st) or st.owner[space] not in (kinds.EMPTY, st.to_move):
        return False
    kind = int(top_of_stack(st, st.to_move, industry))
    return industry == kinds.PORT or not fills_track(st, kind, int(st.board.place_of[space]))


def _link_points(st: BrassState, line: int) -> int:
    """Return what a link counts as the board lies now: circles and flipped counters (B-15.2)."""
    board: Board = st.board
    points = 0
    for place in (int(board.end_a[line]), int(board.end_b[line])):
        points += int(board.circles[place])
        if place < board.locations:
            spaces = range(int(board.first_space[place]), int(board.first_space[place + 1]))
            points += sum(st.owner[at] != kinds.EMPTY and bool(st.flipped[at]) for at in spaces)
    return points
