"""The course of a game: questions, prices, sale, investments, rounds and the end (S, P, I, R)."""

from collections import Counter
from collections.abc import Callable

from tools.titles.tinners_trail.oracle import actions, auctions, table
from tools.titles.tinners_trail.oracle import lord_wallace as lw
from tools.titles.tinners_trail.oracle.table import Player, TrailPosition
from tools.titles.tinners_trail.oracle.wallace_mines import place_what_waits

STEP = 5
LARGE = 10


def answers(position: TrailPosition) -> dict[str, int]:
    """Every legal move; at luck every outcome, in how many equally likely ways it comes about."""
    phase = position["phase"]
    if position["to_move"] != "luck":
        return dict.fromkeys(MOVES[phase](position), 1) if phase in MOVES else {}
    if phase == "prices":  # P-1: tin first, then copper
        return table.throws(ore_to_roll_for(position)[0])
    if phase == "auction":
        return table.throws("bid")
    if phase == "wallace":  # LW-1: any card that is left in the deck
        return {f"wallace card {number}": 1 for number in position["wallace_cards"]}
    his = position.is_wallace(position["auction"]["opener"])
    cards = lw.survey_cards(position) if his else auctions.deck_of(position)
    return {f"draw {card}": number for card, number in Counter(cards).items()}


def play(position: TrailPosition, text: str) -> None:
    """Carry out a legal move, and everything that follows by itself."""
    words = text.split()
    his_card = words[0] == "draw" and position.is_wallace(position["auction"]["opener"])
    step = lw.draw if his_card else lw.roll if words[:2] == ["roll", "bid"] else None
    (step or PLAY[position["phase"]])(position, words)
    place_what_waits(position)
    while position["phase"] in SETTLE and SETTLE[position["phase"]](position):
        place_what_waits(position)


# Set-up: every player keeps one of the two survey cards of each region (S-4, S-5).


def undecided(position: TrailPosition, player: Player) -> list[str]:
    """S-4: the cards of the first region of which a player holds two; LW-1: he keeps all."""
    cards = [] if player["wallace"] else sorted(player["hand"])
    regions = Counter(card.partition(":")[0] for card in cards)
    for region in "abcd":
        if regions[region] > 1:
            return [card for card in cards if card.startswith(f"{region}:")]
    return []


def draft_moves(position: TrailPosition) -> list[str]:
    """S-4: discard one card of the first undecided region."""
    return [f"discard {card}" for card in undecided(position, position.mover)]


def discard(position: TrailPosition, words: list[str]) -> None:
    """S-4: the discard stays secret until all have chosen."""
    position.mover["hand"].remove(words[1])
    position.mover["discarded"].append(words[1])


def settle_draft(position: TrailPosition) -> bool:
    """Seat by seat; when all have chosen, two players' discards go back into the decks (S-5)."""
    for colour, player in position["player"].items():
        if undecided(position, player):
            position["to_move"] = colour
            return False
    for player in position["player"].values() if position.with_two_players else ():
        for card in player["discarded"]:
            position["decks"][card[0]].append(card)
    position["phase"] = "prices"
    return True


# Phase 1: the dice set the prices of tin and copper (P-1, P-2).


def ore_to_roll_for(position: TrailPosition) -> list[str]:
    """P-1: tin first, then copper."""
    return [kind for kind in table.ORES if kind not in position["prices"]]


def set_price(position: TrailPosition, words: list[str]) -> None:
    """P-1: totals 0-4, 5-6, 7-8, 9 or more are the columns; P-2: put right by the old price."""
    total = sum(map(int, words[2:]))
    kind = words[1]
    old_price = position["prices"].get(f"last_{kind}")
    if old_price == table.PRICES[kind][0]:
        total += table.PRICES["after_lowest"]
    elif old_price == table.PRICES[kind][-1]:
        total += table.PRICES["after_highest"]
    reached = [column for column, least in enumerate(table.PRICES["column_from"]) if total >= least]
    position["prices"][kind] = table.PRICES[kind][reached[-1]]


def settle_prices(position: TrailPosition) -> bool:
    """When both prices are set the actions begin."""
    if not ore_to_roll_for(position):
        position["phase"] = "actions"
        return True
    position["to_move"] = "luck"
    return False


def settle_actions(position: TrailPosition) -> bool:
    """T-1: the leftmost marker, in a column the uppermost; T-4: the end when all have passed."""
    if not position["work"]:
        position["phase"] = "adelaide"
        return True
    position["to_move"] = position["work"][min(position["work"])][0]
    if position.is_wallace(position["to_move"]):
        position["phase"] = "wallace"
        return True
    return False


# Phase 3: Adelaide, the sale, investments (E-7, I-1 .. I-4, LW-15).


