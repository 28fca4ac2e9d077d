"""Phase 3: actions (C-6 .. C-12, C-20 .. C-23, C-28)."""

from tools.titles.tinners_trail.oracle.extraction import extract, extractions
from tools.titles.tinners_trail.oracle.table import TrailPosition
from tools.titles.tinners_trail.oracle_2007.developments import (
    develop,
    development_moves,
    pump_columns,
)
from tools.titles.tinners_trail.oracle_2007.new_mines import TIME_POINTS, build_moves, can_take_part
from tools.titles.tinners_trail.oracle_2007.prospecting import PIECES
from tools.titles.tinners_trail.oracle_2007.sale_and_investments import sell


def action_moves(position: TrailPosition) -> list[str]:
    """Return the text of every action for which the mover has all its time points, and "pass" (C-8,
    C-21)."""
    possible = {
        "build": build_moves(position),
        "extract": extractions(position),
        **{piece: development_moves(position, piece) for piece in PIECES},
        "pumps": ["pumps"] if pump_columns(position) else [],
        "pasties": ["pasties"],
    }
    left = position.work_points_left(position["to_move"])
    found = [text for kind in possible if TIME_POINTS[kind] <= left for text in possible[kind]]
    return [*found, "pass"]


def act(position: TrailPosition, words: list[str]) -> None:
    """Carry out an action and spend its time points; a mine's are spent by the winner of its
    auction, which begins here (C-20)."""
    colour = position["to_move"]
    if words == ["pass"]:
        position.pass_for_the_round(colour)
        return
    if words[0] == "build":
        bidders = [one for one in position["player"] if can_take_part(position, one)]
        auction = {"area": words[1], "opener": colour, "minimum": 1, "in": bidders}
        position |= {"auction": auction, "phase": "auction"}
        return
    position["phase"] = "action over"
    match words:
        case ["extract", area, _, tin, _, copper]:
            extract(position, position["area"][area], int(tin), int(copper))
        case ["pumps"]:
            position["phase"] = "pumps"
            tallest = position["developments"]["pumps"][pump_columns(position)[-1]]
            position["pumps_left"] = sum(tallest)
            tallest.clear()
        case ["pasties"]:
            position.mover["money"] += 1  # C-28
        case [piece, *names]:
            develop(position, piece, names)
    position.spend(colour, TIME_POINTS[words[0]])


def settle_actions(position: TrailPosition) -> bool:
    """Let the player of the leftmost marker decide, in a column the uppermost, and return False
    (C-6); when all have passed, sell the ore and return True (C-21)."""
    if not position["work"]:
        sell(position)
        return True
    position["to_move"] = position["work"][min(position["work"])][0]
    return False


def end_action(position: TrailPosition) -> bool:
    """Return to the actions; a player who is the only one left passes after this action (C-7).
    Return True."""
    waiting = [colour for markers in position["work"].values() for colour in markers]
    if len(waiting) == 1:
        position.pass_for_the_round(waiting[0])
    position["phase"] = "actions"
    return True
