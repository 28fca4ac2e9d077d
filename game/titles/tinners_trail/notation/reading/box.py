"""Nothing is there more often than the box holds it: tiles, survey cards, mines. What only a
solo game has: Lord Wallace's cards, his entry, and the luck of his turn (LW)."""

from __future__ import annotations

from collections import Counter

from game.engine.rules import CHANCE
from game.engine.title import Unreadable
from game.fields import Fields, shown
from game.titles.tinners_trail.notation.hidden import CARD_WITHOUT_BACK
from game.titles.tinners_trail.notation.reading.areas import tile_text
from game.titles.tinners_trail.notation.reading.cards import card_number
from game.titles.tinners_trail.notation.reading.emigration import michigan_pieces
from game.titles.tinners_trail.rules.auction import deck_has_card, may_take_part, opening_minimum
from game.titles.tinners_trail.rules.both_editions.board import STOCK_WORDS
from game.titles.tinners_trail.rules.both_editions.turns import has_passed, leftmost_uppermost
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.kinds import (
    DRAFT,
    EMPTY,
    FROM_DECK,
    MOST_POUNDS,
    STOCKS,
    SURVEY,
)
from game.titles.tinners_trail.rules.state import TrailState, work_left
from game.titles.tinners_trail.rules.table_view import BACK_NAMES, hand_of
from game.titles.tinners_trail.rules.wallace.auctions import bid_row, is_too_far_ahead
from game.titles.tinners_trail.rules.wallace.rounds import must_pass

# Nothing is there more often than the box holds it: tiles, survey cards, mines.


