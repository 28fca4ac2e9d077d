"""What a move costs in gold; technology goods I allows two goods (T-303, T-602, T-607, S-610)."""

from tools.titles.tiletum.oracle.cathedrals import contribution_price, may_contribute
from tools.titles.tiletum.oracle.facts import PIECES, VALUES
from tools.titles.tiletum.oracle.table import Player, TiletumPosition
from tools.titles.tiletum.oracle.tile_names import plain

STEP_PRICE = 2
BUY_PRICE = 2
HALF_WAY = 3


def can_pay(player: Player, price: int) -> bool:
    """Return whether a player can pay a price with gold and the bonused good."""
    return bool(ways_to_pay(player, price))


def ways_to_pay(player: Player, price: int) -> list[int]:
    """Return the possible numbers of tokens of the bonused good in a payment, ascending, where gold
    pays the rest; [] if the price cannot be paid (S-610)."""
    tokens = player["goods"][player["bonused"]] if player["bonused"] else 0
    most = min(price, tokens)
    return [number for number in range(most + 1) if price - number <= player["goods"]["gold"]]


def pay_gold(player: Player, price: int, bonused: int) -> None:
    """Pay a price, of which `bonused` tokens are paid in the bonused good and the rest in gold."""
    player["goods"]["gold"] -= price - bonused
    if bonused:
        player["goods"][player["bonused"]] -= bonused


def change_price(position: TiletumPosition, player: Player, value: int, new: int) -> int:
    """Return the gold for changing a die from one value to another: 2 for each step in the shorter
    direction around the wheel (T-303); with dice I three steps cost only 2 (S-603)."""
    apart = abs(value - new)
    steps = min(apart, len(VALUES) - apart)
    if steps == HALF_WAY and position.level(player, "dice") >= 1:
        return STEP_PRICE
    return STEP_PRICE * steps


def price_in_gold(position: TiletumPosition, text: str) -> int:
    """Return the price in gold of a legal move of the mover, 0 for a move without one."""
    words = text.split()
    player = position.mover
    pending = position["pending"]
    if words[0] == "buy":
        return BUY_PRICE
    if words[0] == "take" and "as" in words:
        return change_price(position, player, int(words[2]), int(words[4]))
    if words[0] == "use":
        return helper_price(words[1])
    if words[0] == "contribute" and position.cost_kind(words[1]) == "gold":
        return contribution_price(position, player, words[1])
    if words[0] in PIECES and words[1] != "none" and pending:
        return int(pending[-1].get("pay", 0))
    return 0


def helper_price(tile: str) -> int:
    """Return the price of a helper tile in gold, 0 or 2 (S-707)."""
    return 2 if plain(tile) in ("buy-silver", "buy-mine") else 0


def can_contribute_to_cathedral(position: TiletumPosition, player: Player, town: str) -> bool:
    """Return whether the player may contribute at the cathedral and can pay for it."""
    kind = position.cost_kind(town)
    price = contribution_price(position, player, town)
    if not may_contribute(position, player, town):
        return False
    if kind == "gold":
        return can_pay(player, price)
    return bool((player["silver"] if kind == "silver" else player["goods"]["stone"]) >= price)
