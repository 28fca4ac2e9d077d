"""Two positions compared, whatever way they were written down."""

from typing import Any

from .investing import STEP
from .reading import read
from .table import Table
from .writing import write

UNORDERED = ["hand", "discarded", "seen", "played", "built", "in", "declined", *"abcd"]


def same_position(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The differences in words; none when both describe the same position, seed and luck aside."""
    return differences("", complete(one), complete(other))


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The position with everything written out, players and areas found by their names."""
    table = read(document)
    drop_those_who_cannot_go_on(table)
    whole = write(table)
    whole["seats"] = table.seats
    whole["player"] = {player["colour"]: player for player in whole["player"]}
    whole["area"] = {area["name"]: area for area in whole["area"]}
    return whole


def drop_those_who_cannot_go_on(table: Table) -> None:
    """Whether one who can only decline is written down as out now or when asked is the same."""
    if table.phase == "invest":
        poor = [colour for colour in table.seats if table.players[colour].money < STEP]
        table.declined = sorted({*table.declined, *poor})
    auction = table.auction
    if auction is not None and auction.bid_by is not None:
        auction.bidders = [
            colour
            for colour in auction.bidders
            if colour == auction.bid_by or table.players[colour].money > auction.bid
        ]


def differences(place: str, one: Any, other: Any) -> list[str]:
    """Walk both side by side and name every place where they differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        found = []
        for key in sorted({*one, *other}):
            found += differences(f"{place}.{key}".lstrip("."), one.get(key), other.get(key))
        return found
    if place.rpartition(".")[2] in UNORDERED and isinstance(one, list) and isinstance(other, list):
        one, other = sorted(map(in_words, one)), sorted(map(in_words, other))
    return [] if one == other else [f"{place}: {one!r} is not {other!r}"]


def in_words(entry: Any) -> str:
    """A text that is the same for equal entries, whatever the order of their keys."""
    return str(sorted(entry.items())) if isinstance(entry, dict) else str(entry)
