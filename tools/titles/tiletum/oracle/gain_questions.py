"""Questions about goods, characters, technologies and tiles (T-512, T-513, S-502 ..

S-507, S-6).
"""

from collections.abc import Iterable

from tools.titles.tiletum.oracle import payments, table
from tools.titles.tiletum.oracle.gains import ask, gain
from tools.titles.tiletum.oracle.table import Frame, TiletumPosition

DRAWN_CONTRACT_POINTS = 2


def gain_one(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """T-513: one by one."""
    frame["left"] -= 1
    if frame["left"] == 0:
        position["pending"].pop()
    position.mover["goods"][words[1]] += 1


def choose_building(position: TiletumPosition, _frame: Frame, words: list[str]) -> None:
    """T-512: then each of its characters."""
    ask(position, "characters", left=sorted(position.mover["rooms"][int(words[1]) - 1]))


def characters(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """T-512: the gain of one of them, once each, in any order; or no more of them."""
    if words[1] == "none":
        position["pending"].pop()
        return
    frame["left"].remove(words[1])
    if not frame["left"]:
        position["pending"].pop()
    gain(position, position.mover, words[1].partition(":")[2])


def pay(position: TiletumPosition, frame: Frame, _words: list[str]) -> None:
    """Silver for the gain."""
    position.mover["silver"] -= frame["silver"]
    gain(position, position.mover, frame["gain"])


def choose_bonused(position: TiletumPosition, _frame: Frame, words: list[str]) -> None:
    """S-610: the tile is the seat's own."""
    position["silver"]["bonused_left"].remove(words[1])
    position.mover["bonused"] = words[1]


def keep(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """S-607: the other, or both, go under the pile."""
    if words[1] != "none":
        frame["tiles"].remove(words[1])
        position.put(words[1])
    position["decks"]["underground_under"] += frame["tiles"]


def drawn_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """S-606: each for 2 AP of the action."""
    enough = position["pending"][-2]["ap"] >= DRAWN_CONTRACT_POINTS
    tiles = [tile for tile in frame["tiles"] if enough and table.may_take(position.mover, tile)]
    return [f"take {tile}" for tile in [*tiles, "none"]]


def drawn(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """S-606: take one and be asked again; the others go under the pile."""
    if words[1] == "none":
        position["pending"].pop()
        position["decks"]["contracts_under"] += frame["tiles"]
        return
    position["pending"][-2]["ap"] -= DRAWN_CONTRACT_POINTS
    frame["tiles"].remove(words[1])
    position.mover["store"].append(words[1])


def gold_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """S-610: how many of the price are paid in the bonused good."""
    player = position.mover
    ways = payments.ways_to_pay(player, frame["n"])
    return [f"pay {number} {player['bonused']}" for number in ways]


def or_none(kind: str, found: Iterable[object]) -> list[str]:
    """The same kind of answer with each of these, or with none of them."""
    return [*(f"{kind} {one}" for one in found), f"{kind} none"]
