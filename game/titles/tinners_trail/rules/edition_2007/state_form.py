"""What a state of the edition of 2007 is made of, in the order it is saved."""

# compiled: the state, the board and every view go by it
from __future__ import annotations

from typing import Final

from game.engine.state_form import Row, StateForm
from game.titles.tinners_trail.rules.edition_2007.kinds import BOX_PLACES
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state_form import AREA, BORDER, PUMPS, SEAT, STOCK

BOX: Final = "box"

FORM: Final = StateForm(
    [
        "round",
        "phase",
        "to_move",
        "active",
        "passed",
        "tin_price",
        "copper_price",
        "last_tin",
        "last_copper",
        "area",
        "opener",
        "minimum",
        "high_bid",
        "high_bidder",
        "pumps_left",
        "next_prospector",
        "later_prospector",
    ],
    [
        Row("money", SEAT),
        Row("points", SEAT),
        Row("mines_left", SEAT),
        Row("cubes_left", SEAT),
        Row("ore_tin", SEAT),
        Row("ore_copper", SEAT),
        Row("column", SEAT),
        Row("depth", SEAT),
        Row("place", SEAT, blank=EMPTY),
        Row("bidding", SEAT),
        Row("declined", SEAT),
        Row("owner", AREA, blank=EMPTY),
        Row("tin", AREA),
        Row("copper", AREA),
        Row("water", AREA),
        Row("miner", AREA),
        Row("port", AREA),
        Row("train", AREA),
        Row("adit", BORDER),
        Row("stock", STOCK),
        Row("pumps", PUMPS),
        Row("boxes", BOX, BOX_PLACES, blank=EMPTY),
    ],
)
