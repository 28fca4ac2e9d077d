"""Phase 3: Adelaide, the sale, investments (E-7, I-1 .. I-4, LW-15)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.game_end import end_game
from tools.titles.tinners_trail.oracle.round_end import end_round
from tools.titles.tinners_trail.oracle.table import TrailPosition

STEP = 5
LARGE = 10


def settle_adelaide(position: TrailPosition) -> bool:
    """Sell the ore and return True, unless a person at Adelaide has to choose an ore: then return
    False.

    Nothing is to choose if both ores rise by the same amount (round 4), nor for Lord Wallace (E-7).
    """
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
