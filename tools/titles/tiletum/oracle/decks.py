"""Drawing tiles: what can come, how likely, and where it goes (T-115, T-312, T-403, T-603)."""

from collections import Counter as Count

from tools.titles.tiletum.oracle.facts import ALPHABETICAL_ACTIONS, BOX
from tools.titles.tiletum.oracle.table import Decks, TiletumOracleTable

TRACK = "king-track"
LAST_ROUND_WITH_TRACK_TILE = 3


def piles(decks: Decks, deck: str) -> list[list[str]]:
    """The unordered pile and what lies under it."""
    if deck == "characters":
        return [decks.characters, []]
    if deck == "contracts":
        return [decks.contracts, decks.contracts_under]
    if deck == "underground":
        return [decks.underground, decks.underground_under]
    return [decks.bonus, []]


def outcomes(table: TiletumOracleTable, deck: str) -> dict[str, int]:
    """Every tile that can come, by its copies; what lies under comes in order (T-115)."""
    pile, under = piles(table.decks, deck)
    if pile:
        return {f"draw {tile}": number for tile, number in Count(pile).items()}
    return {f"draw {tile}": 1 for tile in under[:1]}


def remove(table: TiletumOracleTable, deck: str, tile: str) -> None:
    """The tile leaves its pile."""
    pile, under = piles(table.decks, deck)
    if pile:
        pile.remove(tile)
    else:
        assert under.pop(0) == tile


def deck_wanted(table: TiletumOracleTable) -> str:
    """What the luck of tiles that is due is drawn from; empty when none is."""
    if table.phase == "clean-up":
        return "bonus"
    if table.phase == "refill":
        return "characters" if characters_short(table) else "contracts"
    if table.pending and table.pending[-1]["q"] == "draw":
        return str(table.pending[-1]["deck"])
    return ""


def characters_short(table: TiletumOracleTable) -> bool:
    """C-210: the offer is not whole and can be filled."""
    offer = [tile for tile in table.character_offer if tile]
    return len(offer) < BOX["characters_offered"] and bool(table.decks.characters)


def draw(table: TiletumOracleTable, text: str) -> None:
    """A tile comes; what it is for follows from the phase and the open question."""
    deck, tile = deck_wanted(table), text.split()[1]
    remove(table, deck, tile)
    if table.phase == "clean-up":
        put_on_place(table, tile)
    elif table.phase == "refill":
        put_on_offer(table, deck, tile)
    else:
        put_in_question(table, tile)


def put_on_place(table: TiletumOracleTable, tile: str) -> None:
    """T-711: onto the action or the king track that is refilled."""
    if table.refilling == TRACK:
        table.king_tile = tile
    else:
        table.action_tiles[table.refilling] = tile


def put_on_offer(table: TiletumOracleTable, deck: str, tile: str) -> None:
    """T-312: the rightmost gap first; a character goes to the end."""
    if deck == "characters":
        add_character(table, tile)
    else:
        gaps = [place for place, other in enumerate(table.contract_offer) if not other]
        table.contract_offer[gaps[-1]] = tile


def add_character(table: TiletumOracleTable, tile: str) -> None:
    """The newest character stands last."""
    table.character_offer = [*(other for other in table.character_offer if other), tile]


def put_in_question(table: TiletumOracleTable, tile: str) -> None:
    """To the offer, or to the tiles one may choose from."""
    frame = table.pending[-1]
    frame["left"] -= 1
    if frame["deck"] == "characters":
        add_character(table, tile)
    else:
        frame["tiles"].append(tile)


def settle_draw(table: TiletumOracleTable) -> bool:
    """End a drawing that has all it wants, or nothing to draw from; whether it ended."""
    frame = table.pending[-1]
    if frame["deck"] == "characters" and not table.decks.characters and frame.get("aside"):
        table.decks.characters += frame.pop("aside")
    if frame["left"] > 0 and any(piles(table.decks, frame["deck"])):
        return False
    table.pending.pop()
    table.decks.characters += frame.get("aside", [])
    if frame["deck"] == "contracts":
        table.pending.append({"q": "drawn", "tiles": frame["tiles"]})
    elif frame["deck"] == "underground":
        table.pending.append({"q": "keep", "tiles": frame["tiles"]})
    return True


def slide(table: TiletumOracleTable) -> None:
    """T-312: the tiles of the contract offer slide right into the gaps."""
    tiles = [tile for tile in table.contract_offer if tile]
    gaps = len(BOX["contract_prices"]) - len(tiles)
    table.contract_offer = [""] * gaps + tiles


def refill_due(table: TiletumOracleTable) -> bool:
    """Whether an offer has a gap that can be filled."""
    contracts = any(piles(table.decks, "contracts"))
    return characters_short(table) or ("" in table.contract_offer and contracts)


def next_empty_place(table: TiletumOracleTable) -> str:
    """T-711, S-704: the next place that is empty, in order; empty when none is left to fill."""
    actions = [*ALPHABETICAL_ACTIONS, *(["explorer"] if table.silver else [])]
    for action in actions:
        if action not in table.action_tiles:
            return action
    if not table.king_tile and table.round < LAST_ROUND_WITH_TRACK_TILE:
        return TRACK
    return ""


def shuffle_discards(table: TiletumOracleTable) -> None:
    """T-603: when a bonus tile is needed and none is left."""
    if not table.decks.bonus:
        table.decks.bonus = table.decks.bonus_discard
        table.decks.bonus_discard = []
