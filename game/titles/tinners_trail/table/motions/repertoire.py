"""The repertoire: which motion belongs to which kind of event; other kinds simply happen."""

from __future__ import annotations

from collections.abc import Callable

from game.scene.animation import Animation
from game.titles.tinners_trail.table.motions import (
    arsenic,
    emigration,
    mines,
    sales,
    surveys,
    tokens,
    wallace,
)
from game.titles.tinners_trail.table.motions.county_repertoire import OF_THE_COUNTY
from game.titles.tinners_trail.table.motions.trail_backstage import TrailBackstage, TrailMoment

Motion = Callable[[TrailBackstage, TrailMoment], Animation]

REPERTOIRE: dict[str, Motion] = {
    **OF_THE_COUNTY,
    "surveyed": surveys.play_card,
    "drew": surveys.draw_card,
    "played": surveys.play_card,
    "insured": surveys.insure,
    "revealed": surveys.reveal,
    "looked": surveys.look,
    "benefit": tokens.bring_benefit,
    "tokens": tokens.lay_tokens,
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


def motion_of(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """Return the motion of an event, or the bare change where it has none."""
    motion = REPERTOIRE.get(moment.event.kind)
    return motion(back, moment) if motion is not None else moment.turn
