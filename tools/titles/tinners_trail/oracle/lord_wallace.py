"""Lord Wallace: his turn, survey cards, bids and favours (LW-3 .. LW-6, LW-D)."""

from collections.abc import Callable
from typing import Any

from tools.titles.tinners_trail.oracle import actions, auctions, table
from tools.titles.tinners_trail.oracle import wallace_mines as mines
from tools.titles.tinners_trail.oracle.table import Area, Tile, TrailPosition

CARDS: dict[int, list[list[str]]] = {
    card["number"]: card["rounds"] for card in table.WALLACE["card"]
}
LEAST_NET_WORTH = 2
ARSENIC_WORTH = 2
DEEP_POCKETS = 2
ROUNDS_OF_SHADY_DEALS = [3, 4]


# His turn: an action card says what he does (LW-3).


def action_on(position: TrailPosition, number: int) -> str:
    """LW-3: the cell of the round and his band; the highlighted action when copper is dear."""
    column = position.column_of(position.him["colour"])
    band = max(at for at, first in enumerate(table.WALLACE["bands"]) if column >= first)
    now: int = position["round"] - 1
    plain, _, highlighted = CARDS[number][now][band].partition("/")
    return highlighted if highlighted and mines.copper_is_dear(position) else plain


def settle_turn(position: TrailPosition) -> bool:
    """LW-3: passing by itself comes before any card is revealed."""
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
    """LW-3: do what the card says, or reveal another; after as many as there are he passes."""
    number = int(words[2])
    position["wallace_cards"].remove(number)
    position["wallace_cards"] = position["wallace_cards"] or sorted(CARDS)  # LW-1
    position["phase"] = "actions"
    if not ACTIONS[action_on(position, number)](position):
        reveal_another(position)
    elif position["phase"] == "actions":
        position["impossible_cards"] = 0


def reveal_another(position: TrailPosition) -> None:
    """LW-3: the next card is due; after as many in a row as the deck holds he passes."""
    position["impossible_cards"] += 1
    position["phase"] = "wallace"
    if position["impossible_cards"] == len(CARDS):
        pass_his_turn(position)
        position["phase"] = "actions"


def pass_his_turn(position: TrailPosition) -> bool:
    """LW-14: as usual."""
    position["impossible_cards"] = 0
    position.pass_for_the_round(position.him["colour"])
    return True


# Build: survey card, area, auction (LW-5).


def build_or_emigrate(position: TrailPosition) -> bool:
    """LW-E: Adelaide if a miner can leave; LW-5: his next card, without one the area is first."""
    if mines.emigrate_instead(position, ["adelaide"]):
        return True
    if position.him["mines_left"] == 0:
        return False
    area = None
    if not position.him["hand"]:
        area = best_area(position, list(position["decks"]))
        if area is None:
            return False
    name = area["name"] if area else ""  # else the card's region decides
    position["auction"] = auctions.begun(position, position.him["colour"], name)
    if survey_cards(position):
        position |= {"phase": "survey", "to_move": "luck"}
    else:  # A2-7: with an empty deck the auction runs without a card
        open_bidding(position)
    return True


def survey_cards(position: TrailPosition) -> list[str]:
    """LW-5: the cards one of which lies on top: his own, or those of the area's region."""
    if position["auction"]["area"]:
        return auctions.deck_of(position)
    above = list(position.him["hand"])
    under = position.him["under"]
    for card in under:
        above.remove(card)
    return above or under[:1]


def draw(position: TrailPosition, words: list[str]) -> None:
    """LW-5: the card is for the auction, or goes under his deck if its region has no area."""
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


def open_bidding(position: TrailPosition) -> None:
    """LW-5: as any auction."""
    position["impossible_cards"] = 0
    auctions.open_bidding(position)


def net_worth(area: Area, tile: Tile) -> int:
    """LW-5: tin + copper - water of the tile; LW-AR: 2 for each arsenic in the area."""
    return int(tile["tin"] + tile["copper"] - tile["water"] + ARSENIC_WORTH * area["arsenic"])


def best_area(position: TrailPosition, regions: list[str]) -> Area | None:
    """LW-5: the best face-up tile worth 2 or more, else the best face-down tile."""

    with_tile = [area for area in position.areas if area["tile"] and area["region"] in regions]
    good = [
        area
        for area in with_tile
        if area["tile"]["face"] == "up" and net_worth(area, area["tile"]) >= LEAST_NET_WORTH
    ]
    return min(
        good or [area for area in with_tile if area["tile"]["face"] == "down"],
        key=lambda area: (
            -net_worth(area, area["tile"]) if good else 0,
            not any(near["owner"] == position.him["colour"] for near in position.adjacent(area)),
            0 if good else -area["drainage"],
            not table.is_coastal(area),
            -table.easting(area),
        ),
        default=None,
    )


# His one bid in an auction (LW-4, LW-6).


