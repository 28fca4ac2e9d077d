"""Phase 4 and the next round (R-1 .. R-3, P-2, P-3)."""

from tools.titles.tinners_trail.oracle import developments, emigration, table, wallace_favours
from tools.titles.tinners_trail.oracle.table import TrailPosition


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
            developments.drain(area, 1)
    emigration.pay_kimberley_again(position)
    wallace_favours.bail_out(position)
    wallace_favours.buy_shady_land(position)
    position["phase"] = "prices"