def settle_adelaide(position: TrailPosition) -> bool:
    """E-7: nothing is asked when both ores rise alike (round 4), nor of Lord Wallace."""
    now = position["round"]
    sent = [entry for entry in position["emigrated"] if entry["place"] == "adelaide"]
    token = [entry["by"] for entry in sent if entry["round"] == now]
    rises = [table.EMIGRATION["adelaide"][key][now - 1] for key in ("chosen_ore", "other_ore")]
    if token and not position.is_wallace(token[0]) and rises[0] != rises[1]:
        position["to_move"] = token[0]
        return False
    sell(position, None)
    return True


def sell(position: TrailPosition, named: str | None) -> None:
    """I-1: all tin and copper at the round's prices; I-3: in round 4 everyone invests all."""
    for colour, player in position["player"].items():
        pounds = sum(
            player["ore"][kind] * (position["prices"][kind] + rise(position, colour, kind, named))
            for kind in table.ORES
        )
        player["ore"] |= {"tin": 0, "copper": 0}  # arsenic is kept (AR-5)
        if player["wallace"]:
            # LW-15: all profit by his row, the rest is lost; LW-AR, LW-E: the income too
            owed = player["owed"]
            if "cheap-labour" in position["wallace"]:  # LW-D2: half, rounded up
                owed = (owed + 1) // 2
            profit = max(0, pounds + player["income"] - owed)
            score(position, player["colour"], profit // STEP * STEP)
            player |= {"owed": 0, "income": 0}
        else:
            player["money"] += pounds
    position |= {"phase": "invest", "declined": [], "to_move": position["invested"][0]}  # I-2
    if position["round"] == table.LAST_ROUND:
        for colour in position["invested"]:
            if not position.is_wallace(colour):
                invest(position, colour, position["player"][colour]["money"] // STEP * STEP)
        end_game(position)


def rise(position: TrailPosition, colour: str, kind: str, named: str | None) -> int:
    """E-7: pounds more for a cube, for this round's phase 3; LW-E: the larger on both ores."""
    now = position["round"]
    if {"place": "adelaide", "round": now, "by": colour} not in position["emigrated"]:
        return 0
    larger = position.is_wallace(colour) or kind == named
    return int(table.EMIGRATION["adelaide"]["chosen_ore" if larger else "other_ore"][now - 1])


def invest_moves(position: TrailPosition) -> list[str]:
    """I-2: any multiple of £5, at least £5, or decline for good."""
    money = position.mover["money"]
    return [*(f"invest {amount}" for amount in range(STEP, money + 1, STEP)), "invest none"]


def choose_investment(position: TrailPosition, words: list[str]) -> None:
    """I-2: then the next one below who has not declined, from the top again after the last."""
    colour = position["to_move"]
    if words[1] == "none":
        position["declined"].append(colour)
    else:
        invest(position, colour, int(words[1]))
    position["to_move"] = next_in_passing_order(position)


def next_in_passing_order(position: TrailPosition) -> str:
    """I-2: the next below in the investment column, the top after the bottom."""
    invested: list[str] = position["invested"]
    return invested[(invested.index(position["to_move"]) + 1) % len(invested)]


def invest(position: TrailPosition, colour: str, amount: int) -> None:
    """I-2: the money is paid, the points are counted."""
    position["player"][colour]["money"] -= amount
    score(position, colour, amount)


def score(position: TrailPosition, colour: str, amount: int) -> None:
    """I-2, I-4: as many £10 as possible plus at most one £5, by place in the column and round.

    LW-D5: his row is one higher, LW-D6: the human's one lower.
    """
    place = position["invested"].index(colour) + 1
    now = position["round"] - 1
    if position.is_wallace(colour) and "friends-in-high-places" in position["wallace"]:
        place = max(1, place - 1)
    if not position.is_wallace(colour) and "financial-sabotage" in position["wallace"]:
        place += 1
    row = table.INVESTMENT_ROWS[place]
    player = position["player"][colour]
    player["points"] += amount // LARGE * row["per_ten"][now]
    player["points"] += amount % LARGE // STEP * row["per_five"][now]


def settle_invest(position: TrailPosition) -> bool:
    """I-2, LW-15: with less than £5 one declines by oneself; I-3: till all have declined."""
    for colour, player in position["player"].items():
        if colour not in position["declined"] and (player["wallace"] or player["money"] < STEP):
            position["declined"].append(colour)
    if len(position["declined"]) == len(position["player"]):
        end_round(position)
    elif position["to_move"] in position["declined"]:
        position["to_move"] = next_in_passing_order(position)
    else:
        return False
    return True


# Phase 4 and the next round (R-1 .. R-3, P-2, P-3).


def end_round(position: TrailPosition) -> None:
    """R-1: unused pieces leave, pumps are refilled; R-2: markers return in passing order."""
    board = table.BOARDS[len(position["player"])]
    order = position["invested"]
    for piece in table.PIECES:
        position["developments"][piece][position["round"] - 1] = 0
    position["developments"]["pumps"] = [list(groups) for groups in board["pumps"]]
    first = order[: 1 if position.with_two_players else 2]
    position["peekers"] = [colour for colour in first if not position.is_wallace(colour)]  # LW-2
    position |= {"work": {0: order}, "invested": [], "declined": [], "phase": "peek"}


def peek_moves(position: TrailPosition) -> list[str]:
    """R-3: a face-down tile not yet marked with one's own peek token, or decline."""
    peeker = position["peekers"][0]
    down = [one for one in position.areas if one["tile"] and one["tile"]["face"] == "down"]
    hidden = [area["name"] for area in down if peeker not in area["tile"]["seen"]]
    return [*(f"peek {name}" for name in hidden), "peek none"]


def peek(position: TrailPosition, words: list[str]) -> None:
    """R-3: the peek token is public; LW-2: in solo the tile is turned face up instead."""
    if words[1] != "none":
        tile = position["area"][words[1]]["tile"]
        if position.wallace:
            tile["face"] = "up"
        else:
            tile["seen"].append(position["to_move"])
    position["peekers"].pop(0)


def settle_peek(position: TrailPosition) -> bool:
    """R-3: one after the other; who finds no tile is not asked; then the next round starts."""
    if not position["peekers"]:
        begin_round(position)
    elif len(peek_moves(position)) == 1:
        position["peekers"].pop(0)
    else:
        position["to_move"] = position["peekers"][0]
        return False
    return True


def begin_round(position: TrailPosition) -> None:
    """P-2: the old prices are remembered; P-3: survey pumps, Kimberley, LW-D7, LW-D8."""
    position["round"] += 1
    position["prices"] = {f"last_{kind}": position["prices"][kind] for kind in table.ORES}
    for area in position.areas:
        if area["pump"]:
            actions.drain(area, 1)
    actions.pay_kimberley_again(position)
    lw.bail_out(position)
    lw.buy_shady_land(position)
    position["phase"] = "prices"


# The end of the game (R-4, LW-16).


def end_game(position: TrailPosition) -> None:
    """R-4: best first; LW-16: equal points are not enough; E-4: what was not placed is lost."""
    for player in position["player"].values():
        player["waiting"] = []

    def standing(colour: str) -> tuple[int, ...]:
        """R-4: points, money, ore left in own mines, place in the final passing order."""
        player = position["player"][colour]
        left = sum(map(table.ore, position.mines_of(colour)))
        if position.wallace:
            return player["points"], player["wallace"]
        return player["points"], player["money"], left, -position["invested"].index(colour)

    ranking = sorted(position["player"], key=standing, reverse=True)
    position |= {"ranking": ranking, "phase": "over", "to_move": "nobody"}


MOVES: dict[str, Callable[[TrailPosition], list[str]]] = {
    "draft": draft_moves,
    "actions": actions.moves,
    "survey": auctions.survey_moves,
    "look": lambda _position: ["look no", "look yes"],
    "auction": auctions.bid_moves,
    "play": auctions.play_moves,
    "calciner": lambda _position: ["calciner yes", "calciner no"],
    "pumps": actions.pump_moves,
    "place": lambda position: [*actions.place_moves(position), "place none"],
    "adelaide": lambda _position: [f"adelaide {kind}" for kind in table.ORES],
    "invest": invest_moves,
    "peek": peek_moves,
}
PLAY: dict[str, Callable[[TrailPosition, list[str]], None]] = {
    "draft": discard,
    "prices": set_price,
    "actions": actions.play,
    "survey": auctions.survey,
    "look": auctions.look,
    "auction": auctions.bid,
    "play": auctions.play_card,
    "calciner": auctions.build_calciner,
    "pumps": actions.pump,
    "place": lambda position, words: actions.place_waiting(position, words[1], words[2:]),
    "adelaide": lambda position, words: sell(position, words[1]),
    "invest": choose_investment,
    "peek": peek,
    "wallace": lw.play_card,
}
SETTLE: dict[str, Callable[[TrailPosition], bool]] = {
    "draft": settle_draft,
    "prices": settle_prices,
    "actions": settle_actions,
    "survey": auctions.settle_survey,
    "auction": lambda position: auctions.settle_bids(position) or answer(position),
    "play": auctions.settle_play,
    "calciner": auctions.settle_calciner,
    "pumps": actions.settle_pumps,
    "place": actions.settle_place,
    "adelaide": settle_adelaide,
    "invest": settle_invest,
    "peek": settle_peek,
    "wallace": lw.settle_turn,
}
"""What goes by itself in a phase; each says whether it has gone on."""


def answer(position: TrailPosition) -> bool:
    """LW-6: Lord Wallace's bid, when it is his turn."""
    return position.is_wallace(position["to_move"]) and lw.answer(position)
