"""The moves of all actions (T, X, D, AR, E)."""

from tools.titles.tinners_trail.oracle import auction_opening, auctions, table
from tools.titles.tinners_trail.oracle.arsenic import (
    mines_to_process,
    process,
    sell_arsenic,
    sell_moves,
)
from tools.titles.tinners_trail.oracle.developments import development_moves, put, take
from tools.titles.tinners_trail.oracle.emigration import (
    emigrate,
    emigrate_moves,
    place_moves,
    place_own_miner,
    place_waiting,
)
from tools.titles.tinners_trail.oracle.extraction import extract, extractions
from tools.titles.tinners_trail.oracle.steam_pumps import pump_column, take_pumps
from tools.titles.tinners_trail.oracle.table import TrailPosition


def moves(position: TrailPosition) -> list[str]:
    """Return "pass" and the text of every action for which the mover has enough work points; in the
    final column only passing and placing are possible (T-3, E-4)."""
    colour = position["to_move"]
    if position.column_of(colour) == position.final_column(colour):
        return ["pass", *place_moves(position)]
    possible = {
        "build": auction_opening.build_moves(position),
        "extract": extractions(position),
        **{piece: development_moves(position, piece) for piece in table.PIECES},
        "pumps": [] if pump_column(position) is None else ["pumps"],
        "pasties": ["pasties"],
        "process": [f"process {area['name']}" for area in mines_to_process(position, colour)],
        "sell": sell_moves(position),
        "emigrate": emigrate_moves(position),
        "place": place_moves(position),
    }
    left = position.work_points_left(colour)
    found = [
        text for kind in possible if table.WORK_POINTS[kind] <= left for text in possible[kind]
    ]
    return ["pass", *found]


def play(position: TrailPosition, words: list[str]) -> None:
    """Carry out an action and spend its work points; passing ends the mover's round, and for an
    auction only the winner spends work points."""
    colour = position["to_move"]
    action = words[0]
    match words:
        case ["pass"]:
            position.pass_for_the_round(colour)
            return
        case ["build", area]:
            position |= {"auction": auctions.begun(position, colour, area), "phase": "survey"}
            return
        case ["extract", area, _, tin, _, copper]:
            extract(position, position["area"][area], int(tin), int(copper))
        case ["pasties"]:
            position.mover["money"] += 1  # D-8
        case ["pumps"]:
            take_pumps(position)
            position["phase"] = "pumps"
        case ["process", area]:
            process(position, colour, position["area"][area])
        case ["sell", _]:
            for _ in range(position.mover["ore"]["arsenic"]):  # AR-5: all arsenic held
                position.mover["money"] += sell_arsenic(position, colour)
        case ["emigrate", area, place]:
            emigrate(position, position["area"][area], place)
        case ["place", piece, *names]:
            place_waiting(position, piece, names)
        case ["miner", area, "own"]:
            take(position, "miner")
            place_own_miner(position, colour, position["area"][area])
        case _:
            take(position, action)
            put(position, action, words[1:])
    position.spend(colour, table.WORK_POINTS[action])
