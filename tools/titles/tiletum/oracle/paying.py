"""What a move costs in gold, and paying it; with technology goods I in two goods (S-610)."""

from tools.titles.tiletum.oracle.facts import VALUES
from tools.titles.tiletum.oracle.maps import cost_kind
from tools.titles.tiletum.oracle.table import TiletumOraclePlayer, TiletumOracleTable
from tools.titles.tiletum.oracle.tiles import plain

STEP_PRICE = 2
BUY_PRICE = 2
HALF_WAY = 3


def can_pay(player: TiletumOraclePlayer, price: int) -> bool:
    """Whether gold and the bonused good suffice."""
    return player.goods["gold"] + bonused_goods(player) >= price


def bonused_goods(player: TiletumOraclePlayer) -> int:
    """S-610: the tokens that may be paid as gold."""
    return player.goods[player.bonused] if player.bonused else 0


def ways(player: TiletumOraclePlayer, price: int) -> list[int]:
    """How many tokens of the bonused good may be paid; the rest is gold."""
    most = min(price, bonused_goods(player))
    return [number for number in range(most + 1) if price - number <= player.goods["gold"]]


def pay(player: TiletumOraclePlayer, price: int, bonused: int) -> None:
    """Pay a price, so many tokens of it in the bonused good."""
    player.goods["gold"] -= price - bonused
    if bonused:
        player.goods[player.bonused] -= bonused
    assert player.goods["gold"] >= 0


def change_price(
    table: TiletumOracleTable, player: TiletumOraclePlayer, value: int, new: int
) -> int:
    """T-303: 2 gold a step, the shorter way round; S-603: three steps cost 2."""
    apart = abs(value - new)
    steps = min(apart, len(VALUES) - apart)
    if steps == HALF_WAY and table.level(player, "dice") >= 1:
        return STEP_PRICE
    return STEP_PRICE * steps


def contribution_price(
    table: TiletumOracleTable, player: TiletumOraclePlayer, town: str, kind: str
) -> int:
    """T-607: the cost tile; S-605: architect III takes 1 silver, 2 stone or 2 gold off it."""
    amount = table.costs[town][0]
    if table.level(player, "architect") >= 3:
        amount = max(1, amount - (1 if kind == "silver" else 2))
    return amount


def price_in_gold(table: TiletumOracleTable, text: str) -> int:
    """The gold a legal move asks for."""
    words = text.split()
    if words[0] == "buy":
        return BUY_PRICE
    if words[0] == "take" and "as" in words:
        return change_price(table, table.mover, int(words[2]), int(words[4]))
    if words[0] == "use":
        return helper_price(words[1])
    if words[0] == "contribute" and cost_kind(table, words[1]) == "gold":
        return contribution_price(table, table.mover, words[1], "gold")
    if words[0] in ("house", "pillar", "mine") and words[1] != "none" and table.pending:
        return int(table.pending[-1].get("pay", 0))
    return 0


def helper_price(tile: str) -> int:
    """S-707: the gold a helper costs."""
    return 2 if plain(tile) in ("buy-silver", "buy-mine") else 0


def helper_silver(tile: str) -> int:
    """S-707: the silver a helper costs."""
    return 1 if plain(tile).startswith("silver-") else 0
