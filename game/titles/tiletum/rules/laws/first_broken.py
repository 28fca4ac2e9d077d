"""Find the law of Tiletum that a step breaks."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules.laws import law
from game.titles.tiletum.rules.laws.box_contents import first_broken_box_law
from game.titles.tiletum.rules.laws.player_boards import first_broken_player_board_law
from game.titles.tiletum.rules.laws.shared_parts import first_broken_shared_part_law
from game.titles.tiletum.rules.laws.silver import first_broken_silver_law
from game.titles.tiletum.rules.laws.turns import first_broken_turn_law
from game.titles.tiletum.rules.state import TiletumState


def first_broken_law(before: TiletumState, move: i64, after: TiletumState) -> str:
    """Return the first law that a step breaks, NO_BROKEN_LAW for none: laws of the box, the player
    boards, the shared parts, silver and turns, in this order.
    """
    broken: str = first_broken_box_law(before, after)
    if broken == law.NO_BROKEN_LAW:
        broken = first_broken_player_board_law(before, after)
    if broken == law.NO_BROKEN_LAW:
        broken = first_broken_shared_part_law(before, after)
    if broken == law.NO_BROKEN_LAW and after.board.silver > 0:
        broken = first_broken_silver_law(before, after)
    if broken == law.NO_BROKEN_LAW:
        broken = first_broken_turn_law(before, after)
    return broken
