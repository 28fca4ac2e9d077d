"""Phase 4 and the next round (R-1 .. R-3, P-2, P-3)."""

from tools.titles.tinners_trail.oracle import developments, emigration, table, wallace_favours
from tools.titles.tinners_trail.oracle.table import TrailPosition


def end_round(position: TrailPosition) -> None:
    """End a round: remove unused pieces, refill the steam pumps, return the markers in passing
    order, and let the first players peek (R-1 to R-3)."""
    board = table.BOARDS[len(position["player"])]
    order = position["invested"]
    for piece in table.PIECES:
        position["developments"][piece][position["round"] - 1] = 0
    position["developments"]["pumps"] = [list(groups) for groups in board["pumps"]]
    first = order[: 1 if position.with_two_players else 2]
    position["peekers"] = [colour for colour in first if not position.is_wallace(colour)]  # LW-2
    position |= {"work": {0: order}, "invested": [], "declined": [], "phase": "peek"}


def peek_moves(position: TrailPosition) -> list[str]:
    """Return the answers of peeking at a face-down tile that the player has not peeked at, and
    "peek none" (R-3)."""
    peeker = position["peekers"][0]
    down = [one for one in position.areas if one["tile"] and one["tile"]["face"] == "down"]
    hidden = [area["name"] for area in down if peeker not in area["tile"]["seen"]]
    return [*(f"peek {name}" for name in hidden), "peek none"]


def peek(position: TrailPosition, words: list[str]) -> None:
    """Mark a tile as seen by the player, or, in a solo game, turn it face up (R-3, LW-2)."""
    if words[1] != "none":
        tile = position["area"][words[1]]["tile"]
        if position.wallace:
            tile["face"] = "up"
        else:
            tile["seen"].append(position["to_move"])
    position["peekers"].pop(0)


def settle_peek(position: TrailPosition) -> bool:
    """Let the next player peek and return False; skip those without a tile, and begin the next
    round when all have peeked (R-3)."""
    if not position["peekers"]:
        begin_round(position)
    elif len(peek_moves(position)) == 1:
        position["peekers"].pop(0)
    else:
        position["to_move"] = position["peekers"][0]
        return False
    return True


def begin_round(position: TrailPosition) -> None:
    """Begin the next round: note the old prices (P-2), and apply survey pumps, Kimberley and Lord
    Wallace's favours (P-3, LW-D7, LW-D8)."""
    position["round"] += 1
    position["prices"] = {f"last_{kind}": position["prices"][kind] for kind in table.ORES}
    for area in position.areas:
        if area["pump"]:
            developments.drain(area, 1)
    emigration.pay_kimberley_again(position)
    wallace_favours.bail_out(position)
    wallace_favours.buy_shady_land(position)
    position["phase"] = "prices"
