"""Reads a position: title, edition, optional rules, seats and state."""

from collections import Counter
from typing import Final

from game.engine.rules import Rules
from game.engine.title import Options
from game.files.toml_fields import Fields, allowed_words, shown
from game.notation.luck_text import read_luck
from game.notation.positions import ReadSetUp, read_head, read_seats
from game.titles.brass.notation import game_options, moves, player_entries, read_board
from game.titles.brass.notation.read_moment import read_moment
from game.titles.brass.notation.read_questions import check_question, read_pending
from game.titles.brass.notation.read_turns import read_order, read_ranking, read_turn
from game.titles.brass.rules.dealing import shuffle_rail_deck
from game.titles.brass.rules.hands import add_card_to_hand
from game.titles.brass.rules.kinds import CANAL, HAND_SLOTS, PACK_SLOTS, UNKNOWN_CARD
from game.titles.brass.rules.state import BrassState

# Cards of a position: hands, deck, discards and the cards that wait for the rail era (B-1.6).

HIDDEN_BESIDE: Final = "stands beside hidden things"


def read_cards(fields: Fields, players: tuple[Fields, ...], state: BrassState) -> bool:
    """Set all cards; return whether some are hidden, as in a view."""
    hides = False
    for seat, player in enumerate(players):
        cards = _read_card_numbers(player, "hand", state)
        if len(cards) > HAND_SLOTS:
            raise player.refusal("hand", f"has {len(cards)} cards", f"at most {HAND_SLOTS}")
        for card in cards:
            add_card_to_hand(state, seat, card)
        hides = hides or UNKNOWN_CARD in cards
    deck = _read_card_numbers(fields, "deck", state)
    state.deck_size = len(deck)
    for slot, card in enumerate(reversed(deck)):
        state.deck[slot] = card
    hides = hides or UNKNOWN_CARD in deck
    discards = fields.table("discards", needed=False)
    for kind, name in enumerate(state.board.card_names):
        most = int(state.board.card_count[kind])
        state.discards[kind] = discards.whole(name, 0, most, default=0)
    discards.finish()
    _check_card_counts(fields, state)
    return hides


def _read_card_numbers(fields: Fields, key: str, state: BrassState) -> list[int]:
    """Return cards by number; either all of them are hidden or none."""
    words = fields.items(key, "cards", ())
    names = state.board.card_names
    for word in words:
        if word != moves.HIDDEN and word not in names:
            raise fields.refusal(key, f"has {shown(word)}", allowed_words(word, names))
    if moves.HIDDEN in words and set(words) != {moves.HIDDEN}:
        raise fields.refusal(key, 'mixes cards and "?"', 'cards, or as many "?"')
    if len(words) > PACK_SLOTS:
        raise fields.refusal(key, f"has {len(words)} cards", f"at most {PACK_SLOTS}")
    return [state.board.card_numbers.get(str(word), UNKNOWN_CARD) for word in words]


def _check_card_counts(fields: Fields, state: BrassState) -> None:
    """Check that no more cards of a kind are used than the pack has, hidden ones included."""
    board = state.board
    dealt = [int(card) for row in (state.hand, state.deck) for card in row]
    there = Counter(card for card in dealt if card >= 0)
    for kind, name in enumerate(board.card_names):
        count = there[kind] + int(state.discards[kind])
        most = int(board.card_count[kind])
        if count > most:
            problem = f"has {count} cards of {name} with hands and discards"
            raise fields.refusal("deck", problem, f"at most {most}, as in the pack")
    hidden = dealt.count(UNKNOWN_CARD)
    if hidden + there.total() + sum(state.discards) > board.cards_in_box:
        problem = "has too many cards with hands and discards"
        raise fields.refusal("deck", problem, f"{board.cards_in_box} in the pack")


def read_rail_deck(fields: Fields, state: BrassState, *, hides: bool) -> None:
    """Set the rail era's cards; if missing they are shuffled, or unknown in a view (B-17.3)."""
    board = state.board
    usual = int(board.cards_in_box - board.out_rail)
    if "rail_deck" in fields:
        if state.era != CANAL:
            raise fields.refusal("rail_deck", "is there in the rail era", "the canal era's alone")
        if hides:
            raise fields.refusal("rail_deck", HIDDEN_BESIDE, 'none in a view, or nothing "?"')
        _lay_rail_deck(fields, state, usual)
    elif state.era == CANAL:
        state.rail_deck_size = usual
        if hides:
            for slot in range(usual):
                state.rail_deck[slot] = UNKNOWN_CARD
        else:
            shuffle_rail_deck(state)


def _lay_rail_deck(fields: Fields, state: BrassState, usual: int) -> None:
    board = state.board
    cards = _read_card_numbers(fields, "rail_deck", state)
    if UNKNOWN_CARD in cards or len(cards) > usual:
        raise fields.refusal("rail_deck", f"has {len(cards)} cards", f"at most {usual} known ones")
    there = Counter(cards)
    for kind, name in enumerate(board.card_names):
        if there[kind] > board.card_count[kind]:
            problem = f"has {there[kind]} cards of {name}"
            raise fields.refusal("rail_deck", problem, f"at most {board.card_count[kind]}")
    state.rail_deck_size = len(cards)
    for slot, card in enumerate(reversed(cards)):
        state.rail_deck[slot] = card


def read_set_up(text: str, source: str) -> ReadSetUp:
    """Return the set-up of a position text; raises Unreadable if it is not offered."""
    fields, edition = read_head(text, source, moves.TITLE, moves.EDITIONS)
    words = fields.items("expansions", "optional rules", ())
    expansions = game_options.expansion_words(words, f"{source}: expansions has")
    players, colours, names = read_seats(fields, moves.COLOURS, moves.SEAT_COUNTS)
    options = Options(moves.TITLE, len(players), edition, expansions)
    return ReadSetUp(options, colours, names, fields, players)


def read_state(set_up: ReadSetUp, rules: Rules) -> BrassState:
    """Return the state a position describes; raises Unreadable with the key that is wrong."""
    state = rules.new_state()
    assert isinstance(state, BrassState)
    fields = set_up.fields
    luck_is_told = read_luck(fields, state)
    read_moment(fields, state)
    read_board.read_counters(fields, state, set_up.colours)
    read_board.read_links(fields, state, set_up.colours)
    hides = read_cards(fields, set_up.players, state)
    player_entries.read_players(set_up.players, state)
    if luck_is_told and hides:
        key = "luck" if "luck" in fields else "seed"
        raise fields.refusal(key, HIDDEN_BESIDE, 'none in a view, or nothing "?"')
    read_rail_deck(fields, state, hides=hides)
    read_order(fields, state, set_up.colours)
    read_turn(fields, state, set_up.colours)
    read_pending(fields, state)
    read_ranking(fields, state, set_up.colours)
    fields.finish()
    player_entries.check_money(set_up.players, state)
    state.recount()
    check_question(fields, state, rules)
    if hides:
        state.luck.forget()
    return state
