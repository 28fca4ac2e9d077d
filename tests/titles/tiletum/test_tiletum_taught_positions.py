"""Positions that lessons and puzzles begin with: what lies there is what the table shows."""

from __future__ import annotations

from typing import cast

import pytest

from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.space_view import space_views
from tests.titles.tiletum.taught import TAUGHT
from tests.titles.tiletum.tiletum_tables import TILETUM

POSITIONS = {
    **{lesson.name: lesson.position for lesson in TAUGHT.lessons},
    **{puzzle.name: puzzle.position for puzzle in TAUGHT.puzzles},
}


@pytest.mark.rule("T-106", "S-103")
@pytest.mark.parametrize("name", POSITIONS)
def test_tiles_lie_only_where_so_many_seats_have_a_place_for_one(name: str) -> None:
    _, state, _ = TILETUM.read_position(POSITIONS[name], name)
    spaces = space_views(cast("TiletumState", state))
    assert [space.name for space in spaces if space.tile and not space.takes_tile] == []
