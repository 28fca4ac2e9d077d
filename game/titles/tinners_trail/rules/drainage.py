"""Water leaving an area: from a mine, or as drainage tokens beforehand (D-3 .. D-7, A-8)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.county.developments import lower_water
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState


def drain(st: TrailState, area: i64, cubes: i64) -> None:
    """Remove water from a mine, or lay tokens where a tile still lies (D-3, D-7)."""
    if st.owner[area] != EMPTY:
        lower_water(st, area, cubes)
    elif st.tile[area] != EMPTY:
        st.drainage[area] += cubes
