"""Lord Wallace's turn (LW-3)."""

from collections.abc import Callable

from tools.titles.tinners_trail.oracle import auctions, table, wallace_developments, wallace_pumps
from tools.titles.tinners_trail.oracle import wallace_mines as mines
from tools.titles.tinners_trail.oracle.table import TrailPosition
from tools.titles.tinners_trail.oracle.wallace_auctions import (
    best_area,
    build_or_emigrate,
    open_bidding,
)
from tools.titles.tinners_trail.oracle.wallace_passing import pass_his_turn

CARDS: dict[int, list[list[str]]] = {
    card["number"]: card["rounds"] for card in table.WALLACE["card"]
}


# His turn: an action card says what he does (LW-3).

ACTIONS: dict[str, Callable[[TrailPosition], bool]] = {
    "B": build_or_emigrate,
    "M": mines.mine_or_emigrate,
    "P": wallace_pumps.pump,
    "A": lambda position: (
        wallace_developments.develop_with(position, "adit") or wallace_pumps.pump(position)
    ),  # LW-9
    "O": lambda position: wallace_developments.develop_with(position, "port"),
    "T": lambda position: wallace_developments.develop_with(position, "train"),
    "N": lambda position: wallace_developments.develop_with(position, "miner"),
    "D": wallace_developments.develop_or_emigrate,
    "X": pass_his_turn,
}
"""For each letter the function that carries out the action; it returns False if that is impossible.
"""


def action_on(position: TrailPosition, number: int) -> str:
    """Return the letter of the action on Lord Wallace's card `number`: that of the round and of his
    band of columns, the highlighted one if copper is dear (LW-3)."""
    column = position.column_of(position.him["colour"])
    band = max(at for at, first in enumerate(table.WALLACE["bands"]) if column >= first)
    now: int = position["round"] - 1
    plain, _, highlighted = CARDS[number][now][band].partition("/")
    return highlighted if highlighted and mines.copper_is_dear(position) else plain


def settle_turn(position: TrailPosition) -> bool:
    """Let Lord Wallace pass if he must, and return True; else a card is due by chance: return False
    (LW-3)."""
    colour = position.him["colour"]
    column = position.column_of(colour)
    late = position["round"] == table.LAST_ROUND and 7 <= column <= 9
    ore_left = sum(map(table.ore, mines.own_mines(position)))
    if column == position.final_column(colour) or (
        late and ore_left == 0 and not mines.can_process(position)
    ):
        pass_his_turn(position)
        position["phase"] = "actions"
        return True
    position["to_move"] = "luck"
    return False


def play_card(position: TrailPosition, words: list[str]) -> None:
    """Carry out the action of the drawn card; if that is impossible, another card is revealed
    (LW-3)."""
    number = int(words[2])
    position["wallace_cards"].remove(number)
    position["wallace_cards"] = position["wallace_cards"] or sorted(CARDS)  # LW-1
    position["phase"] = "actions"
    if not ACTIONS[action_on(position, number)](position):
        reveal_another(position)
    elif position["phase"] == "actions":
        position["impossible_cards"] = 0


def reveal_another(position: TrailPosition) -> None:
    """Let the next card be drawn; after as many impossible cards in a row as the deck holds, Lord
    Wallace passes (LW-3)."""
    position["impossible_cards"] += 1
    position["phase"] = "wallace"
    if position["impossible_cards"] == len(CARDS):
        pass_his_turn(position)
        position["phase"] = "actions"


def draw(position: TrailPosition, words: list[str]) -> None:
    """Use the drawn survey card for Lord Wallace's auction and open the bidding (LW-5).

    If no area of its region can be auctioned, it goes under his deck and another action card is
    revealed.
    """
    auction = position["auction"]
    card = words[1]
    region = words[1].partition(":")[0]
    hand = position.him["hand"]
    under = position.him["under"]
    if auction["area"]:
        position["decks"][region].remove(card)
    else:
        if len(under) == len(hand):
            under.remove(card)
        hand.remove(card)
        area = best_area(position, [region])
        if area is None:
            hand.append(card)
            under.append(card)
            position["auction"] = None
            reveal_another(position)
            return
        auction["area"] = area["name"]
    auctions.put_card(position, card, "deck")
    open_bidding(position)
