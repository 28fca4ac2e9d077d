"""Lord Wallace's Build: survey card, area, auction (LW-5)."""

from tools.titles.tinners_trail.oracle import cards
from tools.titles.tinners_trail.oracle.auctions import may_take_part
from tools.titles.tinners_trail.oracle.table import OracleAuction, TrailOracleTable, regions_in_play
from tools.titles.tinners_trail.oracle.wallace import action_cards, emigration
from tools.titles.tinners_trail.oracle.wallace.areas import best_area


def build_or_emigrate(table: TrailOracleTable) -> bool:
    """LW-E: Adelaide if a miner can leave."""
    return emigration.emigrate_instead(table, ["adelaide"]) or build(table)


def build(table: TrailOracleTable) -> bool:
    """LW-5: his next survey card is due; without one the area is chosen first."""
    lord_wallace = table.lord_wallace
    if lord_wallace.mines_left == 0:
        return False
    auction = OracleAuction(area="", opener=lord_wallace.colour)
    if not lord_wallace.hand:
        area = best_area(table, regions_in_play(len(table.seats)))
        if area is None:
            return False
        auction.area = area.name
    table.auction = auction
    table.phase = "wallace survey"
    return True


def deck(table: TrailOracleTable) -> list[str]:
    """LW-5: the cards one of which lies on top: his own, or those of the area's region."""
    auction = table.running_auction
    if auction.area:
        return table.decks[table.areas[auction.area].region]
    lord_wallace = table.lord_wallace
    above = list(lord_wallace.hand)
    for card in lord_wallace.under:
        above.remove(card)
    return above or lord_wallace.under[:1]


def moves(table: TrailOracleTable) -> list[str]:
    """The cards that may lie on top."""
    return [f"draw {card}" for card in sorted(set(deck(table)))]


def weight(table: TrailOracleTable, outcome: str) -> int:
    """How many cards of this kind may lie on top."""
    return deck(table).count(outcome.split()[1])


def play(table: TrailOracleTable, words: list[str]) -> None:
    """LW-5: the card is used for the auction, or goes under his deck if its region has no area."""
    auction = table.running_auction
    card = words[1]
    if auction.area:
        table.decks[cards.region(card)].remove(card)
        auction.card_from = "deck"
    else:
        take_from_the_top(table, card)
        area = best_area(table, [cards.region(card)])
        if area is None:
            put_under(table, card)
            return
        auction.card_from = "hand"
        auction.area = area.name
    auction.card = card
    open_bidding(table)


def take_from_the_top(table: TrailOracleTable, card: str) -> None:
    """LW-5: once only the cards that went under are left they come up in their order."""
    lord_wallace = table.lord_wallace
    if len(lord_wallace.under) == len(lord_wallace.hand):
        lord_wallace.under.remove(card)
    lord_wallace.hand.remove(card)


def put_under(table: TrailOracleTable, card: str) -> None:
    """LW-5: nothing can be built in the card's region; another action card is due."""
    table.lord_wallace.hand.append(card)
    table.lord_wallace.under.append(card)
    table.auction = None
    action_cards.impossible(table)


def open_bidding(table: TrailOracleTable) -> None:
    """LW-5: with 1 work point left he may still build; the human needs 2 (A-2)."""
    auction = table.running_auction
    auction.bidders = [
        colour for colour in table.seats if colour == table.wallace or may_take_part(table, colour)
    ]
    table.impossible_in_a_row = 0
    table.phase = "auction"
    table.to_move = auction.opener


def settle(table: TrailOracleTable) -> bool:
    """A2-7: with an empty deck the auction runs without a card."""
    if deck(table):
        table.to_move = "luck"
        return False
    open_bidding(table)
    return True
