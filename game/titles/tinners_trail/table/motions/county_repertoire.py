"""The motions of events that happen in either edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scene.animation import Animation
from game.titles.tinners_trail.table.motions import auctions, mines, rounds, sales, works
from game.titles.tinners_trail.table.motions.backstage import Backstage, CountyMoment

OF_THE_COUNTY: Final[dict[str, Callable[[Backstage, CountyMoment], Animation]]] = {
    "tin-price": rounds.roll,
    "copper-price": rounds.roll,
    "opened-auction": auctions.open_auction,
    "bid": auctions.bid,
    "dropped": auctions.drop_out,
    "won": auctions.win,
    "built": mines.build,
    "cubes": mines.pour,
    "drained": mines.drain,
    "extracted": mines.raise_ore,
    "flooded": mines.flood,
    "pumped": mines.drain,
    "placed-miner": works.place_miner,
    "placed-port": works.place_port,
    "placed-train": works.place_train,
    "dug-adit": works.dig_adit,
    "took-pumps": works.take_pumps,
    "pasties": works.sell_pasties,
    "moved-marker": works.move_marker,
    "passed": works.pass_round,
    "sold": sales.sell,
    "unused-left": rounds.clear_board,
    "markers-returned": rounds.return_markers,
    "round-began": rounds.begin_round,
}
