"""Lord Wallace's Build action: survey card, area, auction (LW-5)."""

from tools.titles.tinners_trail.oracle import auction_opening, auctions, table, wallace_emigration
from tools.titles.tinners_trail.oracle.table import Area, Tile, TrailPosition

MIN_NET_WORTH = 2
ARSENIC_WORTH = 2


def build_or_emigrate(position: TrailPosition) -> bool:
    """Carry out Lord Wallace's Build action: send a miner to Adelaide if possible (LW-E), else
    begin an auction (LW-5); return False if neither is possible.

    With a card in hand its region decides on the area, else the area is chosen first.
    """
    if wallace_emigration.emigrate_instead(position, ["adelaide"]):
        return True
    if position.him["mines_left"] == 0:
        return False
    area = None
    if not position.him["hand"]:
        area = best_area(position, list(position["decks"]))
        if area is None:
            return False
    name = area["name"] if area else ""  # else the card's region decides
    position["auction"] = auctions.begun(position, position.him["colour"], name)
    if survey_cards(position):
        position |= {"phase": "survey", "to_move": "luck"}
    else:  # A2-7: with an empty deck the auction runs without a card
        open_bidding(position)
    return True


def survey_cards(position: TrailPosition) -> list[str]:
    """Return the survey cards of which one is drawn for Lord Wallace's auction: those of the area's
    region, else his own, of which the cards put under come last (LW-5)."""
    if position["auction"]["area"]:
        return auction_opening.deck_of(position)
    above = list(position.him["hand"])
    under = position.him["under"]
    for card in under:
        above.remove(card)
    return above or under[:1]


def open_bidding(position: TrailPosition) -> None:
    """Open the bidding of Lord Wallace's auction, and reset the count of impossible cards
    (LW-5)."""
    position["impossible_cards"] = 0
    auctions.open_bidding(position)


def net_worth(area: Area, tile: Tile) -> int:
    """Return the tin plus copper minus water of a tile, plus 2 for each arsenic in its area (LW-5,
    LW-AR)."""
    return int(tile["tin"] + tile["copper"] - tile["water"] + ARSENIC_WORTH * area["arsenic"])


def best_area(position: TrailPosition, regions: list[str]) -> Area | None:
    """Return the area in these regions that Lord Wallace auctions: with the best face-up tile worth
    2 or more, else the best face-down one; None if there is none (LW-5)."""

    with_tile = [area for area in position.areas if area["tile"] and area["region"] in regions]
    good = [
        area
        for area in with_tile
        if area["tile"]["face"] == "up" and net_worth(area, area["tile"]) >= MIN_NET_WORTH
    ]
    return min(
        good or [area for area in with_tile if area["tile"]["face"] == "down"],
        key=lambda area: (
            -net_worth(area, area["tile"]) if good else 0,
            not any(near["owner"] == position.him["colour"] for near in position.adjacent(area)),
            0 if good else -area["drainage"],
            not table.is_coastal(area),
            -table.easting(area),
        ),
        default=None,
    )
