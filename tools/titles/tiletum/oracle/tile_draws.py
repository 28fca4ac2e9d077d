"""Drawing tiles (T-115, T-312, T-403, T-603)."""

from collections import Counter

from tools.titles.tiletum.oracle import facts
from tools.titles.tiletum.oracle.gains import ask
from tools.titles.tiletum.oracle.table import TiletumPosition


def deck_wanted(position: TiletumPosition) -> str:
    """Return the name of the pile from which the next tile is drawn, in a position in which a tile
    has to be drawn."""
    if position["phase"] == "clean-up":
        return "bonus"
    if position["phase"] == "refill":  # C-210: the character offer first
        return "characters" if characters_short(position) else "contracts"
    return str(position["pending"][-1]["deck"])


def under(position: TiletumPosition, deck: str) -> list[str]:
    """Return the tiles that were put under a pile, in order; they are drawn when the pile is empty
    (T-115)."""
    found: list[str] = position["decks"].get(f"{deck}_under", [])
    return found


def tile_outcomes(position: TiletumPosition) -> dict[str, int]:
    """Return every tile that can be drawn next, with its number of copies; of an empty pile only
    the next tile under it (T-115)."""
    deck = deck_wanted(position)
    tiles = position["decks"][deck] or under(position, deck)[:1]
    return {f"draw {tile}": number for tile, number in Counter(tiles).items()}


def settle_draw(position: TiletumPosition) -> bool:
    """Close the drawing that is in progress if it has all its tiles or nothing is left to draw;
    return False if it continues."""
    frame = position["pending"][-1]
    decks = position["decks"]
    deck = frame["deck"]
    if deck == "characters" and not decks["characters"]:  # T-403: the old ones come earlier
        decks["characters"] += frame["aside"]
        frame["aside"] = []
    if frame["left"] > 0 and (decks[deck] or under(position, deck)):
        return False
    position["pending"].pop()
    if deck == "characters":
        decks["characters"] += frame["aside"]
    else:
        ask(position, {"contracts": "drawn", "underground": "keep"}[deck], tiles=frame["tiles"])
    return True


def characters_short(position: TiletumPosition) -> bool:
    """Return whether the Cardinal has left gaps in the character offer that can be filled
    (C-210)."""
    short = len(position["character_offer"]) < facts.BOX["characters_offered"]
    return bool(position["solo"] and short and position["decks"]["characters"])


def refill_due(position: TiletumPosition) -> bool:
    """Return whether an offer has a gap that can be filled."""
    contracts = position["decks"]["contracts"] or under(position, "contracts")
    return characters_short(position) or bool("" in position["contract_offer"] and contracts)
