"""Find the invariant of Tiletum that a step breaks."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules.invariants import invariant
from game.titles.tiletum.rules.invariants.box_contents import first_broken_box_invariant
from game.titles.tiletum.rules.invariants.player_boards import first_broken_player_board_invariant
from game.titles.tiletum.rules.invariants.shared_parts import first_broken_shared_part_invariant
from game.titles.tiletum.rules.invariants.silver import first_broken_silver_invariant
from game.titles.tiletum.rules.invariants.turns import first_broken_turn_invariant
from game.titles.tiletum.rules.state import TiletumState


def first_broken_invariant(before: TiletumState, move: i64, after: TiletumState) -> str:
    """Return the first invariant that a step breaks, NO_BROKEN_INVARIANT for none: invariants of
    the box, the player boards, the shared parts, silver and turns, in this order.
    """
    broken: str = first_broken_box_invariant(before, after)
    if broken == invariant.NO_BROKEN_INVARIANT:
        broken = first_broken_player_board_invariant(before, after)
    if broken == invariant.NO_BROKEN_INVARIANT:
        broken = first_broken_shared_part_invariant(before, after)
    if broken == invariant.NO_BROKEN_INVARIANT and after.board.silver > 0:
        broken = first_broken_silver_invariant(before, after)
    if broken == invariant.NO_BROKEN_INVARIANT:
        broken = first_broken_turn_invariant(before, after)
    return broken
