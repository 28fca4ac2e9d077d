"""What flies at the remastered table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scene.animation import Animation
from game.titles.tinners_trail.table.motions import (
    arsenic,
    emigration,
    mines,
    sales,
    surveys,
    wallace,
)
from game.titles.tinners_trail.table.motions.county_performance import (
    OF_THE_COUNTY,
    CountyPerformance,
)
from game.titles.tinners_trail.table.motions.trail_backstage import TrailBackstage, TrailMoment
from game.titles.tinners_trail.table.stand import Stand

Motion = Callable[[TrailBackstage, TrailMoment], Animation]

REPERTOIRE: Final[dict[str, Motion]] = {
    **OF_THE_COUNTY,
    "surveyed": surveys.play_card,
    "drew": surveys.draw_card,
    "played": surveys.play_card,
    "insured": surveys.insure,
    "revealed": surveys.reveal,
    "looked": surveys.look,
    "benefit": surveys.bring_benefit,
    "tokens": surveys.lay_tokens,
    "survey-pump": mines.drain,
    "invested": sales.invest,
    "peeked": surveys.peek,
    "bonus-money": surveys.receive_money,
    "bonus-work": surveys.receive_work,
    "calciner-built": arsenic.build_calciner,
    "arsenic-laid": arsenic.lay_arsenic,
    "processed": arsenic.process,
    "moved-limiter": arsenic.move_limiter,
    "sold-arsenic": arsenic.sell_arsenic,
    "market-closed": arsenic.close_section,
    "placed-own-miner": emigration.place_own_miner,
    "emigrated": emigration.emigrate,
    "michigan-gave": emigration.receive_pieces,
    "points-gained": emigration.gain_points,
    "kimberley-paid": emigration.pay_diamonds,
    "placed-michigan-adit": emigration.place_piece,
    "placed-michigan-train": emigration.place_piece,
    "placed-michigan-port": emigration.place_piece,
    "placed-michigan-miner": emigration.place_piece,
    "wallace-card": wallace.turn_card,
    "wallace-rolled": wallace.roll_bid,
    "bailed-out": mines.drain,
    "bought-land": wallace.buy_land,
}
"""Which motion belongs to which kind of event."""


class TrailPerformance(CountyPerformance[TrailBackstage, Stand]):
    """Puts down limiters and Lord Wallace's cards too."""

    def __init__(self, back: TrailBackstage) -> None:
        """Take where things fly."""
        super().__init__(back, REPERTOIRE)

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        parts = self.back.parts
        parts.working_day.gates_lifted = frozenset()
        parts.wallace.covered = parts.wallace.silent = False