def check_box(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Refuse a position with more of something than the box holds."""
    _check_mines(fields, state, colours)
    if state.board.emigration:
        _check_own_miners(fields, state, colours)
        _check_waiting(fields, state)
    _check_tiles(fields, state)
    _check_cards(fields, state)


def _too_many(fields: Fields, what: str, found: int, most: int) -> Unreadable:
    return Unreadable(f"{fields.source}: {what} {found} times; allowed: {most}, as in the box.")


def _check_mines(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Mines on the map and in front of a player, six together (S-1)."""
    owned = Counter(int(owner) for owner in state.owner)
    for seat, colour in enumerate(colours):
        mines = owned[seat] + int(state.mines_left[seat])
        if mines > mines_of(state, seat):
            what = f"player {colour}: mines are in area and mines_left"
            raise _too_many(fields, what, mines, mines_of(state, seat))


def _check_own_miners(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> None:
    """Own miners on the map, abroad and in front of a player (E-1)."""
    away = Counter(int(seat) for row in (state.own_miner, state.emigrated) for seat in row)
    for seat, colour in enumerate(colours):
        miners = away[seat] + int(state.own_miners[seat])
        if miners > state.board.own_miners:
            what = f"player {colour}: own miners are in area, emigrated and miners_left"
            raise _too_many(fields, what, miners, int(state.board.own_miners))


def _check_waiting(fields: Fields, state: TrailState) -> None:
    """Pieces of Michigan that wait for a place, all players together (E-4)."""
    most = michigan_pieces(state)
    for piece, name in enumerate(STOCK_WORDS):
        waiting = int(sum(list(state.waiting)[piece::STOCKS]))
        if waiting > most[piece]:
            raise _too_many(fields, f"{name} is in waiting", waiting, most[piece])


def _check_tiles(fields: Fields, state: TrailState) -> None:
    """Every kind of tile, and every region's tiles where some are hidden (S-2)."""
    board = state.board
    found = Counter(int(tile) for tile in state.tile if tile >= 0)
    for kind in range(int(board.tile_kinds)):
        tiles = found[kind] + int(state.built[kind])
        if tiles > board.tile_count[kind]:
            letter = REGION_NAMES[board.tile_region[kind]]
            what = f"the tile {tile_text(state, kind)} of region {letter} is in area and seen.built"
            raise _too_many(fields, what, tiles, int(board.tile_count[kind]))
    for region, name in enumerate(REGION_NAMES):
        kinds = [kind for kind in range(int(board.tile_kinds)) if board.tile_region[kind] == region]
        here = [area for area in range(int(board.areas)) if board.region[area] == region]
        tiles = sum(state.tile[area] != EMPTY for area in here)
        tiles += sum(int(state.built[kind]) for kind in kinds)
        most = sum(int(board.tile_count[kind]) for kind in kinds)
        if tiles > most:
            what = f"tiles of region {name} are in area and seen.built"
            raise _too_many(fields, what, tiles, most)


def _check_cards(fields: Fields, state: TrailState) -> None:
    """Every kind of card, and all cards together where some are hidden (S-4, S-5)."""
    board = state.board
    hands = [card for seat in range(int(state.seats)) for card in hand_of(state, seat)]
    found = Counter(card for card in hands if card >= 0)
    if state.survey_card != EMPTY:
        found[int(state.survey_card)] += 1
    if state.phase == DRAFT or not board.two_player:  # with two they return to the decks (S-5)
        found.update(int(card) for card in state.discarded if card >= 0)
    for kind, copies in enumerate(state.deck):
        found[kind] += int(copies)
    for kind in range(int(board.card_kinds)):
        cards = found[kind] + int(state.played[kind])
        if cards > board.card_count[kind]:
            text = board.card_texts[kind]
            if not board.card_count[kind]:
                back = BACK_NAMES[board.card_back[kind]]
                game = f"with {board.seats} players"
                if board.set_up.kickstarter_cards and not board.two_player:
                    game += " and cards for two regions" if back == "any" else ""
                what = f"card {text} (region {back} is not used {game}) is there"
            else:
                what = f"card {text} is in hands, decks, discards and seen.played"
            raise _too_many(fields, what, cards, int(board.card_count[kind]))
    _check_hidden_cards(fields, state, len(hands))


def _check_hidden_cards(fields: Fields, state: TrailState, in_hands: int) -> None:
    cards = in_hands + int(sum(state.deck_size)) + int(sum(state.played))
    most = int(sum(state.board.card_count))
    if cards > most:
        what = "survey cards are in hands, decks and seen.played"
        raise _too_many(fields, what, cards, most)


# What only a solo game has: Lord Wallace's cards, his entry, and the luck of his turn (LW).


def read_wallace(fields: Fields, state: TrailState) -> None:
    """Set his action cards; left out, or none, all of them are in his deck (LW-1, LW-3)."""
    if not state.board.solo:
        return
    most = int(state.board.wallace_cards)
    numbers = fields.items("wallace_cards", "numbers of action cards", ())
    for number in numbers:
        if type(number) is not int or not 1 <= number <= most:
            allowed = f"numbers of cards from 1 to {most}"
            raise fields.refusal("wallace_cards", f"has {shown(number)}", allowed)
        if state.wallace_cards[number - 1]:
            raise fields.refusal("wallace_cards", f"has {number} twice", "each card once")
        state.wallace_cards[number - 1] = 1
    if not numbers:
        for card in range(most):
            state.wallace_cards[card] = 1
    state.impossible_cards = fields.whole("impossible_cards", 0, most - 1, 0)


def read_purse(player: Fields, state: TrailState, seat: int, *, sold: bool) -> None:
    """Set a player's money; Lord Wallace has none but may owe and earn until ore is sold (LW-4)."""
    if seat == state.board.wallace_seat:
        most = 0 if sold else MOST_POUNDS
        player.whole("money", 0, 0, 0)
        state.owed = player.whole("owed", 0, most, 0)
        state.income = player.whole("income", 0, most, 0)
    else:
        state.money[seat] = player.whole("money", 0, MOST_POUNDS, int(state.board.start_money))


def read_his_deck(player: Fields, state: TrailState, deck: list[int]) -> list[int]:
    """Set the cards that went under his survey deck and return those above them (LW-5)."""
    texts = player.items("under", "survey cards", ())
    under = [card_number(player, "under", state, "", text) for text in texts]
    most = int(state.board.wallace_cells - state.board.wallace_cards)
    if len(deck) > most:
        allowed = f"at most {most}, as he was dealt"
        raise player.refusal("hand", f"has {len(deck)} cards", allowed)
    above = list(deck)
    for number, card in enumerate(under):
        known = card if card in above else CARD_WITHOUT_BACK
        if known not in above:
            problem = f"has {state.board.card_texts[card]}, which is not in his hand"
            raise player.refusal("under", problem, "cards of his hand, which is his survey deck")
        above.remove(known)
        state.wallace_cards[state.board.wallace_cards + number] = card + 1
    return above


def mines_of(state: TrailState, seat: int) -> int:
    """Return how many mines a player has in the whole game (S-1, LW-D3)."""
    mines = int(state.board.mines)
    if seat == state.board.wallace_seat:
        mines += int(state.board.wallace.more_mines)
    return mines


def read_his_survey(auction: Fields, state: TrailState, colours: tuple[str, ...]) -> bool:
    """Set the auction he has only begun: the survey card comes before the area (LW-5)."""
    if not state.board.solo or state.phase != SURVEY or "area" in auction:
        return False
    his = colours[int(state.board.wallace_seat)]
    state.opener = colours.index(auction.choice("opener", (his,), his))
    state.minimum = opening_minimum(state)
    auction.whole("minimum", int(state.minimum), int(state.minimum), int(state.minimum))
    auction.words("in", (), "colours", ())
    auction.finish()
    return True


def may_be_in(state: TrailState, seat: int) -> bool:
    """Return whether a seat may be in the auction; his last work point is enough to open (LW-5)."""
    if seat == state.board.wallace_seat == state.opener:
        return bool(state.mines_left[seat] > 0 and work_left(state, seat) > 0)
    return bool(may_take_part(state, seat))


def acting_seats(fields: Fields, state: TrailState, colours: tuple[str, ...]) -> list[int]:
    """The leftmost, uppermost marker's; Lord Wallace's turn is another phase (T-1, LW-3)."""
    seat = int(leftmost_uppermost(state))
    if state.board.solo and seat == state.board.wallace_seat:
        problem = f'is "actions" in the turn of {colours[seat]}, who is Lord Wallace'
        raise fields.refusal("phase", problem, "wallace")
    return [seat]


def his_turn(_fields: Fields, state: TrailState, _colours: tuple[str, ...]) -> list[int]:
    """Luck, when the leftmost marker is his and he does not pass without a card (LW-3)."""
    his = state.board.wallace_seat
    return [CHANCE] if leftmost_uppermost(state) == his and not must_pass(state) else []


def his_survey_card(state: TrailState) -> list[int]:
    """Luck: the top card of his survey deck, or of a region's deck when he has none (LW-5)."""
    seat = int(state.board.wallace_seat)
    if state.mines_left[seat] == 0 or work_left(state, seat) == 0:
        return []
    if state.area == EMPTY:
        due = bool(hand_of(state, seat))
    else:
        due = not hand_of(state, seat) and bool(deck_has_card(state, state.area))
    if due:
        state.survey_from = FROM_DECK
    return [CHANCE] if due else []


def solo_bidding_seats(state: TrailState) -> list[int]:
    """The opener, then the other one; for Lord Wallace the dice, if he may bid (LW-6)."""
    his, other = int(state.board.wallace_seat), int(state.board.other_seat)
    if state.opener == his:
        if state.high_bidder == EMPTY:
            due = state.bidding[his] and not has_passed(state, other)
            return [CHANCE] if due else []
        return [other] if state.high_bidder == his and state.bidding[other] else []
    if state.high_bidder == EMPTY and state.bidding[other]:
        return [other]
    answers = state.bidding[his] and state.high_bidder != his
    declines = is_too_far_ahead(state) or bid_row(state) == EMPTY
    return [CHANCE] if answers and not declines else []
