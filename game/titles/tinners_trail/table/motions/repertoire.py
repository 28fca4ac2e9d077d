"""The repertoire: which motion belongs to which kind of event; other kinds simply happen."""

from __future__ import annotations

from collections.abc import Callable

from game.scene.animation import Animation
from game.titles.tinners_trail.table.motions import (
    arsenic,
    auctions,
    emigration,
    mines,
    rounds,
    sales,
    surveys,
    tokens,
    wallace,
    works,
)
from game.titles.tinners_trail.table.motions.trail_backstage import TrailBackstage, TrailMoment

Motion = Callable[[TrailBackstage, TrailMoment], Animation]

REPERTOIRE: dict[str, Motion] = {
    "tin-price": rounds.roll,
    "copper-price": rounds.roll,
    "opened-auction": auctions.open_auction,
    "surveyed": surveys.play_card,
    "drew": surveys.draw_card,
    "played": surveys.play_card,
    "bid": auctions.bid,
    "dropped": auctions.drop_out,
    "won": auctions.win,
    "insured": surveys.insure,
    "revealed": surveys.reveal,
    "looked": surveys.look,
    "built": mines.build,
    "cubes": mines.pour,
    "benefit": tokens.bring_benefit,
    "drained": mines.drain,
    "tokens": tokens.lay_tokens,
    "extracted": mines.raise_ore,
    "flooded": mines.flood,
    "pumped": mines.drain,
    "survey-pump": mines.drain,
    "placed-miner": works.place_miner,
    "placed-port": works.place_port,
    "placed-train": works.place_train,
    "dug-adit": works.dig_adit,
    "took-pumps": works.take_pumps,
    "pasties": works.sell_pasties,
    "moved-marker": works.move_marker,
    "passed": works.pass_round,
    "sold": sales.sell,
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
    "unused-left": rounds.clear_board,
    "markers-returned": rounds.return_markers,
    "round-began": rounds.begin_round,
}


def motion_of(back: TrailBackstage, moment: TrailMoment) -> Animation:
    """Return the motion of an event, or the bare change where it has none."""
    motion = REPERTOIRE.get(moment.event.kind)
    return motion(back, moment) if motion is not None else moment.turn
