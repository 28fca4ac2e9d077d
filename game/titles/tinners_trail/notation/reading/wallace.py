"""Reads the parts of a solo game: Lord Wallace's cards, entry and auctions (LW)."""

from game.files.toml_fields import TomlFields, value_for_message
from game.titles.tinners_trail.notation.reading.cards import (
    HIDDEN_CARD_OF_UNKNOWN_BACK,
    card_number,
)
from game.titles.tinners_trail.rules.auction import (
    may_take_part_in_auction_ignoring_money,
    minimum_opening_bid,
)
from game.titles.tinners_trail.rules.kinds import (
    CHOOSE_SURVEY_CARD_PHASE,
    MAX_POUNDS_OF_BID_OR_INVESTMENT,
)
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points


def read_action_cards_into_state(fields: TomlFields, state: TrailState) -> None:
    """Set which action cards Lord Wallace's deck still has, all if none are given, and the number
    of impossible cards in a row (LW-1, LW-3).
    """
    if not state.board.is_solo_game:
        return
    most = int(state.board.wallace_action_card_count)
    numbers = fields.unchecked_list("wallace_cards", "numbers of action cards", ())
    for number in numbers:
        if type(number) is not int or not 1 <= number <= most:
            allowed = f"numbers of cards from 1 to {most}"
            raise fields.field_error("wallace_cards", f"has {value_for_message(number)}", allowed)
        if state.wallace_cards[number - 1]:
            raise fields.field_error("wallace_cards", f"has {number} twice", "each card once")
        state.wallace_cards[number - 1] = 1
    if not numbers:
        for card in range(most):
            state.wallace_cards[card] = 1
    state.impossible_cards = fields.integer("impossible_cards", 0, most - 1, 0)


def read_seat_money_into_state(
    player: TomlFields, state: TrailState, seat: int, *, is_ore_sold: bool
) -> None:
    """Set a player's money; Lord Wallace has none but may have debts and income until ore is sold
    (LW-4)."""
    if seat == state.board.wallace_seat:
        most = 0 if is_ore_sold else MAX_POUNDS_OF_BID_OR_INVESTMENT
        player.integer("money", 0, 0, 0)
        state.owed = player.integer("owed", 0, most, 0)
        state.income = player.integer("income", 0, most, 0)
    else:
        state.money[seat] = player.integer(
            "money", 0, MAX_POUNDS_OF_BID_OR_INVESTMENT, int(state.board.start_money)
        )


def set_cards_under_deck_and_list_rest(
    player: TomlFields, state: TrailState, deck: list[int]
) -> list[int]:
    """Set the cards that were put under Lord Wallace's survey deck, and return the other cards of
    `deck`. Raise Unreadable if the deck has too many cards, or does not have one of those put under
    it (LW-5)."""
    texts = player.unchecked_list("under", "survey cards", ())
    under = [card_number(player, "under", state, "", text) for text in texts]
    most = int(state.board.wallace_card_cell_count - state.board.wallace_action_card_count)
    if len(deck) > most:
        allowed = f"at most {most}, as he was dealt"
        raise player.field_error("hand", f"has {len(deck)} cards", allowed)
    above = list(deck)
    for number, card in enumerate(under):
        known = card if card in above else HIDDEN_CARD_OF_UNKNOWN_BACK
        if known not in above:
            problem = f"has {state.board.card_texts[card]}, which is not in his hand"
            raise player.field_error(
                "under", problem, "cards of his hand, which is his survey deck"
            )
        above.remove(known)
        state.wallace_cards[state.board.wallace_action_card_count + number] = card + 1
    return above


def mine_count_in_whole_game(state: TrailState, seat: int) -> int:
    """Return how many mines a player has in the whole game (S-1, LW-D3)."""
    mines = int(state.board.mines_per_seat)
    if seat == state.board.wallace_seat:
        mines += int(state.board.wallace.more_mines)
    return mines


def try_read_wallace_auction_before_card_draw(
    auction: TomlFields, state: TrailState, colours: tuple[str, ...]
) -> bool:
    """If the position is an auction for which Lord Wallace must still draw the card that decides
    the area, set it and return True; otherwise return False (LW-5)."""
    if not state.board.is_solo_game or state.phase != CHOOSE_SURVEY_CARD_PHASE or "area" in auction:
        return False
    his = colours[int(state.board.wallace_seat)]
    state.opener = colours.index(auction.choice("opener", (his,), his))
    state.minimum = minimum_opening_bid(state)
    auction.integer("minimum", int(state.minimum), int(state.minimum), int(state.minimum))
    auction.word_list("in", (), "colours", ())
    auction.check_no_unknown_keys()
    return True


def may_be_in_auction(state: TrailState, seat: int) -> bool:
    """Return whether a seat may be in the auction; for Lord Wallace as the opener one work point
    is enough (LW-5).
    """
    if seat == state.board.wallace_seat == state.opener:
        return bool(state.mines_left[seat] > 0 and remaining_work_points(state, seat) > 0)
    return bool(may_take_part_in_auction_ignoring_money(state, seat))
