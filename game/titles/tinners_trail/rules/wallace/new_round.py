"""The start of rounds 2 to 4: bailing out and shady land purchases (LW-D7, LW-D8, P-3)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64
from game.titles.tinners_trail.rules.auction import open_mine
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.build import TILES
from game.titles.tinners_trail.rules.wallace.pumps import drain_mines

FIRST_PURCHASE: Final = 3  # round


def begin_his_round(st: TrailState) -> None:
    """First the water, then the land."""
    if st.board.wallace.bailing_out:
        drain_mines(st, st.board.wallace.bailed_out[st.round - 1])
    if st.board.wallace.shady_land_purchases and st.round >= FIRST_PURCHASE:
        buy_land(st)


def buy_land(st: TrailState) -> None:
    """Open a mine on the best tile of all regions, free, if he has a mine and there is a tile."""
    seat: i64 = st.board.wallace_seat
    area: i64 = TILES.best(st)
    if area != EMPTY and st.mines_left[seat] > 0:
        open_mine(st, area, seat)
