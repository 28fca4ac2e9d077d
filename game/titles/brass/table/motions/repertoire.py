"""The repertoire: which motion belongs to which kind of event; other kinds simply happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scene.animation import Animation
from game.titles.brass.table.motions import cubes, eras, links, money, sales, works
from game.titles.brass.table.motions.backstage import Backstage, BrassMoment

Motion = Callable[[Backstage, BrassMoment], Animation]

REPERTOIRE: Final[dict[str, Motion]] = {
    "played": money.play_card,
    "coal-taken": cubes.burn_coal,
    "coal-bought": cubes.burn_coal,
    "iron-taken": cubes.use_iron,
    "iron-bought": cubes.use_iron,
    "built": works.build,
    "built-over": works.lift,
    "removed": works.lift,
    "delivered": cubes.fill_track,
    "flipped": works.flip,
    "developed": works.develop,
    "dug-canal": links.link,
    "laid-rail": links.link,
    "sold-to-port": sales.sell_to_port,
    "sold-to-market": sales.sell_to_market,
    "demand-fell": sales.turn_tile,
    "market-bonus": sales.earn_bonus,
    "market-paid": sales.earn_money,
    "market-closed": sales.close_market,
    "borrowed": money.borrow,
    "passed": money.tell,
    "collected": money.collect,
    "owed": money.collect,
    "forfeited": money.tell,
    "drew": money.draw,
    "canal-round": eras.begin_round,
    "rail-round": eras.begin_round,
    "canal-era-ended": eras.end_era,
    "rail-era-ended": eras.end_era,
    "link-scored": eras.count,
    "counter-scored": eras.count,
    "money-scored": eras.count,
}
