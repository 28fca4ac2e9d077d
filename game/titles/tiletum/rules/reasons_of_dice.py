"""Why a die cannot be taken (T-302, T-303)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.moves import first_of, second_of, third_of
from game.engine.reasons import Reason
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.dice import FACES
from game.titles.tiletum.rules.kinds import GOLD
from game.titles.tiletum.rules.paying import as_gold, price_of_change
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import goods_of


def why_not_die(view: TiletumState, move: int) -> Reason | None:
    """The die lies on the wheel, and its change can be paid."""
    good, old, new = int(first_of(move)), int(second_of(move)), int(third_of(move))
    if view.dice[good * FACES + old - 1] == 0:
        return Reason("no-such-die", {"good": GOODS[good], "value": old})
    price = int(price_of_change(view, view.seat, old, new))
    gold = int(goods_of(view, view.seat, GOLD) + as_gold(view, view.seat))
    if price > gold:
        return Reason("change-too-dear", {"price": price, "gold": gold})
    return None