def answer(position: TrailPosition) -> bool:
    """LW-6: he declines, opens unopposed once the human has passed, or rolls."""
    colour = position.him["colour"]
    opponent = position.human["colour"]
    if opponent in position["invested"]:
        make_bid(position, position["auction"]["minimum"])
        return True
    # K-3: a mine counts 2 columns here, whatever the bonus
    ahead = position.column_of(colour) + table.WORK_POINTS["build"] - position.column_of(opponent)
    if bidding_row(position) is None or ahead > mines.LIMITS["columns_ahead"]:
        decline(position)
        return True
    position["to_move"] = "luck"
    return False


def bidding_row(position: TrailPosition) -> dict[str, Any] | None:
    """LW-6: the row for the net worth of tile and card together; none for -2 and less."""
    area = auctions.area_of(position)
    if area["tile"]["face"] == "down":
        unknown: dict[str, Any] = table.WALLACE["unknown_tile"]
        return unknown
    worth = net_worth(area, area["tile"])
    if "survey" in position["auction"]:
        worth += worth_of_card(area, position["auction"]["survey"]["card"].split(":")[1])
    rows: list[dict[str, Any]] = table.WALLACE["bid"]
    return next((row for row in rows if row["from"] <= worth <= row["to"]), None)


def worth_of_card(area: Area, benefit: str) -> int:
    """LW-5: cubes by their number, port 2, miner 1, steam pump 1; what would be lost (A-9) 0."""
    if benefit.startswith(("tin+", "copper+")):
        return int(benefit.partition("+")[2])
    if benefit.startswith("water-"):
        return min(int(area["tile"]["water"]), int(benefit.removeprefix("water-")))
    if benefit in ("port", "miner"):
        return {"port": 2, "miner": 1}[benefit] if actions.may_have(area, benefit) else 0
    return 1


def roll(position: TrailPosition, words: list[str]) -> None:
    """LW-6: card value + die value; as an answer only £1 more, and never below the minimum.

    LW-D4: £2 more.
    """
    auction = position["auction"]
    row = bidding_row(position)
    assert row is not None, "he rolls only when he may bid"
    by_die = dict(zip(("tin", "copper", "water"), map(int, words[2:]), strict=True))
    shown = [by_die[die] for die in row["dice"]]
    offer = min(shown) if row["pick"] == "lower" else max(shown)
    offer += DEEP_POCKETS * ("deep-pockets" in position["wallace"])
    offer += table.value(auction["survey"]["card"]) if "survey" in auction else 0
    least = position["auction"]["minimum"]
    if auction["opener"] == position.him["colour"]:
        make_bid(position, max(offer, least))
    elif "high" not in auction and offer >= least:  # A2-4: the human could not open
        make_bid(position, offer)
    elif "high" in auction and offer >= auctions.next_bid(position):
        make_bid(position, auctions.next_bid(position))
    else:
        decline(position)


def make_bid(position: TrailPosition, pounds: int) -> None:
    """LW-6: one bid each, so his answer is the last word."""
    auction = position["auction"]
    colour = position.him["colour"]
    auction["high"] = {"bid": pounds, "by": colour}
    if auction["opener"] != colour:
        auction["in"] = [colour]
    position["to_move"] = position.human["colour"]


def decline(position: TrailPosition) -> None:
    """LW-6: he drops out."""
    position["auction"]["in"].remove(position.him["colour"])
    position["to_move"] = position.human["colour"]


# His favours at the start of a round (LW-D7, LW-D8).


def bail_out(position: TrailPosition) -> None:
    """LW-D7: 1, 2, 3 water off his mines at the start of rounds 2, 3, 4, by LW-8."""
    if "bailing-out" in position["wallace"]:
        mines.remove_water(position, mines.LIMITS["bailing_out"][position["round"] - 1])


def buy_shady_land(position: TrailPosition) -> None:
    """LW-D8: a free mine on the best tile of all regions (LW-5); no card, auction or work."""
    deal = "shady-land-purchases" in position["wallace"]
    if deal and position["round"] in ROUNDS_OF_SHADY_DEALS and position.him["mines_left"]:
        area = best_area(position, list(position["decks"]))
        if area is not None:
            auctions.place_mine(position, position.him["colour"], area)


ACTIONS: dict[str, Callable[[TrailPosition], bool]] = {
    "B": build_or_emigrate,
    "M": mines.mine_or_emigrate,
    "P": mines.pump,
    "A": lambda position: mines.develop_with(position, "adit") or mines.pump(position),  # LW-9
    "O": lambda position: mines.develop_with(position, "port"),
    "T": lambda position: mines.develop_with(position, "train"),
    "N": lambda position: mines.develop_with(position, "miner"),
    "D": mines.develop_or_emigrate,
    "X": pass_his_turn,
}
"""Each carries out an action and says True, or says False when it is impossible."""
