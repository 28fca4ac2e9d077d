"""Phase 3: Adelaide, the sale, investments (E-7, I-1 .. I-4, LW-15)."""

from tools.titles.tinners_trail.oracle import table
from tools.titles.tinners_trail.oracle.game_end import end_game
from tools.titles.tinners_trail.oracle.round_end import end_round
from tools.titles.tinners_trail.oracle.table import TrailPosition

STEP = 5
LARGE = 10


def settle_adelaide(position: TrailPosition) -> bool:
    """Sell the ore and return True, unless a person with a miner in Adelaide has to choose an ore:
    then return False.

    There is nothing to choose if both ores rise by the same amount (round 4), nor for Lord Wallace
    (E-7).
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
    """Sell all tin and copper at the prices of the round, and begin the investments; in round 4
    invest everything and end the game (I-1, I-3).

    `named` is the ore chosen for Adelaide. Lord Wallace's profit becomes points at once (LW-15).
    """
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
    """Return by how many pounds Adelaide raises a player's price of one ore in this round, 0
    without a miner there (E-7); for Lord Wallace both rise by the larger amount (LW-E)."""
    now = position["round"]
    if {"place": "adelaide", "round": now, "by": colour} not in position["emigrated"]:
        return 0
    larger = position.is_wallace(colour) or kind == named
    return int(table.EMIGRATION["adelaide"]["chosen_ore" if larger else "other_ore"][now - 1])


def invest_moves(position: TrailPosition) -> list[str]:
    """Return the answers of investing any multiple of £5 that the mover has, and of declining for
    the rest of the round (I-2)."""
    money = position.mover["money"]
    return [*(f"invest {amount}" for amount in range(STEP, money + 1, STEP)), "invest none"]


def choose_investment(position: TrailPosition, words: list[str]) -> None:
    """Invest an amount or decline, and let the next player decide (I-2)."""
    colour = position["to_move"]
    if words[1] == "none":
        position["declined"].append(colour)
    else:
        invest(position, colour, int(words[1]))
    position["to_move"] = next_in_passing_order(position)


def next_in_passing_order(position: TrailPosition) -> str:
    """Return the player below the mover in the investment column, the topmost one after the last
    (I-2)."""
    invested: list[str] = position["invested"]
    return invested[(invested.index(position["to_move"]) + 1) % len(invested)]


def invest(position: TrailPosition, colour: str, amount: int) -> None:
    """Pay an amount and score its points (I-2)."""
    position["player"][colour]["money"] -= amount
    score(position, colour, amount)


def score(position: TrailPosition, colour: str, amount: int) -> None:
    """Give a player the points of an amount: by as many £10 as possible and at most one £5, by the
    player's row and the round (I-2, I-4).

    LW-D5 moves Lord Wallace one row up, LW-D6 the person one row down.
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
    """Let everyone with less than £5, and Lord Wallace, decline (I-2, LW-15); end the round when
    all have declined (I-3), or skip to the next player. Return False if the mover has to decide."""
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
