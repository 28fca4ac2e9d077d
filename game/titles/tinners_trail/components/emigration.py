"""Reads emigration: own miners and the four places (E-1 .. E-7)."""

from game.files.toml_fields import Fields, listed, shown
from game.titles.tinners_trail.components.arsenic_market import MOST_WORK
from game.titles.tinners_trail.components.source import SOURCES, read_source_and_finish
from game.titles.tinners_trail.rules.components import Emigration
from game.titles.tinners_trail.rules.kinds import ROUNDS

PIECES = ("miner", "port", "train", "adit")
MOST_MINERS = 9
MOST_PIECES = 4
MOST_POINTS = 99
EMIGRATION_MOST_POUNDS = 99


def read_emigration(fields: Fields) -> Emigration:
    """Return the cost of own miners and what each place gives, round by round."""
    michigan = fields.table("michigan")
    sierra_madre = fields.table("sierra_madre")
    kimberley = fields.table("kimberley")
    adelaide = fields.table("adelaide")
    emigration = Emigration(
        own_miners=fields.whole("own_miners", 1, MOST_MINERS),
        emigrate_work=fields.whole("emigrate_work", 1, MOST_WORK),
        michigan_piece=_read_michigan_pieces(michigan),
        michigan_count=michigan.wholes("count", 1, MOST_PIECES, ROUNDS),
        sierra_madre_points=sierra_madre.wholes("points", 0, MOST_POINTS, ROUNDS),
        kimberley_pounds=kimberley.wholes("pounds", 0, EMIGRATION_MOST_POUNDS, ROUNDS),
        adelaide_chosen=adelaide.wholes("chosen_ore", 0, EMIGRATION_MOST_POUNDS, ROUNDS),
        adelaide_other=adelaide.wholes("other_ore", 0, EMIGRATION_MOST_POUNDS, ROUNDS),
    )
    fields.choice("source_of_work", SOURCES)
    for entry in (fields, michigan, sierra_madre, kimberley, adelaide):
        read_source_and_finish(entry)
    return emigration


def _read_michigan_pieces(michigan: Fields) -> tuple[str, ...]:
    """Return the piece of each round; each kind appears in one round only."""
    pieces = michigan.items("pieces", "developments")
    for piece in pieces:
        if piece not in PIECES or pieces.count(piece) > 1:
            allowed = f"each of {listed(PIECES)} once"
            raise michigan.refusal("pieces", f"has {shown(piece)}", allowed)
    if len(pieces) != ROUNDS:
        raise michigan.refusal(
            "pieces", f"has {len(pieces)} developments", f"{ROUNDS}, one per round"
        )
    return tuple(str(piece) for piece in pieces)
