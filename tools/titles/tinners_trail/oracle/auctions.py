"""Starting an auction: area, minimum bid and survey card (A-1 .. A-5, A2-1 .. A2-3, A2-7)."""

from tools.titles.tinners_trail.oracle import cards
from tools.titles.tinners_trail.oracle.table import WORK_POINTS, OracleArea, TrailOracleTable
from tools.titles.tinners_trail.oracle.work_track import work_points_left


def with_two_players(table: TrailOracleTable) -> bool:
    """A2 replaces parts of A."""
    return len(table.seats) == 2


def minimum_without_card(table: TrailOracleTable) -> int:
    """A-3: £1 + £1 for each player who has passed."""
    return 1 + len(table.invested)


def minimum_with_card(table: TrailOracleTable, card: str) -> int:
    """A2-2: the card's value + £1 for each player who has passed."""
    return cards.value(card) + len(table.invested)


def minimum_opening_bid(table: TrailOracleTable) -> int:
    """A-3, or with 2 players A2-2 when a card was played (A2-7 when none was)."""
    card = table.running_auction.card
    if with_two_players(table) and card is not None:
        return minimum_with_card(table, card)
    return minimum_without_card(table)


def may_take_part(table: TrailOracleTable, colour: str) -> bool:
    """A-2 but for the money: not passed, at least 2 work points, at least 1 unbuilt mine."""
    enough_work = work_points_left(table, colour) >= WORK_POINTS["build"]
    return enough_work and table.players[colour].mines_left > 0


def build_moves(table: TrailOracleTable, colour: str) -> list[str]:
    """A-1, A-2: every area with a tile for which this player can start an auction."""
    if not may_take_part(table, colour):
        return []
    if table.players[colour].money < minimum_without_card(table):  # A-3, A2-7
        return []
    return [
        f"build {area.name}"
        for area in table.areas.values()
        if area.tile is not None and can_be_auctioned(table, colour, area)
    ]


def can_be_auctioned(table: TrailOracleTable, colour: str, area: OracleArea) -> bool:
    """A2-2: not when the deck is empty and all the matching cards in hand cost too much."""
    if not with_two_players(table):
        return True
    if table.decks[area.region] or affordable_cards(table, colour, area):
        return True
    return not cards.matching(table.players[colour].hand, area.region)  # A2-7


def affordable_cards(table: TrailOracleTable, colour: str, area: OracleArea) -> list[str]:
    """A2-3: the matching hand cards whose minimum the player can pay."""
    player = table.players[colour]
    matching = cards.matching(player.hand, area.region)
    return [card for card in matching if minimum_with_card(table, card) <= player.money]


def is_contested(table: TrailOracleTable, opener: str) -> bool:
    """A-4: another player fulfils A-2 and has more money than the minimum opening bid."""
    return any(
        may_take_part(table, colour) and table.players[colour].money > minimum_without_card(table)
        for colour in table.seats
        if colour != opener
    )


def moves(table: TrailOracleTable) -> list[str]:
    """The survey card question, or the cards the deck may give."""
    auction = table.running_auction
    area = table.areas[auction.area]
    if table.to_move == "luck":
        return [f"draw {card}" for card in sorted(set(table.decks[area.region]))]
    hand = table.players[auction.opener].hand
    if not with_two_players(table):
        return [f"survey {card}" for card in cards.matching(hand, area.region)] + ["survey none"]
    found = [f"survey {card}" for card in affordable_cards(table, auction.opener, area)]
    if table.decks[area.region]:
        found.append("survey deck")
    return found


def weight(table: TrailOracleTable, outcome: str) -> int:
    """How many cards of this kind the deck holds."""
    region = table.areas[table.running_auction.area].region
    return table.decks[region].count(outcome.split()[1])


def play(table: TrailOracleTable, words: list[str]) -> None:
    """A card from hand or from the deck, or none (A-4, A2-1)."""
    auction = table.running_auction
    if words == ["survey", "deck"]:
        table.to_move = "luck"
        return
    if words != ["survey", "none"]:
        from_deck = words[0] == "draw"
        region = table.areas[auction.area].region
        pile = table.decks[region] if from_deck else table.players[auction.opener].hand
        pile.remove(words[1])
        auction.card = words[1]
        auction.card_from = "deck" if from_deck else "hand"
        if table.wallace is not None and not from_deck and not table.tile_in(auction.area).face_up:
            table.phase = "look"
            return
    open_bidding(table)


def open_bidding(table: TrailOracleTable) -> None:
    """A-2, A-6: everybody who may take part is in; the active player opens."""
    auction = table.running_auction
    auction.bidders = [colour for colour in table.seats if may_take_part(table, colour)]
    table.phase = "auction"
    table.to_move = auction.opener


def settle(table: TrailOracleTable) -> bool:
    """The question is skipped when no card can be played."""
    if table.to_move == "luck" or card_can_be_played(table):
        return False
    open_bidding(table)
    return True


def card_can_be_played(table: TrailOracleTable) -> bool:
    """A-4: face down, a matching card, contested; A2-1: with 2 players whenever there is one."""
    auction = table.running_auction
    area = table.areas[auction.area]
    if with_two_players(table):
        return bool(table.decks[area.region] or affordable_cards(table, auction.opener, area))
    face_down = not table.tile_in(area.name).face_up
    has_card = bool(cards.matching(table.players[auction.opener].hand, area.region))
    return face_down and has_card and is_contested(table, auction.opener)
