"""Two positions compared, whatever way they were written down."""

from typing import Any

from tools.proof.opinions.documents import differences
from tools.titles.tinners_trail.oracle_2007.auction import can_take_part
from tools.titles.tinners_trail.oracle_2007.facts import PIECES
from tools.titles.tinners_trail.oracle_2007.reading import read
from tools.titles.tinners_trail.oracle_2007.table import Table
from tools.titles.tinners_trail.oracle_2007.writing import write

AS_WRITTEN = ("boxes", "declined", "invested", "prospectors", "ranking")
COUNTED = ("points", "cubes_left")  # of a player: they follow from the boxes


def same_position(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The differences in words; none when both describe the same position, seed and luck aside."""
    return differences("", complete(one), complete(other))


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The position with everything written out, players and areas found by their names."""
    table = read(document)
    level_out(table)
    whole = write(table)
    whole |= {key: document[key] for key in AS_WRITTEN if document.get(key)}
    given = {entry["colour"]: entry for entry in document["player"]}
    whole["seats"] = table.seats
    whole["player"] = {
        entry["colour"]: entry
        | {key: given[entry["colour"]][key] for key in COUNTED if key in given[entry["colour"]]}
        for entry in whole["player"]
    }
    whole["area"] = {area["name"]: area for area in whole["area"]}
    return whole


def level_out(table: Table) -> None:
    """Bring to one form what may be written down now or a moment later without any effect."""
    if table.phase == "over":  # C-26: nobody can tell whether leftovers of round 4 leave
        for piece in PIECES:
            table.stock[piece][-1] = 0
        table.pumps = []
    auction = table.auction
    if auction is None:
        return
    if auction.winner is not None:  # C-22: only the ground counts
        auction.bidders = [auction.winner]
    else:  # C-9: who cannot raise is out now or when it is their turn
        auction.bidders = [
            colour
            for colour in auction.bidders
            if colour == auction.bid_by or can_take_part(table, colour, auction.bid + 1)
        ]
