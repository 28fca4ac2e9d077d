"""Questions about goods, characters, technologies and tiles (T-512, T-513, S-502 to S-507, S-6)."""

from collections.abc import Iterable

from tools.titles.tiletum.oracle import payments, table
from tools.titles.tiletum.oracle.gains import ask, gain
from tools.titles.tiletum.oracle.table import Frame, TiletumPosition

DRAWN_CONTRACT_POINTS = 2


def gain_one(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """Gain the chosen good, and close the question after the last good (T-513)."""
    frame["left"] -= 1
    if frame["left"] == 0:
        position["pending"].pop()
    position.mover["goods"][words[1]] += 1


def choose_building(position: TiletumPosition, _frame: Frame, words: list[str]) -> None:
    """Ask for the order in which the characters of the chosen building give their gains (T-512)."""
    ask(position, "characters", left=sorted(position.mover["rooms"][int(words[1]) - 1]))


def characters(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """Give the gain of the chosen character, once for each character; "none" closes the question
    (T-512)."""
    if words[1] == "none":
        position["pending"].pop()
        return
    frame["left"].remove(words[1])
    if not frame["left"]:
        position["pending"].pop()
    gain(position, position.mover, words[1].partition(":")[2])


def pay(position: TiletumPosition, frame: Frame, _words: list[str]) -> None:
    """Pay the silver that the question asks for, and give its gain (S-502 to S-504)."""
    position.mover["silver"] -= frame["silver"]
    gain(position, position.mover, frame["gain"])


def choose_bonused(position: TiletumPosition, _frame: Frame, words: list[str]) -> None:
    """Give the mover the chosen bonused good of technology goods I, which nobody else can choose
    then (S-610)."""
    position["silver"]["bonused_left"].remove(words[1])
    position.mover["bonused"] = words[1]


def keep(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """Store the chosen underground tile and put the other ones, or after "none" all, under the pile
    (S-607)."""
    if words[1] != "none":
        frame["tiles"].remove(words[1])
        position.put(words[1])
    position["decks"]["underground_under"] += frame["tiles"]


def drawn_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """Return the answers of taking one of the drawn contracts, if 2 action points are left, and
    "take none" (S-606)."""
    enough = position["pending"][-2]["ap"] >= DRAWN_CONTRACT_POINTS
    tiles = [tile for tile in frame["tiles"] if enough and table.may_take(position.mover, tile)]
    return [f"take {tile}" for tile in [*tiles, "none"]]


def drawn(position: TiletumPosition, frame: Frame, words: list[str]) -> None:
    """Take a drawn contract for 2 action points; the question stays open. "take none" puts the
    remaining ones under the pile and closes it (S-606)."""
    if words[1] == "none":
        position["pending"].pop()
        position["decks"]["contracts_under"] += frame["tiles"]
        return
    position["pending"][-2]["ap"] -= DRAWN_CONTRACT_POINTS
    frame["tiles"].remove(words[1])
    position.mover["store"].append(words[1])


def gold_moves(position: TiletumPosition, frame: Frame) -> list[str]:
    """Return an answer for each number of tokens of the bonused good with which the price can be
    paid (S-610)."""
    player = position.mover
    ways = payments.ways_to_pay(player, frame["n"])
    return [f"pay {number} {player['bonused']}" for number in ways]


def or_none(kind: str, found: Iterable[object]) -> list[str]:
    """Return the answers `<kind> <one>` for each of the things found, and `<kind> none`."""
    return [*(f"{kind} {one}" for one in found), f"{kind} none"]
